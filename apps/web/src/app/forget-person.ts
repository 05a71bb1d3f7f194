/** What belongs to the browser and not to a person: how the page looks and speaks there, and that it was left. */
const OF_THE_BROWSER = new Set([
  'signed-out',
  'device',
  'cookiesAccepted',
  'color-scheme',
  'i18nextLng',
  'year-settings',
])

/**
 * Wipes what the page has stored of a person who signs out: all but what is known to belong to the browser, so that what
 * is stored some day by another part of the page goes, too. The API's answers are stored nowhere; what the service worker
 * keeps is the page itself, which is everybody's.
 */
export function forgetPerson(): void {
  for (const key of Object.keys(localStorage)) {
    if (!OF_THE_BROWSER.has(key)) localStorage.removeItem(key)
  }
  sessionStorage.clear()
}
