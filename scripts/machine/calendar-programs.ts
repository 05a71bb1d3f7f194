import { existsSync, globSync } from 'node:fs'
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
  await provided('python3-httplib2', PURPOSE, () => present(HTTPLIB2))
}

const present = (path: string): string | null => (existsSync(path) ? path : null)

const OF_DESKTOP = 'the tests with Thunderbird and Evolution'
/** How Debian's Python speaks with what is installed beside it. */
const TYPELIBS = '/usr/lib/*/girepository-1.0'

/**
 * The same for the large programs of a desktop, some 600 MB with what they need. They open no window.
 * @throws Error that says what is missing
 */
export async function provideDesktopPrograms(): Promise<void> {
  const typelib = (name: string) => () => globSync(`${TYPELIBS}/${name}.typelib`)[0] ?? null
  await provided('thunderbird', OF_DESKTOP, () => findProgram('thunderbird'))
  await provided('dbus', OF_DESKTOP, () => findProgram('dbus-run-session'))
  await provided('evolution-data-server', OF_DESKTOP, () => present('/usr/libexec/evolution-source-registry'))
  await provided('python3-gi', OF_DESKTOP, () => present('/usr/lib/python3/dist-packages/gi'))
  await provided('gir1.2-edataserver-1.2', OF_DESKTOP, typelib('EDataServer-1.2'))
  await provided('gir1.2-ecal-2.0', OF_DESKTOP, typelib('ECal-2.0'))
}
