import { routes } from '@dodici/contract/routes'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { readsAgain } from './read-again.ts'

export const keys = queryOptions({
  queryKey: ['api-keys'] as const,
  queryFn: ({ signal }) => call(routes.listApiKeys, { signal }),
})

export const keyCreation = mutationOptions({
  mutationFn: (name: string) => call(routes.createApiKey, { body: { name } }),
  ...readsAgain(keys),
  // The key itself is shown once and then dropped.
  gcTime: 0,
  meta: { ownFailure: true },
})

export const keyDeletion = mutationOptions({
  mutationFn: (id: string) => call(routes.deleteApiKey, { params: { id } }),
  ...readsAgain(keys),
  meta: { ownFailure: true },
})
