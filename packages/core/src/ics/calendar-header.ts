import { DESCRIPTION_MAX, NAME_MAX, oneLine } from '../event/index.ts'
import type { RawCalendar } from './raw-file.ts'
import { cutText, textOf } from './content.ts'
import type { IcsCalendar } from './ics-event.ts'
import { zoneNamed } from './zone-name.ts'

const COLOR = /^#[0-9a-f]{6}/i

/** The first value that is not empty among properties of these names, in the order of the names. */
function headerOf(calendars: readonly RawCalendar[], ...names: readonly string[]): string {
  const lines = calendars.flatMap((calendar) => calendar.lines)
  const found = names.flatMap((name) => lines.filter((line) => line.name === name))
  return found.map((line) => textOf(line.value, () => undefined).trim()).find((text) => text !== '') ?? ''
}

/**
 * What a file says of its calendar; the first of several calendars that says it. The name and the description are those
 * of RFC 7986 or of the older X-WR- properties; a colour is taken as `#rrggbb`, with its alpha dropped.
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

/**
 * Whether a calendar was written by a program that shows a series only on the days of its rule: those of Mozilla, whose
 * calendars of holidays begin many a series on 1 January.
 */
export const isByRuleAlone = (calendar: RawCalendar): boolean => /\bMozilla\b/i.test(headerOf([calendar], 'PRODID'))

/** The zone that a calendar says it lives in (X-WR-TIMEZONE), or null where it says none, or UTC. */
export function calendarZoneOf(calendar: RawCalendar): string | null {
  const zone = zoneNamed(headerOf([calendar], 'X-WR-TIMEZONE'))
  return zone === 'UTC' ? null : zone
}
