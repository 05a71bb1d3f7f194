import { routes } from '@dodici/contract/routes'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'

/** What this installation is like; it does not change while the page is open. */
export const instance = queryOptions({
  queryKey: ['instance'] as const,
  queryFn: ({ signal }) => call(routes.readInstance, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})
