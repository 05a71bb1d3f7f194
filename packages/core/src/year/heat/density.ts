import { twelveMonths, type Day, type Month } from '../../date/index.ts'
import { dailyEvents, filledMinutes, type DaySpan, type MeasureRules } from '../../load/index.ts'
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

/** How busy twelve months are, day by day; used by server and page alike. */
export interface Density {
  /** The first of the twelve months. */
  readonly from: Month
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

/** What is measured, and how. */
export interface DensityOptions {
  /** The first of the twelve months. */
  readonly from: Month
  readonly metric: HeatMetric
  readonly scale: HeatScale
  readonly rules: MeasureRules
}

/** What the heat shows of each day of a span, from 0 at its first: events, or hours in hundredths. */
export function dailyValues(
  items: readonly YearItem[],
  span: DaySpan,
  { metric, rules }: Pick<DensityOptions, 'metric' | 'rules'>,
): readonly number[] {
  if (metric === 'count') return dailyEvents(items, span).events
  return filledMinutes(items, span, rules).map((one) => Math.round((one / 60) * 100) / 100)
}

/** Measures twelve months: events count on each of their days, hours once where several run in parallel. */
export function density(items: readonly YearItem[], { from, metric, scale, rules }: DensityOptions): Density {
  const span = twelveMonths(from)
  const { first } = span
  const values = dailyValues(items, span, { metric, rules })
  const relative = scale === 'relative' ? relativeLevels(values, metric) : null
  const levels = relative ?? fixedLevels(metric)
  const days = values.flatMap((value, index) => {
    const level = levelOf(value, levels)
    return level ? [{ day: first + index, value, level }] : []
  })
  return {
    from,
    metric,
    scale: relative ? 'relative' : 'fixed',
    levels,
    days,
    total: Math.round(values.reduce((sum, value) => sum + value, 0) * 100) / 100,
    max: Math.max(...values),
  }
}
