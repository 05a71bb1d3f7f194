import { formatDay, yearOf, yearSpan } from '@dodici/core/date'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { useToday } from '../../ui/today.ts'

/** Opens the dialog of a new event: on the day that is open, else today, else the first day of the year shown. */
export function useNewEvent(): () => void {
  const { address, change } = useCalendarAddress()
  const today = useToday()
  const inYear = yearOf(today) === address.year ? today : yearSpan(address.year).first
  const day = address.day ?? formatDay(inYear)
  return () => change({ event: null, create: { start: day, end: day, allDay: true } })
}
