import { providePostgres } from '../machine/postgres.ts'
import { countTitled } from './count.ts'
import type { Outcome } from './suite.ts'
import { runVitest } from './vitest-suite.ts'

const databases = ['SQLite', 'PostgreSQL']

/**
 * The server's tests, on both databases: they run on SQLite, and also on the PostgreSQL that they find in
 * `TEST_DATABASE_URL`. A database that no test names in its title was not tested, and that is a failure.
 */
export async function runServiceTests(): Promise<Outcome> {
  const postgres = await providePostgres()
  console.log(`PostgreSQL: ${postgres.origin}`)
  const { report, ...outcome } = await runVitest({
    projects: ['measured-server', 'server'],
    environment: { TEST_DATABASE_URL: postgres.url },
    // One more than there are cores: many of them wait, for another process or for a mail server that hangs.
    workers: 3,
  })
  const counts = databases.map((database) => ({ database, tests: countTitled(report, database) }))
  const untested = counts.filter(({ tests }) => tests === 0)
  if (untested.length > 0) {
    const names = untested.map(({ database }) => database).join(' and ')
    return { ...outcome, failed: outcome.failed + 1, note: `no test ran on ${names}` }
  }
  const note = counts.map(({ database, tests }) => `${tests} on ${database}`).join(', ')
  return { ...outcome, note: `${note}; ${postgres.origin}` }
}
