import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../machine/clean-up.ts'
import { runCommand } from '../machine/commands.ts'
import { countVitest, type VitestReport } from './count.ts'
import type { SuiteResult } from './suite.ts'

export interface VitestRun {
  projects: readonly string[]
  /** Parts of paths; only the test files that contain one of them run. */
  only?: readonly string[]
  environment?: Record<string, string>
  /** How many processes at once; one a core where nothing is said. */
  workers?: number
}

export interface VitestResult extends SuiteResult {
  report: VitestReport
}

/** Runs Vitest in view of the person, and counts from the report that it writes. */
export async function runVitest({ projects, only = [], environment = {}, workers }: VitestRun): Promise<VitestResult> {
  const file = join(temporaryFolder('report'), 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  // The star takes those of the project that put other modules in place of ours as well.
  const named = projects.flatMap((project) => ['--project', `${project}*`])
  const many = workers === undefined ? [] : [`--maxWorkers=${workers}`]
  const line = ['vitest', 'run', ...named, ...many, ...reporters, ...only]
  const { succeeded, output: errors } = await runCommand(line, { environment, keepsErrors: true })
  if (!existsSync(file)) throw new Error('Vitest wrote no report: see its output above')
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport
  return { ...countVitest(report, succeeded, errors), report }
}
