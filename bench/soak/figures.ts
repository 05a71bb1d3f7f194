import { figure } from '../measure/samples.ts'
import type { Sample, SoakRecord } from './run-soak.ts'
import { afterWarmUp, allowed, isFlat, trendOf, type Allowance, type Trend } from './slope.ts'

/** A figure that has to stay as it is for as long as a server runs. */
export interface Steady {
  readonly name: string
  readonly unit: string
  readonly of: (sample: Sample) => number
  readonly allowance: Allowance
}

/** The beginning that does not count: what is compiled and kept for the first time. */
const WARM_UP = 0.2

/** Kilobytes of the database for each row that it holds: with the people's years and their history both grow. */
const perRow = ({ database, rows }: Sample): number => (database * 1_024) / rows

export const STEADY: readonly Steady[] = [
  { name: 'memory', unit: 'MB', of: ({ memory }) => memory, allowance: { share: 0.1, amount: 20 } },
  { name: 'heap in use', unit: 'MB', of: ({ heap }) => heap, allowance: { share: 0.15, amount: 15 } },
  { name: 'open handles', unit: '', of: ({ handles }) => handles, allowance: { share: 0.05, amount: 3 } },
  { name: 'threads', unit: '', of: ({ threads }) => threads, allowance: { share: 0, amount: 1 } },
  { name: 'database a row', unit: 'KB', of: perRow, allowance: { share: 0.1, amount: 0 } },
  { name: 'write-ahead log', unit: 'MB', of: ({ log }) => log, allowance: { share: 0, amount: 4 } },
  { name: 'free pages', unit: 'MB', of: ({ free }) => free, allowance: { share: 0, amount: 4 } },
  { name: 'half of the answers within', unit: 'ms', of: ({ middle }) => middle, allowance: { share: 0.25, amount: 2 } },
  { name: '99 % of the answers within', unit: 'ms', of: ({ slow }) => slow, allowance: { share: 0.5, amount: 25 } },
]

/** The log may be as large as SQLite leaves it after a large write, and what a backup, which reads long, holds up. */
export const LOG_MOST = 32

export interface SteadyResult {
  readonly steady: Steady
  readonly trend: Trend
  readonly most: number
  readonly isFlat: boolean
}

/** What each figure did after the warm-up. */
export function steadyResults(samples: readonly Sample[]): SteadyResult[] {
  return STEADY.map((steady) => {
    const points = afterWarmUp(
      samples.map((sample) => ({ x: sample.day, y: steady.of(sample) })),
      WARM_UP,
    )
    const trend = trendOf(points)
    const most = Math.max(...points.map(({ y }) => y))
    return { steady, trend, most, isFlat: isFlat(trend, steady.allowance) }
  })
}

/** `200 + 3 ± 1, at most 20` of a figure. */
export const wordsOfTrend = ({ steady: { unit, allowance }, trend: { mean, rise, error } }: SteadyResult): string =>
  `${rise < 0 ? '' : '+'}${figure(rise)} ± ${figure(error)}${unit && ` ${unit}`} of ${figure(mean)}, allowed ${figure(allowed(allowance, mean))}`

/** What the server did beside what was due, for a person who reads. */
export function work({ chores, statuses, samples, traffic }: SoakRecord): {
  readonly answers: number
  readonly refused: number
  readonly written: number
  readonly rows: number
} {
  const all = [...statuses].reduce((sum, [, count]) => sum + count, 0)
  const refused = [...statuses].reduce((sum, [status, count]) => sum + (status >= 400 ? count : 0), 0)
  const written = traffic.changes.length + traffic.notices().length + chores.imports.length
  return { answers: all, refused, written, rows: samples.at(-1)?.rows ?? 0 }
}
