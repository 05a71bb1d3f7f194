import { type RawBuilder, sql } from 'kysely'

/** For an upsert: every column of the rows, set to the value that could not be inserted. */
export function replaceOnConflict<Row extends object>(
  rows: readonly Row[],
): { [Column in keyof Row]?: RawBuilder<never> } {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'owner_id' && column !== 'id')
  return Object.fromEntries(columns.map((column) => [column, sql<never>`excluded.${sql.ref(column)}`])) as {
    [Column in keyof Row]?: RawBuilder<never>
  }
}
