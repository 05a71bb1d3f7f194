import { routes, type ResponseOf } from '@dodici/contract/routes'
import type { User } from '@dodici/contract/types'
import { queryOptions, replaceEqualDeep, type QueryClient } from '@tanstack/react-query'
import { answerOf, call, valueOf } from './client.ts'

/** A year as the server sent it, with its ETag. */
export interface YearEvents {
  readonly events: ResponseOf<typeof routes.listEvents>
  /** Whether there were more occurrences than an answer contains. */
  readonly isTruncated: boolean
  readonly etag: string | null
}

export const yearEventsKey = (year: number) => ['events', year] as const

/**
 * The events of a year, unfiltered. A repeated request sends the ETag: if nothing changed, the identical object stays,
 * and nothing is laid out again.
 */
export const yearEvents = (year: number) =>
  queryOptions({
    queryKey: yearEventsKey(year),
    queryFn: ({ client, signal }) => readYear(client, year, signal),
    structuralSharing: (before, now) => withKnownEvents(before as YearEvents | undefined, now as YearEvents),
    staleTime: 30_000,
    gcTime: 15 * 60_000,
  })

async function readYear(client: QueryClient, year: number, signal: AbortSignal): Promise<YearEvents> {
  const known = client.getQueryData<YearEvents>(yearEventsKey(year))
  const headers = known?.etag ? { 'If-None-Match': known.etag } : {}
  const answer = await answerOf(routes.listEvents, { query: { year }, headers, signal })
  if (answer.status === 304 && known) return known
  return {
    events: await valueOf<typeof routes.listEvents>(routes.listEvents, answer, signal),
    isTruncated: answer.headers.get('X-Truncated') === 'true',
    etag: answer.headers.get('ETag'),
  }
}

/**
 * Keeps the objects of unchanged events, wherever they are in the list, so that they are not redrawn. (The query cache
 * compares by position, and one new event shifts all others.)
 */
function withKnownEvents(before: YearEvents | undefined, now: YearEvents): YearEvents {
  if (!before || before === now) return now
  const known = new Map(before.events.map((event) => [event._id, event]))
  return { ...now, events: now.events.map((event) => replaceEqualDeep(known.get(event._id), event)) }
}

/** Whose public holidays a person has: `DE`, or `DE-BY` with a region. A stored profile may be older than regions. */
export const holidayPlace = (user: Partial<Pick<User, 'country' | 'region'>> | null | undefined): string | null =>
  user?.country && user.region ? `${user.country}-${user.region}` : (user?.country ?? null)

/** Public holidays of a place, named in a language. They do not change while the page is open. */
export const holidaysOf = (year: number, place: string, language: 'it' | 'en') =>
  queryOptions({
    queryKey: ['holidays', year, place, language] as const,
    queryFn: ({ signal }) => {
      const [country, region] = [place.slice(0, 2), place.slice(3) || undefined]
      return call(routes.listHolidays, { query: { year, country, region, language }, signal })
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
