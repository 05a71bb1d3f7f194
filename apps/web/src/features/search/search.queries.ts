import { routes } from '@dodici/contract/routes'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/client.ts'

const HITS = 30

/** The events of all years that a search finds, nearest first. Those of the words before stay until these are there. */
export const searchHits = (query: string) =>
  queryOptions({
    queryKey: ['search', query] as const,
    queryFn: ({ signal }) => call(routes.searchEvents, { query: { q: query, limit: HITS }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    retry: false,
  })
