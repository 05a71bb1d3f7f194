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

/** A client that no page holds now. */
let waiting: QueryClient | null = null

/** What a year is made of, on its way. Both are fulfilled, whatever comes. */
export interface FirstReads {
  readonly year: Promise<unknown>
  /** With the holidays, which come last: they have names, so they wait for the language. */
  readonly whole: Promise<unknown>
}

/**
 * Asks for what the year is made of that the address names, before anything is drawn. What cannot be read is asked for
 * again, and said, by who draws it.
 */
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

/** The client of the stored session: the one that has read for it already, if there is one. */
export function takeClient(): QueryClient {
  const found = waiting
  waiting = null
  if (found && isOfSession(found)) return found
  found?.clear()
  return createQueryClient()
}

/**
 * Takes back the client of a page that is left. As long as its session lasts it waits with all that was read and can be
 * undone; of a session that has ended nothing is left.
 */
export function leaveClient(client: QueryClient): void {
  if (isOfSession(client)) waiting = client
  else client.clear()
}
