import { dayOfText, dayOfWall, parseWall, yearOf } from '@dodici/core/date'
import { today } from '../ui/today.ts'
import { formatDay, formatSpanBeside, formatTime } from './format.ts'

/** Days, or wall times, as of an event. */
interface Times {
  readonly allDay: boolean
  readonly start: string
  readonly end: string
}

/** When an event is: `sab 24 lug – sab 14 ago`, or `gio 18 mar 2027, 9:00 – 10:30`. */
export function whenWords({ allDay, start, end }: Times): string {
  const [first, last] = [dayOfText(start) ?? 0, dayOfText(end) ?? 0]
  if (allDay) return formatSpanBeside(first, last, yearOf(today()))
  const [from, to] = [parseWall(start) ?? 0, parseWall(end) ?? 0]
  const begin = `${formatDay(first, 'weekday-day-month-year-short')}, ${formatTime(from)}`
  return dayOfWall(to) === first
    ? `${begin} – ${formatTime(to)}`
    : `${begin} – ${formatDay(last, 'weekday-day-month-year-short')}, ${formatTime(to)}`
}
