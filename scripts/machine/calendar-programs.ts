import { existsSync } from 'node:fs'
import { findProgram } from './commands.ts'
import { provided } from './debian.ts'

const PURPOSE = 'the tests with calendar programs'
/** What calcurse speaks HTTP with; Debian only suggests it. */
const HTTPLIB2 = '/usr/lib/python3/dist-packages/httplib2'

/**
 * Sees to it that the calendar programs are there that the tests let loose on the CalDAV door, and the servers of calendars
 * that are linked: those of the machine, or from apt.
 * @throws Error that says what is missing
 */
export async function provideCalendarPrograms(): Promise<void> {
  await provided('vdirsyncer', PURPOSE, () => findProgram('vdirsyncer'))
  await provided('khal', PURPOSE, () => findProgram('khal'))
  await provided('calcurse', PURPOSE, () => findProgram('calcurse-caldav'))
  for (const server of ['radicale', 'xandikos']) await provided(server, PURPOSE, () => findProgram(server))
  await provided('python3-httplib2', PURPOSE, () => (existsSync(HTTPLIB2) ? HTTPLIB2 : null))
}
