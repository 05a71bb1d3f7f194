import type { Milestone } from '@dodici/contract/types'
import type { Actor } from '#server/actor.ts'
import { milestoneColumns } from '#server/db/journal/units/milestone-unit.ts'
import { writeChange, type Storage, type Written } from '#server/db/journal/write-change.ts'
import { AppError, unknownReference } from '#server/errors.ts'
import { isOwnGoal } from '#server/features/goal-ids/goal-ids.ts'
import { ownMilestone, shownMilestone } from './milestones.service.ts'

interface MilestoneUpdate {
  readonly id: string
  /** Null removes it; absent leaves it. */
  readonly goalId: string | null | undefined
  readonly version: number | null
}

/**
 * Links a milestone to a goal, or unlinks it.
 * @throws AppError `not_found`, `stale_version`; `unknown_reference` for a goal that is not the person's own
 */
export function updateMilestone(
  storage: Storage,
  actor: Actor,
  { id, goalId, version }: MilestoneUpdate,
): Promise<Written<Milestone>> {
  return writeChange(storage, actor, { kind: 'milestone.update' }, async (writer) => {
    const { trx, ownerId } = writer
    const record = await ownMilestone(trx, ownerId, id)
    if (version !== null && record.row.version !== version) {
      const current = await shownMilestone(trx, ownerId, record)
      throw new AppError('stale_version', 'This milestone was changed meanwhile.', { current })
    }
    if (typeof goalId === 'string' && !(await isOwnGoal(trx, ownerId, goalId))) throw unknownReference('goalId')
    const columns = milestoneColumns(record.row)
    const milestone = { ...columns, goal_id: goalId === undefined ? columns.goal_id : goalId }
    await writer.put('milestone', [{ id, content: { milestone, steps: record.steps } }])
    return shownMilestone(trx, ownerId, await ownMilestone(trx, ownerId, id))
  })
}
