import { formatDay, yearOf, yearSpan } from '@dodici/core/date'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { focusedDay } from '../../ui/drawn-day.ts'
import { useToday } from '../../ui/today.ts'

/** Opens the line that an event is added with, on the day that is open, or else on the one that has the focus. */
export function useQuickAdd(): () => void {
  const { address, change } = useCalendarAddress()
  return () =>
    change({ event: null, create: null, dialog: 'quick-add', on: address.day === null ? focusedDay() : null })
}

/** Opens the form of a new event: on the day that is open or has the focus, else today, else the first of the year shown. */
export function useNewEvent(): () => void {
  const { address, change } = useCalendarAddress()
  const today = useToday()
  const inYear = yearOf(today) === address.year ? today : yearSpan(address.year).first
  return () => {
    const day = address.day ?? focusedDay() ?? formatDay(inYear)
    change({ event: null, create: { start: day, end: day, allDay: true } })
  }
}
