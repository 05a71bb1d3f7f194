import type { GoalEntry } from '@dodici/core/goals'
import type { GoalEntryTable, GoalTable, Queries } from '#server/db/schema.ts'
import { giveWay } from '#server/event-loop-turns.ts'
import { measuredEntry } from './goal-record.ts'
import { findEntriesAfter } from './goals.queries.ts'

/** Rows per query: a few milliseconds. */
const PAGE = 2_000

/** Entries made by hand for some of the owner's goals, each ordered by day, as core needs them. */
export const entriesByGoal = (
  db: Queries,
  ownerId: string,
  goals: readonly Pick<GoalTable, 'id'>[],
): Promise<Map<string, GoalEntry[]>> => collectEntries(db, ownerId, { goals, choose: measuredEntry })

/** The same with a mapping. */
export async function collectEntries<Value>(
  db: Queries,
  ownerId: string,
  { goals, choose }: { goals: readonly Pick<GoalTable, 'id'>[]; choose: (row: GoalEntryTable) => Value },
): Promise<Map<string, Value[]>> {
  const collected = new Map<string, Value[]>(goals.map(({ id }) => [id, []]))
  const goalId = goals.length === 1 ? (goals[0]?.id ?? null) : null
  let after: GoalEntryTable | undefined
  do {
    const page = await findEntriesAfter(db, ownerId, { goalId, after, most: PAGE })
    for (const row of page) collected.get(row.goal_id)?.push(choose(row))
    after = page.length < PAGE ? undefined : page.at(-1)
    if (after !== undefined) await giveWay()
  } while (after !== undefined)
  return collected
}
