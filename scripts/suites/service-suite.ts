import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale } from '../built/built-part.ts'
import { builtPage } from '../built/page.ts'
import { provideCalendarPrograms, provideDesktopPrograms } from '../machine/calendar-programs.ts'
import { findProgram, root } from '../machine/commands.ts'
import { provided } from '../machine/debian.ts'
import { providePostgres } from '../machine/postgres.ts'
import { isDeep } from '../test-counts.ts'
import { countTitled } from './count.ts'
import type { SuiteResult } from './suite.ts'
import { runVitest, type VitestRun } from './vitest-suite.ts'

const databases = ['SQLite', 'PostgreSQL']

/** Where the server's tests note the statements that it makes, for what looks at them afterwards. */
const statements = { STATEMENTS_FOLDER: join(root, '.cache', 'statements') }

/** The server's tests; what measures a neighbour's waits is among them where it takes seconds. */
export function runServiceTests(): Promise<SuiteResult> {
  rmSync(statements.STATEMENTS_FOLDER, { recursive: true, force: true })
  mkdirSync(statements.STATEMENTS_FOLDER, { recursive: true })
  const projects = isDeep ? ['server'] : ['measured-server', 'server']
  // One more than there are cores: many of them wait, for another process or for a mail server that hangs.
  return runOnDatabases({ projects, workers: 3, environment: statements })
}

/** What the statements that were noted cost among many rows, and whose rows they read. */
export const runPlans = (): Promise<SuiteResult> =>
  runOnDatabases({ projects: ['plans'], workers: 1, environment: statements })

/** What measures a neighbour's waits, with nothing beside it that wants the processors. */
export const runMeasuringTests = (): Promise<SuiteResult> =>
  // One after another: what waits for PostgreSQL waits longer while another test keeps it busy.
  runOnDatabases({ projects: ['measured-server'], workers: 1 })

/** Real calendar programs before the CalDAV door. */
export async function runCalendarPrograms(): Promise<SuiteResult> {
  await provideCalendarPrograms()
  return runOnDatabases({ projects: ['programs'] })
}

/** The server behind nginx and Caddy, set up as the manual says. */
export async function runBehindProxies(): Promise<SuiteResult> {
  await buildIfStale(builtPage)
  for (const proxy of ['nginx', 'caddy']) await provided(proxy, 'the tests behind proxies', () => findProgram(proxy))
  return runVitest({ projects: ['proxies'], workers: 1 })
}

/** Two days by a simulated clock, in minutes: what is late is so by seconds, and nothing else may want the processors. */
export const runSoaking = (): Promise<SuiteResult> => runOnDatabases({ projects: ['soak'], workers: 1 })

/** Thunderbird and Evolution before the same door. */
export async function runDesktopPrograms(): Promise<SuiteResult> {
  await provideDesktopPrograms()
  return runOnDatabases({ projects: ['desktop'] })
}

/**
 * Tests of the server, on both databases: they run on SQLite, and also on the PostgreSQL that they find in
 * `TEST_DATABASE_URL`. A database that no test names in its title was not tested, and that is a failure.
 */
async function runOnDatabases(run: VitestRun): Promise<SuiteResult> {
  const postgres = await providePostgres()
  console.log(`PostgreSQL: ${postgres.origin}`)
  const { report, ...outcome } = await runVitest({
    ...run,
    environment: { ...run.environment, TEST_DATABASE_URL: postgres.url },
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
