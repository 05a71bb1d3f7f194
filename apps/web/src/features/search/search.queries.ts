import { routes } from '@dodici/contract/routes'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/client.ts'

const HITS = 30

/** Matching events of all years, nearest first. Earlier hits stay until new ones arrive. */
export const searchHits = (query: string) =>
  queryOptions({
    queryKey: ['search', query] as const,
    queryFn: ({ signal }) => call(routes.searchEvents, { query: { q: query, limit: HITS }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    retry: false,
  })
