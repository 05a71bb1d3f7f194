import type { QueryClient } from '@tanstack/react-query'
import { onTokenChange, storedToken, storedUser, wasLeft } from '../api/stored-session.ts'
import { forgetDraftOfOthers } from '../features/event/kept-draft.ts'
import { forgetFiles } from '../features/import/dropped-files.ts'
import { forgetChanges } from './undo/undo.ts'

/** Forgets all that was read and done when another person signs in, or nobody is. Gives the way to stop. */
export function watchSession(client: QueryClient): () => void {
  let token = storedToken()
  return onTokenChange(() => {
    if (storedToken() === token) return
    token = storedToken()
    client.clear()
    forgetChanges()
    // What somebody dropped before they signed in is still theirs afterwards.
    if (token === null) forgetFiles()
    if (token !== null || wasLeft()) forgetDraftOfOthers(storedUser()?._id ?? null)
  })
}
