import { routes } from '@dodici/contract/routes'
import type { Event, EventBatch, EventBatchAnswer } from '@dodici/contract/types'
import type { QueryClient } from '@tanstack/react-query'
import { send, type Written } from '../../api/client.ts'
import type { YearEvents } from '../../api/year.queries.ts'
import { years } from './known-events.ts'

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

/** An event, or what is said of one. */
interface Versioned {
  readonly _id: string
  readonly version: number
}

/** By the id of an event and a version of it: the version that a write of this page made of that one. */
const left = new WeakMap<QueryClient, Map<string, number>>()

/** Notes which versions a write of this page has made of those that it named. */
function noteWritten(client: QueryClient, { events: sent }: EventBatch, { events }: EventBatchAnswer): void {
  const made = new Map(events.map(({ _id, version }) => [_id, version]))
  const steps = left.get(client) ?? new Map<string, number>()
  left.set(client, steps)
  for (const { _id, version } of sent) {
    const next = made.get(_id)
    if (next !== undefined && next > version) steps.set(keyOf(_id, version), next)
  }
}

/** The same, with the version that this page has made of it since. What others changed does not count. */
function asLeft<Known extends Versioned>(client: QueryClient, known: Known): Known {
  const version = left.get(client)?.get(keyOf(known._id, known.version))
  return version === undefined ? known : asLeft(client, { ...known, version })
}

const keyOf = (id: string, version: number): string => `${version} ${id}`
