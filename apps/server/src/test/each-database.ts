import { afterAll, beforeAll, describe } from 'vitest'
import { isDeep } from '../../../../scripts/test-counts.ts'
import { startPlanner, type Planner } from './planner.ts'
import { newPostgres, newSqlite, type TestDatabase } from './test-database.ts'

type Kind = 'sqlite' | 'postgresql'
type Tests = (planner: () => Planner) => void
type PlannerOptions = Parameters<typeof startPlanner> extends [unknown, ...infer Rest] ? Rest : never

/**
 * Runs the same tests on SQLite and on PostgreSQL, each on a database of its own. Without `TEST_DATABASE_URL` the
 * PostgreSQL half fails (it is never skipped in silence), unless `TEST_DATABASES=sqlite` asks for one half only.
 */
export function eachDatabase(tests: Tests, ...wishes: PlannerOptions): void {
  onDatabases(databasesToTest(), tests, wishes)
}

/** The same for tests of which one half costs much, and the other shows hardly more: see `databasesOfCostlyTests`. */
export function eachDatabaseWhenDeep(tests: Tests, ...wishes: PlannerOptions): void {
  onDatabases(databasesOfCostlyTests(), tests, wishes)
}

function onDatabases(kinds: readonly Kind[], tests: Tests, wishes: PlannerOptions): void {
  for (const kind of kinds) {
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

export const databasesToTest = (): readonly Kind[] =>
  process.env['TEST_DATABASES'] === 'sqlite' ? ['sqlite'] : ['sqlite', 'postgresql']

/** Both in `npm run test:deep`, and SQLite in every run (decision 0018 says what shows the other half there). */
export const databasesOfCostlyTests = (): readonly Kind[] => (isDeep ? databasesToTest() : ['sqlite'])
