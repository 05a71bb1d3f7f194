import type { GoalEntry } from '@dodici/core/goals'
import type { GoalEntryTable, GoalTable, Queries } from '#server/db/schema.ts'
import { giveWay } from '#server/give-way.ts'
import { measuredEntry } from './goal-record.ts'
import { findEntriesAfter } from './goals.queries.ts'

/** Rows that are read in one go: a few milliseconds. */
const PAGE = 2_000

/** What was entered by hand for some of the owner's goals, each in the order of its days, as goals are measured. */
export const entriesByGoal = (
  db: Queries,
  ownerId: string,
  goals: readonly Pick<GoalTable, 'id'>[],
): Promise<Map<string, GoalEntry[]>> => collectEntries(db, ownerId, { goals, choose: measuredEntry })

/** The same with what is wanted of each. */
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
