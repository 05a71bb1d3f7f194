import { dayOf, dayOfWall, daysInMonth, partsOf, startOfWeek, yearSpan, type Day } from '../date/index.ts'
import { contributionsOf, isOver } from './contributions.ts'
import type { Contribution, GoalItem } from './goal-types.ts'
import { measureGoal } from './measure-goal.ts'
import type { Amount, ReviewInput, YearReview } from './review-types.ts'
import { amountOf, daysTouched, daysWithAnything, type DayStretch } from './stretch-amounts.ts'

const BEST_WEEKS = 3

/**
 * What a year was: of this one up to now, of one to come nothing. Occurrences that are over and count as load; against the
 * same days of the year before, of which nothing is said where nothing of it is known.
 */
export function reviewYear(input: ReviewInput): YearReview {
  const { year, now, weekStart } = input
  const stretch = lookedAt(year, dayOfWall(now))
  const done = overWithin(input.items, input, stretch)
  const before = sameDaysBefore(year, stretch)
  const doneBefore = overWithin(input.itemsBefore, input, before)
  const hasBefore = input.itemsBefore.some((item) => item.counts)
  const contributions = input.goals.map((one) => contributionsOf(one.goal, { ...one, now }))
  return {
    year,
    until: stretch.last,
    ...amountOf(done, stretch),
    days: daysWithAnything(done, stretch),
    previous: hasBefore ? { ...amountOf(doneBefore, before), days: daysWithAnything(doneBefore, before) } : null,
    categories: categoriesOf({ done, stretch }, hasBefore ? { done: doneBefore, stretch: before } : null),
    months: Array.from({ length: 12 }, (_, index) => ({
      month: index + 1,
      ...amountOf(done, clipped(monthOf(year, index + 1), stretch)),
    })),
    bestWeeks: bestWeeks({ done, stretch }, contributions.flat(), weekStart),
    busiestDay: busiestDay({ done, stretch }),
    goals: input.goals.map((one, index) => {
      const { value, state } = measureGoal(one.goal, { ...one, now, weekStart })
      const inYear = (contributions[index] ?? []).filter(({ day }) => isWithin(day, stretch))
      const sum = inYear.reduce((total, contribution) => total + contribution.value, 0)
      return { id: one.goal.id, inYear: one.goal.kind === 'yesNo' ? Math.min(1, sum) : sum, value, state }
    }),
    milestones: milestonesOf(input, stretch),
  }
}

interface Done {
  readonly done: readonly GoalItem[]
  readonly stretch: DayStretch
}

const isWithin = (day: Day, { first, last }: DayStretch): boolean => day >= first && day <= last

/** The days of a year that are not ahead. */
function lookedAt(year: number, today: Day): DayStretch {
  const { first, last } = yearSpan(year)
  return { first, last: Math.max(first - 1, Math.min(last, today)) }
}

function sameDaysBefore(year: number, { first, last }: DayStretch): DayStretch {
  const { month, date } = partsOf(Math.max(first, last))
  const before = yearSpan(year - 1).first
  if (last < first) return { first: before, last: before - 1 }
  return { first: before, last: dayOf(year - 1, month, Math.min(date, daysInMonth(year - 1, month))) }
}

function overWithin(items: readonly GoalItem[], { now }: ReviewInput, stretch: DayStretch): GoalItem[] {
  return items.filter((item) => {
    const touched = daysTouched(item, stretch)
    return item.counts && isOver(item, now) && touched.first <= touched.last
  })
}

const monthOf = (year: number, month: number): DayStretch => ({
  first: dayOf(year, month, 1),
  last: dayOf(year, month, daysInMonth(year, month)),
})

const clipped = (one: DayStretch, other: DayStretch): DayStretch => ({
  first: Math.max(one.first, other.first),
  last: Math.min(one.last, other.last),
})

const byAmount = (one: Amount, other: Amount): number => other.hours - one.hours || other.events - one.events

function categoriesOf(now: Done, before: Done | null): YearReview['categories'] {
  const [own, earlier] = [groupsOf(now.done), groupsOf(before?.done ?? [])]
  const ids = new Set([...own.keys(), ...earlier.keys()])
  return [...ids]
    .map((categoryId) => ({
      categoryId,
      ...amountOf(own.get(categoryId) ?? [], now.stretch),
      previous: before === null ? null : amountOf(earlier.get(categoryId) ?? [], before.stretch),
    }))
    .sort(byAmount)
}

const groupsOf = (items: readonly GoalItem[]): Map<string | null, GoalItem[]> =>
  Map.groupBy(items, (item) => item.categoryId)

/** The weeks in which most was done for goals; where there is nothing of that, those with most hours. */
function bestWeeks(
  { done, stretch }: Done,
  contributions: readonly Contribution[],
  weekStart: ReviewInput['weekStart'],
): YearReview['bestWeeks'] {
  const goalsDone = Map.groupBy(
    contributions.filter(({ day, value }) => value > 0 && isWithin(day, stretch)),
    ({ day }) => startOfWeek(day, weekStart),
  )
  const weeks = []
  for (let monday = startOfWeek(stretch.first, weekStart); monday <= stretch.last; monday += 7) {
    const { first, last } = clipped({ first: monday, last: monday + 6 }, stretch)
    const week = { from: first, to: last, goalsDone: goalsDone.get(monday)?.length ?? 0 }
    weeks.push({ ...week, ...amountOf(done, { first, last }) })
  }
  const hasGoals = goalsDone.size > 0
  return weeks
    .filter((week) => (hasGoals ? week.goalsDone > 0 : week.hours > 0 || week.events > 0))
    .sort((one, other) => other.goalsDone - one.goalsDone || byAmount(one, other) || one.from - other.from)
    .slice(0, BEST_WEEKS)
}

function busiestDay({ done, stretch }: Done): YearReview['busiestDay'] {
  const days = new Map<Day, GoalItem[]>()
  for (const item of done) {
    const touched = daysTouched(item, stretch)
    for (let day = touched.first; day <= touched.last; day += 1) {
      const known = days.get(day)
      if (known) known.push(item)
      else days.set(day, [item])
    }
  }
  const amounts = [...days].map(([day, items]) => ({
    day,
    events: items.length,
    hours: amountOf(items, { first: day, last: day }).hours,
  }))
  return (
    amounts.sort((one, other) => other.events - one.events || byAmount(one, other) || one.day - other.day)[0] ?? null
  )
}

function milestonesOf({ milestones }: ReviewInput, stretch: DayStretch): YearReview['milestones'] {
  const own = milestones.filter(({ day }) => isWithin(day, stretch))
  const steps = own.flatMap(({ stepsDone }) => stepsDone)
  return { reached: own.length, steps: steps.length, stepsDone: steps.filter((day) => day !== null).length }
}
