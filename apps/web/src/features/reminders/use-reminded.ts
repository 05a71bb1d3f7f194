import type { Notification } from '@dodici/contract/types'
import { useQuery } from '@tanstack/react-query'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { categories } from '../../api/categories.queries.ts'

type NamedOccurrence = Pick<Notification, 'eventId' | 'recurrenceId' | 'categoryId'>

/** A reminder's event: how to open it, and its colour. */
export function useReminded() {
  const { change } = useCalendarAddress()
  const { data } = useQuery(categories)
  return {
    open: ({ eventId, recurrenceId }: NamedOccurrence) => change({ event: eventId, occurrence: recurrenceId }),
    colorOf: ({ categoryId }: NamedOccurrence): string | null =>
      data?.find(({ _id }) => _id === categoryId)?.color ?? null,
  }
}
