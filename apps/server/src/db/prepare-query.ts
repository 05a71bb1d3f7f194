import { sql, type Compilable, type CompiledQuery, type Expression, type RawBuilder } from 'kysely'
import type { Database } from './database.ts'
import type { Queries } from './schema.ts'

/**
 * A value to compare with, where the query has no other, or all others are passed like this. SQLite with STAT4, as ours is
 * built, plans a join and an order anew for every compared value (https://sqlite.org/c3ref/prepare.html), which takes five
 * times as long as the query. It does not look into a cast.
 */
export const unseen = (value: string): RawBuilder<string> => sql<string>`cast(${value} as text)`

/**
 * A query with one parameter that runs with every request. Building it costs more than running it, so it is built once
 * per database. The value must be the query's only parameter.
 */
export function prepareQuery<Row>(
  build: (db: Queries, value: Expression<string>) => Compilable<Row>,
): (db: Database, value: string) => Row[] | Promise<Row[]> {
  const compiled = new WeakMap<Database, CompiledQuery<Row>>()
  return (db, value) => {
    const known = compiled.get(db) ?? build(db.read, unseen(value)).compile()
    compiled.set(db, known)
    return db.ask({ ...known, parameters: [value] })
  }
}
