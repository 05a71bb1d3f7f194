import type { Event, Notification, UpcomingReminder } from '@dodici/contract/types'
import { describe, expect, it } from 'vitest'
import { setPlan } from '#server/features/users/accounts.service.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person, Planner } from '#server/test/planner.ts'
import { fireAllDue } from './scheduler.ts'

const display = (minutesBefore: number) => ({ minutesBefore, channel: 'display' })
const email = (minutesBefore: number) => ({ minutesBefore, channel: 'email' })

/** An hour on the wall of Rome. */
const visit = (start: string, facts: object = {}) => ({
  title: 'Dentista',
  allDay: false,
  start,
  end: `${start.slice(0, 10)}T23:00`,
  reminders: [display(10)],
  ...facts,
})

/** What the page lists, as the person sees it now. */
const list = async (person: Person, query = ''): Promise<Notification[]> =>
  (await person.get(`/notifications${query}`)).json<Notification[]>()

const titles = async (person: Person): Promise<string[]> => (await list(person)).map(({ title }) => title)

const add = async (person: Person, body: object): Promise<Event> => {
  const answer = await person.post('/events', body)
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json<Event>()
}

/** Lets it be a moment, and lets everything come that is due then. */
async function at(planner: Planner, instant: string): Promise<void> {
  planner.clock.set(instant)
  const schedule = { ...planner, log: silent, wakePost: () => undefined, wakePush: () => undefined }
  while ((await fireAllDue(schedule)) > 0);
}

const silent = { info: () => undefined, error: () => undefined }

/** A morning in Rome on which nothing has come yet. */
const MORNING = '2027-01-11T06:00:00.000Z'

