/** Wire names of the six heat levels, emptiest first. A day of zero has none. */
export const LEVEL_NAMES = ['light', 'lighthard', 'normal', 'intense', 'hot', 'superhot'] as const
export type LevelName = (typeof LEVEL_NAMES)[number]

/** The measure: events that touch a day, or hours that they fill. */
export type HeatMetric = 'count' | 'hours'

/** Limits equal in every year, or derived from this year's days. */
export type HeatScale = 'fixed' | 'relative'

/**
 * A level with its limits. Counts: `from` and `to` are both included. Hours: more than `from`, up to and including
 * `to`. The last level's end is null.
 */
export interface Level {
  readonly name: LevelName
  readonly from: number
  readonly to: number | null
}

/**
 * The upper limits of the first five levels, each included. A working life spreads over the hours: one appointment, two,
 * half a day, most of it, a working day of eight, a longer one.
 */
const FIXED_LIMITS: Readonly<Record<HeatMetric, readonly number[]>> = {
  count: [1, 2, 4, 6, 9],
  hours: [1, 2, 4, 6, 8],
}
/** With fewer busy days a year has no meaningful quantiles. */
const FEWEST_DAYS = 20
const STEP: Readonly<Record<HeatMetric, number>> = { count: 1, hours: 0.25 }

/** The fixed limits. */
export const fixedLevels = (metric: HeatMetric): Level[] => levelsOf(FIXED_LIMITS[metric], metric)

/**
 * Limits that put about a sixth of the busy days on each level; null with under twenty busy days. They strictly
 * increase, by at least one step (one event, a quarter of an hour), so with equal days the upper levels stay empty. One
 * odd day cannot span them: the highest is the five-sixths quantile.
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

/** The level of a value; null for zero. */
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
