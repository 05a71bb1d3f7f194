import { routes } from '@dodici/contract/routes'
import type { ProfilePatch, User } from '@dodici/contract/types'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import { provedAt, storedToken, storedUser, storeUser } from './stored-session.ts'

/**
 * The signed-in person. The stored copy is used at once; a session's first answer validates the token and updates the
 * copy.
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

/** Changes the profile, and its copy in this browser. */
export async function saveProfile(patch: ProfilePatch): Promise<User> {
  const token = storedToken()
  const user = await call(routes.updateProfile, { body: patch })
  // Somebody else may have signed in meanwhile.
  if (storedToken() === token) storeUser(user)
  return user
}

/** Serialised, so that the last answer contains all changes. Failures are shown at the field. */
export const profileUpdate = mutationOptions({
  scope: { id: 'profile' },
  mutationFn: saveProfile,
  onMutate: (_patch, { client }) => client.cancelQueries({ queryKey: profile.queryKey }),
  onSuccess: (user, _patch, _before, { client }) => {
    client.setQueryData(profile.queryKey, user)
  },
  meta: { ownFailure: true },
})
