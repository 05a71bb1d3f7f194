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
export const addUsage = (trx: Queries, ownerId: string, change: UsageChange): Promise<UsageTable> =>
  addingUsage(trx, [[ownerId, change]])
    .returningAll()
    .executeTakeFirstOrThrow()

/** The same for the owners of some rows, from which their change is computed. */
export async function addUsageOfOwners<Row extends { readonly owner_id: string }>(
  trx: Queries,
  rows: readonly Row[],
  changeOf: (theirs: readonly Row[]) => UsageChange,
): Promise<void> {
  if (rows.length === 0) return
  const byOwner = [...Map.groupBy(rows, (row) => row.owner_id)]
  // In one order, so that two that do this never wait for each other.
  const changes = byOwner.toSorted(([one], [other]) => (one < other ? -1 : 1))
  await addingUsage(
    trx,
    changes.map(([ownerId, theirs]) => [ownerId, changeOf(theirs)]),
  ).execute()
}

const addingUsage = (trx: Queries, changes: readonly (readonly [ownerId: string, change: UsageChange])[]) =>
  trx
    .insertInto('usage')
    .values(
      changes.map(([owner_id, { kept = 0, trash = 0, journal = 0, messages = 0 }]) => ({
        owner_id,
        kept,
        trash,
        journal,
        messages,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('owner_id').doUpdateSet((update) => ({
        kept: update('usage.kept', '+', update.ref('excluded.kept')),
        trash: update('usage.trash', '+', update.ref('excluded.trash')),
        journal: update('usage.journal', '+', update.ref('excluded.journal')),
        messages: update('usage.messages', '+', update.ref('excluded.messages')),
      })),
    )

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
