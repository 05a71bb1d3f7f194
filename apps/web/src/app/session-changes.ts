import { onTokenChange, storedToken, storedUser, wasLeft } from '../api/stored-session.ts'
import { forgetDraftOfOthers } from '../features/event/stored-draft.ts'
import { forgetFiles } from '../features/import/dropped-files.ts'
import { forgetPerson } from './forget-person.ts'

/** Clears a person's stored data when somebody else signs in, or nobody is signed in. Returns how to stop. */
export function watchSession(): () => void {
  let token = storedToken()
  return onTokenChange(() => {
    if (storedToken() === token) return
    token = storedToken()
    // A file dropped before signing in still belongs to that person.
    if (token === null) forgetFiles()
    if (token !== null) forgetDraftOfOthers(storedUser()?._id ?? null)
    else if (wasLeft()) forgetPerson()
  })
}
