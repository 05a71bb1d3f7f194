import {
  amountsOfTotals,
  settledAt,
  totalsAt,
  totalsFor,
  withEntries,
  type DayTotals,
  type Goal,
  type GoalDays,
  type GoalEntry,
  type GroupedItems,
} from '@dodici/core/goals'
import type { MeasureRules } from '@dodici/core/load'
import { LRUCache } from 'lru-cache'
import { openTurns } from '#server/event-loop-turns.ts'
import { getOrMake } from '#server/get-or-make.ts'
import { yearsOfRange, type GoalInputs } from './goal-inputs.ts'

/** Over all people, years and goals. One year of one goal takes 8 KB. */
const BYTES_KEPT = 16 * 1024 * 1024
const BYTES_A_DAY = 16
const OVERHEAD_BYTES = 400

/** A goal's total for a year; null if nothing counts. */
interface YearTotals {
  readonly totals: DayTotals | null
}

const kept = new LRUCache<string, YearTotals>({
  maxSize: BYTES_KEPT,
  sizeCalculation: ({ totals }) =>
    OVERHEAD_BYTES + ((totals?.begun.length ?? 0) + 2 * (totals?.lasting.length ?? 0)) * BYTES_A_DAY,
})

/**
 * What counts for a goal, day by day. A year is grouped once for all goals, and each goal's result is cached until
 * either changes. The current year, partly over, is always added up anew.
 */
export async function daysOfGoal(goal: Goal, inputs: GoalInputs, entries: readonly GoalEntry[]): Promise<GoalDays> {
  const totals = { done: [] as DayTotals[], planned: [] as DayTotals[] }
  const pause = openTurns()
  for (const { grouped } of goal.kind === 'number' ? [] : yearsOfRange(inputs, goal)) {
    await pause()
    for (const { part, found } of partsOf(goal, grouped, inputs)) if (found !== null) totals[part].push(found)
  }
  const [done, planned] = [amountsOfTotals(goal, totals.done), amountsOfTotals(goal, totals.planned)]
  return { done: withEntries(goal, done, entries), planned }
}

interface Part {
  readonly part: 'done' | 'planned'
  readonly found: DayTotals | null
}

function partsOf(goal: Goal, grouped: GroupedItems, { now, rules }: GoalInputs): Part[] {
  const settled = settledAt(grouped, now)
  if (settled !== null) return [{ part: settled, found: yearTotals(goal, grouped, rules) }]
  const { done, planned } = totalsAt(goal, grouped, { now, rules })
  return [
    { part: 'done', found: done },
    { part: 'planned', found: planned },
  ]
}

function yearTotals(goal: Goal, grouped: GroupedItems, rules: MeasureRules): DayTotals | null {
  const { id, kind, matchCategoryId, matchText } = goal
  const ruled = kind === 'hours' ? [rules.allDayHours, ...rules.awayCategoryIds] : []
  const key = JSON.stringify([numberOf(grouped), id, kind, matchCategoryId, matchText, ...ruled])
  return getOrMake(kept, key, () => ({ totals: totalsFor(goal, grouped, rules) })).totals
}

const numbers = new WeakMap<GroupedItems, number>()
let last = 0

/** A grouped year, with a unique number. */
const numberOf = (grouped: GroupedItems): number => getOrMake(numbers, grouped, () => (last += 1))
