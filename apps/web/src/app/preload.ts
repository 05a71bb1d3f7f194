import { yearOf } from '@dodici/core/date'
import type { QueryClient } from '@tanstack/react-query'
import { readAddress } from '../address/calendar-address.ts'
import { storedToken } from '../api/stored-session.ts'
import { yearEvents } from '../api/year.queries.ts'
import { logFault } from '../ui/log.ts'
import { today } from '../ui/today.ts'
import { paths } from './paths.ts'

/**
 * Asks at once for what the calendar will want, code and events, for a person who is signed in and comes to see it:
 * otherwise each would wait for the one before. Whoever wants them later waits for the same answers.
 */
export function preloadCalendar(client: QueryClient): void {
  const { pathname, search } = window.location
  if (storedToken() === null || (pathname !== paths.calendar && pathname !== paths.start)) return
  const defaults = { currentYear: yearOf(today()), view: 'planner' } as const
  const { year } = readAddress(new URLSearchParams(search), defaults)
  const wanted = [import('./calendar-page.tsx'), client.query(yearEvents(year))]
  for (const part of wanted) part.catch((fault: unknown) => logFault('Error preloading:', fault))
}
