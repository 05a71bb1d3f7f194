import { v7 as uuid } from 'uuid'
import type { Actor } from '../../actor.ts'
import { instantOf, type Clock } from '../../clock.ts'
import { AppError } from '../../errors.ts'
import { changeWriter, type ChangeWriter, type TouchedUnit } from './change-writer.ts'
import type { Database } from '../database.ts'
import { recalledAnswer, rememberAnswer } from './idempotency.ts'
import type { ChangeTable, Queries } from '../schema.ts'

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

interface Work<Done, Value> {
  readonly facts: ChangeFacts
  readonly work: (writer: ChangeWriter) => Promise<Done>
  /** What is answered, and remembered for a repetition: from what the work answered, and the change as it is stored. */
  readonly answer: (done: Done, change: ChangeTable | null) => Value
}

type Writer = Pick<Actor, 'userId' | 'idempotency'>

/**
 * The one way to change what a person can see. In one transaction it takes the owner's next number (which also keeps
 * two writes of one owner apart), runs `work`, and stores under that number what every touched unit was before. Where
 * nothing was touched, nothing is stored and the number is given back.
 * @throws AppError `idempotency_conflict` when the actor's key came before with another request
 */
export const writeChange = <Value>(
  storage: Storage,
  actor: Writer,
  facts: ChangeFacts,
  work: (writer: ChangeWriter) => Promise<Value>,
): Promise<Written<Value>> => write(storage, actor, { facts, work, answer: (value) => value })

/** The same where the change itself is the answer: nothing is read after the commit, so a stored change is never a fault. */
export const writeAndTell = (
  storage: Storage,
  actor: Writer,
  facts: ChangeFacts,
  work: (writer: ChangeWriter) => Promise<void>,
): Promise<Written<ChangeTable | null>> => write(storage, actor, { facts, work, answer: (_, change) => change })

async function write<Done, Value>(
  storage: Storage,
  actor: Writer,
  { facts, work, answer }: Work<Done, Value>,
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
    const done = await work(writer)
    const units = [...touched.values()]
    const change =
      units.length === 0 ? null : changeRow({ facts, ownerId: actor.userId, changeId, sequence, now }, units)
    if (change === null) await giveBackSequence(trx, actor.userId)
    else await storeChange(trx, change, units)
    const result = { value: answer(done, change), changeId: change?.id ?? null }
    await rememberAnswer(trx, actor, result, now)
    return { ...result, sequence: change?.sequence ?? sequence - 1 }
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
  readonly ownerId: string
  readonly changeId: string
  readonly sequence: number
  readonly now: string
}

const changeRow = (
  { facts, ownerId, changeId, sequence, now }: ChangeHeader,
  units: readonly TouchedUnit[],
): ChangeTable => ({
  owner_id: ownerId,
  sequence,
  id: changeId,
  group_id: facts.group ?? changeId,
  actor_id: ownerId,
  kind: facts.kind,
  count: units.length,
  title: units[0]?.title ?? '',
  undoes: facts.undoes ?? null,
  undone_by: null,
  created_at: now,
})

async function storeChange(trx: Queries, change: ChangeTable, units: readonly TouchedUnit[]): Promise<void> {
  await trx.insertInto('change').values(change).execute()
  const rows = units.map((unit) => ({
    owner_id: change.owner_id,
    sequence: change.sequence,
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
