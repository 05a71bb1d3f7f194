/** A figure at a moment. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** What the straight line through some points says (least squares). */
export interface Trend {
  /** The mean of the figures. */
  readonly mean: number
  /** By how much the line rises from the first point to the last one. */
  readonly rise: number
  /** The standard error of that. */
  readonly error: number
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** @throws Error with fewer than three points, of which no error can be told */
export function trendOf(points: readonly Point[]): Trend {
  const count = points.length
  if (count < 3) throw new Error(`a trend of ${count} points says nothing`)
  const [meanX, meanY] = [sumOf(points.map(({ x }) => x)) / count, sumOf(points.map(({ y }) => y)) / count]
  const spread = sumOf(points.map(({ x }) => (x - meanX) ** 2))
  const slope = spread === 0 ? 0 : sumOf(points.map(({ x, y }) => (x - meanX) * (y - meanY))) / spread
  const left = sumOf(points.map(({ x, y }) => (y - meanY - slope * (x - meanX)) ** 2))
  const width = Math.max(...points.map(({ x }) => x)) - Math.min(...points.map(({ x }) => x))
  const error = spread === 0 ? 0 : Math.sqrt(left / (count - 2) / spread)
  return { mean: meanY, rise: slope * width, error: error * width }
}

/** By how much a figure may rise over a run: the larger of a share of its mean, and an amount. */
export interface Allowance {
  readonly share: number
  readonly amount: number
}

export const allowed = ({ share, amount }: Allowance, mean: number): number => Math.max(share * mean, amount)

/** Whether a figure stays: its line rises by no more than is allowed. That it falls is never a fault. */
export const isFlat = ({ mean, rise }: Trend, allowance: Allowance): boolean => rise <= allowed(allowance, mean)

/** The points after the first share of the time: until then a server warms up. */
export function afterWarmUp(points: readonly Point[], share: number): Point[] {
  const [first, last] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 0]
  return points.filter(({ x }) => x >= first + (last - first) * share)
}
