import type { Milestone } from '@dodici/contract/types'
import type { Access } from '#server/actor.ts'
import type { ChangeWriter } from '#server/db/journal/change-writer.ts'
import { isOwn, type UnitTarget } from '#server/db/journal/own-units.ts'
import { milestoneColumns, type MilestoneContent } from '#server/db/journal/units/milestone-unit.ts'
import { writeChange, type Storage, type Written } from '#server/db/journal/write-change.ts'
import { notFound, staleVersion, unknownReference } from '#server/errors.ts'
import { ownMilestone, shownMilestone, type MilestoneRecord } from './milestones.service.ts'

/**
 * Links a milestone to a goal, or unlinks it (null); without one the link stays.
 * @throws AppError `not_found`, `stale_version`; `unknown_reference` for a goal that is not the person's own
 */
export const updateMilestone = (
  storage: Storage,
  access: Access,
  { goalId, ...target }: UnitTarget & { readonly goalId: string | null | undefined },
): Promise<Written<Milestone>> =>
  changeMilestone(storage, access, target, async ({ row, steps }, { trx, ownerId }) => {
    if (typeof goalId === 'string' && !(await isOwn(trx, 'goal', ownerId, goalId))) throw unknownReference('goalId')
    const columns = milestoneColumns(row)
    return { milestone: { ...columns, goal_id: goalId === undefined ? columns.goal_id : goalId }, steps }
  })

/**
 * Marks a step as done, or not done.
 * @throws AppError `not_found` for a milestone or step that does not exist
 */
export const tickStep = (
  storage: Storage,
  access: Access,
  { id, stepId, done }: { id: string; stepId: string; done: boolean },
): Promise<Written<Milestone>> =>
  changeMilestone(storage, access, { id, version: null }, async ({ row, steps }, { now }) => {
    const step = steps.find((one) => one.id === stepId)
    if (step === undefined) throw notFound()
    const ticked = { ...step, done_at: done ? (step.done_at ?? now) : null }
    return { milestone: milestoneColumns(row), steps: steps.map((one) => (one === step ? ticked : one)) }
  })

function changeMilestone(
  storage: Storage,
  access: Access,
  { id, version }: UnitTarget,
  changed: (record: MilestoneRecord, writer: ChangeWriter) => Promise<MilestoneContent>,
): Promise<Written<Milestone>> {
  return writeChange(storage, access, { kind: 'milestone.update' }, async (writer) => {
    const { trx, ownerId } = writer
    const record = await ownMilestone(trx, ownerId, id)
    if (version !== null && record.row.version !== version) {
      throw staleVersion('milestone', await shownMilestone(trx, ownerId, record))
    }
    await writer.put('milestone', [{ id, content: await changed(record, writer) }])
    return shownMilestone(trx, ownerId, await ownMilestone(trx, ownerId, id))
  })
}
