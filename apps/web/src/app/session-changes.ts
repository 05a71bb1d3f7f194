import { onTokenChange, storedToken, storedUser, wasLeft } from '../api/stored-session.ts'
import { forgetDraftOfOthers } from '../features/event/kept-draft.ts'
import { forgetFiles } from '../features/import/dropped-files.ts'
import { forgetPerson } from './forget-person.ts'

/** Forgets what the page has kept for somebody when another person signs in, or nobody is. Gives the way to stop. */
export function watchSession(): () => void {
  let token = storedToken()
  return onTokenChange(() => {
    if (storedToken() === token) return
    token = storedToken()
    // What somebody dropped before they signed in is still theirs afterwards.
    if (token === null) forgetFiles()
    if (token !== null) forgetDraftOfOthers(storedUser()?._id ?? null)
    else if (wasLeft()) forgetPerson()
  })
}
