import type { Event } from '@dodici/contract/types'
import { describe, expect, it } from 'vitest'
import { calmClock } from './calm-clock.ts'
import { removeDeadSessions } from './features/sessions/sessions.service.ts'
import { fireAllDue } from './features/reminders/scheduler.ts'
import { bucketOf, removeOldAttempts, takeAttempts } from './features/limits/limits.ts'
import { writeRate } from './db/journal/write-rate.ts'
import { eachDatabase } from './test/each-database.ts'
import type { Person, Planner } from './test/planner.ts'

const START = '2026-11-20T09:00:00.000Z'
/** Where the clock is set back to: by NTP, by a machine that goes on after a pause, by a person. */
const BEFORE: readonly (readonly [name: string, instant: string])[] = [
  ['an hour', '2026-11-20T08:00:00.000Z'],
  ['a year', '2025-11-20T09:00:00.000Z'],
]
const MINUTE = 60_000
const minutesAfter = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + minutes * MINUTE).toISOString()

const schedule = ({ db, clock }: Planner) => ({
  db,
  clock,
  log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  wakePost: () => undefined,
  wakePush: () => undefined,
})

/** How many reminders have come to somebody, whatever day it is and whoever is signed in. */
const countCame = async ({ db }: Planner, { user }: Person): Promise<number> =>
  (await db.read.selectFrom('notification').select('id').where('owner_id', '=', user._id).execute()).length

eachDatabase((planner) => {
  describe.each(BEFORE)('a clock that is set back by %s', (_, back) => {
    const set = (instant: string): void => planner().clock.set(instant)

    it('signs nobody out, and gives a session no more days than others have', async () => {
      set(START)
      const person = await planner().newUser()
      set(back)
      expect((await person.get('/calendars')).statusCode).toBe(200)
      await removeDeadSessions(planner())
      expect((await person.get('/calendars')).statusCode).toBe(200)
      set(minutesAfter(back, 31 * 24 * 60))
      expect((await person.get('/calendars')).statusCode).toBe(401)
      set(START)
    })

    it('keeps nobody out who has tried too often, and tells nobody to wait for longer than a limit is', async () => {
      set(START)
      const person = await planner().newUser()
      const login = (password: string) =>
        planner().request('POST', '/auth/login', { body: { email: person.email, password } })
      for (let tries = 0; tries < 10; tries += 1) await login('wrong')
      expect((await login(person.password)).statusCode).toBe(429)
      set(minutesAfter(START, -0.5))
      const refused = await login(person.password)
      expect(refused.statusCode).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
      set(back)
      expect((await login(person.password)).statusCode).toBe(200)
      set(START)
    })

    it('forgets what was tried later than now', async () => {
      set(START)
      const limit = { bucket: bucketOf('set back', back), most: 1, minutes: 10 }
      await takeAttempts(planner(), [limit])
      set(back)
      await takeAttempts(planner(), [limit])
      await removeOldAttempts(planner())
      const rows = await planner()
        .db.read.selectFrom('attempt')
        .select('tried_at')
        .where('bucket', '=', limit.bucket)
        .execute()
      // What is later by less than a day counts again when its time comes, and is removed with all others.
      expect(rows).toHaveLength(back.startsWith('2025') ? 1 : 2)
      set(START)
    })

    it('sends the mails that were queued before, once', async () => {
      set(START)
      const person = await planner().newUser()
      await planner().request('POST', '/auth/forgot-password', { body: { email: person.email } })
      set(back)
      expect(await planner().mailsTo(person.email)).toHaveLength(1)
      set(minutesAfter(back, 5))
      expect(await planner().mailsTo(person.email)).toHaveLength(1)
      set(minutesAfter(START, 5))
      expect(await planner().mailsTo(person.email)).toHaveLength(1)
      set(START)
    })

    it('lets reminders come that are due by it, and none a second time', async () => {
      set(START)
      const person = await planner().newUser({ timezone: 'UTC' })
      const remind = (title: string, start: string) =>
        person.post('/events', {
          title,
          allDay: false,
          start,
          end: start,
          timezone: 'UTC',
          reminders: [{ minutesBefore: 10, channel: 'display' }],
        })
      const wall = (instant: string): string => instant.slice(0, 16)
      expect((await remind('Before', wall(minutesAfter(START, 15)))).statusCode).toBe(201)
      set(minutesAfter(START, 5))
      await fireAllDue(schedule(planner()))
      expect(await countCame(planner(), person)).toBe(1)
      set(back)
      await remind('After', wall(minutesAfter(back, 20)))
      await fireAllDue(schedule(planner()))
      set(minutesAfter(back, 10))
      await fireAllDue(schedule(planner()))
      expect(await countCame(planner(), person)).toBe(2)
      set(minutesAfter(START, 6))
      await fireAllDue(schedule(planner()))
      expect(await countCame(planner(), person)).toBe(2)
      set(START)
    })

    it('has a digest that was noted for another year sent in this one', async () => {
      set(START)
      const person = await planner().newUser({ timezone: 'UTC' })
      await person.patch('/users/profile', { reminders: { digest: 'daily' } })
      await fireAllDue(schedule(planner()))
      const due = async () =>
        (
          await planner()
            .db.read.selectFrom('user')
            .select('digest_due_at')
            .where('id', '=', person.user._id)
            .executeTakeFirstOrThrow()
        ).digest_due_at ?? ''
      expect(await due()).not.toBe('')
      set(back)
      await fireAllDue(schedule(planner()))
      expect((Date.parse(await due()) - Date.parse(back)) / MINUTE).toBeLessThan(2 * 24 * 60)
      set(START)
    })

    it('answers a request that is sent again as before, and orders changes by their number', async () => {
      set(START)
      const person = await planner().newUser()
      const key = { 'idempotency-key': 'same' }
      const first = await person.post('/categories', { name: 'Sport' }, key)
      set(back)
      const again = await person.post('/categories', { name: 'Sport' }, key)
      expect(again.json()).toEqual(first.json())
      await person.post('/categories', { name: 'Lavoro' })
      const newest = (await person.get('/changes')).json<{ changes?: { _id: string }[] } & { _id: string }[]>()
      const [change] = newest.changes ?? newest
      expect((await person.post(`/changes/${change!._id}/undo`)).statusCode).toBe(200)
      expect((await person.get('/categories')).json<{ name: string }[]>().map(({ name }) => name)).toEqual(['Sport'])
      set(START)
    })

    it('makes ids that go on growing, and years that are read anew', async () => {
      set(START)
      const person = await planner().newUser()
      const day = { title: 'Gita', allDay: true, start: '2027-05-01', end: '2027-05-01' }
      const [one, etag] = [await person.post('/events', day), (await person.get('/events?year=2027')).headers['etag']]
      set(back)
      const other = await person.post('/events', day)
      expect(other.json<Event>()._id > one.json<Event>()._id).toBe(true)
      const year = await person.get('/events?year=2027', { 'if-none-match': String(etag) })
      expect([year.statusCode, year.json<Event[]>().length]).toEqual([200, 2])
      set(START)
    })
  })
})

