import { routes } from '@dodici/contract/routes'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import { provedAt, storedToken, storedUser, storeUser } from './stored-session.ts'

/**
 * Who is signed in. The stored copy stands in at once; the first answer of a session proves the stored token and brings
 * the copy up to date.
 */
export const profile = queryOptions({
  queryKey: ['profile'] as const,
  queryFn: async ({ signal }) => {
    const token = storedToken()
    const user = await call(routes.readProfile, { signal })
    if (storedToken() === token) storeUser(user)
    return user
  },
  initialData: () => storedUser() ?? undefined,
  initialDataUpdatedAt: provedAt,
  staleTime: 5 * 60_000,
})
