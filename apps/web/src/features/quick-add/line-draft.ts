import { formatDay, monthDays } from '@dodici/core/date'
import type { QuickAdd } from '@dodici/core/language'
import type { EventPrefill } from '../../address/event-prefill.ts'
import { isInMonths } from '../../address/shown-months.ts'
import { today } from '../../ui/today.ts'
import type { LookedAt } from './use-reading.ts'

/** Initial values of the form: everything recognised; without a day, today or the first day that is shown. */
export function draftOf(
  { title, start, end, allDay, ...said }: QuickAdd,
  { day, from }: LookedAt,
  newCategory: string | null,
): EventPrefill {
  const { categoryId, calendarId, recurrence, reminders } = said
  const meant = day ?? formatDay(isInMonths(from, today()) ? today() : monthDays(from).first)
  const times = start === null || end === null ? { start: meant, end: meant, allDay: true } : { start, end, allDay }
  return { ...times, title, categoryId, newCategory, calendarId, recurrence, reminders }
}
