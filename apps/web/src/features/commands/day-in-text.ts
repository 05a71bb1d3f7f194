import { formatDay, parseDay, type Day, type WeekStart } from '@dodici/core/date'
import { parseQuickAdd } from '@dodici/core/language'
import type { Language } from '../../i18n/language.ts'

interface Habits {
  readonly language: Language
  readonly today: Day
  readonly weekStart: WeekStart
}

/**
 * The day that words mean, parsed like quick add: `domani`, `Pasqua`, `in 3 weeks`; the first of several. Null if
 * anything else is in the text, or it is uncertain.
 */
export function dayInText(text: string, { language, today, weekStart }: Habits): Day | null {
  const now = `${formatDay(today)}T00:00`
  const read = parseQuickAdd(text, { language, now, weekStart, categories: [], calendars: [] })
  // If no words are left for a title, the parser uses all of them.
  const isAllRead = read.title === text.replace(/\s+/gu, ' ').trim()
  const isDayAlone = isAllRead && read.understood.every(({ kind }) => kind === 'date')
  return isDayAlone && read.start !== null ? parseDay(read.start) : null
}
