import { formatDay, parseDay, type Day, type WeekStart } from '@dodici/core/date'
import { parseQuickAdd } from '@dodici/core/language'
import type { Language } from '../../i18n/language.ts'

interface Habits {
  readonly language: Language
  readonly today: Day
  readonly weekStart: WeekStart
}

/**
 * The day that words mean, read as quick add reads them: `domani`, `Pasqua`, `in 3 weeks`; of several days the first.
 * Null where they say anything beside it, or nothing that is sure.
 */
export function saidDay(text: string, { language, today, weekStart }: Habits): Day | null {
  const now = `${formatDay(today)}T00:00`
  const read = parseQuickAdd(text, { language, now, weekStart, categories: [], calendars: [] })
  // Where no word is left for a title, all of them are the title.
  const isAllRead = read.title === text.replace(/\s+/gu, ' ').trim()
  const isDayAlone = isAllRead && read.understood.every(({ kind }) => kind === 'date')
  return isDayAlone && read.start !== null ? parseDay(read.start) : null
}
