import { TITLE_MAX } from '@dodici/contract/limits'
import type { EventCreation } from '@dodici/contract/types'
import { countCharacters } from '@dodici/core/event'
import type { QuickAdd } from '@dodici/core/language'

/** What keeps a line from becoming an event: it says no day, or too much. */
export type Missing = 'day' | 'shorter'

export function missingIn({ title, start }: QuickAdd): Missing | null {
  if (start === null) return 'day'
  return countCharacters(title) > TITLE_MAX ? 'shorter' : null
}

interface Where {
  /** The zone on whose wall the times are. */
  readonly timezone: string
  /** The calendar and the category that the page is filtered by, or null: what one looks at is where one adds. */
  readonly calendarId: string | null
  readonly categoryId: string | null
  /** The category that a line names and that is to be made with the event. */
  readonly newCategory: { readonly name: string; readonly color: string } | null
}

/** The event that a line says. Null where it says no day. */
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
