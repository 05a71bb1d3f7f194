import { yearOf } from '@dodici/core/date'
import type { QueryClient } from '@tanstack/react-query'
import { readAddress } from '../address/calendar-address.ts'
import { storedToken } from '../api/stored-session.ts'
import { yearEvents } from '../api/year.queries.ts'
import { today } from '../ui/today.ts'
import { createQueryClient } from './query-client.ts'
import { forgetChanges } from './undo/undo.ts'

/** A client that no page holds now, and the session that it reads for. */
let waiting: { readonly client: QueryClient; readonly token: string | null } | null = null

/** Asks for the events of the year that the address names, before anything is drawn. */
export async function readFirstYear(): Promise<void> {
  const client = createQueryClient()
  waiting = { client, token: storedToken() }
  const defaults = { currentYear: yearOf(today()), view: 'planner' } as const
  const { year } = readAddress(new URLSearchParams(window.location.search), defaults)
  await client.query(yearEvents(year))
}

/** The client of the stored session: the one that has read for it already, if there is one. */
export function takeClient(): QueryClient {
  const found = waiting
  waiting = null
  if (found && found.token === storedToken()) return found.client
  if (found) forget(found.client)
  return createQueryClient()
}

/**
 * Takes back the client of a page that is left. As long as its session lasts it waits with all that was read and can be
 * undone; of a session that has ended nothing is left.
 */
export function leaveClient(client: QueryClient, token: string | null): void {
  if (token !== null && token === storedToken()) waiting = { client, token }
  else forget(client)
}

/** Also what is still on its way: an answer to one session must not end the next one. */
function forget(client: QueryClient): void {
  forgetChanges()
  client.clear()
}
