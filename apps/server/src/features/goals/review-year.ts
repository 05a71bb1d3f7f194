import type { Milestone, YearReview } from '@dodici/contract/types'
import { formatDay, knownDay, yearSpan } from '@dodici/core/date'
import { countsIn } from '@dodici/core/load'
import {
  measureDays,
  reviewInParts,
  type GoalItem,
  type ReviewedGoal,
  type ReviewedMilestone,
  type YearReview as CoreReview,
} from '@dodici/core/goals'
import type { Access } from '#server/actor.ts'
import type { YearStorage } from '#server/features/events/known-years.ts'
import { listMilestones } from '#server/features/milestones/milestones.service.ts'
import { ownIds } from '#server/db/journal/own-units.ts'
import type { GoalTable } from '#server/db/schema.ts'
import { inTurns, openTurns, partByPart } from '#server/event-loop-turns.ts'
import { daysOfGoal } from './days-of-goal.ts'
import { countedItems } from './goal-items.ts'
import { entriesByGoal } from './entries-by-goal.ts'
import { measuredGoal, saidOfGoal, rangeOf, type UnmeasuredGoal } from './goal-record.ts'
import { goalInputs, yearsOfRange, type GoalInputs, type DayRange } from './goal-inputs.ts'
import { goalsOfYear } from './goals.service.ts'

/** The review of a year so far, compared with the previous one. */
export async function reviewOfYear(storage: YearStorage, access: Access, year: number): Promise<YearReview> {
  const { read } = storage.db
  const rows = await goalsOfYear(read, access.ownerId, year)
  const [own, before] = [daysOf(year), daysOf(year - 1)]
  const inputs = await goalInputs(storage, access, [own, before, ...rows.map(rangeOf)])
  const categoryIds = await ownIds(read, 'category', access.ownerId)
  const goals = rows.map((row) => saidOfGoal(row, categoryIds))
  const input = {
    ...inputs,
    year,
    items: await touching(inputs, own),
    itemsBefore: await touching(inputs, before),
    goals: await reviewedGoals(storage, access, { rows, goals, inputs, days: own }),
    milestones: (await listMilestones(read, access.ownerId)).map(reviewedMilestone),
  }
  const review = await partByPart(reviewInParts(input))
  return { ...wireOf(review), goals: goalsOf(review, goals) }
}

const daysOf = (year: number): DayRange => {
  const { first, last } = yearSpan(year)
  return { from: first, to: last }
}

/** What touches a year: what begins in it, and what lasts into it. */
async function touching(inputs: GoalInputs, days: DayRange): Promise<GoalItem[]> {
  const events = yearsOfRange(inputs, days).flatMap((year) => year.events)
  const span = { first: days.from, last: days.to }
  const items = await inTurns(events, (event) =>
    countedItems(event)
      .map(({ counted }) => counted)
      .filter((item) => countsIn(item, span)),
  )
  return items.flat()
}

async function reviewedGoals(
  { db }: YearStorage,
  { ownerId }: Access,
  {
    rows,
    goals,
    inputs,
    days,
  }: { rows: readonly GoalTable[]; goals: readonly UnmeasuredGoal[]; inputs: GoalInputs; days: DayRange },
): Promise<ReviewedGoal[]> {
  const entries = await entriesByGoal(db.read, ownerId, rows)
  const reviewed: ReviewedGoal[] = []
  const pause = openTurns()
  for (const said of goals) {
    await pause()
    const goal = measuredGoal(said)
    const found = await daysOfGoal(goal, inputs, entries.get(said._id) ?? [])
    const { value, state } = measureDays(goal, found, inputs)
    reviewed.push({ goal, value, state, done: found.done.filter(({ day }) => day >= days.from && day <= days.to) })
  }
  return reviewed
}

const reviewedMilestone = ({ date, steps }: Milestone): ReviewedMilestone => ({
  day: knownDay(date),
  stepsDone: steps.map(({ doneAt }) => (doneAt === null ? null : knownDay(doneAt))),
})

const wireOf = ({ goals: _, ...review }: CoreReview): Omit<YearReview, 'goals'> => ({
  ...review,
  until: formatDay(review.until),
  categories: [...review.categories],
  months: [...review.months],
  bestWeeks: review.bestWeeks.map((week) => ({ ...week, from: formatDay(week.from), to: formatDay(week.to) })),
  busiestDay: review.busiestDay && {
    ...review.busiestDay,
    day: formatDay(review.busiestDay.day),
    others: review.busiestDay.others.map((one) => formatDay(one)),
  },
})

function goalsOf({ goals: measured }: CoreReview, goals: readonly UnmeasuredGoal[]): YearReview['goals'] {
  const said = new Map(goals.map((goal) => [goal._id, goal]))
  return measured.flatMap(({ id, inYear, value, state }) => {
    const goal = said.get(id)
    if (goal === undefined) return []
    const { _id, title, categoryId, kind, unit, target } = goal
    return [{ _id, title, categoryId, kind, unit, target, inYear, value, state }]
  })
}
