import type { Calendar, Category, Event, Notification } from '@dodici/contract/types'
import { describe, expect, it } from 'vitest'
import { setPlan } from '#server/features/users/accounts.service.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { apiOf } from '#server/test/listening.ts'
import { startPlanner, type Person, type Planner } from '#server/test/planner.ts'
import { makePushDevice } from '#server/test/reminded.ts'
import { removeOldNotifications } from './notifications.service.ts'
import { fireAllDue } from './scheduler.ts'

const MORNING = '2027-01-11T06:00:00.000Z'

const silent = { info: () => undefined, error: () => undefined }

/** Lets it be a moment on a server, and lets everything come that is due then. */
async function come(planner: Planner, instant: string): Promise<void> {
  planner.clock.set(instant)
  const schedule = { ...planner, log: silent, wakePost: () => undefined, wakePush: () => undefined }
  while ((await fireAllDue(schedule)) > 0);
}

/** An hour on the wall of Rome, of which a device is to be told ten minutes before. */
async function add(person: Person, start: string, facts: object = {}): Promise<Event> {
  const times = { allDay: false, start, end: `${start.slice(0, 10)}T23:30` }
  const reminders = [{ minutesBefore: 10, channel: 'display' }]
  const answer = await person.post('/events', { title: start, ...times, reminders, ...facts })
  expect(answer.statusCode).toBe(201)
  return answer.json<Event>()
}

const titles = async (person: Person): Promise<string[]> =>
  (await person.get('/notifications')).json<Notification[]>().map(({ title }) => title)

/** What is on its way to the devices of somebody, oldest first. */
async function pushesTo({ db }: Planner, { user }: Person) {
  const rows = await db.read
    .selectFrom('push_message')
    .selectAll()
    .where('owner_id', '=', user._id)
    .orderBy('due_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    device: row.subscription_id,
    kind: row.kind,
    count: (JSON.parse(row.notification_ids) as string[]).length,
    dueAt: row.due_at,
  }))
}

/** The names of the events that a person's stream has sent until now. */
async function listenAs(planner: Planner, { token }: Person): Promise<{ heard: string[]; end: () => void }> {
  const ending = new AbortController()
  const response = await fetch(`${await apiOf(planner)}/events/stream`, {
    headers: { authorization: `Bearer ${token}` },
    signal: ending.signal,
  })
  const heard: string[] = []
  const listen = async (): Promise<void> => {
    for await (const text of response.body!.pipeThrough(new TextDecoderStream())) {
      heard.push(...[...text.matchAll(/^event: (\w+)$/gm)].map(([, name = '']) => name))
    }
  }
  void listen().catch(() => undefined)
  await expect.poll(() => heard).toEqual(['change'])
  return { heard, end: () => ending.abort() }
}

