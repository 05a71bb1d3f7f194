import { parseWall } from '@dodici/core/date'
import { formatTime } from './format.ts'
import { currentLocale } from './locale.ts'
import { wallOfInstant } from './wall-of-instant.ts'

const UNITS = [
  ['minute', 60, 60],
  ['hour', 3_600, 24],
  ['day', 86_400, 30],
  ['month', 2_629_800, 12],
  ['year', 31_557_600, Number.POSITIVE_INFINITY],
] as const

/** How long ago an instant was, in the largest useful unit; null for under a minute, which is now. */
export function formatAgo(instant: string, now: number): string | null {
  const seconds = (now - Date.parse(instant)) / 1_000
  if (seconds < 60) return null
  const [unit, length] = UNITS.find(([, length, upTo]) => seconds / length < upTo) ?? UNITS[4]
  return new Intl.RelativeTimeFormat(currentLocale(), { numeric: 'auto' }).format(-Math.floor(seconds / length), unit)
}

/** An instant's day in a time zone: `18 March 2027`. */
export const formatInstantDay = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat(currentLocale(), { timeZone, day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(instant),
  )

/** An instant in a time zone, as the person writes times: `18 March 2027, 16:40`. */
export const formatInstant = (instant: string, timeZone: string): string =>
  `${formatInstantDay(instant, timeZone)}, ${formatTime(parseWall(wallOfInstant(new Date(instant), timeZone)) ?? 0)}`
