import type { ProfilePatch, User } from '@dodici/contract/types'
import { ApiError } from '../api/api-error.ts'
import { saveProfile } from '../api/profile.queries.ts'
import { mergedViews } from './merged-views.ts'

/**
 * Stores the views, with those that another device has stored meanwhile.
 * @throws ApiError `stale_version` with the newer profile, if both changed the same view; nothing is stored then
 */
export async function saveViews(patch: ProfilePatch): Promise<User> {
  try {
    return await saveProfile(patch)
  } catch (error) {
    const theirs = newerProfile(error)?.savedViews
    const { savedViews: mine = [], savedViewsBefore: before = [] } = patch
    const merged = theirs ? mergedViews({ before, mine, theirs }) : null
    if (merged === null) throw error
    return saveViews({ savedViews: merged, savedViewsBefore: theirs ?? [] })
  }
}

/** The profile as another device has left it, if that is why a write was refused. */
export const newerProfile = (error: unknown): User | null =>
  error instanceof ApiError && error.code === 'stale_version' ? ((error.current as User | undefined) ?? null) : null
