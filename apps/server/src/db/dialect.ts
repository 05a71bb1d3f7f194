import {
  type AliasedRawBuilder,
  type Kysely,
  PostgresAdapter,
  sql,
  type RawBuilder,
  type SqlBool,
  type SelectQueryBuilder,
} from 'kysely'
import type { Queries, Tables } from './schema.ts'

/** Whether these queries run on PostgreSQL. */
export const isPostgres = (db: Pick<Queries, 'getExecutor'>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter

/**
 * Column type for ids, keys and ISO dates, which are compared byte by byte. PostgreSQL needs the `C` collation; SQLite
 * does it anyway.
 */
export const identifierText = (db: Pick<Kysely<never>, 'getExecutor'>): RawBuilder<unknown> =>
  isPostgres(db) ? sql`text collate "C"` : sql`text`

/**
 * Excludes others with the same name until the transaction ends: an advisory lock on PostgreSQL. SQLite has one writer
 * anyway.
 */
export const lockName = async (trx: Queries, name: string): Promise<void> => {
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
}

/** Locks the rows that are read and skips rows that another transaction has locked. SQLite has one writer anyway. */
export const skippingLocked = <Table extends keyof Tables, Row>(
  trx: Queries,
  query: SelectQueryBuilder<Tables, Table, Row>,
): SelectQueryBuilder<Tables, Table, Row> => (isPostgres(trx) ? query.forUpdate().skipLocked() : query)

/**
 * Rows of a table as one value, to select from: to bind each of their values takes longer than to store them. Texts must be
 * well-formed, as JSON and identifiers are.
 */
export function rowsAsOneValue<Table extends keyof Tables, Column extends keyof Tables[Table]>(
  db: Queries,
  table: Table,
  rows: readonly Pick<Tables[Table], Column>[],
): AliasedRawBuilder<Pick<Tables[Table], Column>, 'rows'> {
  type Row = Pick<Tables[Table], Column>
  const json = JSON.stringify(rows)
  if (isPostgres(db)) return sql<Row>`json_populate_recordset(null::${sql.table(table)}, ${json})`.as('rows')
  const columns = Object.keys(rows[0] ?? {}).map((name) => sql`value ->> ${sql.lit(name)} as ${sql.ref(name)}`)
  return sql<Row>`(select ${sql.join(columns)} from json_each(${json}))`.as('rows')
}

/**
 * That an id is one of some, at least one. PostgreSQL is told between which they lie: it takes somebody of whom its statistics
 * know little for somebody who has little, and would read all that is theirs for each of many lists. Of lists in the order of
 * the ids, each reads its own part of it.
 */
export function isOneOf(db: Pick<Queries, 'getExecutor'>, column: string, ids: readonly string[]): RawBuilder<SqlBool> {
  const listed = sql<SqlBool>`${sql.ref(column)} in (${sql.join(ids)})`
  if (!isPostgres(db)) return listed
  const ordered = ids.toSorted()
  return sql<SqlBool>`(${listed} and ${sql.ref(column)} between ${ordered[0]} and ${ordered.at(-1)})`
}

/** Whether a table of this database has a column. */
export async function hasColumn(db: Kysely<unknown>, table: string, column: string): Promise<boolean> {
  const query = isPostgres(db)
    ? sql`select 1 from information_schema.columns
        where table_schema = current_schema() and table_name = ${table} and column_name = ${column}`
    : sql`select 1 from pragma_table_info(${table}) where name = ${column}`
  return (await query.execute(db)).rows.length > 0
}
