import { performance } from 'node:perf_hooks'
import type { ServerResponse } from 'node:http'
import { WEBHOOKS_MAX } from '@dodici/contract/limits'
import { afterAll, expect, it } from 'vitest'
import { PERSON_LIMITS } from '#server/db/person-limits.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { calendarFile } from '#server/test/most-of-everything.ts'
import { newNeighbour } from '#server/test/neighbour.ts'
import type { Person } from '#server/test/planner.ts'
import { makeWebhook } from '#server/test/told.ts'
import { wakeBehind } from './sender.ts'
import { startReceiver } from './test/receiver.ts'
import { lanesOf, officeOf, sendAll, write } from './test/teller.ts'

const receiver = await startReceiver()
afterAll(() => receiver.close())

/** People whose receivers have long hung: more than their lane has places. */
const HANGING = 20
/** From the change to the message, beside the time in which changes are gathered. */
const TOLD_MILLISECONDS = 500
/** Of the processor, until somebody else is answered (`http/isolation.test.ts`). */
const WAIT_MILLISECONDS = 100
const TRIES = 3
const MINUTES = 60_000

const limits = { ...PERSON_LIMITS, points: { most: Number.POSITIVE_INFINITY, aMinute: 0 } }

eachDatabase(
  (planner) => {
    it('Q2: tells a neighbour at once, however many receivers of others hang', async () => {
      const hung: ServerResponse[] = []
      receiver.answer('/hangs', (response) => void hung.push(response))
      const url = receiver.urlOf('/hangs')
      const [busy, neighbour] = [await planner().newUser(), await planner().newUser()]
      for (let at = 0; at < WEBHOOKS_MAX; at += 1) await makeWebhook(planner(), busy, { url })
      await write(busy, 'Uno')
      for (let at = 0; at < HANGING; at += 1) {
        const person = await planner().newUser()
        await makeWebhook(planner(), person, { url, tries: 3, due_at: '2026-11-20T08:00:00.000Z' })
        await write(person, 'Uno')
      }
      await makeWebhook(planner(), neighbour, { url: receiver.urlOf('/well') })
      const office = officeOf(planner())
      const lanes = lanesOf(office)
      const look = async () => {
        await wakeBehind(office)
        await Promise.all(lanes.map((lane) => lane.look()))
      }
      await look()
      await expect.poll(() => hung.length, { timeout: 5_000 }).toBe(9)
      await write(neighbour, 'Coro')
      const begun = performance.now()
      await look()
      await expect.poll(() => receiver.at('/well').length, { interval: 2, timeout: 5_000 }).toBe(1)
      const waited = performance.now() - begun
      receiver.answer('/hangs', 204)
      for (const response of hung) response.destroy()
      await Promise.all(lanes.map((lane) => lane.settled()))
      expect(waited).toBeLessThan(TOLD_MILLISECONDS)
    })

    it(
      'Q2: a neighbour does not wait for somebody with the most webhooks and changes',
      async () => {
        const person = await planner().newUser()
        const neighbour = await newNeighbour(planner())
        for (let at = 0; at < WEBHOOKS_MAX; at += 1) {
          await makeWebhook(planner(), person, { url: receiver.urlOf('/much') })
        }
        const waits: number[] = []
        for (let tries = 0; tries < TRIES && !waits.some((wait) => wait <= WAIT_MILLISECONDS); tries += 1) {
          await importFile(person, 400 + tries)
          const { read, write: written } = await neighbour.during(() => sendAll(planner()))
          waits.push(Math.max(read, written))
        }
        expect(receiver.at('/much').length).toBeGreaterThanOrEqual(WEBHOOKS_MAX * 8)
        expect(Math.min(...waits), JSON.stringify(waits)).toBeLessThanOrEqual(WAIT_MILLISECONDS)
      },
      5 * MINUTES,
    )

    async function importFile(person: Person, events: number): Promise<void> {
      const calendar = (await person.post('/calendars', { name: 'File' })).json<{ _id: string }>()._id
      const file = calendarFile(events, `${calendar}-`)
      const answer = await person.post(`/calendars/${calendar}/import`, file, { 'content-type': 'text/calendar' })
      expect(answer.statusCode).toBe(200)
    }
  },
  { OUTGOING_ALLOWED: receiver.place },
  { limits },
)
