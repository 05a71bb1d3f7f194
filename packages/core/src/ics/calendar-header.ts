import { DESCRIPTION_MAX, NAME_MAX, oneLine } from '../event/index.ts'
import type { RawCalendar } from './raw-file.ts'
import { cutText, textOf } from './content.ts'
import { readDuration } from './ical-js.ts'
import type { IcsCalendar } from './ics-event.ts'
import { zoneNamed } from './zone-name.ts'

const COLOR = /^#[0-9a-f]{6}/i

/** The first non-empty value of these properties, in the order of the names. */
function headerOf(calendars: readonly RawCalendar[], ...names: readonly string[]): string {
  const lines = calendars.flatMap((calendar) => calendar.lines)
  const found = names.flatMap((name) => lines.filter((line) => line.name === name))
  return found.map((line) => textOf(line.value, () => undefined).trim()).find((text) => text !== '') ?? ''
}

/**
 * Name, description and colour of a file's calendar, from the first calendar that has them. RFC 7986 or the older X-WR-
 * properties; the colour is `#rrggbb` without alpha.
 */
export function calendarOf(calendars: readonly RawCalendar[]): IcsCalendar {
  const name = oneLine(headerOf(calendars, 'X-WR-CALNAME', 'NAME'))
  const color = COLOR.exec(headerOf(calendars, 'X-APPLE-CALENDAR-COLOR', 'COLOR'))?.[0]
  return {
    name: name === '' ? null : cutText(name, NAME_MAX),
    description: cutText(headerOf(calendars, 'X-WR-CALDESC', 'DESCRIPTION'), DESCRIPTION_MAX),
    color: color?.toLowerCase() ?? null,
  }
}

const MINUTES_A_DAY = 24 * 60

/**
 * After how many minutes a file asks to be read again (RFC 7986 5.7, or the older X-PUBLISHED-TTL); null where it does not
 * say, or says nothing sensible.
 */
export function refreshMinutesOf(calendars: readonly RawCalendar[]): number | null {
  const duration = readDuration(headerOf(calendars, 'REFRESH-INTERVAL', 'X-PUBLISHED-TTL'))
  const minutes = duration === null ? 0 : duration.days * MINUTES_A_DAY + duration.minutes
  return minutes > 0 ? minutes : null
}

/**
 * Whether the writing program shows a series only on its rule's days: Mozilla's, whose holiday calendars begin many
 * series on 1 January.
 */
export const isByRuleAlone = (calendar: RawCalendar): boolean => /\bMozilla\b/i.test(headerOf([calendar], 'PRODID'))

/** The calendar's own zone (X-WR-TIMEZONE); null if absent or UTC. */
export function calendarZoneOf(calendar: RawCalendar): string | null {
  const zone = zoneNamed(headerOf([calendar], 'X-WR-TIMEZONE'))
  return zone === 'UTC' ? null : zone
}
