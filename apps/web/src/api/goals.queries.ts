import { routes } from '@dodici/contract/routes'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'

/** The goals that touch a year, with their progress. */
export const goalsOf = (year: number) =>
  queryOptions({
    queryKey: ['goals', year] as const,
    queryFn: ({ signal }) => call(routes.listGoals, { query: { year }, signal }),
    staleTime: 30_000,
  })
