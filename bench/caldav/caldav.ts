import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { atTheEnd, temporaryFolder } from '../../scripts/machine/clean-up.ts'
import { findProgram } from '../../scripts/machine/commands.ts'
import { canInstallPackages, installPackage } from '../../scripts/machine/debian.ts'
import { freePort } from '../../scripts/machine/free-port.ts'
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
export async function startRadicale(): Promise<CaldavServer | null> {
  if (!(await hasProgram('radicale'))) return null
  const folder = temporaryFolder('radicale')
  const port = await freePort()
  const config = join(folder, 'config')
  const sections = [
    '[server]',
    `hosts = 127.0.0.1:${port}`,
    '[auth]',
    'type = none',
    '[rights]',
    'type = authenticated',
  ]
  writeFileSync(config, [...sections, '[storage]', `filesystem_folder = ${folder}/data`, ''].join('\n'))
  const { ask, stop } = await startProgram(['radicale', '--config', config], port)
  return { name: 'Radicale', ask: asPerson(ask), calendar: '/person/year/', stop }
}

/** Starts Xandikos; null where the machine has none and none can be installed. */
export async function startXandikos(): Promise<CaldavServer | null> {
  if (!(await hasProgram('xandikos'))) return null
  const port = await freePort()
  const where = ['-d', temporaryFolder('xandikos'), '-l', '127.0.0.1', '-p', String(port)]
  const { ask, stop } = await startProgram(['xandikos', '--defaults', ...where], port)
  return { name: 'Xandikos', ask, calendar: '/user/calendars/calendar/', stop }
}

async function hasProgram(name: string): Promise<boolean> {
  if (findProgram(name) === null && canInstallPackages()) await installPackage(name)
  return findProgram(name) !== null
}

/** Without passwords Radicale still wants to hear who it is. */
const asPerson =
  (ask: Client): Client =>
  (question) =>
    ask({ ...question, headers: { Authorization: `Basic ${btoa('person:none')}`, ...question.headers } })

async function startProgram([program = '', ...words]: string[], port: number) {
  const server = spawn(program, words, { stdio: 'ignore' })
  const stop = () => void server.kill('SIGTERM')
  atTheEnd(stop)
  const ask = httpClient(`http://127.0.0.1:${port}`)
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`${program} ended with ${server.exitCode}`)
    const isThere = await ask({ path: '/' }).then(
      () => true,
      () => false,
    )
    if (isThere) return { ask, stop }
    await sleep(100)
  }
  throw new Error(`${program} did not answer within half a minute`)
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
