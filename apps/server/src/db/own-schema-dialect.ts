import { PostgresDialect, sql, type DatabaseIntrospector, type Dialect, type Kysely, type PostgresPool } from 'kysely'

/**
 * Kysely's PostgreSQL dialect, limited to our own schema. Kysely's introspection reads every column of every schema,
 * and fails if another program drops a table at that moment.
 */
export function ownSchemaDialect(pool: PostgresPool): Dialect {
  const dialect = new PostgresDialect({ pool })
  return {
    createDriver: () => dialect.createDriver(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: lookAtOwnSchema,
  }
}

/** The migrator needs only names, never columns. */
function lookAtOwnSchema(db: Kysely<unknown>): DatabaseIntrospector {
  return {
    getSchemas: async () => (await sql<{ name: string }>`select current_schema() as name`.execute(db)).rows,
    getTables: async () => {
      const { rows } = await sql<{ name: string }>`
        select relname as name from pg_catalog.pg_class
        where relkind in ('r', 'p')
          and relnamespace = (select oid from pg_catalog.pg_namespace where nspname = current_schema())`.execute(db)
      return rows.map(({ name }) => ({ name, isView: false, isForeign: false, columns: [] }))
    },
  }
}
