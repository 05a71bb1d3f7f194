/** What `encodeURIComponent` encodes although a segment of a path may have it (RFC 3986 3.3). */
const NEEDLESS = /%(?:40|3A|24|26|2B|2C|3B|3D)/g
const CONTROLS = /[\u0000-\u001f\u007f]/
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i
/** Characters of an address; longer ones are not looked at. */
const HREF_MAX = 4_000

/** One segment of a path, percent-encoded: all but unreserved characters and `@:$&'()*+,;=`. */
export const encodeSegment = (segment: string): string =>
  encodeURIComponent(segment.toWellFormed()).replace(NEEDLESS, decodeURIComponent)

/** The absolute path of segments, percent-encoded. That of a collection ends in a slash. */
export function hrefOf(segments: readonly string[], isCollection: boolean): string {
  const path = segments.map((segment) => `/${encodeSegment(segment)}`).join('')
  return isCollection ? `${path}/` : path
}

function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    // A URIError is how it says that the octets are no UTF-8, or no octets at all.
    return null
  }
}

const isSegment = (segment: string | null): segment is string =>
  segment !== null && segment !== '' && segment !== '.' && segment !== '..' && !CONTROLS.test(segment)

/**
 * The segments of an address, decoded, so that two of them can be compared however they were written: `@` and `%40` are
 * one. Takes a path or a whole URL, whose origin is ignored, and a slash at the end. Null for what names no resource:
 * broken encoding, empty or dotted segments, control characters, a query or fragment, over 4,000 characters.
 */
export function segmentsOf(href: string): readonly string[] | null {
  if (href.length > HREF_MAX) return null
  const path = href.trim().replace(ORIGIN, '')
  if (path.includes('?') || path.includes('#') || (path !== '' && !path.startsWith('/'))) return null
  const inner = path.replace(/^\//, '').replace(/\/$/, '')
  if (inner === '') return []
  const segments = inner.split('/').map(decodeSegment)
  return segments.every(isSegment) ? segments : null
}
