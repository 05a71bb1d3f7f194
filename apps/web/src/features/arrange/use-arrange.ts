import { errorStatus } from '@dodici/contract/errors'
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
import { knownEvents, lieElsewhere, years } from './known-events.ts'
import { newerCopies } from './newer-copies.ts'
import { asLeft, noteWritten } from './own-versions.ts'
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
  const scopes = scopesFor(arrangement, knownEvents(client))
  const scope = scopes.length === 0 ? 'this' : await askScope({ scopes, day: firstDay(arrangement) })
  if (scope === null) return false
  const parts = partsOf(arrangement, scope)
  const { items, action } = arrangement
  const events = knownEvents(client)
  const isOutdated = lieElsewhere(items, events)
  const targets = batchOf(parts, action, events).events
  const undo = isOutdated ? () => void client.invalidateQueries(years) : await showAtOnce(client, parts, action)
  const write = new MutationObserver(client, {
    // One after the other, each with the versions that the one before has left.
    scope: { id: 'arrange' },
    mutationFn: async () => {
      if (isOutdated) throw refusal('stale_version')
      if (targets.length === 0) throw refusal('not_found')
      // Never with a version that came from elsewhere meanwhile: these days were chosen before it.
      const batch = { action, events: targets.map((target) => asLeft(client, target)) }
      const written = await send(routes.changeEvents, { body: batch })
      noteWritten(client, batch, written.value)
      nameNewVersions(client, written.value)
      return written
    },
    meta: { success: () => arrangementWords(arrangement, i18next.t), undo: true },
  })
  // The query client says what went wrong; here the year only goes back to what it was.
  write.mutate().catch(undo)
  return !isOutdated
}

/** What was to be changed is gone, or lies elsewhere, and this page has heard of it: the server need not be asked. */
const refusal = (code: 'not_found' | 'stale_version'): ApiError =>
  new ApiError({ code, status: errorStatus[code], detail: 'changed meanwhile', errors: [], retryAfter: null })

const firstDay = ({ items }: Arrangement): string =>
  formatDay(items.find(({ recurrenceId }) => recurrenceId !== null)?.first ?? 0)

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

/** Whoever changes the same events next must name their new versions. A copy that is older still stays what it is. */
function nameNewVersions(client: QueryClient, { events }: EventBatchAnswer): void {
  const written = new Set(events.map(({ _id }) => _id))
  const named = (event: Event) => (written.has(event._id) ? asLeft(client, event) : event)
  client.setQueriesData<YearEvents>(years, (data) => data && { ...data, events: data.events.map(named) })
}
