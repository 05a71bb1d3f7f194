import type { JSONReport } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'
import type { Outcome } from './suite.ts'

/** The parts of Vitest's JSON report that say what happened. */
export type VitestReport = {
  testResults: Pick<JsonTestResults['testResults'][number], 'status' | 'assertionResults'>[]
}

/** The parts of Playwright's JSON report that say what happened. */
export type PlaywrightReport = {
  errors: readonly unknown[]
  stats: Omit<JSONReport['stats'], 'startTime' | 'duration'>
}

/**
 * Sums up a Vitest report. A test that did not run has failed, and so has a file that broke before its first test; a
 * run that ended badly without a single red test (an error outside of any test) counts as one.
 */
export function countVitest(report: VitestReport, succeeded: boolean): Outcome {
  const tests = report.testResults.flatMap((file) => file.assertionResults)
  const passed = tests.filter((test) => test.status === 'passed').length
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status === 'passed'),
  ).length
  return withHiddenFailure(passed, tests.length - passed + brokenFiles, succeeded)
}

/** Sums up a Playwright report, by the same rules. A flaky test has failed once, and so it has failed. */
export function countPlaywright({ errors, stats }: PlaywrightReport, succeeded: boolean): Outcome {
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length
  return withHiddenFailure(stats.expected, failed, succeeded)
}

function withHiddenFailure(passed: number, failed: number, succeeded: boolean): Outcome {
  if (failed > 0 || succeeded) return { passed, failed }
  return { passed, failed: 1, note: 'no test is red, but the run ended with an error: see its output above' }
}

/** How many tests of a report stand under a title with this word: to see that both databases were really used. */
export function countTitled(report: VitestReport, word: string): number {
  const tests = report.testResults.flatMap((file) => file.assertionResults)
  return tests.filter((test) => test.fullName.toLowerCase().includes(word.toLowerCase())).length
}
