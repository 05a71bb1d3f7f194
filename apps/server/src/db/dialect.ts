import { type Kysely, PostgresAdapter, sql, type RawBuilder } from 'kysely'

/** Whether these queries run on PostgreSQL. */
const isPostgres = (db: Pick<Kysely<never>, 'getExecutor'>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter

/**
 * Column type of ids, keys and ISO dates, which are compared byte by byte: PostgreSQL needs the `C` collation for what
 * SQLite does by itself.
 */
export const identifierText = (db: Pick<Kysely<never>, 'getExecutor'>): RawBuilder<unknown> =>
  isPostgres(db) ? sql`text collate "C"` : sql`text`
