import type { Day } from '@dodici/core/date'
import type { LevelName } from '@dodici/core/year'
import type { TFunction } from 'i18next'
import { formatDay } from '../../../i18n/format.ts'

/** What a cell says of its day without drawing. */
export interface DayFacts {
  readonly day: Day
  /** Everything in the day's list, markers included. */
  readonly items: number
  /** How full it is; null where nothing counts as load. */
  readonly level: LevelName | null
  readonly holiday: string | null
}

/**
 * `martedì 4 agosto 2026, 3 impegni, normale`. A holiday is named after the date, a day without anything is called free;
 * `measure` is what is counted where that is not the events (hours).
 */
export function dayLabel({ day, items, level, holiday }: DayFacts, t: TFunction, measure: string | null = null): string {
  const parts = [
    formatDay(day, 'weekday-day-month-year'),
    holiday,
    items === 0 ? t('year.day.free') : t('year.events', { count: items }),
    measure,
    level === null ? null : t(`year.heat.level.${level}`),
  ]
  return parts.filter((part) => part !== null).join(', ')
}
