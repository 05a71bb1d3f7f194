import type { Category, Change, SubscriptionPreview } from '@dodici/contract/types'
import type { Problem } from '@dodici/contract/errors'
import { afterAll, expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import { dayLines, daysFeed, feedOf, startFeedServer } from '../../../../../scripts/machine/feed-server.ts'
import {
  calendarsOf,
  eventsOf,
  openFiles,
  passMinutes,
  readAllDue,
  subscribe,
  subscriptionsOf,
  titlesOf,
} from './test/subscriber.ts'

const server = await startFeedServer()
const files = openFiles()
afterAll(async () => {
  await files.close()
  await server.close()
})

eachDatabase(
  (planner) => {
    it('shows before it is taken what a calendar holds, and stores nothing of it', async () => {
      const person = await planner().newUser()
      server.answer('/p', daysFeed(12, ['X-WR-CALNAME:Scuola', 'REFRESH-INTERVAL;VALUE=DURATION:PT12H']))
      const before = await everyRow(planner().db)
      const answer = await person.post('/subscriptions/preview', { url: server.urlOf('/p') })
      expect(answer.json<SubscriptionPreview>()).toMatchObject({
        name: 'Scuola',
        url: server.urlOf('/p'),
        events: 12,
        first: '2027-01-01',
        last: '2027-01-12',
        minutes: 720,
      })
      const { attempt: _before, ...stored } = await everyRow(planner().db)
      const { attempt: _after, ...then } = before
      expect(stored).toEqual(then)
    })

    it('makes a calendar of it that is named and coloured as wished, and follows its address', async () => {
      const person = await planner().newUser()
      server.answer('/a', feedOf([dayLines(1), dayLines(2)], ['X-WR-CALNAME:Scuola']))
      const made = await subscribe(person, server.urlOf('/a'), { color: '#aa00ff' })
      expect(made).toMatchObject({ fault: null, minutes: 60, kind: 'event', lastOkAt: '2026-11-20T09:00:00.000Z' })
      expect((await calendarsOf(person)).at(-1)).toMatchObject({
        _id: made.calendarId,
        name: 'Scuola',
        color: '#aa00ff',
        kind: 'subscribed',
      })
      server.answer('/a', feedOf([dayLines(2, { title: 'Altro' }), dayLines(3)]))
      expect(await readAllDue(planner(), files)).toBe(0)
      passMinutes(planner(), 61)
      expect(await readAllDue(planner(), files)).toBe(1)
      expect(await titlesOf(person)).toEqual(['Altro', 'Giorno 3'])
    })

    it('writes nothing where nothing has changed, be it said by 304, by the same octets, or by the same events', async () => {
      const person = await planner().newUser()
      server.answer('/same', (request, response) => {
        if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end()
        else response.writeHead(200, { etag: '"1"' }).end(daysFeed(3))
      })
      server.answer('/octets', daysFeed(3))
      let stamp = 0
      server.answer('/stamped', (_request, response) => {
        stamp += 1
        const lines = [...dayLines(1), `DTSTAMP:2027010${String(stamp)}T000000Z`]
        response.writeHead(200).end(feedOf([lines]))
      })
      for (const path of ['/same', '/octets', '/stamped']) await subscribe(person, server.urlOf(path))
      const sequence = await sequenceOf(person.user._id)
      const tag = (await person.get('/events?year=2027')).headers['etag']
      passMinutes(planner(), 61)
      expect(await readEach()).toBeGreaterThanOrEqual(3)
      expect(await sequenceOf(person.user._id)).toBe(sequence)
      expect((await person.get('/events?year=2027')).headers['etag']).toBe(tag)
      for (const one of await subscriptionsOf(person))
        expect(one.lastOkAt).toBe(new Date(planner().clock.now()).toISOString())
    })

    it('keeps category, kind, reminders, name and colour through every refresh, and shows the events so', async () => {
      const person = await planner().newUser()
      const category = (await person.post('/categories', { name: 'Scuola' })).json<Category>()
      const timed = ['UID:t', 'SUMMARY:Ora', 'DTSTART:20270301T100000', 'DTEND:20270301T110000', 'CATEGORIES:Altra']
      server.answer('/k', feedOf([dayLines(1), timed]))
      const { calendarId } = await subscribe(person, server.urlOf('/k'))
      expect((await eventsOf(person)).map(({ reminders, kind }) => [kind, reminders])).toEqual([
        ['event', []],
        ['event', []],
      ])
      const wishes = {
        kind: 'marker',
        categoryId: category._id,
        reminders: { timed: [{ minutesBefore: 10, channel: 'display' }], allDay: [] },
        everyMinutes: 15,
      }
      expect((await person.patch(`/subscriptions/${calendarId}`, wishes)).json()).toMatchObject({
        ...wishes,
        minutes: 15,
      })
      await person.patch(`/calendars/${calendarId}`, { name: 'Mio', color: '#123456' })
      const shown = async () =>
        (await eventsOf(person))
          .sort((one, other) => (one.title < other.title ? -1 : 1))
          .map(({ title, kind, categoryId, reminders }) => [title, kind, categoryId, reminders])
      const wanted = [
        ['Giorno 1', 'marker', category._id, []],
        ['Ora', 'marker', category._id, wishes.reminders.timed],
      ]
      expect(await shown()).toEqual(wanted)
      server.answer('/k', feedOf([dayLines(1, { title: 'Nuovo' }), timed]))
      passMinutes(planner(), 16)
      await readEach()
      expect(await shown()).toEqual([['Nuovo', 'marker', category._id, []], wanted[1]])
      expect((await calendarsOf(person)).at(-1)).toMatchObject({ name: 'Mio', color: '#123456' })
      expect((await person.get('/categories')).json<Category[]>().some(({ name }) => name === 'Altra')).toBe(false)
    })

    it('stands in the history once, for its making, and in no trash; and the making is not undone', async () => {
      const person = await planner().newUser()
      server.answer('/h', daysFeed(3))
      const { calendarId } = await subscribe(person, server.urlOf('/h'), { name: 'Ferie' })
      server.answer('/h', feedOf([dayLines(7)]))
      passMinutes(planner(), 61)
      await readEach()
      expect(await titlesOf(person)).toEqual(['Giorno 7'])
      const changes = (await person.get('/changes')).json<Change[]>()
      expect(changes.map(({ kind, title, undoable }) => [kind, title, undoable])).toEqual([
        ['subscription.create', 'Ferie', false],
      ])
      expect((await person.get('/trash')).json()).toEqual([])
      for (const way of ['undo', 'undo-since']) {
        const answer = await person.post(`/changes/${changes[0]?._id ?? ''}/${way}`)
        expect([way, answer.statusCode]).toEqual([way, 409])
      }
      expect(await titlesOf(person)).toEqual(['Giorno 7'])
      expect((await person.delete(`/calendars/${calendarId}`)).statusCode).toBe(204)
      expect([await subscriptionsOf(person), await eventsOf(person)]).toEqual([[], []])
    })

    it('lets a person go back over what they did themselves, whatever was read in between', async () => {
      const person = await planner().newUser()
      const own = await person.post('/events', { title: 'Mio', allDay: true, start: '2027-05-01', end: '2027-05-01' })
      server.answer('/u', daysFeed(2))
      await subscribe(person, server.urlOf('/u'))
      server.answer('/u', daysFeed(4))
      passMinutes(planner(), 61)
      await readEach()
      const answer = await person.post(`/changes/${String(own.headers['x-change-id'])}/undo-since`)
      expect(answer.statusCode).toBe(200)
      expect(await titlesOf(person)).toEqual(['Giorno 0', 'Giorno 1', 'Giorno 2', 'Giorno 3'])
    })

    it('keeps the names of events that their calendar names anew each time', async () => {
      const person = await planner().newUser()
      const named = (round: number) =>
        feedOf([1, 2, 3].map((day) => dayLines(day, { uid: `${String(round)}-${String(day)}` })))
      server.answer('/n', named(1))
      await subscribe(person, server.urlOf('/n'))
      const ids = async () => (await eventsOf(person)).map(({ _id }) => _id).sort()
      const [before, sequence] = [await ids(), await sequenceOf(person.user._id)]
      server.answer('/n', named(2))
      passMinutes(planner(), 61)
      await readEach()
      expect([await ids(), await sequenceOf(person.user._id)]).toEqual([before, sequence])
    })

    it('refuses what is no calendar with its reason, and then stores nothing', async () => {
      const person = await planner().newUser()
      server.answer('/html', '<!doctype html>')
      server.answer('/broken', 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\n')
      const { attempt: _before, ...before } = await everyRow(planner().db)
      for (const [url, feedFault] of [
        [server.urlOf('/html'), 'notCalendar'],
        [server.urlOf('/broken'), 'cutOff'],
        [server.urlOf('/nowhere'), 'notFound'],
        ['http://127.0.0.1:1/', 'address'],
        ['not an address', 'address'],
      ]) {
        for (const path of ['/subscriptions', '/subscriptions/preview']) {
          const answer = await person.post(path, { url })
          expect([url, answer.statusCode, answer.json<Problem>()]).toMatchObject([
            url,
            400,
            { code: 'feed_refused', feedFault },
          ])
        }
      }
      const { attempt: _after, ...after } = await everyRow(planner().db)
      expect(after).toEqual(before)
    })

    it('Z2: takes no category of anybody else, nor one that is not there', async () => {
      const [person, stranger] = [await planner().newUser(), await planner().newUser()]
      const category = (await stranger.post('/categories', { name: 'Altrui' })).json<Category>()
      server.answer('/z', daysFeed(1))
      const { calendarId } = await subscribe(person, server.urlOf('/z'))
      for (const categoryId of [category._id, 'x']) {
        const answers = [
          await person.post('/subscriptions', { url: server.urlOf('/z'), categoryId }),
          await person.patch(`/subscriptions/${calendarId}`, { categoryId }),
        ]
        for (const answer of answers) expect(answer.json()).toMatchObject({ code: 'unknown_reference' })
      }
    })

    it('counts neither as an own calendar nor as own events of a plan', async () => {
      const person = await planner().newUser()
      await planner().db.transact((trx) =>
        trx.updateTable('user').set({ plan: 'basic' }).where('id', '=', person.user._id).execute(),
      )
      server.answer('/many', daysFeed(150))
      const { calendarId } = await subscribe(person, server.urlOf('/many'))
      const own = await person.post('/events', { title: 'Mio', allDay: true, start: '2027-05-01', end: '2027-05-01' })
      expect(own.statusCode).toBe(201)
      expect(own.json<{ calendarId: string }>().calendarId).not.toBe(calendarId)
      const [first] = await calendarsOf(person)
      expect((await person.delete(`/calendars/${first?._id ?? ''}`)).json()).toMatchObject({ code: 'last_calendar' })
    })

    const sequenceOf = async (id: string): Promise<number> =>
      (await planner().db.read.selectFrom('user').select('sequence').where('id', '=', id).executeTakeFirstOrThrow())
        .sequence

    /** One subscription of a person after another, as time goes by. */
    async function readEach(): Promise<number> {
      let [count, read] = [0, 1]
      while (read > 0) {
        read = await readAllDue(planner(), files)
        count += read
      }
      return count
    }
  },
  { OUTGOING_ALLOWED: server.place },
)
