import { FEED_BYTES_MAX } from '@dodici/contract/limits'
import { afterAll, expect, it } from 'vitest'
import { PERSON_LIMITS } from '#server/db/person-limits.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { newNeighbour, type LongestWaits } from '#server/test/neighbour.ts'
import { dayLines, feedOf, startFeedServer } from '../../../../../scripts/machine/feed-server.ts'
import { isDeep } from '../../../../../scripts/test-counts.ts'
import { officeOf, openFiles, passMinutes, readDue, refresher, subscribe, subscriptionsOf } from './test/subscriber.ts'

const server = await startFeedServer()
const files = openFiles()
afterAll(async () => {
  await files.close()
  await server.close()
})

const MINUTES = 60_000
/** Of the processor, until somebody else is answered (`http/isolation.test.ts`). */
const WAIT_MILLISECONDS = 100
const TRIES = 3
const EVENTS = isDeep ? 19_000 : 3_000
const SUBSCRIPTIONS = isDeep ? 5 : 1

let round = 0

/** As large as one may be, and no event is as it was. */
function news(): string {
  round += 1
  const room = Math.floor((FEED_BYTES_MAX - 1_000) / EVENTS) - 130
  return feedOf(
    Array.from({ length: EVENTS }, (_, at) => [
      ...dayLines(at % 365, { uid: `news-${String(at)}`, title: `${String(round)} ${String(at)}` }),
      `DESCRIPTION:${'a'.repeat(Math.max(0, room))}`,
    ]),
  )
}

const limits = { ...PERSON_LIMITS, points: { most: Number.POSITIVE_INFINITY, aMinute: 0 } }

eachDatabase(
  (planner) => {
    it(
      'Q2: a neighbour does not wait for somebody whose calendars are as large as can be and change each time',
      async () => {
        const person = await planner().newUser()
        const neighbour = await newNeighbour(planner())
        // Made beforehand: that takes this thread longer than reading does.
        const made = Array.from({ length: SUBSCRIPTIONS * (1 + TRIES) }, () => Buffer.from(news()))
        server.answer('/news', (_request, response) => void response.writeHead(200).end(made.pop()))
        const paths = Array.from({ length: SUBSCRIPTIONS }, () => server.urlOf('/news'))
        for (const url of paths) await subscribe(person, url)
        let best: LongestWaits | null = null
        for (let tries = 0; tries < TRIES && !isShort(best); tries += 1) {
          const waits = await neighbour.during(async () => {
            // What a person waits between two of them is what the neighbour is spared.
            for (const _ of paths) {
              passMinutes(planner(), 24 * 60 + 1)
              await readDue(refresher(officeOf(planner(), files)))
            }
          })
          if (best === null || longest(waits) < longest(best)) best = waits
        }
        expect((await subscriptionsOf(person)).map(({ fault }) => fault)).toEqual(paths.map(() => null))
        expect(isShort(best), JSON.stringify(best)).toBe(true)
      },
      10 * MINUTES,
    )
  },
  { OUTGOING_ALLOWED: server.place },
  { limits },
)

const longest = ({ read, write }: LongestWaits): number => Math.max(read, write)
const isShort = (waits: LongestWaits | null): boolean => waits !== null && longest(waits) <= WAIT_MILLISECONDS
