/** The middle value of a list; of an even number, the mean of the two in the middle. NaN of an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const [below, above] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return below === undefined || above === undefined ? Number.NaN : (below + above) / 2
}

/** The value that `percent` of a list does not exceed (nearest rank). NaN of an empty list. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN
}

/** Three figures that count: `0.41`, `4.1`, `41`, `4,100`. A value that is not there is a dash. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '–'
  const size = Math.abs(value)
  const decimals = size >= 100 ? 0 : size >= 10 ? 0 : size >= 1 ? 1 : 2
  return value.toLocaleString('en-US', { minimumFractionDigits: 0, maximumFractionDigits: decimals })
}

/** How many times as much, finer than other figures because goals are close: `1.25 x`. */
export const times = (value: number): string =>
  Number.isFinite(value) ? `${value < 10 ? value.toFixed(2) : figure(value)} x` : '–'
