import { routes } from '@dodici/contract/routes'
import type { Event, EventBatch, EventBatchAnswer } from '@dodici/contract/types'
import type { QueryClient } from '@tanstack/react-query'
import { send, type Written } from '../../api/client.ts'
import type { YearEvents } from '../../api/year.queries.ts'
import { years } from './known-events.ts'

/** Sends an action on several events, never with a version received after the days were chosen. */
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

/** The next write to the same events must name their new versions. An older copy stays what it is. */
function nameNewVersions(client: QueryClient, { events }: EventBatchAnswer): void {
  const written = new Set(events.map(({ _id }) => _id))
  const named = (event: Event) => (written.has(event._id) ? asLeft(client, event) : event)
  client.setQueriesData<YearEvents>(years, (data) => data && { ...data, events: data.events.map(named) })
}

/** An event id, or a reference to one. */
interface Versioned {
  readonly _id: string
  readonly version: number
}

/** By event id and version: the version that our own write made from it. */
const left = new WeakMap<QueryClient, Map<string, number>>()

/** Records the versions that our own write has made. */
function noteWritten(client: QueryClient, { events: sent }: EventBatch, { events }: EventBatchAnswer): void {
  const made = new Map(events.map(({ _id, version }) => [_id, version]))
  const steps = left.get(client) ?? new Map<string, number>()
  left.set(client, steps)
  for (const { _id, version } of sent) {
    const next = made.get(_id)
    if (next !== undefined && next > version) steps.set(keyOf(_id, version), next)
  }
}

/** The reference with the version of our own later writes, ignoring other people's. */
function asLeft<Known extends Versioned>(client: QueryClient, known: Known): Known {
  const version = left.get(client)?.get(keyOf(known._id, known.version))
  return version === undefined ? known : asLeft(client, { ...known, version })
}

const keyOf = (id: string, version: number): string => `${version} ${id}`
