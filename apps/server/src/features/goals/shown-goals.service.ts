import type { Goal, Milestone } from '@dodici/contract/types'
import { formatDay, type Day } from '@dodici/core/date'
import { measureGoal, type GoalProgress } from '@dodici/core/goals'
import type { GoalTable, Queries } from '#server/db/schema.ts'
import { ownCategoryIds } from '#server/features/categories/categories.service.ts'
import { listMilestones } from '#server/features/milestones/milestones.service.ts'
import { matchingItems } from './goal-items.ts'
import { measuredEntry, measuredGoal, saidOfGoal } from './goal-record.ts'
import type { GoalSight } from './goal-sight.service.ts'
import { findEntries } from './goals.queries.ts'

/** Goals as their owner sees them: with where they stand, and with the milestones that hang on them. */
export async function shownGoals(
  db: Queries,
  ownerId: string,
  { rows, sight }: { rows: readonly GoalTable[]; sight: GoalSight },
): Promise<Goal[]> {
  if (rows.length === 0) return []
  const categoryIds = await ownCategoryIds(db, ownerId)
  const ids = rows.map(({ id }) => id)
  const entries = Map.groupBy(await findEntries(db, ownerId, ids), ({ goal_id: goalId }) => goalId)
  const milestones = Map.groupBy(await listMilestones(db, ownerId), ({ goalId }) => goalId)
  return rows.map((row) => {
    const said = saidOfGoal(row, categoryIds)
    const goal = measuredGoal(said)
    const items = matchingItems(goal, sight.slices)
    const progress = measureGoal(goal, { ...sight, items, entries: (entries.get(row.id) ?? []).map(measuredEntry) })
    return {
      ...said,
      progress: progressOf(progress),
      milestones: (milestones.get(row.id) ?? []).map(hangingOf),
    }
  })
}

const dayText = (day: Day | null): string | null => (day === null ? null : formatDay(day))

const progressOf = (progress: GoalProgress): Goal['progress'] => ({
  ...progress,
  forecast: { value: progress.forecast.value, reachedOn: dayText(progress.forecast.reachedOn) },
  streak: { ...progress.streak },
  reachedOn: dayText(progress.reachedOn),
  lastOn: dayText(progress.lastOn),
  points: progress.points.map(({ day, value }) => ({ day: formatDay(day), value })),
})

const hangingOf = ({ _id, eventId, title, date, steps }: Milestone): Goal['milestones'][number] => ({
  _id,
  eventId,
  title,
  date,
  steps: steps.length,
  stepsDone: steps.filter(({ doneAt }) => doneAt !== null).length,
})
