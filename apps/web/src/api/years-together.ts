import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { yearEvents, type YearEvents } from './year.queries.ts'

/** Some years, once all of them are there. */
export const useYearsTogether = (years: readonly number[]) =>
  useQueries({ queries: years.map(yearEvents), combine: together })

function together(years: readonly UseQueryResult<YearEvents>[]) {
  const read = years.flatMap(({ data }) => data ?? [])
  const failed = years.filter(({ isError }) => isError)
  return {
    loaded: read.length === years.length ? read : undefined,
    reading: {
      error: failed[0]?.error ?? null,
      isError: failed.length > 0,
      refetch: () => failed.map(({ refetch }) => refetch()),
    },
  }
}
