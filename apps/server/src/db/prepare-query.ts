import { sql, type Compilable, type CompiledQuery, type Expression } from 'kysely'
import type { Database } from './database.ts'
import type { Queries } from './schema.ts'

/**
 * A query with one parameter that runs with every request. Building it costs more than running it, so it is built once
 * per database. The value must be the query's only parameter.
 *
 * It is passed through a cast: SQLite with STAT4, as ours is built, plans a join anew for every compared value
 * (https://sqlite.org/c3ref/prepare.html), which takes eight times as long as the query. It does not look into a cast.
 */
export function prepareQuery<Row>(
  build: (db: Queries, value: Expression<string>) => Compilable<Row>,
): (db: Database, value: string) => Row[] | Promise<Row[]> {
  const compiled = new WeakMap<Database, CompiledQuery<Row>>()
  return (db, value) => {
    const known = compiled.get(db) ?? build(db.read, sql<string>`cast(${value} as text)`).compile()
    compiled.set(db, known)
    return db.ask({ ...known, parameters: [value] })
  }
}
