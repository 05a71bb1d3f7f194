import type { Compilable, CompiledQuery } from 'kysely'
import type { Queries } from './schema.ts'

/**
 * A query with one value that is asked with every request: putting it together costs more than its answer, so that is
 * done once for each database. The value must be the query's only parameter.
 */
export function prepareQuery<Row>(
  build: (db: Queries, value: string) => Compilable<Row>,
): (db: Queries, value: string) => Promise<Row[]> {
  const compiled = new WeakMap<Queries, CompiledQuery<Row>>()
  return async (db, value) => {
    const known = compiled.get(db) ?? build(db, value).compile()
    compiled.set(db, known)
    return (await db.executeQuery<Row>({ ...known, parameters: [value] })).rows
  }
}
