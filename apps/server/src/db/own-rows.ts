import type { Queries, Tables } from './schema.ts'

type UnitTable = 'calendar' | 'category' | 'goal'

// These tables begin with the columns of a unit. The union of their types is too much for the query builder.
const presentRows = (db: Queries, table: UnitTable, ownerId: string) =>
  db
    .selectFrom(table as 'category')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)

/** An owner's units that are not in the trash, oldest first. */
export async function findOwnRows<Table extends UnitTable>(
  db: Queries,
  table: Table,
  ownerId: string,
): Promise<Tables[Table][]> {
  const rows = await presentRows(db, table, ownerId).orderBy('created_at').orderBy('id').execute()
  return rows as unknown as Tables[Table][]
}

/** One of them; undefined if it does not exist or is not theirs. */
export async function findOwnRow<Table extends UnitTable>(
  db: Queries,
  table: Table,
  { ownerId, id }: { ownerId: string; id: string },
): Promise<Tables[Table] | undefined> {
  const row = await presentRows(db, table, ownerId).where('id', '=', id).executeTakeFirst()
  return row as unknown as Tables[Table] | undefined
}

/** Whether the id is taken by anybody, including in the trash. */
export const isIdTaken = async (db: Queries, table: UnitTable | 'event' | 'goal_entry', id: string): Promise<boolean> =>
  (await db
    .selectFrom(table as 'category')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined
