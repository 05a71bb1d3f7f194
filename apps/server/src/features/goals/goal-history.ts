import type { Event, Goal, GoalDetail } from '@dodici/contract/types'
import { formatDay, type WallMinute } from '@dodici/core/date'
import { contributionsOf, type Contribution, type Goal as CoreGoal, type GoalEntry } from '@dodici/core/goals'
import type { DaySpan, MeasureRules } from '@dodici/core/load'
import type { YearItem } from '@dodici/core/year'
import type { GoalEntryTable, GoalTable, Queries } from '#server/db/schema.ts'
import { namedEventOf } from '#server/features/asker/seen-items.ts'
import { inTurns } from '#server/event-loop-turns.ts'
import { collectEntries } from './entries-by-goal.ts'
import { countedItems } from './goal-items.ts'
import { entryOfRow, measuredEntry, measuredGoal } from './goal-record.ts'
import { yearsOfRange, type GoalInputs } from './goal-inputs.ts'

const DONE_SHOWN = 1_000

/** A goal with its row, and what it is measured by. */
interface GoalWithYears {
  readonly row: GoalTable
  readonly goal: Goal
  readonly inputs: GoalInputs
}

/** What was done for a goal, newest first. */
export async function historyOf(
  db: Queries,
  ownerId: string,
  { row, goal, inputs }: GoalWithYears,
): Promise<GoalDetail['done']> {
  const entries = (await collectEntries(db, ownerId, { goals: [row], choose: (entry) => entry })).get(row.id) ?? []
  const done = await newestDone(measuredGoal(goal), inputs, entries.map(measuredEntry))
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return done.map((one) => doneOf(one, byId))
}

/** One piece of progress with its occurrence; null for an entry made by hand. */
interface GoalContribution extends Contribution {
  readonly seen: YearItem | null
}

const newestFirst = (one: GoalContribution, other: GoalContribution): number => other.day - one.day

/** Newest years first, and no more than are shown. */
async function newestDone(
  goal: CoreGoal,
  inputs: GoalInputs,
  entries: readonly GoalEntry[],
): Promise<GoalContribution[]> {
  const { now, rules } = inputs
  const byEvents: GoalContribution[] = []
  for (const year of yearsOfRange(inputs, goal).toReversed()) {
    if (byEvents.length >= DONE_SHOWN) break
    const done = await inTurns(year.events, (event) => doneBy(goal, event, { now, rules, days: year.grouped.span }))
    byEvents.push(...done.flat().sort(newestFirst).slice(0, DONE_SHOWN))
  }
  const byHand = contributionsOf(goal, { items: [], entries, now, rules }).map((one) => ({ ...one, seen: null }))
  return [...byEvents, ...byHand].sort(newestFirst).slice(0, DONE_SHOWN)
}

/**
 * Progress from an event's occurrences in a year; what began before belongs to the year before, unless the goal begins
 * later.
 */
function doneBy(
  goal: CoreGoal,
  event: Event,
  { now, rules, days }: { readonly now: WallMinute; readonly rules: MeasureRules; readonly days: DaySpan },
): GoalContribution[] {
  const seenBy = new Map(
    countedItems(event)
      .filter(({ item }) => Math.max(item.first, goal.from) >= days.first)
      .map(({ item, counted }) => [counted, item]),
  )
  const done = contributionsOf(goal, { items: [...seenBy.keys()], entries: [], now, rules })
  return done.map((one) => ({ ...one, seen: one.item && (seenBy.get(one.item) ?? null) }))
}

function doneOf(
  { day, value, seen, entry }: GoalContribution,
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
