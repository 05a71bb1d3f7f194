import { type RawBuilder, sql } from 'kysely'
import { isOneOf } from '../../dialect.ts'
import type { Queries, UnitColumns } from '../../schema.ts'
import type { UnitTable } from './unit.ts'

// The tables differ only in their content columns.
const asOne = (table: UnitTable) => table as 'category'

/** The rows of some units, including deleted ones. */
export async function readRows<Content>(
  db: Queries,
  table: UnitTable,
  ownerId: string,
  ids: readonly string[],
): Promise<(UnitColumns & Content)[]> {
  // PostgreSQL knows no empty list.
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom(asOne(table))
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where(isOneOf(db, 'id', ids))
    .execute()
  return rows as unknown as (UnitColumns & Content)[]
}

/** Writes rows of units, whether they exist or not. */
export async function writeRows(db: Queries, table: UnitTable, rows: readonly UnitColumns[]): Promise<void> {
  const inserting = db.insertInto(asOne(table)).values(rows as never)
  // What has its first version is not stored yet. The rest of the statement takes four times as long to build.
  if (rows.every(({ version }) => version === 1)) {
    await inserting.execute()
    return
  }
  await inserting
    .onConflict((conflict) => conflict.columns(['owner_id', 'id']).doUpdateSet(replaceOnConflict(rows)))
    .execute()
}

/** For an upsert: every column of the rows, set to the value that could not be inserted. */
export function replaceOnConflict<Row extends object>(
  rows: readonly Row[],
): { [Column in keyof Row]?: RawBuilder<never> } {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'owner_id' && column !== 'id')
  return Object.fromEntries(columns.map((column) => [column, sql<never>`excluded.${sql.ref(column)}`])) as {
    [Column in keyof Row]?: RawBuilder<never>
  }
}

/** Whether two rows of one table are the same in every column. */
export function isSameRow<Row extends object>(one: Row, other: Row): boolean {
  for (const column of Object.keys(one) as (keyof Row)[]) if (one[column] !== other[column]) return false
  return true
}
