import { hrefOf, segmentsOf } from '../href.ts'

/** Where a resource is: a path in the one form that `hrefOf` writes, and whose it is. */
export interface Place {
  /** `https://host`, with a port that is not the usual one. Null is the server that has said it. */
  readonly origin: string | null
  readonly path: string
}

const SCHEME = /^[a-z][a-z0-9+.-]*:/i
/** Without user and backslash, with which programs do not agree where the host ends. */
const ORIGIN = /^(https?):\/\/([^/?#@\\]+)(?=[/?#]|$)/i
const USUAL_PORT: Readonly<Record<string, RegExp>> = { http: /:80$/, https: /:443$/ }

function originIn(text: string): string | null {
  const [, scheme = '', host = ''] = ORIGIN.exec(text) ?? []
  if (host === '') return null
  const name = scheme.toLowerCase()
  return `${name}://${host.toLowerCase().replace(USUAL_PORT[name] ?? '', '')}`
}

/**
 * Reads an address as a server writes it: a path or a URL, encoded in its own way. That of a collection keeps its slash.
 * Null if it names no resource.
 */
export function readPlace(text: string): Place | null {
  const href = text.trim()
  const origin = originIn(href)
  if (origin === null && SCHEME.test(href)) return null
  const segments = href === '' ? null : segmentsOf(href)
  return segments && { origin, path: hrefOf(segments, href.endsWith('/')) }
}

const withoutScheme = (origin: string): string => origin.replace(/^https?:\/\//, '')
const HAS_PORT = /:\d+$/

/**
 * Whether two origins are one server. One behind a proxy may believe that it is asked by `http`: that is the same, on the
 * usual ports.
 */
function isSameServer(one: string, other: string): boolean {
  const host = withoutScheme(one)
  return one === other || (host === withoutScheme(other) && !HAS_PORT.test(host))
}

const isAt = (origin: string, place: Place): boolean => place.origin === null || isSameServer(place.origin, origin)

/** The whole address of a place that a server has said. */
export const addressAt = (origin: string, place: Place): string =>
  (isAt(origin, place) ? origin : (place.origin ?? origin)) + place.path

/** The path of an address that a server has said, null if it is another server's. */
export function pathAt(origin: string, text: string): string | null {
  const place = readPlace(text)
  return place !== null && isAt(origin, place) ? place.path : null
}

const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`)

/** Whether two paths are one resource: a collection is said with and without its slash. */
export const isSamePath = (one: string, other: string): boolean => withSlash(one) === withSlash(other)

/** Whether a path is that of a resource directly in a collection, and of no collection itself. */
export function isDirectlyIn(collection: string, path: string): boolean {
  const parent = withSlash(collection)
  return path.length > parent.length && path.startsWith(parent) && !path.slice(parent.length).includes('/')
}
