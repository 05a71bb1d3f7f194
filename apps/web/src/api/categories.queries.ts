import { routes } from '@dodici/contract/routes'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'

export const categories = queryOptions({
  queryKey: ['categories'] as const,
  queryFn: ({ signal }) => call(routes.listCategories, { signal }),
  staleTime: 60_000,
})
