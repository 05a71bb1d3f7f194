import type { Outgoing } from './outgoing.ts'

const SCHEME = /^[a-z][a-z0-9+.-]*:/i
const HOST_AND_PORT = /^[^/:@]+:\d+(?:\/|$)/

const withScheme = (text: string): string => (SCHEME.test(text) && !HOST_AND_PORT.test(text) ? text : `https://${text}`)

/** What calendar programs call an address that they are to subscribe to, or a server of calendars. */
const SCHEMES: Readonly<Record<string, string>> = {
  webcal: 'http',
  webcals: 'https',
  feed: 'http',
  caldav: 'http',
  caldavs: 'https',
}

/**
 * The address to ask, from what somebody typed. Nothing is asked in clear: `http:` becomes `https:`, but for places that the
 * operator allows, which are not refused as they are.
 */
export function typedAddressOf(typed: string, { refusalOf }: Pick<Outgoing, 'refusalOf'>): string {
  const text = withScheme(typed.trim()).replace(
    /^(webcals?|caldavs?|feed):\/*/i,
    (_all, scheme: string) => `${SCHEMES[scheme.toLowerCase()] ?? ''}://`,
  )
  if (!URL.canParse(text)) return text
  const url = new URL(text)
  url.hash = ''
  if (url.protocol === 'http:' && refusalOf(url.href) !== null) url.protocol = 'https:'
  return url.href
}
