import { isInMonths } from '../../address/shown-months.ts'
import { formatDay, monthDays } from '@dodici/core/date'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { focusedDay } from '../../ui/drawn-day.ts'
import { useToday } from '../../ui/today.ts'

/** Opens quick add, for the open day or else the focused one. */
export function useQuickAdd(): () => void {
  const { address, change } = useCalendarAddress()
  return () =>
    change({ event: null, create: null, dialog: 'quick-add', on: address.day === null ? focusedDay() : null })
}

/** Opens the form of a new event: for the open or focused day, else today, else the first day that is shown. */
export function useNewEvent(): () => void {
  const { address, change } = useCalendarAddress()
  const today = useToday()
  const shown = isInMonths(address.from, today) ? today : monthDays(address.from).first
  return () => {
    const day = address.day ?? focusedDay() ?? formatDay(shown)
    change({ event: null, create: { start: day, end: day, allDay: true } })
  }
}
