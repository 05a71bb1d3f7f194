import { type Kysely, PostgresAdapter, sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Queries, Tables } from './schema.ts'

/** Whether these queries run on PostgreSQL. */
const isPostgres = (db: Pick<Queries, 'getExecutor'>): boolean => db.getExecutor().adapter instanceof PostgresAdapter

/**
 * Column type of ids, keys and ISO dates, which are compared byte by byte: PostgreSQL needs the `C` collation for what
 * SQLite does by itself.
 */
export const identifierText = (db: Pick<Kysely<never>, 'getExecutor'>): RawBuilder<unknown> =>
  isPostgres(db) ? sql`text collate "C"` : sql`text`

/**
 * Until its transaction ends, nobody else gets past this with the same name. SQLite has one writer at a time as it is;
 * PostgreSQL has locks that stand for nothing but a number.
 */
export const lockName = async (trx: Queries, name: string): Promise<void> => {
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
}

/**
 * Takes the rows that are read for this transaction alone, and passes by those that another one has taken. SQLite has one
 * writer at a time as it is.
 */
export const skippingLocked = <Table extends keyof Tables, Row>(
  trx: Queries,
  query: SelectQueryBuilder<Tables, Table, Row>,
): SelectQueryBuilder<Tables, Table, Row> => (isPostgres(trx) ? query.forUpdate().skipLocked() : query)
