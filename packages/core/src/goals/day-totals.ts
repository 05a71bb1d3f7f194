import type { Day, WallMinute } from '../date/index.ts'
import { filledMinutes, isOver, minutesOf, zeros, type DaySpan, type MeasureRules } from '../load/index.ts'
import type { Goal, GoalEntry, GoalItem } from './goal-types.ts'
import { itemsOfGroup, type GroupedItems } from './grouped-items.ts'
import { goalMatcher, type MatchRule } from './match.ts'

/** Progress on a goal on one day, done or planned. */
export interface DayAmount {
  readonly day: Day
  readonly value: number
  /** Number of occurrences and entries with a value. */
  readonly times: number
}

/** Days with progress, in order, each at most once. */
export interface GoalDays {
  readonly done: readonly DayAmount[]
  readonly planned: readonly DayAmount[]
}

/**
 * What counts for a goal in a range, day by day: how many begin on each day, and for hours the minutes that at least
 * one of them fills. Not in typed arrays: these are outside V8's heap, and creating thousands makes V8 scan its whole
 * heap for some to free, in uninterruptible steps of 5 to 10 ms.
 */
export interface DayTotals {
  readonly span: DaySpan
  readonly begun: readonly number[]
  readonly minutes: readonly number[]
  /** Those of several days: a goal that begins while they last counts them on its first day. */
  readonly lasting: readonly DaySpan[]
}

/** The part of a goal by which totals are made. */
export type TotalledGoal = MatchRule & Pick<Goal, 'kind'>

/** A goal's totals of a range; null if nothing counts. */
export function totalsFor(goal: TotalledGoal, grouped: GroupedItems, rules: MeasureRules): DayTotals | null {
  const items = [...matching(goal, grouped, rules)]
  return items.length === 0 ? null : totalsOf(goal, items, { span: grouped.span, rules })
}

/** The same of what is over at a moment, and of what is not: planned are the hours that would be added. */
export function totalsAt(
  goal: TotalledGoal,
  grouped: GroupedItems,
  { now, rules }: { readonly now: WallMinute; readonly rules: MeasureRules },
): { readonly done: DayTotals; readonly planned: DayTotals } {
  const { span } = grouped
  const items = [...matching(goal, grouped, rules)]
  const isDone = (item: GoalItem): boolean => isOver(item, now)
  const done = totalsOf(goal, items.filter(isDone), { span, rules })
  const all = totalsOf(goal, items, { span, rules })
  const ahead = totalsOf(
    { ...goal, kind: 'count' },
    items.filter((item) => !isDone(item)),
    { span, rules },
  )
  return { done, planned: { ...ahead, minutes: all.minutes.map((sum, day) => sum - (done.minutes[day] ?? 0)) } }
}

/** Occurrences that count for a goal; for hours, those that have some. */
function* matching(goal: TotalledGoal, { groups, span }: GroupedItems, rules: MeasureRules): Generator<GoalItem> {
  const matches = goalMatcher(goal)
  for (const alike of groups.values()) {
    if (alike[0] === undefined || !matches(alike[0].like)) continue
    for (const group of alike) {
      for (const item of itemsOfGroup(group)) {
        if (goal.kind !== 'hours' || minutesOf(item, span, rules) > 0) yield item
      }
    }
  }
}

function totalsOf(
  { kind }: Pick<Goal, 'kind'>,
  items: readonly GoalItem[],
  { span, rules }: { readonly span: DaySpan; readonly rules: MeasureRules },
): DayTotals {
  const begun = zeros(span.last - span.first + 1)
  for (const { first } of items) {
    const place = first - span.first
    if (place >= 0) begun[place] = (begun[place] ?? 0) + 1
  }
  return {
    span,
    begun,
    minutes: kind === 'hours' ? filledMinutes(items, span, rules) : [],
    lasting: items.filter(({ first, last }) => last > first).map(({ first, last }) => ({ first, last })),
  }
}

/** The value of some totals for a goal. Numbers come only from entries. */
export function amountsOfTotals(goal: Goal, totals: readonly DayTotals[]): DayAmount[] {
  const { kind, from, to } = goal
  if (kind === 'number') return []
  const amounts: DayAmount[] = []
  for (const { span, begun, minutes, lasting } of totals) {
    const last = Math.min(to, span.last)
    for (let day = Math.max(from, span.first); day <= last; day += 1) {
      const place = day - span.first
      const carried = day === from ? lasting.filter((one) => one.first < from && one.last >= from).length : 0
      const times = (begun[place] ?? 0) + carried
      const value = kind === 'hours' ? (minutes[place] ?? 0) / 60 : times
      if (times > 0 || value > 0) amounts.push({ day, value, times })
    }
  }
  return amounts
}

/** The same with entries within the goal's days, after the occurrences of each day. */
export function withEntries(
  goal: Goal,
  amounts: readonly DayAmount[],
  entries: readonly GoalEntry[],
): readonly DayAmount[] {
  const own = entries.filter(({ goalId, day }) => goalId === goal.id && day >= goal.from && day <= goal.to)
  if (own.length === 0) return amounts
  const byDay = new Map(amounts.map((amount) => [amount.day, amount]))
  for (const { day, value } of own) {
    const { value: sum, times } = byDay.get(day) ?? { value: 0, times: 0 }
    byDay.set(day, { day, value: sum + value, times: value > 0 ? times + 1 : times })
  }
  return [...byDay.values()].sort((one, other) => one.day - other.day)
}
