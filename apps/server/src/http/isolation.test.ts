import { operations, type OperationName } from '@dodici/contract/operations'
import { expect, it } from 'vitest'
import { costliestRequests, pathOfCostly, REFUSED, type Costly } from '#server/test/costliest-requests.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { watchTurns } from '#server/test/longest-turn.ts'
import { fillAccount, type Full } from '#server/test/most-of-everything.ts'
import type { Planner } from '#server/test/planner.ts'
import { isDeep, testCounts } from '../../../../scripts/test-counts.ts'

const MINUTES = 60_000
/** Of the processor, in which nobody else is answered. */
const TURN_MILLISECONDS = 100
/** What V8 compiles or clears away just now is not what a request costs: the best of so many tries counts. */
const TRIES = 3

eachDatabase((planner) => {
  it(
    'Q2: nobody holds the loop up for others, whatever they have and ask for',
    async () => {
      const full = await fillAccount(planner(), testCounts.isolation)
      const requests = costliestRequests(full, testCounts.isolation)
      expect(Object.keys(requests).sort()).toEqual(Object.keys(operations).sort())
      const slow: Record<string, number> = {}
      for (const [name, costly] of Object.entries(requests) as [OperationName, Costly | null][]) {
        if (costly === null) continue
        const longest = await longestTurn(planner(), full, { name, costly })
        if (longest > TURN_MILLISECONDS) slow[name] = Math.round(longest)
      }
      expect(slow).toEqual({})
    },
    isDeep ? 30 * MINUTES : 3 * MINUTES,
  )
})

/** The best of some tries; what changes something that can be changed once is tried once. */
async function longestTurn(
  planner: Planner,
  full: Full,
  { name, costly }: { name: OperationName; costly: Costly },
): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < TRIES && best > TURN_MILLISECONDS; tries += 1) {
    // A limit on trying would answer in place of what is asked.
    await planner.db.transact((trx) => trx.deleteFrom('attempt').execute())
    const turns = watchTurns()
    const { method } = operations[name]
    const answer = await planner.request(method, pathOfCostly(name, full, costly), {
      ...costly,
      token: full.person.token,
    })
    turns.stop()
    const isRefused = answer.statusCode >= 400
    if (tries === 0 && isRefused !== REFUSED.has(name)) throw new Error(`${name} is answered: ${answer.body}`)
    if (tries > 0 && isRefused && !REFUSED.has(name)) break
    best = Math.min(best, turns.longest())
  }
  return best
}
