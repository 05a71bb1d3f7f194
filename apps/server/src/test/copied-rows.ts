import { API_KEYS_MAX, CATEGORIES_MAX, CONVERSATIONS_MAX, MESSAGE_MAX, MILESTONES_MAX } from '@dodici/contract/limits'
import { DEVICE_PASSWORDS_MAX, FEEDS_MAX, PROPOSALS_MAX, PUSH_DEVICES_MAX } from '@dodici/contract/limits'
import { v7 as uuid } from 'uuid'
import { instantOf } from '#server/clock.ts'
import type { MessageTable, Queries, Tables } from '#server/db/schema.ts'
import type { Person, Planner } from './planner.ts'
import type { Ids } from './things.ts'

const ROWS_AT_ONCE = 100
/** As the service bounds them. */
const SESSIONS_MAX = 100

type Row = Readonly<Record<string, unknown>>

export async function insertRows(trx: Queries, table: keyof Tables, rows: readonly object[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await trx
      .insertInto(table as 'setting')
      .values(rows.slice(at, at + ROWS_AT_ONCE) as Tables['setting'][])
      .execute()
}

/** What the sample year and the helpers make besides. */
const OTHERS = 50

/** What a copy has of its own, by the table of what is copied, and how many of them there can be. */
const copied: readonly [table: keyof Tables, of: keyof Ids, most: number, own: (at: number) => Row][] = [
  ['category', 'category', CATEGORIES_MAX - OTHERS, (at) => ({ name: `Categoria ${String(at)}` })],
  ['conversation', 'conversation', CONVERSATIONS_MAX, () => ({})],
  ['milestone', 'milestone', MILESTONES_MAX, () => ({ event_id: null })],
  ['proposal', 'proposal', PROPOSALS_MAX - OTHERS, () => ({})],
  ['api_key', 'key', API_KEYS_MAX, () => ({ key_hash: uuid() })],
  ['api_key', 'devicePassword', DEVICE_PASSWORDS_MAX, () => ({ key_hash: uuid() })],
  ['api_key', 'feed', FEEDS_MAX, () => ({ key_hash: uuid() })],
  ['session', 'session', SESSIONS_MAX, () => ({ token_hash: uuid() })],
  ['push_subscription', 'device', PUSH_DEVICES_MAX, () => ({ endpoint_hash: uuid() })],
  ['notification', 'notification', Number.POSITIVE_INFINITY, (at) => ({ minutes_before: at + 1_000 })],
]

interface CopyOptions {
  readonly person: Person
  /** What is copied. */
  readonly ids: Ids
  readonly most: number
}

/** Gives somebody many of what they have one of: past the services, of which each would measure them all again. */
export function insertCopies({ db, clock }: Planner, { person, ids, most }: CopyOptions): Promise<void> {
  return db.transact(async (trx) => {
    for (const [table, of, limit, own] of copied) {
      const row = await trx
        .selectFrom(table as 'category')
        .selectAll()
        .where('id', '=', ids[of])
        .executeTakeFirstOrThrow()
      // Some are there already.
      const count = Math.min(most, limit - 5)
      const rows = Array.from({ length: count }, (_, at) => ({ ...row, id: uuid(), ...own(at) }))
      await insertRows(trx, table, rows)
    }
    const message = { ...MESSAGE, owner_id: person.user._id, created_at: instantOf(clock) }
    const messages = Array.from({ length: most }, (): MessageTable => ({
      ...message,
      conversation_id: ids.conversation,
      id: uuid(),
    }))
    await insertRows(trx, 'message', messages)
  })
}

const MESSAGE = {
  role: 'assistant',
  text: 'Corsa '.repeat(MESSAGE_MAX / 6),
  events: '[]',
  goals: '[]',
  proposal_id: null,
  engine: 'builtin',
  fallback: null,
  is_cut: 0,
  question: null,
  reading: null,
  counted: null,
  said_under: null,
} as const
