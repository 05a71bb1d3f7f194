import { GOALS_MAX } from '@dodici/contract/limits'
import type { GoalPatch, NewGoal } from '@dodici/contract/types'
import { v7 as uuid } from 'uuid'
import type { ChangeWriter } from '#server/db/journal/change-writer.ts'
import { ownIds, ownUnits, refuseTakenId } from '#server/db/journal/own-units.ts'
import { AppError, unknownReference } from '#server/errors.ts'
import { newContent, refuseOddDays } from './goal-record.ts'

/**
 * Creates a goal within a change, and returns its id.
 * @throws AppError `invalid_input` for invalid days; `unknown_reference`, `id_taken`; `quota_exceeded` if the account
 * has its maximum of goals
 */
export async function putGoal(writer: ChangeWriter, draft: NewGoal): Promise<string> {
  refuseOddDays({ first_on: draft.from, last_on: draft.to })
  await refuseTakenId(writer.trx, 'goal', draft._id)
  await refuseTooMany(writer)
  await refuseUnknownCategories(writer, draft)
  const id = draft._id ?? uuid()
  await writer.put('goal', [{ id, content: newContent(draft, writer.now) }])
  return id
}

async function refuseTooMany({ trx, ownerId }: ChangeWriter): Promise<void> {
  if ((await ownUnits(trx, 'goal', ownerId)).length < GOALS_MAX) return
  throw new AppError('quota_exceeded', `An account has at most ${String(GOALS_MAX)} goals. Delete one first.`)
}

/** An unchanged reference may be in the trash: a goal keeps its trashed category. */
export async function refuseUnknownCategories(
  { trx, ownerId }: ChangeWriter,
  wanted: Pick<GoalPatch, 'categoryId' | 'matchCategoryId'>,
): Promise<void> {
  const own = await ownIds(trx, 'category', ownerId)
  for (const field of ['categoryId', 'matchCategoryId'] as const) {
    const id = wanted[field] ?? null
    if (id !== null && !own.has(id)) throw unknownReference(field)
  }
}
