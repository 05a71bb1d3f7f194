import type { JSONReport } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'
import { beginning, ending } from './shortened.ts'
import type { SuiteResult } from './suite.ts'

/** The parts of Vitest's JSON report that say what happened. */
export type VitestReport = {
  testResults: Pick<JsonTestResults['testResults'][number], 'name' | 'status' | 'message' | 'assertionResults'>[]
}

/** The parts of Playwright's JSON report that say what happened. */
export type PlaywrightReport = {
  errors: readonly { message?: string }[]
  stats: Omit<JSONReport['stats'], 'startTime' | 'duration'>
  suites: readonly PlaywrightSuite[]
}

interface PlaywrightSuite {
  title: string
  suites?: readonly PlaywrightSuite[]
  specs: readonly {
    title: string
    file: string
    line: number
    tests: readonly {
      status: 'skipped' | 'expected' | 'unexpected' | 'flaky'
      results: readonly { error?: { message?: string } }[]
    }[]
  }[]
}

/**
 * Sums up a Vitest report. A test that did not run has failed, and so has a file that broke before its first test; a
 * run that ended badly without a single red test (an error outside of any test) counts as one.
 *
 * @param errors what the run said on its error stream: all there is of an error outside of any test
 */
export function countVitest(report: VitestReport, succeeded: boolean, errors: string): SuiteResult {
  const files = report.testResults
  const passed = files.flatMap((file) => file.assertionResults.filter((test) => test.status === 'passed')).length
  const redTests = files.flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status !== 'passed')
      .map((test) => told(`${file.name} › ${test.fullName}`, beginning(test.failureMessages?.join('\n') ?? ''))),
  )
  const brokenFiles = files
    .filter((file) => file.status === 'failed' && file.assertionResults.every((test) => test.status === 'passed'))
    .map((file) => told(file.name, beginning(file.message)))
  return withHiddenFailure(passed, [...redTests, ...brokenFiles], succeeded, errors)
}

/** Sums up a Playwright report, by the same rules. A flaky test has failed once, and so it has failed. */
export function countPlaywright({ errors, stats, suites }: PlaywrightReport, succeeded: boolean): SuiteResult {
  const red = [
    ...suites.flatMap(redStories),
    ...errors.map(({ message }) => told('outside of any story', beginning(message ?? ''))),
  ]
  const outcome = withHiddenFailure(stats.expected, red, succeeded, '')
  return {
    ...outcome,
    failed: Math.max(outcome.failed, stats.unexpected + stats.flaky + stats.skipped + errors.length),
  }
}

function redStories(suite: PlaywrightSuite): string[] {
  const own = suite.specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter((test) => test.status !== 'expected')
      .map((test) =>
        told(
          `${file}:${String(line)} › ${title}`,
          beginning(test.results.map((one) => one.error?.message ?? '').join('\n')),
        ),
      ),
  )
  return [...own, ...(suite.suites ?? []).flatMap(redStories)]
}

function withHiddenFailure(passed: number, red: string[], succeeded: boolean, errors: string): SuiteResult {
  if (red.length > 0 || succeeded) return { passed, failed: red.length, red }
  return { passed, failed: 1, red: [told('no test is red, but the run ended with an error', ending(errors))] }
}

function told(what: string, said: string): string {
  return [what, said].filter((part) => part !== '').join('\n')
}

/** How many tests of a report stand under a title with this word: to see that both databases were really used. */
export function countTitled(report: VitestReport, word: string): number {
  const tests = report.testResults.flatMap((file) => file.assertionResults)
  return tests.filter((test) => test.fullName.toLowerCase().includes(word.toLowerCase())).length
}
