import type { GoalDetail } from '@dodici/contract/types'
import { formatDay } from '@dodici/core/date'
import { contributionsOf, type Contribution } from '@dodici/core/goals'
import type { Actor } from '#server/actor.ts'
import type { GoalEntryTable } from '#server/db/schema.ts'
import { namedEventOf } from '#server/features/assistant/seen-items.service.ts'
import type { YearStorage } from '#server/features/events/known-years.service.ts'
import { matchingItems, seenOf } from './goal-items.ts'
import { entryOfRow, measuredEntry, measuredGoal, stretchOf } from './goal-record.ts'
import { goalSight } from './goal-sight.service.ts'
import { findEntries } from './goals.queries.ts'
import { ownGoal, shownGoal } from './goals.service.ts'

const DONE_SHOWN = 1_000

/**
 * One goal with what was done for it, the newest first.
 * @throws AppError `not_found`
 */
export async function readGoal(storage: YearStorage, actor: Actor, id: string): Promise<GoalDetail> {
  const { read } = storage.db
  const row = await ownGoal(read, actor.userId, id)
  const sight = await goalSight(storage, actor, [stretchOf(row)])
  const goal = await shownGoal(read, actor.userId, { row, sight })
  const entries = await findEntries(read, actor.userId, [id])
  const measured = measuredGoal(goal)
  const items = matchingItems(measured, sight.slices)
  const done = contributionsOf(measured, { ...sight, items, entries: entries.map(measuredEntry) })
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return { goal, done: done.slice(0, DONE_SHOWN).map((one) => doneOf(one, byId)) }
}

function doneOf(
  { day, value, item, entry }: Contribution,
  entries: ReadonlyMap<string, GoalEntryTable>,
): GoalDetail['done'][number] {
  const seen = item === null ? undefined : seenOf(item)
  const row = entries.get(entry?.id ?? '')
  return {
    day: formatDay(day),
    value,
    event: seen === undefined ? null : namedEventOf(seen),
    entry: row === undefined ? null : entryOfRow(row),
  }
}
