import { dayOf, dayOfWall, daysInMonth, partsOf, startOfWeek, yearSpan, type Day } from '../date/index.ts'
import { allParts, type InParts } from '../in-parts/index.ts'
import {
  countsIn,
  isOver,
  dailyLoad,
  loadWithin,
  type DailyLoad,
  type DaySpan,
  type MeasureRules,
} from '../load/index.ts'
import type { GoalItem } from './goal-types.ts'
import type { Amount, ReviewedGoal, ReviewInput, YearReview } from './review-types.ts'

const BEST_WEEKS = 3

/**
 * The review of a year: of the current one so far, of a future one nothing. Past occurrences with load, compared with
 * the same days of the previous year if that is known.
 */
export const reviewYear = (input: ReviewInput): YearReview => allParts(reviewInParts(input))

/** The same in parts. */
export function* reviewInParts(input: ReviewInput): InParts<YearReview> {
  const { year, now, weekStart, rules } = input
  const span = lookedAt(year, dayOfWall(now))
  const done = overWithin(input.items, input, span)
  yield
  const before = sameDaysBefore(year, span)
  const doneBefore = overWithin(input.itemsBefore, input, before)
  const hasBefore = input.itemsBefore.some((item) => item.isLoad)
  yield
  const daily = dailyLoad(done, span, rules)
  yield
  const dailyBefore = dailyLoad(doneBefore, before, rules)
  yield
  const earlier = hasBefore ? { done: doneBefore, span: before, rules } : null
  const categories = yield* categoriesInParts({ done, span, rules }, earlier)
  const weeks = bestWeeks({ daily, span }, input.goals, weekStart)
  yield
  return {
    year,
    until: span.last,
    ...amountAndDays(daily, span),
    previous: hasBefore ? amountAndDays(dailyBefore, before) : null,
    categories,
    months: Array.from({ length: 12 }, (_, index) => ({
      month: index + 1,
      ...amountIn(daily, clipped(monthOf(year, index + 1), span)),
    })),
    bestWeeks: weeks,
    busiestDay: busiestOf(daily),
    goals: input.goals.map((goal) => goalWithin(goal, span)),
    milestones: milestonesOf(input, span),
  }
}

function goalWithin({ goal, done, value, state }: ReviewedGoal, span: DaySpan): YearReview['goals'][number] {
  const sum = done.filter(({ day }) => isWithin(day, span)).reduce((total, one) => total + one.value, 0)
  return { id: goal.id, inYear: goal.kind === 'yesNo' ? Math.min(1, sum) : sum, value, state }
}

interface ReviewedItems {
  readonly done: readonly GoalItem[]
  readonly span: DaySpan
  readonly rules: MeasureRules
}

const isWithin = (day: Day, { first, last }: DaySpan): boolean => day >= first && day <= last

/** The past days of a year. */
function lookedAt(year: number, today: Day): DaySpan {
  const { first, last } = yearSpan(year)
  return { first, last: Math.max(first - 1, Math.min(last, today)) }
}

function sameDaysBefore(year: number, { first, last }: DaySpan): DaySpan {
  const { month, date } = partsOf(Math.max(first, last))
  const before = yearSpan(year - 1).first
  if (last < first) return { first: before, last: before - 1 }
  return { first: before, last: dayOf(year - 1, month, Math.min(date, daysInMonth(year - 1, month))) }
}

function overWithin(items: readonly GoalItem[], { now }: ReviewInput, span: DaySpan): GoalItem[] {
  return items.filter((item) => countsIn(item, span) && isOver(item, now))
}

const monthOf = (year: number, month: number): DaySpan => ({
  first: dayOf(year, month, 1),
  last: dayOf(year, month, daysInMonth(year, month)),
})

const clipped = (one: DaySpan, other: DaySpan): DaySpan => ({
  first: Math.max(one.first, other.first),
  last: Math.min(one.last, other.last),
})

const byAmount = (one: Amount, other: Amount): number => other.hours - one.hours || other.events - one.events

function* categoriesInParts(now: ReviewedItems, before: ReviewedItems | null): InParts<YearReview['categories']> {
  const own = groupsOf(now.done)
  yield
  const earlier = groupsOf(before?.done ?? [])
  const amounts: YearReview['categories'][number][] = []
  for (const categoryId of new Set([...own.keys(), ...earlier.keys()])) {
    yield
    const amount = amountOf(own.get(categoryId), now)
    yield
    const previous = before === null ? null : amountOf(earlier.get(categoryId), before)
    amounts.push({ categoryId, ...amount, previous })
  }
  return amounts.sort(byAmount)
}

const amountOf = (items: readonly GoalItem[] = [], { span, rules }: ReviewedItems): Amount =>
  amountIn(dailyLoad(items, span, rules), span)

function amountAndDays(daily: DailyLoad, span: DaySpan): Amount & { readonly days: number } {
  const { events, days, minutes } = loadWithin(daily, span)
  return { events, days, hours: minutes / 60 }
}

function amountIn(daily: DailyLoad, span: DaySpan): Amount {
  const { events, hours } = amountAndDays(daily, span)
  return { events, hours }
}

const groupsOf = (items: readonly GoalItem[]): Map<string | null, GoalItem[]> =>
  Map.groupBy(items, (item) => item.categoryId)

/** The weeks with most progress on goals, or without any, with most hours. */
function bestWeeks(
  { daily, span }: { readonly daily: DailyLoad; readonly span: DaySpan },
  goals: readonly ReviewedGoal[],
  weekStart: ReviewInput['weekStart'],
): YearReview['bestWeeks'] {
  const goalsDone = new Map<Day, number>()
  for (const { day, times } of goals.flatMap(({ done }) => done)) {
    if (times === 0 || !isWithin(day, span)) continue
    const week = startOfWeek(day, weekStart)
    goalsDone.set(week, (goalsDone.get(week) ?? 0) + times)
  }
  const weeks = []
  for (let monday = startOfWeek(span.first, weekStart); monday <= span.last; monday += 7) {
    const { first, last } = clipped({ first: monday, last: monday + 6 }, span)
    weeks.push({ from: first, to: last, goalsDone: goalsDone.get(monday) ?? 0, ...amountIn(daily, { first, last }) })
  }
  const hasGoals = goalsDone.size > 0
  return weeks
    .filter((week) => (hasGoals ? week.goalsDone > 0 : week.hours > 0 || week.events > 0))
    .sort((one, other) => other.goalsDone - one.goalsDone || byAmount(one, other) || one.from - other.from)
    .slice(0, BEST_WEEKS)
}

function busiestOf({ span, events, minutes }: DailyLoad): YearReview['busiestDay'] {
  const days = events.map((count, place) => ({
    day: span.first + place,
    events: count,
    hours: (minutes[place] ?? 0) / 60,
  }))
  const [busiest] = days.sort((one, other) => other.events - one.events || byAmount(one, other) || one.day - other.day)
  if (busiest === undefined || busiest.events === 0) return null
  const alike = days.filter(({ events: count, hours }) => count === busiest.events && hours === busiest.hours)
  return { ...busiest, others: alike.slice(1).map(({ day }) => day) }
}

function milestonesOf({ milestones }: ReviewInput, span: DaySpan): YearReview['milestones'] {
  const own = milestones.filter(({ day }) => isWithin(day, span))
  const steps = own.flatMap(({ stepsDone }) => stepsDone)
  return { reached: own.length, steps: steps.length, stepsDone: steps.filter((day) => day !== null).length }
}
