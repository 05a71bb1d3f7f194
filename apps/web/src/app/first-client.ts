import { yearOf } from '@dodici/core/date'
import type { QueryClient } from '@tanstack/react-query'
import { readAddress } from '../address/calendar-address.ts'
import { calendars } from '../api/calendars.queries.ts'
import { categories } from '../api/categories.queries.ts'
import { storedUser } from '../api/stored-session.ts'
import { holidaysOf, yearEvents } from '../api/year.queries.ts'
import { currentLanguage } from '../i18n/start.ts'
import { today } from '../ui/today.ts'
import { isOfSession } from './client-session.ts'
import { createQueryClient } from './query-client.ts'

/** A client that no page uses now. */
let waiting: QueryClient | null = null

/** Requests for a year, in progress. Both settle in any case. */
export interface FirstReads {
  readonly year: Promise<unknown>
  /** With holidays, which come last: their names need the language. */
  readonly whole: Promise<unknown>
}

/** Requests the year in the URL before anything is drawn. Failures are retried and shown by the components. */
export function readFirst(texts: Promise<void>): FirstReads {
  const client = createQueryClient()
  waiting = client
  const defaults = { currentYear: yearOf(today()), view: 'planner' } as const
  const { year } = readAddress(new URLSearchParams(window.location.search), defaults)
  const country = storedUser()?.country ?? null
  const readHolidays = async (): Promise<void> => {
    await texts
    if (country !== null) await client.query(holidaysOf(year, country, currentLanguage()))
  }
  const read = Promise.allSettled([client.query(yearEvents(year)), client.query(categories), client.query(calendars)])
  return { year: read, whole: Promise.allSettled([read, readHolidays()]) }
}

/** The client of the stored session, reusing one that has already read for it. */
export function takeClient(): QueryClient {
  const found = waiting
  waiting = null
  if (found && isOfSession(found)) return found
  found?.clear()
  return createQueryClient()
}

/**
 * Takes back the client of a page that is left. It keeps its data and undo while its session lasts, and is dropped
 * afterwards.
 */
export function leaveClient(client: QueryClient): void {
  if (isOfSession(client)) waiting = client
  else client.clear()
}
