import { provideClusterPrograms } from '../cluster/programs.ts'
import type { SuiteResult } from './suite.ts'
import { runVitest } from './vitest-suite.ts'

/** Nodes on three members of PostgreSQL, of which the one that leads is killed, frozen and switched over. */
export async function runCluster(): Promise<SuiteResult> {
  await provideClusterPrograms()
  return runVitest({ projects: ['cluster'], workers: 1 })
}
