import * as machine from '../../scripts/machine/calendar-servers.ts'
import type { CalendarServer } from '../../scripts/machine/calendar-servers.ts'
import { findProgram } from '../../scripts/machine/commands.ts'
import { canInstallPackages, installPackage } from '../../scripts/machine/debian.ts'
import { expectStatus, httpClient, type Client } from '../measure/http-client.ts'

/** A CalDAV server with an empty calendar. */
export interface CaldavServer {
  readonly name: string
  readonly ask: Client
  /** Path of the calendar, with a slash at its end. */
  readonly calendar: string
  readonly stop: () => void
}

/** Starts Radicale; null where the machine has none and none can be installed. */
export const startRadicale = (): Promise<CaldavServer | null> => startIfThere('radicale', machine.startRadicale)

/** Starts Xandikos; null where the machine has none and none can be installed. */
export const startXandikos = (): Promise<CaldavServer | null> => startIfThere('xandikos', machine.startXandikos)

async function startIfThere(program: string, start: () => Promise<CalendarServer>): Promise<CaldavServer | null> {
  if (findProgram(program) === null && canInstallPackages()) await installPackage(program)
  if (findProgram(program) === null) return null
  const { name, address, user, password, calendar, stop } = await start()
  const Authorization = `Basic ${btoa(`${user}:${password}`)}`
  const ask = httpClient(address)
  return {
    ...{ name, calendar },
    ask: (question) => ask({ ...question, headers: { Authorization, ...question.headers } }),
    stop: () => void stop(),
  }
}

/** Makes the calendar, which Radicale does not have at first. */
export const makeCalendar = ({ ask, calendar }: CaldavServer) =>
  expectStatus(ask({ method: 'MKCALENDAR', path: calendar }), 201)

/** Puts one event of its own into the calendar. */
export const putEvent = ({ ask, calendar }: CaldavServer, uid: string, file: string) =>
  expectStatus(
    ask({ method: 'PUT', path: `${calendar}${uid}.ics`, headers: { 'Content-Type': 'text/calendar' }, body: file }),
    201,
    204,
  )

/** The events of a year, with their data: what a client asks when it shows one. */
export const queryYear = ({ ask, calendar }: CaldavServer, year: number) =>
  expectStatus(
    ask({
      method: 'REPORT',
      path: calendar,
      headers: { 'Content-Type': 'application/xml; charset=utf-8', Depth: '1' },
      body: calendarQuery(year),
    }),
    207,
  )

const calendarQuery = (year: number): string => `<?xml version="1.0" encoding="utf-8"?>
<C:calendar-query xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">
  <D:prop><D:getetag/><C:calendar-data/></D:prop>
  <C:filter><C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT">
    <C:time-range start="${year}0101T000000Z" end="${year + 1}0101T000000Z"/>
  </C:comp-filter></C:comp-filter></C:filter>
</C:calendar-query>`
