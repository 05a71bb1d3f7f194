import type { Event } from '@dodici/contract/types'
import { yearItems, type YearItem } from '@dodici/core/year'
import type { QueryClient } from '@tanstack/react-query'
import type { YearEvents } from '../../api/year.queries.ts'

/** The years that the page has read, those beside the one on the screen among them. */
export const years = {
  predicate: ({ queryKey: [name, year] }: { queryKey: readonly unknown[] }) =>
    name === 'events' && typeof year === 'number',
}

/**
 * All events that the page has at hand, by id. What lies in several years is in each of them, and a year beside is not
 * read again with every change: the newest copy counts, with the occurrences of all years that have it.
 */
export const knownEvents = (client: QueryClient): ReadonlyMap<string, Event> =>
  newestEvents(client.getQueriesData<YearEvents>(years).map(([, data]) => data))

/** The same of any years. */
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
 * Whether one of the items lies on other days by now, or is no occurrence any more: what was meant from the days that it
 * had would end on days that nobody chose. Events that are gone are not looked at.
 */
export function lieElsewhere(items: readonly YearItem[], events: ReadonlyMap<string, Event>): boolean {
  return items.some(({ id, eventId, first, last }) => {
    const event = events.get(eventId)
    return event && !yearItems([event]).some((now) => now.id === id && now.first === first && now.last === last)
  })
}
