import { weekdayOf } from '../../date/index.ts'
import type { Dating, Span } from './dates.ts'

const SHORT: readonly (readonly string[])[] = [
  ['lun', 'mon'],
  ['tue'],
  ['mer', 'wed'],
  ['gio', 'thu'],
  ['ven', 'fri'],
  ['sab', 'sat'],
  ['dom'],
]

/** A weekday by its first letters: the one that comes next, which may be today. */
export function shortWeekday(
  { weekday = '' }: Readonly<Record<string, string | undefined>>,
  { today }: Dating,
): Span | null {
  const at = SHORT.findIndex((names) => names.includes(weekday.slice(0, 3)))
  if (at < 0) return null
  const day = today + ((at - weekdayOf(today) + 7) % 7)
  return { first: day, last: day }
}
