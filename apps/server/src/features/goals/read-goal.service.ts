import type { GoalDetail } from '@dodici/contract/types'
import { formatDay } from '@dodici/core/date'
import { contributionsOf, type Contribution, type Goal, type GoalEntry } from '@dodici/core/goals'
import type { Actor } from '#server/actor.ts'
import type { GoalEntryTable } from '#server/db/schema.ts'
import { namedEventOf, type SeenItem } from '#server/features/assistant/seen-items.service.ts'
import type { YearStorage } from '#server/features/events/known-years.service.ts'
import { giveWay } from '#server/give-way.ts'
import { collectEntries } from './entries-by-goal.service.ts'
import { goalItemOf } from './goal-items.ts'
import { entryOfRow, measuredEntry, measuredGoal, stretchOf } from './goal-record.ts'
import { goalSight, yearsOfStretch, type GoalSight } from './goal-sight.service.ts'
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
  const entries = (await collectEntries(read, actor.userId, { goals: [row], choose: (entry) => entry })).get(id) ?? []
  const done = await newestDone(measuredGoal(goal), sight, entries.map(measuredEntry))
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return { goal, done: done.map((one) => doneOf(one, byId)) }
}

/** Something that was done, with the occurrence by which; null for what was entered by hand. */
interface Done extends Contribution {
  readonly seen: SeenItem | null
}

/** The newest years first, and no more of them than are shown. */
async function newestDone(goal: Goal, sight: GoalSight, entries: readonly GoalEntry[]): Promise<Done[]> {
  const { now } = sight
  const byEvents: Done[] = []
  for (const { begun } of yearsOfStretch(sight, goal).toReversed()) {
    if (byEvents.length >= DONE_SHOWN) break
    await giveWay()
    const seenBy = new Map(begun.map((seen) => [goalItemOf(seen), seen]))
    const done = contributionsOf(goal, { items: [...seenBy.keys()], entries: [], now }).slice(0, DONE_SHOWN)
    byEvents.push(...done.map((one) => ({ ...one, seen: one.item && (seenBy.get(one.item) ?? null) })))
  }
  const byHand = contributionsOf(goal, { items: [], entries, now }).map((one) => ({ ...one, seen: null }))
  return [...byEvents, ...byHand].sort((one, other) => other.day - one.day).slice(0, DONE_SHOWN)
}

function doneOf(
  { day, value, seen, entry }: Done,
  entries: ReadonlyMap<string, GoalEntryTable>,
): GoalDetail['done'][number] {
  const row = entries.get(entry?.id ?? '')
  return {
    day: formatDay(day),
    value,
    event: seen === null ? null : namedEventOf(seen),
    entry: row === undefined ? null : entryOfRow(row),
  }
}
