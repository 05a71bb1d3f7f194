import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library'
import type { IcsCalendar, IcsEvent } from './ics-event.ts'
import { eventLines, type Stamp } from './write-event.ts'
import { escapeText, foldLine } from './write-line.ts'

export interface WriteInput {
  readonly calendar: IcsCalendar
  readonly events: readonly IcsEvent[]
  /** The time of the export as an ISO instant in UTC, such as `2026-03-01T09:30:00Z`. */
  readonly now: string
  /** PRODID: who wrote the file. */
  readonly productId: string
  /** Address for e-mail reminders. */
  readonly ownerEmail?: string
  /** Minutes after midnight from which reminders of all-day events count; 0 by default. */
  readonly allDayAt?: number
}

const INSTANT = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?Z$/

const zonesWithRules = new Set(tzlib_get_timezones())

/**
 * Writes a calendar file (RFC 5545): CRLF, folded, with a VTIMEZONE for every zone used. Round-trips what `readIcs`
 * returned. No text can break out of its property. Throws a RangeError for an invalid instant or date.
 */
export function writeIcs({ calendar, events, now, productId, ownerEmail, allDayAt = 0 }: WriteInput): string {
  if (!INSTANT.test(now)) throw new RangeError(`no instant in UTC: ${now}`)
  const stamp: Stamp = { stamp: now.replace(/\.\d+/, '').replace(/[-:]/g, ''), email: ownerEmail ?? null, allDayAt }
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(productId)}`,
    'CALSCALE:GREGORIAN',
    ...headerLines(calendar),
    ...zonesOf(events).flatMap(zoneLines),
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
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

function zonesOf(events: readonly IcsEvent[]): string[] {
  const zones = events.flatMap(({ times, exceptions, extra }) => [
    ...[times, ...exceptions].flatMap(({ timezone, endTimezone }) => [timezone, endTimezone]),
    extra?.detached?.timezone ?? null,
  ])
  return [...new Set(zones)].filter((zone): zone is string => zone !== null && zone !== 'UTC').sort()
}

/**
 * The VTIMEZONE of a zone. The library returns the new name's block for old names, so the name is restored. A zone
 * newer than the library is written without a block.
 */
function zoneLines(zone: string): string[] {
  if (!zonesWithRules.has(zone)) return []
  const [block = ''] = tzlib_get_ical_block(zone)
  return block.split('\r\n').map((line) => (line.startsWith('TZID:') ? `TZID:${zone}` : line))
}
