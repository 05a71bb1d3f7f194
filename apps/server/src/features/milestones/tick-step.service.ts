import type { Milestone } from '@dodici/contract/types'
import type { Actor } from '#server/actor.ts'
import { milestoneColumns } from '#server/db/journal/units/milestone-unit.ts'
import { writeChange, type Storage, type Written } from '#server/db/journal/write-change.ts'
import { notFound } from '#server/errors.ts'
import { ownMilestone, shownMilestone } from './milestones.service.ts'

/**
 * Marks a step as done, or not done.
 * @throws AppError `not_found` for a milestone or step that does not exist
 */
export function tickStep(
  storage: Storage,
  actor: Actor,
  { id, stepId, done }: { id: string; stepId: string; done: boolean },
): Promise<Written<Milestone>> {
  return writeChange(storage, actor, { kind: 'milestone.update' }, async (writer) => {
    const { trx, ownerId, now } = writer
    const { row, steps } = await ownMilestone(trx, ownerId, id)
    const step = steps.find((one) => one.id === stepId)
    if (step === undefined) throw notFound()
    const ticked = { ...step, done_at: done ? (step.done_at ?? now) : null }
    const content = {
      milestone: milestoneColumns(row),
      steps: steps.map((one) => (one.id === stepId ? ticked : one)),
    }
    await writer.put('milestone', [{ id, content }])
    return shownMilestone(trx, ownerId, await ownMilestone(trx, ownerId, id))
  })
}
