type Unit = 'week' | 'day' | 'hour' | 'minute'

const UNITS: readonly (readonly [unit: Unit, minutes: number])[] = [
  ['week', 10_080],
  ['day', 1_440],
  ['hour', 60],
]

/** Minutes in the largest unit that they are whole numbers of; null where they are better told as hours and minutes. */
export function wholeUnits(minutes: number): { readonly unit: Unit; readonly count: number } | null {
  const [unit, size] = UNITS.find(([, each]) => minutes % each === 0) ?? ['minute', 1]
  return unit === 'minute' && minutes > 120 ? null : { unit, count: minutes / size }
}
