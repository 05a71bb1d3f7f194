import { yearOf } from '@dodici/core/date'
import type { QueryClient } from '@tanstack/react-query'
import { readAddress } from '../address/calendar-address.ts'
import { yearEvents } from '../api/year.queries.ts'
import { today } from '../ui/today.ts'
import { createQueryClient } from './query-client.ts'

let waiting: QueryClient | null = null

/** Asks for the events of the year that the address names, before anything is drawn. */
export async function readFirstYear(): Promise<void> {
  waiting = createQueryClient()
  const defaults = { currentYear: yearOf(today()), view: 'planner' } as const
  const { year } = readAddress(new URLSearchParams(window.location.search), defaults)
  await waiting.query(yearEvents(year))
}

/** The client of a session that begins: the one with the year that was asked for ahead, if there is one. */
export function takeClient(): QueryClient {
  const client = waiting ?? createQueryClient()
  waiting = null
  return client
}
