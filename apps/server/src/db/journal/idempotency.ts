import type { MovedMilestone } from '@dodici/contract/types'
import type { Actor } from '../../actor.ts'
import { AppError } from '../../errors.ts'
import type { Queries } from '../schema.ts'

interface Answer<Value> {
  readonly value: Value
  readonly changeId: string | null
  readonly movedMilestones: readonly MovedMilestone[]
}

/** Answers that an earlier version has stored lack the milestones. */
type StoredAnswer<Value> = Omit<Answer<Value>, 'movedMilestones'> & Partial<Answer<Value>>

/**
 * The earlier answer to the same request; null if its key is new or missing. Called inside the owner's transaction, so
 * that of three equal requests the second and third find the first.
 */
export async function recalledAnswer<Value>(
  trx: Queries,
  { userId, idempotency }: Pick<Actor, 'userId' | 'idempotency'>,
): Promise<Answer<Value> | null> {
  if (idempotency === null) return null
  const row = await trx
    .selectFrom('idempotency_key')
    .select(['fingerprint', 'answer'])
    .where('owner_id', '=', userId)
    .where('key', '=', idempotency.key)
    .executeTakeFirst()
  if (row === undefined) return null
  if (row.fingerprint !== idempotency.fingerprint) {
    throw new AppError('idempotency_conflict', 'This Idempotency-Key came before with another request.')
  }
  const answer = JSON.parse(row.answer) as StoredAnswer<Value>
  return { ...answer, movedMilestones: answer.movedMilestones ?? [] }
}

/** Stores an answer for repetitions of its request. */
export async function rememberAnswer(
  trx: Queries,
  { userId, idempotency }: Pick<Actor, 'userId' | 'idempotency'>,
  answer: Answer<unknown>,
  now: string,
): Promise<void> {
  if (idempotency === null) return
  await trx
    .insertInto('idempotency_key')
    .values({
      owner_id: userId,
      key: idempotency.key,
      fingerprint: idempotency.fingerprint,
      answer: JSON.stringify(answer),
      created_at: now,
    })
    .execute()
}
