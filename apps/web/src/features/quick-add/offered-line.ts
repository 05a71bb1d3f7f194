import type { QuickAdd } from '@dodici/core/language'
import { useEffect } from 'react'
import type { filteredIds } from '../../address/calendar-address.ts'
import { showProposedItems } from '../../address/proposed-items.ts'

/** Shows the event in the year while the line is open. */
export function useOffered(read: QuickAdd, { categoryId, calendarId }: ReturnType<typeof filteredIds>): void {
  const { title, start, end, allDay } = read
  const calendar = read.calendarId ?? calendarId ?? ''
  useEffect(() => {
    if (start === null || end === null || title === '') return undefined
    const times = { start, end, allDay }
    showProposedItems('line', [{ _id: 'line', title, ...times, kind: 'event', categoryId, calendarId: calendar }])
    return () => showProposedItems('line', [])
  }, [title, start, end, allDay, categoryId, calendar])
}
