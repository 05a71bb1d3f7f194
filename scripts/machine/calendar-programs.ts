import { existsSync } from 'node:fs'
import { findProgram } from './commands.ts'
import { provided } from './debian.ts'

const PURPOSE = 'the tests with calendar programs'
/** What calcurse speaks HTTP with; Debian only suggests it. */
const HTTPLIB2 = '/usr/lib/python3/dist-packages/httplib2'

/**
 * Sees to it that the calendar programs are there that the tests of the CalDAV door let loose on it: those of the machine,
 * or from apt.
 * @throws Error that says what is missing
 */
export async function provideCalendarPrograms(): Promise<void> {
  await provided('vdirsyncer', PURPOSE, () => findProgram('vdirsyncer'))
  await provided('khal', PURPOSE, () => findProgram('khal'))
  await provided('calcurse', PURPOSE, () => findProgram('calcurse-caldav'))
  await provided('python3-httplib2', PURPOSE, () => (existsSync(HTTPLIB2) ? HTTPLIB2 : null))
}
