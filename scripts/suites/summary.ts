import type { TimedResult } from './suite.ts'

/** What is red, then a table of the suites, and as its last line `N passed, N failed`. */
export function summarise(outcomes: readonly TimedResult[]): string {
  const rows = outcomes.map(({ name, passed, failed, seconds, note }) => {
    const figures = `${String(passed).padStart(6)} passed ${String(failed).padStart(5)} failed ${seconds.toFixed(1).padStart(7)} s`
    return `${name.padEnd(10)}${figures}${note ? `  ${note}` : ''}`
  })
  const sum = (count: (outcome: TimedResult) => number) => outcomes.reduce((total, one) => total + count(one), 0)
  const red = outcomes.flatMap((outcome) => (outcome.red ?? []).map((what) => `RED ${outcome.name}: ${what}`))
  return [
    ...red,
    ...(red.length > 0 ? [''] : []),
    ...rows,
    '',
    `${sum((one) => one.passed)} passed, ${sum((one) => one.failed)} failed`,
  ].join('\n')
}
