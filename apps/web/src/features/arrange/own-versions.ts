import type { EventBatch, EventBatchAnswer } from '@dodici/contract/types'
import type { QueryClient } from '@tanstack/react-query'

/** An event, or what is said of one. */
interface Versioned {
  readonly _id: string
  readonly version: number
}

/** By the id of an event and a version of it: the version that a write of this page made of that one. */
const left = new WeakMap<QueryClient, Map<string, number>>()

/** Notes which versions a write of this page has made of those that it named. */
export function noteWritten(client: QueryClient, { events: sent }: EventBatch, { events }: EventBatchAnswer): void {
  const made = new Map(events.map(({ _id, version }) => [_id, version]))
  const steps = left.get(client) ?? new Map<string, number>()
  left.set(client, steps)
  for (const { _id, version } of sent) {
    const next = made.get(_id)
    if (next !== undefined && next > version) steps.set(keyOf(_id, version), next)
  }
}

/** The same, with the version that this page has made of it since. What others changed does not count. */
export function asLeft<Known extends Versioned>(client: QueryClient, known: Known): Known {
  const version = left.get(client)?.get(keyOf(known._id, known.version))
  return version === undefined ? known : asLeft(client, { ...known, version })
}

const keyOf = (id: string, version: number): string => `${version} ${id}`
