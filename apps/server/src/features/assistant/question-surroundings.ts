import type { QuestionSurroundings } from '@dodici/core/intents'
import type { Holiday } from '@dodici/core/year'
import { formatDay } from '@dodici/core/date'
import { holidaysBetween, type DaySpan } from '#server/features/asker/seen-items.ts'
import type { Asker } from '#server/features/asker/asker.ts'
import type { Turn } from './chat-turn.ts'

type ViewedYear = Pick<Turn, 'message' | 'year' | 'openCard'>

/** Context for parsing a question, before its days are known. */
export function questionSurroundings(asker: Asker, { message, year, openCard }: ViewedYear): QuestionSurroundings {
  const { categoryId = null, eventIds = [] } = message.context ?? {}
  const { language, now, weekStart, hourCycle, allDayAt, categories, calendars, rules } = asker
  const isOwn = categories.some(({ _id }) => _id === categoryId)
  return {
    language,
    now,
    weekStart,
    hourCycle,
    allDayAt,
    categories,
    calendars,
    rules,
    holidays: [],
    year,
    categoryId: isOwn ? categoryId : null,
    selectedIds: eventIds,
    hasOpenCard: openCard !== null,
  }
}

/** The same with the holidays of those days. */
export async function withHolidays(
  asker: Asker,
  surroundings: QuestionSurroundings,
  days: DaySpan,
): Promise<QuestionSurroundings> {
  const holidays: readonly Holiday[] = await holidaysBetween(asker, days)
  return { ...surroundings, holidays }
}

/** A range of days in short, for the log. */
export const shortSpan = ({ first, last }: DaySpan): string => `${formatDay(first)} – ${formatDay(last)}`
