import { formatDay, yearOf, yearSpan } from '@dodici/core/date'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { focusedDay } from '../../ui/drawn-day.ts'
import { useToday } from '../../ui/today.ts'

/** Opens quick add, for the open day or else the focused one. */
export function useQuickAdd(): () => void {
  const { address, change } = useCalendarAddress()
  return () =>
    change({ event: null, create: null, dialog: 'quick-add', on: address.day === null ? focusedDay() : null })
}

/** Opens the form of a new event: for the open or focused day, else today, else the first day of the shown year. */
export function useNewEvent(): () => void {
  const { address, change } = useCalendarAddress()
  const today = useToday()
  const inYear = yearOf(today) === address.year ? today : yearSpan(address.year).first
  return () => {
    const day = address.day ?? focusedDay() ?? formatDay(inYear)
    change({ event: null, create: { start: day, end: day, allDay: true } })
  }
}
