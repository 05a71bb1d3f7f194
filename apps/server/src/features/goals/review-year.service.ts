import type { Milestone, YearReview } from '@dodici/contract/types'
import { dayOfWall, formatDay, parseDay, yearSpan } from '@dodici/core/date'
import {
  reviewYear,
  type GoalItem,
  type ReviewedGoal,
  type ReviewedMilestone,
  type YearReview as CoreReview,
} from '@dodici/core/goals'
import type { Actor } from '#server/actor.ts'
import { ownCategoryIds } from '#server/features/categories/categories.service.ts'
import type { YearStorage } from '#server/features/events/known-years.service.ts'
import { listMilestones } from '#server/features/milestones/milestones.service.ts'
import { matchingItems } from './goal-items.ts'
import { measuredEntry, measuredGoal, saidOfGoal, stretchOf, type SaidGoal } from './goal-record.ts'
import { goalSight, type GoalSight } from './goal-sight.service.ts'
import { findEntries } from './goals.queries.ts'
import { goalsOfYear } from './goals.service.ts'

/** What a year was for the person, up to now, against the one before. */
export async function reviewOfYear(storage: YearStorage, actor: Actor, year: number): Promise<YearReview> {
  const { read } = storage.db
  const rows = await goalsOfYear(read, actor.userId, year)
  const [own, before] = [daysOf(year), daysOf(year - 1)]
  const sight = await goalSight(storage, actor, [own, before, ...rows.map(stretchOf)])
  const categoryIds = await ownCategoryIds(read, actor.userId)
  const goals = rows.map((row) => saidOfGoal(row, categoryIds))
  const review = reviewYear({
    ...sight,
    year,
    items: touching(sight, own),
    itemsBefore: touching(sight, before),
    goals: await reviewedGoals(storage, actor, { goals, sight }),
    milestones: (await listMilestones(read, actor.userId)).map(reviewedMilestone),
  })
  return { ...wireOf(review), goals: goalsOf(review, goals) }
}

const daysOf = (year: number): { from: number; to: number } => {
  const { first, last } = yearSpan(year)
  return { from: first, to: last }
}

/** What touches some days of those that were read. */
const touching = ({ slices }: GoalSight, { from, to }: { from: number; to: number }): GoalItem[] =>
  slices.flatMap((slice) => slice.filter((item) => dayOfWall(item.start) <= to && dayOfWall(item.end) >= from))

async function reviewedGoals(
  { db }: YearStorage,
  { userId }: Actor,
  { goals, sight }: { goals: readonly SaidGoal[]; sight: GoalSight },
): Promise<ReviewedGoal[]> {
  const ids = goals.map(({ _id }) => _id)
  const entries = Map.groupBy(await findEntries(db.read, userId, ids), ({ goal_id: goalId }) => goalId)
  return goals.map((said) => {
    const goal = measuredGoal(said)
    const items = matchingItems(goal, sight.slices)
    return { goal, items, entries: (entries.get(said._id) ?? []).map(measuredEntry) }
  })
}

const dayOfText = (text: string): number => parseDay(text.slice(0, 10)) ?? 0

const reviewedMilestone = ({ date, steps }: Milestone): ReviewedMilestone => ({
  day: dayOfText(date),
  stepsDone: steps.map(({ doneAt }) => (doneAt === null ? null : dayOfText(doneAt))),
})

const wireOf = ({ goals: _, ...review }: CoreReview): Omit<YearReview, 'goals'> => ({
  ...review,
  until: formatDay(review.until),
  categories: [...review.categories],
  months: [...review.months],
  bestWeeks: review.bestWeeks.map((week) => ({ ...week, from: formatDay(week.from), to: formatDay(week.to) })),
  busiestDay: review.busiestDay === null ? null : { ...review.busiestDay, day: formatDay(review.busiestDay.day) },
})

function goalsOf({ goals: measured }: CoreReview, goals: readonly SaidGoal[]): YearReview['goals'] {
  const said = new Map(goals.map((goal) => [goal._id, goal]))
  return measured.flatMap(({ id, inYear, value, state }) => {
    const goal = said.get(id)
    if (goal === undefined) return []
    const { _id, title, categoryId, kind, unit, target } = goal
    return [{ _id, title, categoryId, kind, unit, target, inYear, value, state }]
  })
}
