import { isIP } from 'node:net'

/** Names below which anybody may have one, of those that are no country's. */
const SHARED_PARENTS: ReadonlySet<string> = new Set([
  ...['blogspot.com', 'cloudfront.net', 'ddns.net', 'duckdns.org', 'dyndns.org', 'dynv6.net', 'herokuapp.com'],
  ...['myfritz.net', 'netlify.app', 'ngrok.app', 'no-ip.org', 'onrender.com', 'pages.dev', 'vercel.app', 'web.app'],
  ...['amazonaws.com', 'azurewebsites.net', 'hopto.org', 'mooo.com', 'workers.dev', 'zapto.org'],
])

/**
 * The part of a host's name that belongs to somebody, as far as that can be told without a list of all names: two labels
 * below a suffix of three letters and more, three below a country's, which may be like `co.uk`. Null where there are fewer.
 */
function ownDomainOf(host: string): string | null {
  const labels = host.split('.')
  const isCountry = (labels.at(-1)?.length ?? 0) < 3
  const isShared = SHARED_PARENTS.has(labels.slice(-2).join('.'))
  const count = isCountry || isShared ? 3 : 2
  return labels.length < count ? null : labels.slice(-count).join('.')
}

function isSameOwner(one: string, other: string): boolean {
  if (one === other) return true
  if (isIP(one.replace(/^\[|\]$/g, '')) !== 0) return false
  const domain = ownDomainOf(one)
  return domain !== null && domain === ownDomainOf(other)
}

/**
 * Whether a password may be told to a place to which the one that a person typed has led. It may be told to the same origin,
 * and by TLS to a host of the same owner (iCloud's calendars are on `p42-caldav.icloud.com`), on the usual port or the
 * typed one.
 */
export function mayBeTold(typed: URL, next: URL): boolean {
  if (typed.origin === next.origin) return true
  const isPort = next.port === '' || next.port === typed.port
  return next.protocol === 'https:' && isPort && isSameOwner(typed.hostname, next.hostname)
}
