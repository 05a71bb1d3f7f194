import { dayOf, formatDay, type Day } from '../../date/index.ts'
import type { FeastDay } from './captures.ts'

/**
 * Calendars that follow the moon by rules; that of Islam as it is reckoned in Mecca. The Chinese one follows the sky: what
 * Intl knows of that is a day off in 2027.
 */
type MoonCalendar = 'islamic-umalqura' | 'hebrew'

const formats = new Map<MoonCalendar, Intl.DateTimeFormat>()

function formatOf(calendar: MoonCalendar): Intl.DateTimeFormat {
  const format =
    formats.get(calendar) ??
    new Intl.DateTimeFormat(`en-u-ca-${calendar}`, { month: 'numeric', day: 'numeric', timeZone: 'UTC' })
  formats.set(calendar, format)
  return format
}

/** The month and the date of a day in a calendar: `Kislev 25`, `10 1`. */
function dateIn(calendar: MoonCalendar, day: Day): string {
  const parts = formatOf(calendar).formatToParts(new Date(formatDay(day)))
  const said = (type: string): string => parts.find((part) => part.type === type)?.value ?? ''
  return `${said('month')} ${said('day')}`
}

/** The first day of a year with a date of a calendar; null where that year has none, as may be once in thirty years. */
export function byMoon(calendar: MoonCalendar, date: string): FeastDay {
  const known = new Map<number, Day | null>()
  return (year) => {
    const found = known.get(year)
    if (found !== undefined) return found
    const first = dayOf(year, 1, 1)
    const days = Array.from({ length: dayOf(year + 1, 1, 1) - first }, (_, at) => first + at)
    const day = days.find((one) => dateIn(calendar, one) === date) ?? null
    known.set(year, day)
    return day
  }
}
