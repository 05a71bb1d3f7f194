import { routes } from '@dodici/contract/routes'
import type { Event, EventBatchAnswer } from '@dodici/contract/types'
import { formatDay } from '@dodici/core/date'
import { arrangeEvents, type Arrangement, type Arranging, type EventPart } from '@dodici/core/year'
import { MutationObserver, useQueryClient, type QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { ApiError } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import type { YearEvents } from '../../api/year.queries.ts'
import { arrangementWords } from './arrangement-words.ts'
import { askScope } from './asked.ts'
import { newerCopies } from './newer-copies.ts'
import { batchOf, partsOf, scopesFor } from './parts-of.ts'

/**
 * Does what a person did to items of the year: asks which part of a series is meant, shows the change at once, and takes
 * it back where the server refuses. Settles with true when it shows, with false when it was given up.
 */
export function useArrange(): (arrangement: Arrangement) => Promise<boolean> {
  const client = useQueryClient()
  return (arrangement) => arrange(client, arrangement)
}

async function arrange(client: QueryClient, arrangement: Arrangement): Promise<boolean> {
  const events = knownEvents(client)
  const scopes = scopesFor(arrangement, events)
  const scope = scopes.length === 0 ? 'this' : await askScope({ scopes, day: firstDay(arrangement) })
  if (scope === null) return false
  const parts = partsOf(arrangement, scope)
  const { action } = arrangement
  const before = knownEvents(client)
  const undo = await showAtOnce(client, parts, action)
  const write = new MutationObserver(client, {
    // One after the other, each with the versions that the one before has left.
    scope: { id: 'arrange' },
    mutationFn: async () => {
      // What is being deleted is not shown any more; the versions of the rest may have grown since.
      const batch = batchOf(parts, action, new Map([...before, ...knownEvents(client)]))
      if (batch.events.length === 0) throw gone()
      const written = await send(routes.changeEvents, { body: batch })
      noteVersions(client, written.value)
      return written
    },
    meta: { success: () => arrangementWords(arrangement, i18next.t), undo: true },
  })
  // The query client says what went wrong; here the year only goes back to what it was.
  write.mutate().catch(undo)
  return true
}

/** What was to be changed has been deleted elsewhere, and this page has heard of it. */
const gone = (): ApiError =>
  new ApiError({ code: 'not_found', status: 404, detail: 'deleted meanwhile', errors: [], retryAfter: null })

const firstDay = ({ items }: Arrangement): string =>
  formatDay(items.find(({ recurrenceId }) => recurrenceId !== null)?.first ?? 0)

const years = {
  predicate: ({ queryKey: [name, year] }: { queryKey: readonly unknown[] }) =>
    name === 'events' && typeof year === 'number',
}

/** All events that the page has at hand, by id. */
function knownEvents(client: QueryClient): ReadonlyMap<string, Event> {
  const known = client.getQueriesData<YearEvents>(years)
  return new Map(known.flatMap(([, data]) => (data?.events ?? []).map((event) => [event._id, event] as const)))
}

/**
 * Shows the years as they will be, and gives how to take that back: to what was there before, or to what is newer, where
 * the refusal says so. A copy has no id yet, and waits for its answer.
 */
async function showAtOnce(
  client: QueryClient,
  parts: readonly EventPart[],
  action: Arrangement['action'],
): Promise<(error: unknown) => void> {
  if (action.kind === 'copy') return () => undefined
  await client.cancelQueries(years)
  const before = client.getQueriesData<YearEvents>(years)
  client.setQueriesData<YearEvents>(years, (data) => data && arranged(data, parts, action))
  const ids = new Set(parts.map(({ eventId }) => eventId))
  return (error) => {
    for (const [key, was] of before) {
      const newer = newerCopies(error, key[1])
      client.setQueryData<YearEvents>(key, (now) => now && was && withEventsOf(now, [...was.events, ...newer], ids))
    }
    void client.invalidateQueries(years)
  }
}

/** Without its ETag: what is shown is no answer of the server, and must be asked for again. */
const arranged = (data: YearEvents, parts: readonly EventPart[], action: Arranging): YearEvents => ({
  ...data,
  etag: null,
  events: arrangeEvents(data.events, parts, action),
})

/** A year with some of its events as `copies` say, of which the last one counts; what was done to others since stays. */
function withEventsOf(now: YearEvents, copies: readonly Event[], ids: ReadonlySet<string>): YearEvents {
  const others = now.events.filter(({ _id }) => !ids.has(_id))
  const own = new Map(copies.filter(({ _id }) => ids.has(_id)).map((event) => [event._id, event]))
  return { ...now, events: [...others, ...own.values()] }
}

/** The versions that a write has made: whoever changes the same events next must name them. */
function noteVersions(client: QueryClient, { events }: EventBatchAnswer): void {
  const versions = new Map(events.map(({ _id, version }) => [_id, version]))
  client.setQueriesData<YearEvents>(years, (data) => data && { ...data, events: data.events.map(versioned) })

  function versioned(event: Event): Event {
    const version = versions.get(event._id)
    return version === undefined ? event : { ...event, version }
  }
}
