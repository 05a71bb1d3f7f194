/** The wire names of the six heat levels, from the emptiest to the fullest. A day of zero has none. */
export const LEVEL_NAMES = ['light', 'lighthard', 'normal', 'intense', 'hot', 'superhot'] as const
export type LevelName = (typeof LEVEL_NAMES)[number]

/** What is measured: events that touch a day, or hours that they fill. */
export type HeatMetric = 'count' | 'hours'

/** Limits equal in every year, or drawn from this year's own days. */
export type HeatScale = 'fixed' | 'relative'

/**
 * One level with its limits as a legend prints them. Counts: `from` and `to` both belong to it. Hours: more than
 * `from`, up to and with `to`. The last level has no end: null.
 */
export interface Level {
  readonly name: LevelName
  readonly from: number
  readonly to: number | null
}

/** The upper limits of the first five levels, each included. */
const FIXED_LIMITS: Readonly<Record<HeatMetric, readonly number[]>> = {
  count: [1, 2, 4, 6, 9],
  hours: [1, 2.5, 4, 6, 8],
}
/** Fewer busy days than these say nothing about a year. */
const FEWEST_DAYS = 20
const STEP: Readonly<Record<HeatMetric, number>> = { count: 1, hours: 0.25 }

/** The limits that hold in every year. */
export const fixedLevels = (metric: HeatMetric): Level[] => levelsOf(FIXED_LIMITS[metric], metric)

/**
 * Limits that put about a sixth of the year's busy days on each level, or null where fewer than twenty days are busy.
 * They grow strictly, by a step at least (one event, a quarter of an hour), so that in a year of equal days the upper
 * levels stay empty. One odd day cannot stretch them: the highest is the five-sixths quantile.
 */
export function relativeLevels(values: readonly number[], metric: HeatMetric): Level[] | null {
  const busy = values.filter((value) => value > 0).sort((a, b) => a - b)
  if (busy.length < FEWEST_DAYS) return null
  const step = STEP[metric]
  const limits: number[] = []
  for (let sixth = 1; sixth < LEVEL_NAMES.length; sixth += 1) {
    const quantile = busy[Math.ceil((sixth * busy.length) / LEVEL_NAMES.length) - 1] ?? 0
    const rounded = Math.ceil(quantile / step) * step
    limits.push(Math.max(rounded, (limits.at(-1) ?? 0) + step))
  }
  return levelsOf(limits, metric)
}

/** The level of a value, or null for zero. */
export function levelOf(value: number, levels: readonly Level[]): LevelName | null {
  if (value <= 0) return null
  return levels.find(({ to }) => to === null || value <= to)?.name ?? null
}

const levelsOf = (limits: readonly number[], metric: HeatMetric): Level[] =>
  LEVEL_NAMES.map((name, index) => ({
    name,
    from: (limits[index - 1] ?? 0) + (metric === 'count' ? 1 : 0),
    to: limits[index] ?? null,
  }))
