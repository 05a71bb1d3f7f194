import { storedToken } from '../api/stored-session.ts'
import { logFault } from '../ui/log.ts'
import { paths } from './paths.ts'

/** Whether the page opens on the calendar: somebody is signed in and comes to see it. */
export function isCalendarWanted(): boolean {
  const { pathname } = window.location
  return storedToken() !== null && (pathname === paths.calendar || pathname === paths.start)
}

/**
 * Asks at once for what the calendar will want, code and events: otherwise each would wait for the one before. Whoever wants them later waits for the same answers.
 */
export function preloadCalendar(): void {
  const wanted = [import('./signed-in.tsx'), import('./first-client.ts').then(({ readFirstYear }) => readFirstYear())]
  for (const part of wanted) part.catch((fault: unknown) => logFault('Error preloading:', fault))
}
