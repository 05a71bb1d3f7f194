import { operations, type Operation, type OperationName } from '@dodici/contract/operations'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PERSON_LIMITS } from '#server/db/person-limits.ts'
import { inputOf, nearly } from '#server/test/arbitrary-input.ts'
import { eachDatabaseWhenDeep } from '#server/test/each-database.ts'
import { bodyOf, ownIdsAndHints, pathOf, queryText } from '#server/test/random-operation.ts'
import { expectAnswer, newest } from '#server/test/random-request.ts'
import { isDeep, testCounts, testSeed } from '../../../../scripts/test-counts.ts'

const MINUTES = 60_000

/** All but `changeEvents`, which names many events by their versions: `random-batch.test.ts` does. */
const withInput = Object.values(operations).filter(({ name, spec, answers }) => {
  const { query, body } = spec as { query?: unknown; body?: unknown }
  return (query !== undefined || body !== undefined) && answers !== 'event-stream' && name !== 'changeEvents'
}) as Operation[]

/** The clock of a test stands still: what may be written in a time would never come back, and all else would be a 429. */
const limits = { ...PERSON_LIMITS, points: { most: Number.POSITIVE_INFINITY, aMinute: 0 } }

eachDatabaseWhenDeep(
  (planner) => {
    describe.each(withInput.map((operation) => ({ operation, name: operation.name as OperationName })))(
      'V1: $name',
      ({ operation }) => {
        it(
          'answers 2xx or 4xx to any input, and then serves the next request',
          async () => {
            const person = await planner().newUser()
            const { ids, hints } = await ownIdsAndHints(planner(), person)
            let known = await newest(person)
            const { query } = operation.spec
            const requests = fc.record({
              path: pathOf(operation, ids),
              query: query ? nearly(inputOf(query, hints)) : fc.constant(undefined),
              body: bodyOf(operation, hints),
            })
            await fc.assert(
              fc.asyncProperty(requests, async (request) => {
                // A limit on trying would answer all but the first of them.
                if (!operation.signedIn || operation.path.startsWith('/ai'))
                  await planner().db.transact((trx) => trx.deleteFrom('attempt').execute())
                const path = request.path + queryText(request.query)
                const isGood = await expectAnswer(planner(), person, { operation, path, body: request.body })
                const sequence = await newest(person)
                if (!isGood) expect(sequence).toBe(known)
                known = sequence
              }),
              { numRuns: testCounts.randomBodies, seed: testSeed },
            )
            // Of somebody else: the quotas of this person may be used up by now.
            const next = await planner().newUser()
            expect((await next.post('/categories', { name: 'Next' })).statusCode).toBe(201)
          },
          isDeep ? 60 * MINUTES : 5 * MINUTES,
        )
      },
    )
  },
  {},
  { limits },
)
