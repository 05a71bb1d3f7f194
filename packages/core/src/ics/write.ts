import type { IcsCalendar, IcsEvent } from './ics-event.ts'
import { eventLines, type Writing } from './write-event.ts'
import { escapeText, foldLines } from './write-line.ts'
import { zoneLines } from './write-zone.ts'

export interface WriteInput {
  readonly calendar: IcsCalendar
  readonly events: readonly IcsEvent[]
  /** PRODID: who wrote the file. */
  readonly productId: string
  /** Address for e-mail reminders. */
  readonly ownerEmail?: string
  /** Minutes after midnight from which reminders of all-day events count; 0 by default. */
  readonly allDayAt?: number
  /** How often a program that subscribes to the file looks for a newer one, as a DURATION; no say without it. */
  readonly refreshEvery?: string
}

/**
 * Writes a calendar file (RFC 5545): CRLF, folded, with a VTIMEZONE for every zone used. The same input gives the same
 * octets. Round-trips what `readIcs` returned. No text can break out of its property. Throws a RangeError for an
 * invalid instant or date.
 */
export function writeIcs({ calendar, events, productId, ...options }: WriteInput): string {
  const { ownerEmail, allDayAt = 0, refreshEvery } = options
  const writing: Writing = { email: ownerEmail ?? null, allDayAt, isResource: false }
  return foldLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(productId)}`,
    'CALSCALE:GREGORIAN',
    ...headerLines(calendar),
    ...refreshLines(refreshEvery),
    ...zonesOf(events).flatMap((zone) => zoneLines(zone) ?? []),
    ...events.flatMap((event) => eventLines(event, writing)),
    'END:VCALENDAR',
  ])
}

/** Name and description as RFC 7986 and in the older form, which more programs read. */
function headerLines({ name, description, color }: IcsCalendar): string[] {
  const both = (names: readonly string[], value: string) =>
    value === '' ? [] : names.map((property) => `${property}:${escapeText(value)}`)
  return [
    ...both(['X-WR-CALNAME', 'NAME'], name ?? ''),
    ...both(['X-WR-CALDESC', 'DESCRIPTION'], description),
    ...both(['X-APPLE-CALENDAR-COLOR'], color ?? ''),
  ]
}

/** In the form of RFC 7986, and in that of older programs. */
const refreshLines = (every: string | undefined): string[] =>
  every === undefined ? [] : [`REFRESH-INTERVAL;VALUE=DURATION:${every}`, `X-PUBLISHED-TTL:${every}`]

function zonesOf(events: readonly IcsEvent[]): string[] {
  const zones = events.flatMap(({ times, exceptions, extra }) => [
    ...[times, ...exceptions].flatMap(({ timezone, endTimezone }) => [timezone, endTimezone]),
    extra?.detached?.timezone ?? null,
  ])
  return [...new Set(zones)].filter((zone): zone is string => zone !== null && zone !== 'UTC').sort()
}
