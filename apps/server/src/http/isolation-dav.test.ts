import { expect, it } from 'vitest'
import { PERSON_LIMITS } from '#server/db/person-limits.ts'
import { davClient } from '#server/features/dav/test/dav-client.ts'
import { costliestDav, type DavQuestion } from '#server/test/costliest-dav.ts'
import { forgetTries } from '#server/test/send-costly.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { farClient } from '#server/test/far-client.ts'
import { fillAccount } from '#server/test/most-of-everything.ts'
import { newNeighbour, waitedTooLong } from '#server/test/neighbour.ts'
import { isDeep, testCounts } from '../../../../scripts/test-counts.ts'

const MINUTES = 60_000
/** What is asked once more finds compiled code; what changes something is asked of the next of them. */
const TRIES = 3

eachDatabase(
  (planner) => {
    it(
      'Q2: a neighbour waits for no calendar program, whatever it has and asks for',
      async () => {
        const neighbour = await newNeighbour(planner())
        const client = farClient(planner(), '')
        const slow = new Map<string, string>()
        const quick = new Set<string>()
        const stillSlow = () => [...slow].filter(([name]) => !quick.has(name))
        for (let tries = 0; tries < TRIES && (tries === 0 || stillSlow().length > 0); tries += 1) {
          const full = await fillAccount(planner(), testCounts.isolation)
          const { authorization, ...paths } = await davClient(planner(), full.person)
          const questions = await costliestDav(planner(), full, { ...testCounts.isolation, ...paths })
          for (const question of questions) {
            await forgetTries(planner())
            const waits = await neighbour.during(() => ask(question))
            const waited = waitedTooLong(waits)
            if (waited === null) quick.add(question.name)
            else slow.set(question.name, waited)
          }
          async function ask({ name, method, path, body, headers }: DavQuestion) {
            const answer = await client.request(method, path, {
              ...(body === undefined ? {} : { body }),
              headers: { authorization, ...headers },
            })
            if (answer.statusCode >= 400)
              throw new Error(`${name} is answered ${String(answer.statusCode)}: ${answer.body}`)
          }
        }
        await client.close()
        expect(Object.fromEntries(stillSlow())).toEqual({})
      },
      isDeep ? 60 * MINUTES : 5 * MINUTES,
    )
  },
  {},
  { limits: { ...PERSON_LIMITS, points: { most: Number.POSITIVE_INFINITY, aMinute: 0 } } },
)
