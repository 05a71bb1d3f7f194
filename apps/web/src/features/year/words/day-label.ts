import type { Day } from '@dodici/core/date'
import type { LevelName } from '@dodici/core/year'
import { formatDay } from '../../../i18n/format.ts'
import type { Language } from '../../../i18n/language.ts'
import { currentLanguage } from '../../../i18n/start.ts'
import type { TFunction } from '../../../i18n/texts.ts'
import { dayCountWords, type DayCounts } from './day-count.ts'

/** Data for a cell's label. */
export interface DayFacts extends DayCounts {
  readonly day: Day
  /** The load; null without any. */
  readonly level: LevelName | null
  readonly holiday: string | null
}

/** Texts that do not depend on events. */
export interface DayWords {
  readonly date: (day: Day) => string
  readonly count: (counts: DayCounts) => string
  readonly level: (level: LevelName) => string
}

const known = new Map<Language, DayWords>()

/** Texts in the page's language, looked up once: many days share few counts and levels. */
export const dayWords = (t: TFunction): DayWords => remembered(known, currentLanguage(), () => makeWords(t))

function makeWords(t: TFunction): DayWords {
  const dates = new Map<Day, string>()
  const [counts, notes] = [new Map<number, string>(), new Map<number, string>()]
  const levels = new Map<LevelName, string>()
  return {
    date: (day) => remembered(dates, day, () => formatDay(day, 'weekday-day-month-year')),
    count: ({ events, items }) =>
      events > 0
        ? remembered(counts, events, () => dayCountWords({ events, items }, t))
        : remembered(notes, items, () => dayCountWords({ events, items }, t)),
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
 * `martedì 4 agosto 2026, 3 impegni, normale`. A holiday follows the date; an empty day is free, and one with nothing
 * that counts says its notes; `measure` is used if something else than events is measured (hours).
 */
export function dayLabel(
  { day, events, items, level, holiday }: DayFacts,
  words: DayWords,
  measure: string | null = null,
): string {
  const name = holiday === null ? words.date(day) : `${words.date(day)}, ${holiday}`
  const said = words.count({ events, items })
  const count = measure === null ? said : `${said}, ${measure}`
  return level === null ? `${name}, ${count}` : `${name}, ${count}, ${words.level(level)}`
}
