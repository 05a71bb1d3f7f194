import { routes } from '@dodici/contract/routes'
import type { Event, EventBatch, EventBatchAnswer } from '@dodici/contract/types'
import type { QueryClient } from '@tanstack/react-query'
import { send, type Written } from '../../api/client.ts'
import type { YearEvents } from '../../api/year.queries.ts'
import { years } from './known-events.ts'
import { asLeft, noteWritten } from './own-versions.ts'

/**
 * Sends what is to be done to several events. Never with a version that came from elsewhere meanwhile: the days were
 * chosen before it.
 */
export async function writeBatch(
  client: QueryClient,
  { action, events }: EventBatch,
): Promise<Written<EventBatchAnswer>> {
  const batch = { action, events: events.map((target) => asLeft(client, target)) }
  const written = await send(routes.changeEvents, { body: batch })
  noteWritten(client, batch, written.value)
  nameNewVersions(client, written.value)
  return written
}

/** Whoever changes the same events next must name their new versions. A copy that is older still stays what it is. */
function nameNewVersions(client: QueryClient, { events }: EventBatchAnswer): void {
  const written = new Set(events.map(({ _id }) => _id))
  const named = (event: Event) => (written.has(event._id) ? asLeft(client, event) : event)
  client.setQueriesData<YearEvents>(years, (data) => data && { ...data, events: data.events.map(named) })
}
