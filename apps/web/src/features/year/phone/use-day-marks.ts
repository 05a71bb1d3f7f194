import type { Day, Month } from '@dodici/core/date'
import type { MeasureRules } from '@dodici/core/load'
import {
  daySummaries,
  density,
  indexDays,
  type Density,
  type HeatMetric,
  type HeatScale,
  type LevelName,
  type YearItem,
} from '@dodici/core/year'
import { useMemo } from 'react'
import { categoryInks } from '../../../ui/category-inks.ts'
import type { ColorBy, ColorOf } from '../year-items.ts'

/** Marks of a small cell. */
export interface DayMarks {
  readonly value: number
  readonly level: LevelName | null
  /** Colours of its categories or calendars, by load; at most three. */
  readonly categories: readonly string[]
}

interface MarksInput {
  readonly items: readonly YearItem[]
  readonly from: Month
  readonly metric: HeatMetric
  readonly scale: HeatScale
  readonly rules: MeasureRules
  readonly colorOf: ColorOf
  readonly colorBy: ColorBy
}

const MOST_CATEGORIES = 3

/** The load, and the marks of each day. */
export function useDayMarks(measured: MarksInput): { load: Density; marks: ReadonlyMap<Day, DayMarks> } {
  const { items, from, metric, scale, rules, colorOf, colorBy } = measured
  return useMemo(() => {
    const load = density(items, { from, metric, scale, rules })
    const busy = new Map(load.days.map((day) => [day.day, day]))
    const marks = daySummaries(indexDays(colorBy === 'calendar' ? items.map(inItsCalendar) : items, from), rules).map(
      ({ day, categories }): [Day, DayMarks] => {
        const { value = 0, level = null } = busy.get(day) ?? {}
        const inks = categories
          .slice(0, MOST_CATEGORIES)
          .map(
            (id) =>
              categoryInks(colorOf({ categoryId: id, calendarId: colorBy === 'calendar' ? (id ?? '') : '' }), 'coming')
                .edge,
          )
        return [day, { value, level, categories: inks }]
      },
    )
    return { load, marks: new Map(marks) }
  }, [items, from, metric, scale, rules, colorOf, colorBy])
}

/** Treats the calendar as the category, so that they are counted alike. */
const inItsCalendar = (item: YearItem): YearItem => ({ ...item, categoryId: item.calendarId })
