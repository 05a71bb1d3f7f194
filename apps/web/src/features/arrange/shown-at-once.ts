import type { Event } from '@dodici/contract/types'
import { arrangeEvents, type Arrangement, type Arranging, type EventPart } from '@dodici/core/year'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import type { YearEvents } from '../../api/year.queries.ts'
import { newestEvents, years } from './known-events.ts'

/** What the page shows of a write that is not answered yet. */
export interface ShownAtOnce {
  /** The events as they would be without it: also without what was shown before it and has been refused since. */
  readonly before: () => ReadonlyMap<string, Event>
  /** Why something was refused that it stood on; null where nothing was. */
  readonly fault: () => ApiError | null
  /** It is as the server has it now. */
  readonly keep: () => void
  /** Goes back to what was there before, or to what is newer, where the refusal says so. */
  readonly takeBack: (refusal: unknown) => void
}

interface Shown {
  readonly ids: ReadonlySet<string>
  before: readonly (readonly [QueryKey, YearEvents | undefined])[]
  fault: ApiError | null
}

/** What is shown and not answered, oldest first: each stands on those before it. */
const standing = new WeakMap<QueryClient, readonly Shown[]>()
const standingOf = (client: QueryClient): readonly Shown[] => standing.get(client) ?? []

/** Shows the years as they will be. A copy has no id yet, and waits for its answer. */
export async function showAtOnce(
  client: QueryClient,
  parts: readonly EventPart[],
  action: Arrangement['action'],
): Promise<ShownAtOnce> {
  const isCopy = action.kind === 'copy'
  if (!isCopy) await client.cancelQueries(years)
  const ids = new Set(isCopy ? [] : parts.map(({ eventId }) => eventId))
  const shown: Shown = { ids, before: client.getQueriesData<YearEvents>(years), fault: null }
  standing.set(client, [...standingOf(client), shown])
  if (!isCopy) client.setQueriesData<YearEvents>(years, (data) => data && arranged(data, parts, action))
  return {
    before: () => newestEvents(shown.before.map(([, data]) => data)),
    fault: () => shown.fault,
    keep: () => forget(client, shown),
    takeBack: (refusal) => takeBack(client, shown, refusal),
  }
}

function takeBack(client: QueryClient, shown: Shown, refusal: unknown): void {
  const all = standingOf(client)
  const later = all.slice(all.indexOf(shown) + 1)
  forget(client, shown)
  for (const [key, was] of shown.before) {
    const copies = was && [...was.events, ...newerCopies(refusal, key[1])]
    if (copies) client.setQueryData<YearEvents>(key, (now) => now && withEventsOf(now, copies, shown.ids))
  }
  // What was done to the same events since began with days that they never had.
  for (const other of later) standOn(other, shown, refusal)
  void client.invalidateQueries(years)
}

/** Lets what is shown stand on the years as they were before something that it stood on. */
function standOn(other: Shown, { before, ids }: Shown, refusal: unknown): void {
  const wasIn = new Map(before.map(([key, data]) => [key[1], data]))
  if (refusal instanceof ApiError) other.fault ??= refusal
  other.before = other.before.map(([key, data]) => {
    const was = wasIn.get(key[1])
    if (!data || !was) return [key, data] as const
    return [key, withEventsOf(data, [...was.events, ...newerCopies(refusal, key[1])], ids)] as const
  })
}

const forget = (client: QueryClient, shown: Shown): void =>
  void standing.set(
    client,
    standingOf(client).filter((each) => each !== shown),
  )

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

/** The newer copies that come with the refusal of a batch, those that begin in a year: their occurrences are of that one. */
function newerCopies(error: unknown, year: unknown): readonly Event[] {
  if (!(error instanceof ApiError) || !Array.isArray(error.current)) return []
  return error.current.filter(isEvent).filter(({ start }) => Number(start.slice(0, 4)) === year)
}

const isEvent = (value: unknown): value is Event =>
  typeof value === 'object' && value !== null && '_id' in value && 'start' in value && 'occurrences' in value
