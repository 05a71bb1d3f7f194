/** Longer ones are no credentials of ours. */
const HEADER_MAX = 1_000

/** User and password of `Authorization: Basic` (RFC 7617), in UTF-8; null if there are none. */
export function basicCredentials(
  header: string | undefined,
): { readonly user: string; readonly password: string } | null {
  if (header === undefined || header.length > HEADER_MAX) return null
  const [, encoded] = /^Basic +([A-Za-z0-9+/=_-]+) *$/i.exec(header) ?? []
  if (encoded === undefined) return null
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  return colon < 0 ? null : { user: text.slice(0, colon), password: text.slice(colon + 1) }
}
