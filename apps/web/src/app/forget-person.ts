/** Stored values that belong to the browser and not to a person: language, appearance, and that somebody signed out. */
const OF_THE_BROWSER = new Set([
  'signed-out',
  'device',
  'cookiesAccepted',
  'color-scheme',
  'i18nextLng',
  'year-settings',
])

/**
 * Clears what the page has stored for a person who signs out: everything not known to belong to the browser, including
 * keys added in future. API answers are not stored anywhere; the service worker keeps only the page itself, which is
 * the same for everybody.
 */
export function forgetPerson(): void {
  for (const key of Object.keys(localStorage)) {
    if (!OF_THE_BROWSER.has(key)) localStorage.removeItem(key)
  }
  sessionStorage.clear()
}
