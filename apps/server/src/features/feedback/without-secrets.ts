/** Pages whose address carries a token or a code after the path. */
const SECRET_PAGES = /\/(reset-password|register)\/*$/i
/** Everything of ours that is secret, wherever it stands. */
const SECRETS = /dod[a-z]{3}_[\w-]+/g

/** The address of a page without what nobody else may know. */
export function withoutSecrets(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? ''
  const kept = SECRET_PAGES.test(decoded(path)) ? path : address
  return kept.replace(SECRETS, '[removed]')
}

/** What does not decode is no path of ours. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
