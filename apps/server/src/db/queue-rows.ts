import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { skippingLocked } from './dialect.ts'
import type { Queries, Tables } from './schema.ts'

/** Tables of what waits to be sent. Rows are due at an instant, and never again once it is null. */
export type QueueTable = 'mail' | 'push_message'

// Both have the columns of a queue. The union of their types is too much for the query builder.
const asOne = (table: QueueTable) => table as 'mail'

/** The instants for finding rows that were written before the clock was set back. */
export interface QueueInstants {
  readonly now: string
  /** Clocks of two nodes differ by no more than this. */
  readonly soon: string
  /** No queued row is due later than this. */
  readonly far: string
}

/** Whether a row is due at its own creation or impossibly late: the clock was set back since. */
const isMisplaced = ({ soon, far }: QueueInstants): RawBuilder<SqlBool> =>
  sql<SqlBool>`(due_at > ${soon} and (due_at > ${far} or (tries = 0 and due_at = created_at)))`

/** Whether any row has waited since before the clock was set back. Polled, so without a transaction, as the next. */
export const hasMisplaced = async (db: Queries, table: QueueTable, instants: QueueInstants): Promise<boolean> =>
  (await db.selectFrom(asOne(table)).select('id').where(isMisplaced(instants)).limit(1).executeTakeFirst()) !==
  undefined

/** Makes those due now. */
export const bringForward = async (trx: Queries, table: QueueTable, instants: QueueInstants): Promise<void> => {
  await trx.updateTable(asOne(table)).set({ due_at: instants.now }).where(isMisplaced(instants)).execute()
}

export const hasDue = async (db: Queries, table: QueueTable, now: string): Promise<boolean> =>
  (await db.selectFrom(asOne(table)).select('id').where('due_at', '<=', now).limit(1).executeTakeFirst()) !== undefined

/** Which rows to claim, and until when. */
export interface QueueClaim {
  readonly now: string
  readonly until: string
  readonly most: number
}

/** Claims due rows, oldest first, by postponing them until an instant. */
export async function claimDue<Table extends QueueTable>(
  trx: Queries,
  table: Table,
  { now, until, most }: QueueClaim,
): Promise<Tables[Table][]> {
  const due = trx.selectFrom(asOne(table)).select('id').where('due_at', '<=', now)
  const oldest = due.orderBy('due_at').orderBy('id').limit(most)
  const ids = (await skippingLocked(trx, oldest).execute()).map((row) => row.id)
  if (ids.length === 0) return []
  const rows = await trx
    .updateTable(asOne(table))
    .set((update) => ({ due_at: until, tries: update('tries', '+', 1) }))
    // Through the index on due times; the ids of pushes alone have none.
    .where('due_at', '<=', now)
    .where('id', 'in', ids)
    .returningAll()
    .execute()
  return rows as Tables[QueueTable][] as Tables[Table][]
}

/** Deletes rows from before an instant that are not due any more. */
export const deleteSettled = async (db: Queries, table: QueueTable, before: string): Promise<void> => {
  await db.deleteFrom(asOne(table)).where('created_at', '<', before).where('due_at', 'is', null).execute()
}
