import type { Notification } from '@dodici/contract/types'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { useCategoryColor } from '../../api/use-category-color.ts'

type NamedOccurrence = Pick<Notification, 'eventId' | 'recurrenceId' | 'categoryId'>

/** A reminder's event: how to open it, and its colour. */
export function useReminded() {
  const { change } = useCalendarAddress()
  const colorOf = useCategoryColor()
  return {
    open: ({ eventId, recurrenceId }: NamedOccurrence) => change({ event: eventId, occurrence: recurrenceId }),
    colorOf: ({ categoryId }: NamedOccurrence) => colorOf(categoryId),
  }
}
