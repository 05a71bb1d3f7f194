import { onTokenChange, storedToken, storedUser, wasLeft } from '../api/stored-session.ts'
import { forgetDraftOfOthers } from '../features/event/stored-draft.ts'
import { forgetFiles } from '../features/import/dropped-files.ts'

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

/** Stored values that belong to the browser and not to a person: language, appearance, and that somebody signed out. */
const OF_THE_BROWSER = new Set([
  'signed-out',
  'device',
  'cookiesAccepted',
  'color-scheme',
  'i18nextLng',
  'year-settings',
  'beside-last',
])

/**
 * Clears what the page has stored for a person who signs out: everything not known to belong to the browser, including
 * keys added in future. API answers are not stored anywhere; the service worker keeps only the page itself, which is
 * the same for everybody.
 */
function forgetPerson(): void {
  for (const key of Object.keys(localStorage)) {
    if (!OF_THE_BROWSER.has(key)) localStorage.removeItem(key)
  }
  sessionStorage.clear()
}
