import type { SearchHit } from '@dodici/contract/types'
import { useQuery } from '@tanstack/react-query'
import { searchHits } from './search.queries.ts'

/** The state of a search. During another one, earlier hits are still shown. */
export interface SearchResult {
  readonly state: 'loading' | 'failed' | 'ready'
  readonly hits: readonly SearchHit[]
  readonly tryAgain: () => void
}

const NOTHING: readonly SearchHit[] = []

export function useHits(query: string, isWanted: boolean): SearchResult {
  const { data, isError, isPlaceholderData, isFetching, refetch } = useQuery({
    ...searchHits(query),
    enabled: isWanted && query !== '',
  })
  const isKnown = data !== undefined && !isPlaceholderData && !isError
  return {
    state: isKnown ? 'ready' : isFetching ? 'loading' : 'failed',
    hits: isError || data === undefined ? NOTHING : data,
    tryAgain: () => void refetch(),
  }
}
