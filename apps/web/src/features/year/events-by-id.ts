import type { Event } from '@dodici/contract/types'
import { memoizeByList } from './memoize-by-list.ts'

const byId = memoizeByList(
  (events: readonly Event[]): ReadonlyMap<string, Event> => new Map(events.map((event) => [event._id, event])),
)

/** The events of an answer by their ids, kept as long as the answer. */
export const eventsById = (events: readonly Event[]): ReadonlyMap<string, Event> => byId(events, {})
