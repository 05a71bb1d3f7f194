import type { QuickAdd } from '@dodici/core/language'
import { yearItems, type YearItem } from '@dodici/core/year'

/** The event of a line as the year would draw its first day; null where it says no day. */
export function newItemOf({ title, start, end, allDay, categoryId }: QuickAdd): YearItem | null {
  if (start === null || end === null) return null
  const event = {
    _id: 'new',
    calendarId: '',
    categoryId,
    title,
    kind: 'event',
    status: 'confirmed',
    busy: true,
    allDay,
    recurrence: null,
    occurrences: [{ start, end }],
  } as const
  return yearItems([event])[0] ?? null
}
