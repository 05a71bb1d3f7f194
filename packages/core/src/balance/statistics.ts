/** Scales the median absolute deviation to a standard deviation of normally distributed values. */
const NORMAL = 1.4826

/** The median; 0 for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}

/** The robust deviation: 1.4826 times the median distance from the median. One odd week does not move it. */
export function robustDeviation(values: readonly number[]): number {
  const middle = median(values)
  return NORMAL * median(values.map((value) => Math.abs(value - middle)))
}

/** Gini coefficient of non-negative values: 0 all equal, near 1 all in one. 0 if their sum is 0. */
export function gini(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const total = sumOf(sorted)
  if (total === 0) return 0
  const weighted = sumOf(sorted.map((value, index) => (index + 1) * value))
  return (2 * weighted) / (sorted.length * total) - (sorted.length + 1) / sorted.length
}

/**
 * Burstiness (Goh and Barabási) of intervals: -1 like a clock, 0 random, near 1 in bursts. Null with fewer than two
 * intervals.
 */
export function burstiness(intervals: readonly number[]): number | null {
  if (intervals.length < 2) return null
  const mean = sumOf(intervals) / intervals.length
  const deviation = Math.sqrt(sumOf(intervals.map((interval) => (interval - mean) ** 2)) / intervals.length)
  return deviation + mean === 0 ? null : (deviation - mean) / (deviation + mean)
}

/** Shannon's entropy of shares that sum up to 1, in nats. */
export const entropy = (shares: readonly number[]): number =>
  -sumOf(shares.map((share) => (share > 0 ? share * Math.log(share) : 0)))

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** Rounds to four decimals, like every number of an analysis. */
export const rounded = (value: number): number => Math.round(value * 10_000) / 10_000 + 0
