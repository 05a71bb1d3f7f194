import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../../errors.ts'
import type { Queries, UsageTable } from '../schema.ts'

/** Change in bytes. */
export type UsageChange = Partial<Record<Exclude<keyof UsageTable, 'owner_id'>, number>>

/** Bytes of a journal row besides its content: ids, and again in two indexes. */
export const JOURNAL_ROW_BYTES = 400

/** Bytes of a journal row, as SQL. */
export const journalBytes: RawBuilder<number> = sql<number>`${sql.lit(JOURNAL_ROW_BYTES)} + coalesce(octet_length(before), 0) + coalesce(octet_length(detail), 0)`

/** Bytes of a message. */
export const messageBytes: RawBuilder<number> = sql<number>`octet_length(text) + octet_length(events) + octet_length(goals)`

/** Adds to a person's usage sums and returns them. They are stored, so no write has to count. */
export function addUsage(
  trx: Queries,
  ownerId: string,
  { kept = 0, trash = 0, journal = 0, messages = 0 }: UsageChange,
): Promise<UsageTable> {
  const row = { owner_id: ownerId, kept, trash, journal, messages }
  return trx
    .insertInto('usage')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('owner_id').doUpdateSet((update) => ({
        kept: update('usage.kept', '+', kept),
        trash: update('usage.trash', '+', trash),
        journal: update('usage.journal', '+', journal),
        messages: update('usage.messages', '+', messages),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Total bytes of some rows. */
export const bytesOf = (rows: readonly { readonly bytes: number }[]): number =>
  rows.reduce((sum, { bytes }) => sum + bytes, 0)

/** A person's usage. */
export const usageOf = async (db: Queries, ownerId: string): Promise<UsageTable> =>
  (await db.selectFrom('usage').selectAll().where('owner_id', '=', ownerId).executeTakeFirst()) ?? {
    owner_id: ownerId,
    kept: 0,
    trash: 0,
    journal: 0,
    messages: 0,
  }

export const quotaExceeded = (what: string, remedy: string): AppError =>
  new AppError('quota_exceeded', `There is no room for more ${what}. ${remedy}`)
