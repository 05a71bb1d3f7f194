import { routes } from '@dodici/contract/routes'
import { mutationOptions, queryOptions, type MutationFunctionContext } from '@tanstack/react-query'
import { call } from '../../api/client.ts'

export const keys = queryOptions({
  queryKey: ['api-keys'] as const,
  queryFn: ({ signal }) => call(routes.listApiKeys, { signal }),
})

/** In any case: a key deleted elsewhere is gone too. */
const readAgain = (_outcome: unknown, _asked: unknown, _before: unknown, { client }: MutationFunctionContext) =>
  client.invalidateQueries({ queryKey: keys.queryKey })

export const keyCreation = mutationOptions({
  mutationFn: (name: string) => call(routes.createApiKey, { body: { name } }),
  onSuccess: readAgain,
  // The key itself is shown once and then dropped.
  gcTime: 0,
  meta: { ownFailure: true },
})

export const keyDeletion = mutationOptions({
  mutationFn: (id: string) => call(routes.deleteApiKey, { params: { id } }),
  onSuccess: readAgain,
  onError: readAgain,
  meta: { ownFailure: true },
})