eachDatabase((planner) => {
  const begin = async (wishes: Parameters<Planner['newUser']>[0] = {}): Promise<Person> => {
    planner().clock.set(MORNING)
    return planner().newUser({ timezone: 'Europe/Rome', ...wishes })
  }

  it('what came is kept for sixty days, and longer where it was put off', async () => {
    const person = await begin()
    await add(person, '2027-01-11T10:00')
    await add(person, '2027-01-11T12:00')
    await come(planner(), '2027-01-11T10:50:00.000Z')
    const list = async () => (await person.get('/notifications')).json<Notification[]>()
    const kept = async () =>
      (
        await planner()
          .db.read.selectFrom('notification')
          .select('id')
          .where('owner_id', '=', person.user._id)
          .execute()
      ).length
    const [first] = await list()
    planner().clock.set('2027-01-12T10:00:00.000Z')
    await person.patch(`/notifications/${first?._id ?? ''}`, { snoozedUntil: '2027-06-01T10:00:00.000Z' })
    planner().clock.set('2027-03-12T10:49:00.000Z')
    await removeOldNotifications(planner())
    expect(await kept()).toBe(2)
    planner().clock.set('2027-03-12T10:51:00.000Z')
    await removeOldNotifications(planner())
    expect(await kept()).toBe(1)
  })

  describe('an open page', () => {
    it('hears when a reminder comes, whichever node lets it come, and nobody else does', async () => {
      const [person, other] = [await begin(), await begin()]
      await add(person, '2027-01-11T10:00')
      await add(person, '2027-01-11T12:00')
      const [own, foreign] = [await listenAs(planner(), person), await listenAs(planner(), other)]
      await come(planner(), '2027-01-11T08:50:00.000Z')
      await expect.poll(() => own.heard).toEqual(['change', 'notification'])
      if (planner().db.kind === 'postgresql') {
        const node = await startPlanner(planner().config)
        await come(node, '2027-01-11T10:50:00.000Z')
        await expect.poll(() => own.heard).toEqual(['change', 'notification', 'notification'])
        await node.stop()
      }
      expect(foreign.heard).toEqual(['change'])
      own.end()
      foreign.end()
    })

    it('hears what another page does with a reminder, and nobody else does', async () => {
      const [person, other] = [await begin(), await begin()]
      await add(person, '2027-01-11T10:00')
      await come(planner(), '2027-01-11T08:50:00.000Z')
      const [own, foreign] = [await listenAs(planner(), person), await listenAs(planner(), other)]
      const [came] = (await person.get('/notifications')).json<Notification[]>()
      await person.patch(`/notifications/${came?._id ?? ''}`, { done: true })
      await expect.poll(() => own.heard).toEqual(['change', 'notification'])
      expect(foreign.heard).toEqual(['change'])
      own.end()
      foreign.end()
    })

    it('hears nothing while nothing comes', async () => {
      const person = await begin()
      await add(person, '2027-01-11T10:00')
      const own = await listenAs(planner(), person)
      await come(planner(), '2027-01-11T08:49:00.000Z')
      await add(person, '2027-01-11T16:00')
      await expect.poll(() => own.heard).toEqual(['change', 'change'])
      own.end()
    })
  })

  describe('devices', () => {
    it('are called once each for a reminder, and those of nobody else', async () => {
      const [person, other] = [await begin(), await begin()]
      const devices = [await makePushDevice(planner(), person), await makePushDevice(planner(), person)]
      await makePushDevice(planner(), other)
      await add(person, '2027-01-11T10:00')
      await come(planner(), '2027-01-11T08:50:00.000Z')
      await come(planner(), '2027-01-11T08:51:00.000Z')
      const dueAt = '2027-01-11T08:50:00.000Z'
      const pushes = await pushesTo(planner(), person)
      expect(pushes.map(({ device }) => device).sort()).toEqual(devices.sort())
      for (const push of pushes) expect(push).toMatchObject({ kind: 'reminder', count: 1, dueAt })
      expect(await pushesTo(planner(), other)).toEqual([])
    })

    it('D8: are called once for all that comes late', async () => {
      const person = await begin()
      const device = await makePushDevice(planner(), person)
      for (const start of ['2027-01-11T10:00', '2027-01-11T10:30', '2027-01-11T11:00']) await add(person, start)
      await come(planner(), '2027-01-11T11:50:00.000Z')
      expect(await pushesTo(planner(), person)).toEqual([
        { device, kind: 'late', count: 3, dueAt: '2027-01-11T11:50:00.000Z' },
      ])
    })

    it('wait for the end of quiet hours, and then are called once; again when something was put off until now', async () => {
      const person = await begin()
      const device = await makePushDevice(planner(), person)
      await person.patch('/users/profile', { reminders: { quietFrom: '22:00', quietTo: '07:00' } })
      const early = { reminders: [{ minutesBefore: 660, channel: 'display' }] }
      await add(person, '2027-01-12T09:30', early)
      await add(person, '2027-01-12T10:30', early)
      await come(planner(), '2027-01-11T21:30:00.000Z')
      await come(planner(), '2027-01-11T22:30:00.000Z')
      const atSeven = { device, kind: 'late', count: 2, dueAt: '2027-01-12T06:00:00.000Z' }
      expect(await pushesTo(planner(), person)).toEqual([atSeven])
      const [first] = (await person.get('/notifications')).json<Notification[]>()
      await person.patch(`/notifications/${first!._id}`, { snoozedUntil: '2027-01-12T08:00:00.000Z' })
      await come(planner(), '2027-01-12T07:59:00.000Z')
      expect(await pushesTo(planner(), person)).toHaveLength(1)
      await come(planner(), '2027-01-12T08:00:00.000Z')
      await come(planner(), '2027-01-12T08:01:00.000Z')
      const again = { device, kind: 'reminder', count: 1, dueAt: '2027-01-12T08:00:00.000Z' }
      expect(await pushesTo(planner(), person)).toEqual([atSeven, again])
    })

    it('are not called on the Basic plan, where the page shows the reminder all the same', async () => {
      const person = await begin()
      await makePushDevice(planner(), person)
      await setPlan(planner(), person.email, 'basic')
      await add(person, '2027-01-11T10:00')
      await come(planner(), '2027-01-11T08:50:00.000Z')
      expect(await pushesTo(planner(), person)).toEqual([])
      expect(await titles(person)).toEqual(['2027-01-11T10:00'])
    })

    it('are not called where the person’s own devices ring, and the page lists the reminder as seen', async () => {
      const person = await begin()
      await makePushDevice(planner(), person)
      await person.patch('/users/profile', { reminders: { byDevices: true } })
      await add(person, '2027-01-11T10:00')
      await come(planner(), '2027-01-11T08:50:00.000Z')
      expect(await pushesTo(planner(), person)).toEqual([])
      const [listed] = (await person.get('/notifications')).json<Notification[]>()
      expect(listed).toMatchObject({ title: '2027-01-11T10:00', seenAt: '2027-01-11T08:50:00.000Z' })
    })
  })

  describe('what an event belongs to', () => {
    it('takes its reminders along when a calendar is deleted: those that will come, and those that came', async () => {
      const [person, other] = [await begin(), await begin()]
      const calendar = (await person.post('/calendars', { name: 'Lavoro', year: 2027 })).json<Calendar>()
      await add(person, '2027-01-11T10:00', { calendarId: calendar._id })
      await add(person, '2027-01-11T12:00', { calendarId: calendar._id })
      await add(other, '2027-01-11T12:00')
      await come(planner(), '2027-01-11T08:50:00.000Z')
      expect(await titles(person)).toEqual(['2027-01-11T10:00'])
      expect((await person.delete(`/calendars/${calendar._id}`)).statusCode).toBe(204)
      expect(await titles(person)).toEqual([])
      await come(planner(), '2027-01-11T10:50:00.000Z')
      expect(await titles(person)).toEqual([])
      expect(await titles(other)).toEqual(['2027-01-11T12:00'])
      const ownRows = planner().db.read.selectFrom('reminder_look').selectAll().where('owner_id', '=', person.user._id)
      expect(await ownRows.execute()).toEqual([])
    })

    it('leaves its reminders alone when a category is deleted', async () => {
      const person = await begin()
      const made = await person.post('/categories', { name: 'Salute', color: '#1976d2' })
      const { _id: categoryId } = made.json<Category>()
      await add(person, '2027-01-11T10:00', { categoryId })
      expect((await person.delete(`/categories/${categoryId}`)).statusCode).toBe(204)
      await come(planner(), '2027-01-11T08:50:00.000Z')
      await come(planner(), '2027-01-11T08:52:00.000Z')
      expect(await titles(person)).toEqual(['2027-01-11T10:00'])
    })
  })
})