eachDatabase((planner) => {
  const begin = async (wishes: Parameters<Planner['newUser']>[0] = {}): Promise<Person> => {
    planner().clock.set(MORNING)
    return planner().newUser({ timezone: 'Europe/Rome', ...wishes })
  }
  const come = (instant: string) => at(planner(), instant)

  describe('a reminder', () => {
    it('comes when it is due, once, and is there as the event is now', async () => {
      const person = await begin()
      const event = await add(person, visit('2027-01-11T10:00'))
      await come('2027-01-11T08:49:59.000Z')
      expect(await list(person)).toEqual([])
      await come('2027-01-11T08:50:00.000Z')
      await come('2027-01-11T08:55:00.000Z')
      await person.patch(`/events/${event._id}`, { title: 'Dentista, con Anna' })
      await come('2027-01-11T08:56:00.000Z')
      expect(await list(person)).toMatchObject([
        {
          eventId: event._id,
          recurrenceId: null,
          title: 'Dentista, con Anna',
          start: '2027-01-11T10:00',
          minutesBefore: 10,
          at: '2027-01-11T08:50:00.000Z',
          late: false,
          snoozedUntil: null,
          seenAt: null,
          doneAt: null,
        },
      ])
    })

    it('comes by each of several wishes, also where the same one is said twice', async () => {
      const person = await begin()
      await add(
        person,
        visit('2027-01-20T10:00', { reminders: [display(10), display(10), display(10_080), email(60)] }),
      )
      await come('2027-01-13T09:00:00.000Z')
      await come('2027-01-20T08:50:00.000Z')
      expect((await list(person)).map(({ minutesBefore }) => minutesBefore)).toEqual([10, 10_080])
      expect(await planner().mailsTo(person.email)).toHaveLength(1)
    })

    it('follows its event: moved, edited, deleted and brought back', async () => {
      const person = await begin()
      const event = await add(person, visit('2027-01-11T10:00'))
      await come('2027-01-11T08:50:00.000Z')
      await person.patch(`/events/${event._id}`, { start: '2027-01-11T12:00' })
      await come('2027-01-11T10:50:00.000Z')
      expect((await list(person)).map((one) => one.at)).toEqual([
        '2027-01-11T10:50:00.000Z',
        '2027-01-11T08:50:00.000Z',
      ])
      const later = await add(person, visit('2027-01-11T15:00', { title: 'Treno' }))
      const gone = await person.delete(`/events/${later._id}`)
      await come('2027-01-11T13:50:00.000Z')
      expect(await titles(person)).not.toContain('Treno')
      planner().clock.set('2027-01-11T13:55:00.000Z')
      await person.post(`/changes/${String(gone.headers['x-change-id'])}/undo`)
      await come('2027-01-11T14:00:00.000Z')
      expect(await titles(person)).not.toContain('Treno')
      await person.patch(`/events/${later._id}`, { start: '2027-01-12T15:00', end: '2027-01-12T16:00' })
      await come('2027-01-12T13:50:00.000Z')
      expect(await titles(person)).toContain('Treno')
      await person.delete(`/events/${event._id}`)
      expect(await titles(person)).toEqual(['Treno'])
    })

    it('does not come for a time that was past when it was asked for', async () => {
      const person = await begin()
      const event = await add(person, visit('2027-01-11T07:05'))
      await come('2027-01-11T06:10:00.000Z')
      await person.patch(`/events/${event._id}`, { start: '2027-01-11T09:00', reminders: [display(10), display(180)] })
      await come('2027-01-11T06:20:00.000Z')
      expect(await list(person)).toEqual([])
      await come('2027-01-11T07:50:00.000Z')
      expect((await list(person)).map(({ minutesBefore }) => minutesBefore)).toEqual([10])
    })

    it('is not swallowed by a change that comes between its moment and the look', async () => {
      const person = await begin()
      const event = await add(person, visit('2027-01-11T10:00'))
      await come('2027-01-11T08:00:00.000Z')
      planner().clock.set('2027-01-11T08:50:01.000Z')
      await person.patch(`/events/${event._id}`, { title: 'Dentista!' })
      await come('2027-01-11T08:50:02.000Z')
      expect(await titles(person)).toEqual(['Dentista!'])
    })

    it('of a series comes for each occurrence, as it is now, and for none that is taken out', async () => {
      const person = await begin()
      const event = await add(person, visit('2027-01-11T10:00', { recurrence: 'FREQ=DAILY;COUNT=5', title: 'Corso' }))
      const path = (day: string, scope: string) => `/events/${event._id}?scope=${scope}&occurrence=2027-01-${day}T10:00`
      await person.delete(path('12', 'this'))
      await person.patch(path('13', 'this'), {
        start: '2027-01-13T16:00',
        end: '2027-01-13T17:00',
        title: 'Corso (pm)',
      })
      await person.patch(path('14', 'following'), { start: '2027-01-14T18:00', end: '2027-01-14T19:00' })
      for (const day of ['11', '12', '13', '14', '15', '16']) {
        await come(`2027-01-${day}T08:50:00.000Z`)
        await come(`2027-01-${day}T20:00:00.000Z`)
      }
      const seen = (await list(person)).map((one) => [one.at.slice(5, 16), one.title, one.recurrenceId?.slice(5)])
      expect(seen.reverse()).toEqual([
        ['01-11T08:50', 'Corso', '01-11T10:00'],
        ['01-13T14:50', 'Corso (pm)', '01-13T10:00'],
        ['01-14T16:50', 'Corso', '01-14T18:00'],
        ['01-15T16:50', 'Corso', '01-15T18:00'],
      ])
    })

    it('T2: of a whole day comes at the hour of the person, and once when they travel', async () => {
      const person = await begin()
      await add(person, {
        title: 'Ferie',
        allDay: true,
        start: '2027-01-12',
        end: '2027-01-14',
        reminders: [display(0)],
      })
      await person.patch('/users/profile', { reminders: { allDayAt: '08:00' } })
      await come('2027-01-12T06:59:00.000Z')
      expect(await list(person)).toEqual([])
      await come('2027-01-12T07:00:00.000Z')
      expect(await titles(person)).toEqual(['Ferie'])
      planner().clock.set('2027-01-12T07:05:00.000Z')
      await person.patch('/users/profile', { timezone: 'America/New_York' })
      await come('2027-01-12T20:00:00.000Z')
      expect(await list(person)).toMatchObject([{ start: '2027-01-12', at: '2027-01-12T07:00:00.000Z' }])
    })

    it('T3: of a timed event comes at its instant, wherever the person has gone', async () => {
      const person = await begin()
      await add(person, visit('2027-01-11T22:00'))
      await person.patch('/users/profile', { timezone: 'Pacific/Auckland' })
      await come('2027-01-11T20:49:00.000Z')
      expect(await list(person)).toEqual([])
      await come('2027-01-11T20:50:00.000Z')
      expect(await list(person)).toMatchObject([{ start: '2027-01-12T10:00' }])
    })
  })

  describe('the list', () => {
    it('ticks off, puts off, brings back, and takes each of it back', async () => {
      const person = await begin()
      await add(person, visit('2027-01-11T10:00'))
      await come('2027-01-11T08:50:00.000Z')
      const [{ _id }] = (await list(person)) as [Notification]
      const patch = (body: object) => person.patch(`/notifications/${_id}`, body)
      expect((await patch({ done: true })).json()).toMatchObject({ doneAt: '2027-01-11T08:50:00.000Z' })
      expect(await list(person)).toEqual([])
      expect(await list(person, '?done=true')).toHaveLength(1)
      expect((await patch({ done: false })).json()).toMatchObject({ doneAt: null })
      const snoozed = await patch({ snoozedUntil: '2027-01-11T09:00:00Z' })
      expect(snoozed.json()).toMatchObject({ snoozedUntil: '2027-01-11T09:00:00.000Z' })
      await come('2027-01-11T08:59:00.000Z')
      expect(await list(person)).toMatchObject([{ snoozedUntil: '2027-01-11T09:00:00.000Z' }])
      await come('2027-01-11T09:00:00.000Z')
      expect(await list(person)).toMatchObject([{ snoozedUntil: null, seenAt: null }])
      await person.post('/notifications/seen')
      expect(await list(person)).toMatchObject([{ seenAt: '2027-01-11T09:00:00.000Z' }])
    })

    it.each([['2027-01-11T08:49:00Z'], ['2028-02-11T08:49:00Z'], ['tomorrow']])(
      'puts nothing off to %s',
      async (until) => {
        const person = await begin()
        await add(person, visit('2027-01-11T10:00'))
        await come('2027-01-11T08:50:00.000Z')
        const [{ _id }] = (await list(person)) as [Notification]
        expect((await person.patch(`/notifications/${_id}`, { snoozedUntil: until })).statusCode).toBe(400)
        expect(await list(person)).toMatchObject([{ snoozedUntil: null }])
      },
    )

    it('is nobody else\u2019s', async () => {
      const [person, other] = [await begin(), await begin()]
      await add(person, visit('2027-01-11T10:00'))
      await come('2027-01-11T08:50:00.000Z')
      const [{ _id }] = (await list(person)) as [Notification]
      expect(await list(other)).toEqual([])
      expect((await other.patch(`/notifications/${_id}`, { done: true })).statusCode).toBe(404)
      await other.post('/notifications/seen')
      expect(await list(person)).toMatchObject([{ seenAt: null, doneAt: null }])
    })

    it('tells what will come, nearest first, with its day', async () => {
      const [person, other] = [await begin(), await begin()]
      await add(person, visit('2027-03-01T10:00', { title: 'Esame', reminders: [display(30_240), email(60)] }))
      await add(person, visit('2027-01-12T10:00', { recurrence: 'FREQ=WEEKLY;COUNT=2' }))
      await come(MORNING)
      const upcoming = async (who: Person, days: number) =>
        (await who.get(`/reminders/upcoming?days=${String(days)}`)).json<UpcomingReminder[]>()
      expect((await upcoming(person, 90)).map((one) => [one.at, one.title, one.channel, one.start])).toEqual([
        ['2027-01-12T08:50:00.000Z', 'Dentista', 'display', '2027-01-12T10:00'],
        ['2027-01-19T08:50:00.000Z', 'Dentista', 'display', '2027-01-19T10:00'],
        ['2027-02-08T09:00:00.000Z', 'Esame', 'display', '2027-03-01T10:00'],
        ['2027-03-01T08:00:00.000Z', 'Esame', 'email', '2027-03-01T10:00'],
      ])
      expect(await upcoming(person, 7)).toHaveLength(1)
      expect(await upcoming(other, 90)).toEqual([])
    })
  })

  describe('by mail', () => {
    it('writes times as the person does', async () => {
      const person = await begin({ language: 'it' })
      await person.patch('/users/profile', { hourCycle: 'h12' })
      await add(person, visit('2027-01-12T10:00', { title: 'Treno', reminders: [email(10)] }))
      await come('2027-01-12T08:50:00.000Z')
      const next = (await planner().mailsTo(person.email)).find(({ subject }) => subject.startsWith('Treno'))
      expect(next?.subject).toMatch(/^Treno: martedì 12 gennaio 2027, 10:00\sAM–11:00\sPM$/)
    })

    it('says when and where, in the language of the person, with a way to get no more', async () => {
      const person = await begin({ language: 'it' })
      await add(person, visit('2027-01-11T10:00', { location: 'Via Roma 1', reminders: [email(10)] }))
      await come('2027-01-11T08:50:00.000Z')
      expect(await list(person)).toEqual([])
      const [message] = await planner().mailsTo(person.email)
      expect(message?.subject).toBe('Dentista: lunedì 11 gennaio 2027, 10:00–23:00')
      expect(message?.text).toContain('Via Roma 1')
      const token = /token=([\w.-]+)/.exec(message?.unsubscribe ?? '')?.[1] ?? ''
      const path = `/unsubscribe?token=${token}`
      expect((await planner().request('GET', path)).body).toContain('<form method="post">')
      expect((await person.get('/users/profile')).json()).toMatchObject({ reminders: { byMail: true } })
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const stopped = await planner().request('POST', path, { body: 'List-Unsubscribe=One-Click', headers })
      expect([stopped.statusCode, stopped.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect((await person.get('/users/profile')).json()).toMatchObject({ reminders: { byMail: false } })
      await add(person, visit('2027-01-11T12:00', { reminders: [email(10)] }))
      await come('2027-01-11T10:50:00.000Z')
      expect(await planner().mailsTo(person.email)).toHaveLength(1)
    })

    it('A9: lets nobody in by such a link, and takes none that was not made here', async () => {
      const [person, other] = [await begin(), await begin()]
      await add(person, visit('2027-01-11T10:00', { reminders: [email(10)] }))
      await come('2027-01-11T08:50:00.000Z')
      const [message] = await planner().mailsTo(person.email)
      const token = /token=([\w.-]+)/.exec(message?.unsubscribe ?? '')?.[1] ?? ''
      expect((await planner().request('GET', '/users/profile', { token })).statusCode).toBe(401)
      const swapped = token.replace(person.user._id, other.user._id)
      for (const wrong of [swapped, token.replace('reminders', 'digest'), `${token}x`, 'doduns_', person.token]) {
        for (const method of ['GET', 'POST'] as const) {
          const answer = await planner().request(method, `/unsubscribe?token=${wrong}`)
          expect([wrong, answer.statusCode]).toEqual([wrong, 404])
        }
      }
      expect((await other.get('/users/profile')).json()).toMatchObject({ reminders: { byMail: true } })
    })

    it('I8: has what somebody has typed as text, and no header of it', async () => {
      const person = await begin({ language: 'en' })
      const title = '<img src=x onerror=alert(1)>\u2028Bcc: all@example.org'
      await add(person, visit('2027-01-11T10:00', { title, location: 'javascript:alert(1)', reminders: [email(10)] }))
      await come('2027-01-11T08:50:00.000Z')
      const [message] = await planner().mailsTo(person.email)
      expect(message?.html).not.toContain('<img')
      expect(message?.html).not.toMatch(/href="javascript/)
      expect(message?.subject).not.toMatch(/[\r\n\u2028]/)
    })

    it('says nothing of what was deleted before it was sent, and one mail a reminder on the Basic plan', async () => {
      const person = await begin()
      const event = await add(person, visit('2027-01-11T10:00', { reminders: [email(10), email(20)] }))
      await setPlan(planner(), person.email, 'basic')
      await come('2027-01-11T08:50:00.000Z')
      expect(await planner().mailsTo(person.email)).toHaveLength(1)
      await add(person, visit('2027-01-11T11:00', { title: 'Treno', reminders: [email(10)] }))
      const gone = await add(person, visit('2027-01-11T12:00', { reminders: [email(10)] }))
      await come('2027-01-11T10:50:00.000Z')
      await person.delete(`/events/${gone._id}`)
      await person.delete(`/events/${event._id}`)
      const subjects = (await planner().mailsTo(person.email)).map((message) => message.subject)
      expect(subjects).toHaveLength(2)
      expect(subjects[1]).toContain('Treno')
    })

    it('waits for the end of quiet hours in one mail, but for what begins before it', async () => {
      const person = await begin()
      await person.patch('/users/profile', { reminders: { quietFrom: '22:00', quietTo: '07:00' } })
      for (const [start, minutes] of [
        ['12T09:00', 600],
        ['12T10:00', 600],
        ['12T06:00', 120],
      ] as const) {
        await add(person, visit(`2027-01-${start}`, { title: start, reminders: [email(minutes)] }))
      }
      await come('2027-01-11T22:00:00.000Z')
      await come('2027-01-11T23:00:00.000Z')
      expect(await planner().mailsTo(person.email)).toEqual([])
      await come('2027-01-12T03:00:00.000Z')
      expect((await planner().mailsTo(person.email)).map(({ subject }) => subject.slice(0, 8))).toEqual(['12T06:00'])
      await come('2027-01-12T06:00:00.000Z')
      const [, second, third] = await planner().mailsTo(person.email)
      expect([second?.subject, third]).toEqual(['12T09:00 e un altro promemoria', undefined])
      expect(second?.text).toContain('12T09:00')
      expect(second?.text).toContain('12T10:00')
    })
  })

  describe('a digest', () => {
    it('comes at its hour with what is ahead, once a day, and on days without anything not at all', async () => {
      const person = await begin({ language: 'en' })
      await person.patch('/users/profile', { reminders: { digest: 'daily', digestAt: '07:30' } })
      await add(person, visit('2027-01-12T10:00', { reminders: [] }))
      await add(person, visit('2027-01-13T10:00', { title: 'Off', status: 'cancelled', reminders: [] }))
      for (const day of ['11', '12', '12', '13', '14']) await come(`2027-01-${day}T06:30:00.000Z`)
      const mails = await planner().mailsTo(person.email)
      expect(mails.map(({ subject }) => subject)).toEqual(['Your day: Tuesday, 12 January 2027'])
      expect(mails[0]?.text).toContain('Tuesday, 12 January 2027, 10:00–23:00')
      expect(mails[0]?.unsubscribe).toContain('digest')
    })

    it('of a week comes as it begins; one that is hours late is left out; Basic has none', async () => {
      const person = await begin()
      await person.patch('/users/profile', { reminders: { digest: 'weekly' } })
      await add(person, visit('2027-01-20T10:00', { reminders: [] }))
      await add(person, visit('2027-01-27T10:00', { reminders: [] }))
      await come('2027-01-18T06:00:00.000Z')
      await come('2027-01-25T13:00:00.000Z')
      expect((await planner().mailsTo(person.email)).map(({ subject }) => subject)).toEqual([
        'La tua settimana da lunedì 18 gennaio 2027',
      ])
      await setPlan(planner(), person.email, 'basic')
      const refused = await person.patch('/users/profile', { reminders: { digest: 'daily' } })
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'plan_limit'])
    })

    it('wants both ends of quiet hours', async () => {
      const person = await begin()
      const refused = await person.patch('/users/profile', { reminders: { quietFrom: '22:00' } })
      expect(refused.statusCode).toBe(400)
      expect(refused.json()).toMatchObject({ errors: [{ path: 'reminders.quietTo' }] })
    })
  })
})
