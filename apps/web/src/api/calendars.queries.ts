import { routes } from '@dodici/contract/routes'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'

export const calendars = queryOptions({
  queryKey: ['calendars'] as const,
  queryFn: ({ signal }) => call(routes.listCalendars, { signal }),
  staleTime: 60_000,
})
