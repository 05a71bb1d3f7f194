import { routes } from '@dodici/contract/routes'
import type { ProfilePatch, User } from '@dodici/contract/types'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
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

/** Changes the profile, and the copy of it in this browser. */
export async function saveProfile(patch: ProfilePatch): Promise<User> {
  const token = storedToken()
  const user = await call(routes.updateProfile, { body: patch })
  // Another person may have signed in meanwhile.
  if (storedToken() === token) storeUser(user)
  return user
}

/** One after the other, so that the last answer holds all that was changed. A failure is shown where it was chosen. */
export const profileUpdate = mutationOptions({
  scope: { id: 'profile' },
  mutationFn: saveProfile,
  onMutate: (_patch, { client }) => client.cancelQueries({ queryKey: profile.queryKey }),
  onSuccess: (user, _patch, _before, { client }) => {
    client.setQueryData(profile.queryKey, user)
  },
  meta: { ownFailure: true },
})
