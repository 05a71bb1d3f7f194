import { routes } from '@dodici/contract/routes'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'

/** Facts about this installation; they do not change while the page is open. */
export const instance = queryOptions({
  queryKey: ['instance'] as const,
  queryFn: ({ signal }) => call(routes.readInstance, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})
