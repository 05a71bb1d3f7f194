import type { Day } from '@dodici/core/date'
import type { LevelName } from '@dodici/core/year'
import type { TFunction } from 'i18next'
import { formatDay } from '../../../i18n/format.ts'
import type { Language } from '../../../i18n/language.ts'
import { currentLanguage } from '../../../i18n/start.ts'

/** What a cell says of its day without drawing. */
export interface DayFacts {
  readonly day: Day
  /** Everything in the day's list, markers included. */
  readonly items: number
  /** How full it is; null where nothing counts as load. */
  readonly level: LevelName | null
  readonly holiday: string | null
}

/** The words that do not change with the events. */
export interface DayWords {
  readonly date: (day: Day) => string
  readonly count: (items: number) => string
  readonly level: (level: LevelName) => string
}

const known = new Map<Language, DayWords>()

/** The words of the page's language. Each is looked up once: there are many days, and a handful of counts and levels. */
export const dayWords = (t: TFunction): DayWords => remembered(known, currentLanguage(), () => makeWords(t))

function makeWords(t: TFunction): DayWords {
  const dates = new Map<Day, string>()
  const counts = new Map<number, string>()
  const levels = new Map<LevelName, string>()
  return {
    date: (day) => remembered(dates, day, () => formatDay(day, 'weekday-day-month-year')),
    count: (items) =>
      remembered(counts, items, () => (items === 0 ? t('year.day.free') : t('year.events', { count: items }))),
    level: (level) => remembered(levels, level, () => t(`year.heat.level.${level}`)),
  }
}

function remembered<Key, Said>(known: Map<Key, Said>, key: Key, say: () => Said): Said {
  const before = known.get(key)
  if (before !== undefined) return before
  const words = say()
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
  const name = holiday === null ? words.date(day) : `${words.date(day)}, ${holiday}`
  const count = measure === null ? words.count(items) : `${words.count(items)}, ${measure}`
  return level === null ? `${name}, ${count}` : `${name}, ${count}, ${words.level(level)}`
}
