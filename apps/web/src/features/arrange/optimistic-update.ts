import type { Event } from '@dodici/contract/types'
import { arrangeEvents, type Arrangement, type Arranging, type EventPart } from '@dodici/core/year'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import type { YearEvents } from '../../api/year.queries.ts'
import { newestEvents, years } from './known-events.ts'

/** An optimistic write: shown and not answered yet. */
export interface OptimisticUpdate {
  /** The events without it, and without earlier writes that have been refused since. */
  readonly before: () => ReadonlyMap<string, Event>
  /** Why an earlier write that it builds on was refused; null if none was. */
  readonly fault: () => ApiError | null
  /** Accepts the server's state. */
  readonly keep: () => void
  /** Reverts to the earlier events, or to the newer ones in the refusal. */
  readonly takeBack: (refusal: unknown) => void
}

interface UnansweredWrite {
  readonly ids: ReadonlySet<string>
  before: readonly (readonly [QueryKey, YearEvents | undefined])[]
  fault: ApiError | null
}

/** Unanswered writes, oldest first. Each builds on those before it. */
const standing = new WeakMap<QueryClient, readonly UnansweredWrite[]>()
const standingOf = (client: QueryClient): readonly UnansweredWrite[] => standing.get(client) ?? []

/** Shows the changed years. What makes new events has no ids for them yet, and waits for the answer. */
export async function showAtOnce(
  client: QueryClient,
  parts: readonly EventPart[],
  action: Arrangement['action'],
): Promise<OptimisticUpdate> {
  const known = action.kind === 'copy' || action.kind === 'split' ? null : action
  if (known) await client.cancelQueries(years)
  const ids = new Set(known ? parts.map(({ eventId }) => eventId) : [])
  const shown: UnansweredWrite = { ids, before: client.getQueriesData<YearEvents>(years), fault: null }
  standing.set(client, [...standingOf(client), shown])
  if (known) client.setQueriesData<YearEvents>(years, (data) => data && arranged(data, parts, known))
  return {
    before: () => newestEvents(shown.before.map(([, data]) => data)),
    fault: () => shown.fault,
    keep: () => forget(client, shown),
    takeBack: (refusal) => takeBack(client, shown, refusal),
  }
}

function takeBack(client: QueryClient, shown: UnansweredWrite, refusal: unknown): void {
  const all = standingOf(client)
  const later = all.slice(all.indexOf(shown) + 1)
  forget(client, shown)
  for (const [key, was] of shown.before) {
    const copies = was && [...was.events, ...newerCopies(refusal, key[1])]
    if (copies) client.setQueryData<YearEvents>(key, (now) => now && withEventsOf(now, copies, shown.ids))
  }
  // Later writes to the same events started from days that never existed.
  for (const other of later) standOn(other, shown, refusal)
  void client.invalidateQueries(years)
}

/** Rebases a shown write on the years before a refused one. */
function standOn(other: UnansweredWrite, { before, ids }: UnansweredWrite, refusal: unknown): void {
  const wasIn = new Map(before.map(([key, data]) => [key[1], data]))
  if (refusal instanceof ApiError) other.fault ??= refusal
  other.before = other.before.map(([key, data]) => {
    const was = wasIn.get(key[1])
    if (!data || !was) return [key, data] as const
    return [key, withEventsOf(data, [...was.events, ...newerCopies(refusal, key[1])], ids)] as const
  })
}

const forget = (client: QueryClient, shown: UnansweredWrite): void =>
  void standing.set(
    client,
    standingOf(client).filter((each) => each !== shown),
  )

/** Without an ETag: this is no server answer, so it must be fetched again. */
const arranged = (data: YearEvents, parts: readonly EventPart[], action: Arranging): YearEvents => ({
  ...data,
  etag: null,
  events: arrangeEvents(data.events, parts, action),
})

/** A year with some events replaced, the last copy winning; later changes to others stay. */
function withEventsOf(now: YearEvents, copies: readonly Event[], ids: ReadonlySet<string>): YearEvents {
  const others = now.events.filter(({ _id }) => !ids.has(_id))
  const own = new Map(copies.filter(({ _id }) => ids.has(_id)).map((event) => [event._id, event]))
  return { ...now, events: [...others, ...own.values()] }
}

/** The newer copies in a refusal that begin in a year, because their occurrences belong to it. */
function newerCopies(error: unknown, year: unknown): readonly Event[] {
  if (!(error instanceof ApiError) || !Array.isArray(error.current)) return []
  return error.current.filter(isEvent).filter(({ start }) => Number(start.slice(0, 4)) === year)
}

const isEvent = (value: unknown): value is Event =>
  typeof value === 'object' && value !== null && '_id' in value && 'start' in value && 'occurrences' in value
