import { afterAll, beforeAll, describe } from 'vitest'
import { startPlanner, type Planner } from './planner.ts'
import { newPostgres, newSqlite, type TestDatabase } from './test-database.ts'

type Wishes = Parameters<typeof startPlanner> extends [unknown, ...infer Rest] ? Rest : never

/**
 * Runs the same tests on SQLite and on PostgreSQL, each on a database of its own. Without `TEST_DATABASE_URL` the
 * PostgreSQL half fails (it is never skipped in silence), unless `TEST_DATABASES=sqlite` asks for one half only.
 */
export function eachDatabase(tests: (planner: () => Planner) => void, ...wishes: Wishes): void {
  for (const kind of databasesToTest()) {
    describe(kind, () => {
      let planner: Planner | undefined
      let database: TestDatabase | undefined
      beforeAll(async () => {
        database = kind === 'sqlite' ? newSqlite() : await newPostgres()
        planner = await startPlanner(database, ...wishes)
      })
      afterAll(async () => {
        await planner?.stop()
        await database?.remove()
      })
      tests(() => {
        if (!planner) throw new Error('the planner has not started')
        return planner
      })
    })
  }
}

export const databasesToTest = (): readonly ('sqlite' | 'postgresql')[] =>
  process.env['TEST_DATABASES'] === 'sqlite' ? ['sqlite'] : ['sqlite', 'postgresql']
