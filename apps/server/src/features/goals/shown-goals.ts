import type { Goal, Milestone } from '@dodici/contract/types'
import { formatDay, type Day } from '@dodici/core/date'
import { measureDays, type GoalProgress } from '@dodici/core/goals'
import { ownIds } from '#server/db/journal/own-units.ts'
import type { GoalTable, Queries } from '#server/db/schema.ts'
import { listMilestones } from '#server/features/milestones/milestones.service.ts'
import { openTurns } from '#server/event-loop-turns.ts'
import { getOrMake } from '#server/get-or-make.ts'
import { daysOfGoal } from './days-of-goal.ts'
import { entriesByGoal } from './entries-by-goal.ts'
import { measuredGoal, saidOfGoal } from './goal-record.ts'
import type { GoalInputs } from './goal-inputs.ts'

/** Data for showing goals. */
interface GoalRows {
  readonly rows: readonly GoalTable[]
  readonly inputs: GoalInputs
}

/** Goals as their owner sees them, with progress and milestones: one by one, because all points of all would be too much. */
export async function* goalsOneByOne(db: Queries, ownerId: string, { rows, inputs }: GoalRows): AsyncGenerator<Goal> {
  if (rows.length === 0) return
  const categoryIds = await ownIds(db, 'category', ownerId)
  const entries = await entriesByGoal(db, ownerId, rows)
  const milestones = Map.groupBy(await listMilestones(db, ownerId), ({ goalId }) => goalId)
  const textOf = dayTexts()
  const pause = openTurns()
  for (const row of rows) {
    await pause()
    const said = saidOfGoal(row, categoryIds)
    const goal = measuredGoal(said)
    const days = await daysOfGoal(goal, inputs, entries.get(row.id) ?? [])
    yield {
      ...said,
      progress: progressOf(measureDays(goal, days, inputs), textOf),
      milestones: (milestones.get(row.id) ?? []).map(hangingOf),
    }
  }
}

type DayText = (day: Day) => string

/**
 * Formats each day once for all goals: two hundred goals of ten years contain 730,000 days, 3,650 of them different.
 */
function dayTexts(): DayText {
  const known = new Map<Day, string>()
  return (day) => getOrMake(known, day, () => formatDay(day))
}

function progressOf(progress: GoalProgress, textOf: DayText): Goal['progress'] {
  const orNull = (day: Day | null): string | null => (day === null ? null : textOf(day))
  return {
    ...progress,
    forecast: { value: progress.forecast.value, reachedOn: orNull(progress.forecast.reachedOn) },
    streak: { ...progress.streak },
    reachedOn: orNull(progress.reachedOn),
    lastOn: orNull(progress.lastOn),
    points: progress.points.map(({ day, value }) => ({ day: textOf(day), value })),
  }
}

const hangingOf = ({ _id, eventId, title, date, steps }: Milestone): Goal['milestones'][number] => ({
  _id,
  eventId,
  title,
  date,
  steps: steps.length,
  stepsDone: steps.filter(({ doneAt }) => doneAt !== null).length,
})
