import type { Event } from '@dodici/contract/types'
import { yearItems, type YearItem } from '@dodici/core/year'
import type { QueryClient } from '@tanstack/react-query'
import type { YearEvents } from '../../api/year.queries.ts'

/** The years in the query cache, including the neighbours of the shown one. */
export const years = {
  predicate: ({ queryKey: [name, year] }: { queryKey: readonly unknown[] }) =>
    name === 'events' && typeof year === 'number',
}

/**
 * All loaded events by id. An event may be in several years, and neighbouring years are not refetched with every
 * change, so the newest copy wins, with the occurrences of all years that have it.
 */
export const knownEvents = (client: QueryClient): ReadonlyMap<string, Event> =>
  newestEvents(client.getQueriesData<YearEvents>(years).map(([, data]) => data))

/** The same for any years. */
export function newestEvents(ofYears: readonly (YearEvents | undefined)[]): ReadonlyMap<string, Event> {
  const known = new Map<string, Event>()
  for (const data of ofYears) {
    for (const event of data?.events ?? []) {
      const other = known.get(event._id)
      known.set(event._id, other ? newest(other, event) : event)
    }
  }
  return known
}

function newest(one: Event, other: Event): Event {
  if (one.version !== other.version) return one.version > other.version ? one : other
  return { ...one, occurrences: [...one.occurrences, ...other.occurrences] }
}

/**
 * Whether an item has moved or disappeared from its series: days chosen from its old place would be wrong. Deleted
 * events are not considered.
 */
export function lieElsewhere(items: readonly YearItem[], events: ReadonlyMap<string, Event>): boolean {
  return items.some(({ id, eventId, first, last }) => {
    const event = events.get(eventId)
    return event && !yearItems([event]).some((now) => now.id === id && now.first === first && now.last === last)
  })
}
