import { readObject, type IcsObject } from '../../ics/index.ts'
import { vcalendar, vevent } from '../../test/ics-file.ts'
import type { CompFilter } from '../requests/calendar-filter.ts'
import { readReport } from '../requests/report.ts'
import { octets } from './octets.ts'

/** The zone of a person in Rome, for floating and all-day times. */
export const ROME = 'Europe/Rome'

/** The body of an object of one event with these lines. */
export const eventBody = (...lines: readonly string[]): string => vcalendar(vevent(...lines))

/** A body as an object; fails the test if it is none. */
export function objectOf(body: string): IcsObject {
  const object = readObject(body, ROME)
  if (!object) throw new Error('no calendar object')
  return object
}

/** The filter of a query, from what stands in its `comp-filter` for VCALENDAR. */
export function calendarFilter(inside: string): CompFilter {
  const reading = readReport(
    octets(
      '<C:calendar-query xmlns:C="urn:ietf:params:xml:ns:caldav"><C:filter><C:comp-filter name="VCALENDAR">' +
        `${inside}</C:comp-filter></C:filter></C:calendar-query>`,
    ),
  )
  if ('fault' in reading || reading.value.kind !== 'calendar-query') throw new Error(JSON.stringify(reading))
  return reading.value.filter
}

/** The filter of a query for events, from what stands in its `comp-filter` for VEVENT. */
export const eventFilter = (inside: string): CompFilter =>
  calendarFilter(`<C:comp-filter name="VEVENT">${inside}</C:comp-filter>`)

/** A time-range: `T09:00` and the like are on 10 March 2026, in UTC. */
export function rangeElement(start: string | null, end: string | null): string {
  const written = (name: string, text: string | null) =>
    text === null ? '' : ` ${name}="${(text.startsWith('T') ? `2026-03-10${text}` : text).replace(/[-:]/g, '')}00Z"`
  return `<C:time-range${written('start', start)}${written('end', end)}/>`
}

/** The second object of RFC 4791's appendix: a series with two changed occurrences. */
export const RFC_SERIES = vcalendar([
  'PRODID:-//Example Corp.//CalDAV Client//EN',
  ...['BEGIN:VTIMEZONE', 'TZID:US/Eastern', 'BEGIN:DAYLIGHT', 'DTSTART:20000404T020000'],
  ...['RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=4', 'TZNAME:EDT', 'TZOFFSETFROM:-0500', 'TZOFFSETTO:-0400', 'END:DAYLIGHT'],
  ...['BEGIN:STANDARD', 'DTSTART:20001026T020000', 'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10', 'TZNAME:EST'],
  ...['TZOFFSETFROM:-0400', 'TZOFFSETTO:-0500', 'END:STANDARD', 'END:VTIMEZONE'],
  ...['BEGIN:VEVENT', 'DTSTAMP:20060206T001121Z', 'DTSTART;TZID=US/Eastern:20060102T120000', 'DURATION:PT1H'],
  ...['RRULE:FREQ=DAILY;COUNT=5', 'SUMMARY:Event #2', 'UID:00959BC664CA650E933C892C@example.com', 'END:VEVENT'],
  ...['BEGIN:VEVENT', 'DTSTAMP:20060206T001121Z', 'DTSTART;TZID=US/Eastern:20060104T140000', 'DURATION:PT1H'],
  ...['RECURRENCE-ID;TZID=US/Eastern:20060104T120000', 'SUMMARY:Event #2 bis'],
  ...['UID:00959BC664CA650E933C892C@example.com', 'END:VEVENT'],
  ...['BEGIN:VEVENT', 'DTSTAMP:20060206T001121Z', 'DTSTART;TZID=US/Eastern:20060106T140000', 'DURATION:PT1H'],
  ...['RECURRENCE-ID;TZID=US/Eastern:20060106T120000', 'SUMMARY:Event #2 bis bis'],
  ...['UID:00959BC664CA650E933C892C@example.com', 'END:VEVENT'],
])
