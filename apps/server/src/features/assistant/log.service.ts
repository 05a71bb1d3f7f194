import type { AssistantLogEntry } from '@dodici/contract/types'
import { v7 as uuid } from 'uuid'
import type { Actor } from '#server/actor.ts'
import { instantOf } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import { findLog, insertLog } from './assistant.queries.ts'
import { type AnsweredBy } from './answered-by.ts'
import type { AssistantStorage } from './assistant-storage.ts'

/** What one call has read. */
export type LoggedLookup = AssistantLogEntry['looked'][number]

const LOG_SHOWN = 500

/** The host that text was sent to; none without a model, or while it is paused after failures. */
function sentTo({ model }: Pick<AssistantStorage, 'model'>, { engine, fallback }: AnsweredBy): string | null {
  const wasAsked = engine === 'model' || (fallback !== null && fallback !== 'paused')
  return wasAsked ? (model?.host ?? null) : null
}

interface LoggedCall extends AnsweredBy {
  readonly call: AssistantLogEntry['call']
  readonly looked: readonly LoggedLookup[]
}

/** Logs what a call has read, for the person to see. */
export async function logLooks(
  { db, clock, model }: Pick<AssistantStorage, 'db' | 'clock' | 'model'>,
  { userId }: Actor,
  { call, looked, engine, fallback }: LoggedCall,
): Promise<void> {
  const row = {
    owner_id: userId,
    id: uuid(),
    at: instantOf(clock),
    call,
    looked: JSON.stringify(looked),
    engine,
    sent_to: sentTo({ model }, { engine, fallback }),
  }
  await db.transact((trx) => insertLog(trx, row))
}

/** What the assistant has read, newest first. */
export async function listLog({ db }: Pick<Storage, 'db'>, { userId }: Actor): Promise<AssistantLogEntry[]> {
  const rows = await findLog(db.read, userId, LOG_SHOWN)
  return rows.map((row) => ({
    _id: row.id,
    at: row.at,
    call: row.call,
    looked: JSON.parse(row.looked) as LoggedLookup[],
    engine: row.engine,
    sentTo: row.sent_to,
  }))
}
