import { TITLE_MAX } from '@dodici/contract/limits'
import type { EventCreation } from '@dodici/contract/types'
import { countCharacters } from '@dodici/core/event'
import type { QuickAdd } from '@dodici/core/language'

/** Why a line cannot become an event: it has no day, or is too long. */
export type Missing = 'day' | 'shorter'

export function missingIn({ title, start }: QuickAdd): Missing | null {
  if (start === null) return 'day'
  return countCharacters(title) > TITLE_MAX ? 'shorter' : null
}

interface Where {
  /** The time zone of the times. */
  readonly timezone: string
  /** The calendar and category of the page's filters, or null: people add where they are looking. */
  readonly calendarId: string | null
  readonly categoryId: string | null
  /** A new category named in the line. */
  readonly newCategory: { readonly name: string; readonly color: string } | null
}

/** The event of a line. Null without a day. */
export function newEventOf(read: QuickAdd, where: Where): EventCreation | null {
  const { title, start, end, allDay, recurrence, reminders } = read
  if (start === null || end === null) return null
  const calendarId = read.calendarId ?? where.calendarId
  return {
    title,
    start,
    end,
    allDay,
    ...(allDay ? {} : { timezone: where.timezone }),
    recurrence,
    ...(where.newCategory ? { newCategory: where.newCategory } : { categoryId: read.categoryId ?? where.categoryId }),
    reminders: [...reminders],
    ...(calendarId === null ? {} : { calendarId }),
  }
}
