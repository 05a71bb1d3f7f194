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

/** The words that days share. */
export interface DayWords {
  readonly count: (items: number) => string
  readonly level: (level: LevelName) => string
}

/** Looks each word up once: a year has 365 days, and a handful of counts and levels. */
export function dayWords(t: TFunction): DayWords {
  const counts = new Map<number, string>()
  const levels = new Map<LevelName, string>()
  return {
    count: (items) =>
      remembered(counts, items, () => (items === 0 ? t('year.day.free') : t('year.events', { count: items }))),
    level: (level) => remembered(levels, level, () => t(`year.heat.level.${level}`)),
  }
}

function remembered<Key>(known: Map<Key, string>, key: Key, say: () => string): string {
  const words = known.get(key) ?? say()
  known.set(key, words)
  return words
}

/**
 * `martedì 4 agosto 2026, 3 impegni, normale`. A holiday is named after the date, a day without anything is called free;
 * `measure` is what is counted where that is not the events (hours).
 */
export function dayLabel(
  { day, items, level, holiday }: DayFacts,
  words: DayWords,
  measure: string | null = null,
): string {
  const parts = [
    formatDay(day, 'weekday-day-month-year'),
    holiday,
    words.count(items),
    measure,
    level === null ? null : words.level(level),
  ]
  return parts.filter((part) => part !== null).join(', ')
}
