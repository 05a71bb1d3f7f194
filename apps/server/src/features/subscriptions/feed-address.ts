import { isAllowed, hostOf, portOf } from '#server/outgoing/outgoing-address.ts'

const withScheme = (text: string): string => (/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`)

/** `webcal:` is what calendar programs call an address that they are to subscribe to. */
const SCHEMES: Readonly<Record<string, string>> = { webcal: 'http', webcals: 'https', feed: 'http' }

/**
 * The address to ask for a calendar, from what somebody typed. Nothing is asked in clear: `http:` becomes `https:`, but for
 * places that the operator allows.
 */
export function feedAddressOf(typed: string, allowed: readonly string[]): string {
  const text = withScheme(typed.trim()).replace(
    /^(webcals?|feed):\/*/i,
    (_all, scheme: string) => `${SCHEMES[scheme.toLowerCase()] ?? ''}://`,
  )
  if (!URL.canParse(text)) return text
  const url = new URL(text)
  url.hash = ''
  if (url.protocol === 'http:' && !isAllowed(allowed, hostOf(url), portOf(url))) url.protocol = 'https:'
  return url.href
}
