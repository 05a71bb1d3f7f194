import { v7 as uuid } from 'uuid'
import type { Actor } from '../../actor.ts'
import { instantOf, type Clock } from '../../clock.ts'
import { AppError } from '../../errors.ts'
import { changeWriter, type ChangeWriter, type TouchedUnit } from './change-writer.ts'
import type { Database } from '../database.ts'
import { recalledAnswer, rememberAnswer } from './idempotency.ts'
import type { Queries } from '../schema.ts'

/** What every service needs to read and write: passed first, so that tests can pass their own. */
export interface Storage {
  readonly db: Database
  readonly clock: Clock
}

/** What is said of a change when it begins. */
export interface ChangeFacts {
  /** What is done, as `resource.verb`: `event.create`. */
  readonly kind: string
  /** The change that this one takes back. */
  readonly undoes?: string
  /** Shared by the changes of one gesture. */
  readonly group?: string
}

/** What a write answers: its value, and the change that undoes it (null where nothing was changed). */
export interface Written<Value> {
  readonly value: Value
  readonly changeId: string | null
  readonly sequence: number
}

/** Rows of the journal in one statement. */
const ROWS_A_STATEMENT = 500

/**
 * The one way to change what a person can see. In one transaction it takes the owner's next number (which also keeps
 * two writes of one owner apart), runs `work`, and stores under that number what every touched unit was before. Where
 * nothing was touched, nothing is stored and the number is given back.
 * @throws AppError `idempotency_conflict` when the actor's key came before with another request
 */
export async function writeChange<Value>(
  storage: Storage,
  actor: Pick<Actor, 'userId' | 'idempotency'>,
  facts: ChangeFacts,
  work: (writer: ChangeWriter) => Promise<Value>,
): Promise<Written<Value>> {
  const now = instantOf(storage.clock)
  const written = await storage.db.transact(async (trx): Promise<Written<Value>> => {
    const sequence = await nextSequence(trx, actor.userId)
    const recalled = await recalledAnswer<Value>(trx, actor)
    if (recalled !== null) {
      await giveBackSequence(trx, actor.userId)
      return { ...recalled, sequence: sequence - 1 }
    }
    const changeId = uuid()
    const { writer, touched } = changeWriter({ trx, ownerId: actor.userId, changeId, now })
    const value = await work(writer)
    const units = [...touched.values()]
    if (units.length === 0) await giveBackSequence(trx, actor.userId)
    else await storeChange(trx, { facts, actorId: actor.userId, ownerId: actor.userId, changeId, sequence, now }, units)
    const result = {
      value,
      changeId: units.length === 0 ? null : changeId,
      sequence: units.length === 0 ? sequence - 1 : sequence,
    }
    await rememberAnswer(trx, actor, { value, changeId: result.changeId }, now)
    return result
  })
  if (written.changeId !== null) {
    await storage.db.announce({ ownerId: actor.userId, sequence: written.sequence })
  }
  return written
}

async function nextSequence(trx: Queries, ownerId: string): Promise<number> {
  const row = await trx
    .updateTable('user')
    .set((update) => ({ sequence: update('sequence', '+', 1) }))
    .where('id', '=', ownerId)
    .returning('sequence')
    .executeTakeFirst()
  if (row === undefined) throw new AppError('unauthenticated', 'This account is no longer there.')
  return row.sequence
}

async function giveBackSequence(trx: Queries, ownerId: string): Promise<void> {
  await trx
    .updateTable('user')
    .set((update) => ({ sequence: update('sequence', '-', 1) }))
    .where('id', '=', ownerId)
    .execute()
}

interface ChangeHeader {
  readonly facts: ChangeFacts
  readonly actorId: string
  readonly ownerId: string
  readonly changeId: string
  readonly sequence: number
  readonly now: string
}

async function storeChange(trx: Queries, header: ChangeHeader, units: readonly TouchedUnit[]): Promise<void> {
  const { facts, actorId, ownerId, changeId, sequence, now } = header
  await trx
    .insertInto('change')
    .values({
      owner_id: ownerId,
      sequence,
      id: changeId,
      group_id: facts.group ?? changeId,
      actor_id: actorId,
      kind: facts.kind,
      count: units.length,
      title: units[0]?.title ?? '',
      undoes: facts.undoes ?? null,
      undone_by: null,
      created_at: now,
    })
    .execute()
  const rows = units.map((unit) => ({
    owner_id: ownerId,
    sequence,
    unit_type: unit.type,
    unit_id: unit.id,
    before: unit.before,
    before_content_id: unit.beforeContentId,
    after_content_id: unit.afterContentId,
  }))
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    await trx
      .insertInto('change_row')
      .values(rows.slice(from, from + ROWS_A_STATEMENT))
      .execute()
  }
}
