import { yearOf } from '@dodici/core/date'
import type { QueryClient } from '@tanstack/react-query'
import { readAddress } from '../address/calendar-address.ts'
import { yearsTouched } from '../address/shown-months.ts'
import { usualFrom, yearStart } from '../address/year-start.ts'
import { calendars } from '../api/calendars.queries.ts'
import { categories } from '../api/categories.queries.ts'
import { storedUser } from '../api/stored-session.ts'
import { holidayPlace, holidaysOf, yearEvents } from '../api/year.queries.ts'
import { loadLetters } from '../features/year/planner/text-measure.ts'
import { currentLanguage } from '../i18n/start.ts'
import { today } from '../ui/today.ts'
import { isOfSession } from './client-session.ts'
import { createQueryClient } from './query-client.ts'

/** The client of the stored session, from its first read on; null before. */
let present: QueryClient | null = null

/** Requests for a year, in progress. Both settle in any case. */
export interface FirstReads {
  readonly year: Promise<unknown>
  /** With holidays, which come last: their names need the language. */
  readonly whole: Promise<unknown>
}

/** Requests the months in the URL before anything is drawn. Failures are retried and shown by the components. */
export function readFirst(texts: Promise<void>): FirstReads {
  // The scripts are there, so it takes their way no longer.
  loadLetters()
  const client = createQueryClient()
  present = client
  const day = today()
  const defaults = { currentYear: yearOf(day), from: usualFrom(yearStart(), day), view: 'planner' } as const
  const years = yearsTouched(readAddress(new URLSearchParams(window.location.search), defaults).from)
  const place = holidayPlace(storedUser())
  const readHolidays = async (): Promise<void> => {
    await texts
    if (place === null) return
    await Promise.all(years.map((year) => client.query(holidaysOf(year, place, currentLanguage()))))
  }
  const read = Promise.allSettled([
    ...years.map((year) => client.query(yearEvents(year))),
    client.query(categories),
    client.query(calendars),
  ])
  return { year: read, whole: Promise.allSettled([read, readHolidays()]) }
}

/**
 * The client of the stored session, reusing one that has already read for it. React may draw a page, drop it before it is
 * shown and draw it again, so nothing is taken away here: the second drawing finds what the first one found.
 */
export function clientOfSession(): QueryClient {
  if (present && isOfSession(present)) return present
  present?.clear()
  present = createQueryClient()
  return present
}

/** A page is left. Its client keeps its data and undo while its session lasts, and is dropped afterwards. */
export function leaveClient(client: QueryClient): void {
  if (isOfSession(client)) return
  client.clear()
  if (present === client) present = null
}