it('gives somebody their points back though the clock was set back', () => {
  let now = Date.parse(START)
  const rate = writeRate({ most: 300, aMinute: 60 }, { now: () => now })
  rate.spend('ann', 330)
  now = Date.parse('2025-11-20T09:00:00.000Z')
  expect(() => rate.refuseTooFast('ann')).toThrow('too_many_requests')
  now += MINUTE
  rate.refuseTooFast('ann')
})

describe('the clock for what cannot be taken back', () => {
  const clocks = () => {
    let [now, steady] = [Date.parse(START), 0]
    const calm = calmClock({ now: () => now }, () => steady)
    const pass = (minutes: number): void => {
      now += minutes * MINUTE
      steady += minutes * MINUTE
    }
    const leap = (minutes: number): void => void (now += minutes * MINUTE)
    return { said: () => (calm.now() - Date.parse(START)) / MINUTE, pass, leap }
  }
  const YEAR = 365 * 24 * 60

  it('does not follow a year ahead and back', () => {
    const { said, pass, leap } = clocks()
    pass(5)
    leap(YEAR)
    expect(said()).toBe(5)
    pass(9)
    expect(said()).toBe(14)
    leap(-YEAR)
    expect(said()).toBe(14)
  })

  it('follows a year ahead that holds, and some hours at once: the machine was asleep', () => {
    const { said, pass, leap } = clocks()
    leap(YEAR)
    expect(said()).toBe(0)
    pass(10)
    expect(said()).toBe(YEAR + 10)
    leap(5 * 60)
    expect(said()).toBe(YEAR + 10 + 5 * 60)
  })

  it('follows back at once', () => {
    const { said, leap } = clocks()
    leap(-YEAR)
    expect(said()).toBe(-YEAR)
  })
})
