import type { Subscription } from '@dodici/contract/types'
import { afterAll, expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'
import { daysFeed, startFeedServer } from '../../../../../scripts/machine/feed-server.ts'
import { openFiles, passMinutes, readAllDue, subscribe, subscriptionsOf, titlesOf } from './test/subscriber.ts'

const server = await startFeedServer()
const files = openFiles()
afterAll(async () => {
  await files.close()
  await server.close()
})

let paths = 0

eachDatabase(
  (planner) => {
    /** Somebody who has subscribed to so many days. */
    const subscriber = async (days: number) => {
      const [person, path] = [await planner().newUser(), `/bad-${String((paths += 1))}`]
      server.answer(path, daysFeed(days))
      const { calendarId } = await subscribe(person, server.urlOf(path))
      return { person, path, calendarId }
    }
    /** The subscription after it was read again, which is when it is due. */
    const readAgain = async (person: Person, minutes = 61): Promise<Subscription | undefined> => {
      passMinutes(planner(), minutes)
      await readAllDue(planner(), files)
      return (await subscriptionsOf(person))[0]
    }
    const minutesUntilNext = ({ nextAt }: Subscription): number =>
      Math.round((Date.parse(nextAt) - planner().clock.now()) / 60_000)

    it('U2: keeps what it shows whatever comes instead, and says what came and since when', async () => {
      const { person, path } = await subscriber(30)
      const since = (await subscriptionsOf(person))[0]?.lastOkAt
      const bad: [string, (path: string) => void][] = [
        ['notCalendar', () => server.answer(path, '<!doctype html><title>Sign in</title>')],
        ['notCalendar', () => server.answer(path, '')],
        ['cutOff', () => server.answer(path, daysFeed(30).slice(0, 900))],
        ['unauthorized', () => server.answer(path, (_request, response) => void response.writeHead(401).end())],
        ['notFound', () => server.answer(path, (_request, response) => void response.writeHead(404).end())],
        ['gone', () => server.answer(path, (_request, response) => void response.writeHead(410).end())],
        ['server', () => server.answer(path, (_request, response) => void response.writeHead(500).end(daysFeed(1)))],
        ['unreachable', () => server.answer(path, (request) => void request.destroy())],
        ['tooLarge', () => server.answer(path, 'x'.repeat(5 * 1_024 * 1_024 + 1))],
        ['tooManyEvents', () => server.answer(path, tooMany())],
      ]
      for (const [fault, answer] of bad) {
        answer(path)
        const shown = await readAgain(person, 24 * 60 + 1)
        expect([shown?.fault, shown?.lastOkAt]).toEqual([fault, since])
        expect(await titlesOf(person)).toHaveLength(30)
      }
      server.answer(path, daysFeed(31))
      expect(await readAgain(person, 24 * 60 + 1)).toMatchObject({ fault: null, faults: 0 })
      expect(await titlesOf(person)).toHaveLength(31)
    })

    it('U2: asks soon again after a fault, later after each more, and in the end once a day', async () => {
      const { person, path } = await subscriber(3)
      server.answer(path, (_request, response) => void response.writeHead(500).end())
      const waits: number[] = []
      let [next] = await subscriptionsOf(person)
      for (let round = 0; round < 9 && next !== undefined; round += 1) {
        next = await readAgain(person, minutesUntilNext(next))
        if (next !== undefined) waits.push(minutesUntilNext(next))
      }
      expect(waits).toEqual([5, 15, 45, 135, 405, 1_215, 1_440, 1_440, 1_440])
      server.answer(path, (_request, response) => void response.writeHead(503, { 'retry-after': '99999999' }).end())
      expect(minutesUntilNext((await readAgain(person, 1_441)) as Subscription)).toBe(1_440)
    })

    it('U2: holds an answer that lacks most of what there was, until the person takes it', async () => {
      const { person, path, calendarId } = await subscriber(120)
      server.answer(path, daysFeed(3))
      expect(await readAgain(person)).toMatchObject({ fault: null, held: { events: 3, gone: 117, isKept: false } })
      expect(await titlesOf(person)).toHaveLength(120)
      const taken = await person.post(`/subscriptions/${calendarId}/held`, { take: true })
      expect(taken.json()).toMatchObject({ held: null, fault: null })
      expect(await titlesOf(person)).toHaveLength(3)
      expect((await person.post(`/subscriptions/${calendarId}/held`, { take: true })).statusCode).toBe(404)
    })

    it('U2: keeps what there was where the person says so, and asks again only if something else comes', async () => {
      const { person, path, calendarId } = await subscriber(40)
      server.answer(path, daysFeed(0))
      expect(await readAgain(person)).toMatchObject({ held: { events: 0, gone: 40, isKept: false } })
      const kept = await person.post(`/subscriptions/${calendarId}/held`, { take: false })
      expect(kept.json()).toMatchObject({ held: { isKept: true } })
      expect(await readAgain(person)).toMatchObject({ held: { events: 0, isKept: true } })
      server.answer(path, daysFeed(2))
      expect(await readAgain(person)).toMatchObject({ held: { events: 2, isKept: false } })
      expect(await titlesOf(person)).toHaveLength(40)
      server.answer(path, daysFeed(39))
      expect(await readAgain(person)).toMatchObject({ held: null })
      expect(await titlesOf(person)).toHaveLength(39)
    })

    it.each([
      [20, 9, true],
      [20, 10, false],
      [10, 1, false],
      [10, 0, true],
      [1, 0, true],
    ])('U2: of %i events, %i that are left are held: %s', async (before, after, isHeld) => {
      const { person, path } = await subscriber(before)
      server.answer(path, daysFeed(after))
      expect((await readAgain(person))?.held !== null).toBe(isHeld)
      expect(await titlesOf(person)).toHaveLength(isHeld ? before : after)
    })

    it('reads another address at once, and what is under way from the old one no longer counts', async () => {
      const { person, path, calendarId } = await subscriber(3)
      const other = `${path}-other`
      server.answer(other, daysFeed(5))
      let letGo = (): void => undefined
      server.answer(path, (_request, response) => {
        letGo = () => void response.writeHead(200).end(daysFeed(9))
      })
      const asked = server.asked.length
      const now = person.post(`/subscriptions/${calendarId}/refresh`)
      await expect.poll(() => server.asked.length, { timeout: 5_000 }).toBeGreaterThan(asked)
      const moved = await person.patch(`/subscriptions/${calendarId}`, { url: server.urlOf(other) })
      expect(moved.json()).toMatchObject({ url: server.urlOf(other), fault: null })
      letGo()
      expect((await now).statusCode).toBe(200)
      expect(await titlesOf(person)).toHaveLength(5)
    })

    it('reads at once when it is asked to, but only so often', async () => {
      const { person, path, calendarId } = await subscriber(3)
      server.answer(path, daysFeed(4))
      const refresh = () => person.post(`/subscriptions/${calendarId}/refresh`)
      expect((await refresh()).json()).toMatchObject({ fault: null })
      expect(await titlesOf(person)).toHaveLength(4)
      const codes: number[] = []
      while (!codes.includes(429) && codes.length < 60) codes.push((await refresh()).statusCode)
      expect(codes.length).toBeLessThan(40)
    })
  },
  { OUTGOING_ALLOWED: server.place },
)

const tooMany = (): string => {
  const events = Array.from(
    { length: 20_001 },
    (_, at) => `BEGIN:VEVENT\r\nUID:${String(at)}\r\nDTSTART:20270101\r\nEND:VEVENT`,
  )
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n')
}
