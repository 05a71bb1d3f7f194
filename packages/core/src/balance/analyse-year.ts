import type { AnalysisInput, YearBalance } from './balance-types.ts'

/** Measures a year: counts, and with enough data scores, each with its formula and evidence, and at most five recommendations. */
export function analyseYear(_input: AnalysisInput): YearBalance {
  throw new Error('not there yet')
}
