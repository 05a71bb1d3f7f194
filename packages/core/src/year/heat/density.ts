import { yearSpan, type Day } from '../../date/index.ts'
import type { YearItem } from '../item.ts'
import {
  fixedLevels,
  levelOf,
  relativeLevels,
  type HeatMetric,
  type HeatScale,
  type Level,
  type LevelName,
} from './levels.ts'
import { loadOfYear } from './load.ts'

/** How busy a year is, day by day; used by server and page alike. */
export interface Density {
  readonly year: number
  readonly metric: HeatMetric
  /** The scale used: `fixed` also if `relative` was requested and too few days are busy. */
  readonly scale: HeatScale
  readonly levels: readonly Level[]
  /** The days above zero, in order. */
  readonly days: readonly DensityDay[]
  /** Sum over all days: for counts, days touched (*presenze*). Hours in hundredths. */
  readonly total: number
  readonly max: number
}

export interface DensityDay {
  readonly day: Day
  readonly value: number
  readonly level: LevelName
}

/** Measures a year: only busy events that are no markers and not cancelled count, on each of their days. */
export function density(
  items: readonly YearItem[],
  { year, metric, scale }: { year: number; metric: HeatMetric; scale: HeatScale },
): Density {
  const { first } = yearSpan(year)
  const values = loadOfYear(items, year, metric)
  const relative = scale === 'relative' ? relativeLevels(values, metric) : null
  const levels = relative ?? fixedLevels(metric)
  const days = values.flatMap((value, index) => {
    const level = levelOf(value, levels)
    return level ? [{ day: first + index, value, level }] : []
  })
  return {
    year,
    metric,
    scale: relative ? 'relative' : 'fixed',
    levels,
    days,
    total: Math.round(values.reduce((sum, value) => sum + value, 0) * 100) / 100,
    max: Math.max(...values),
  }
}
