/** The parts of a request that decide how the service worker answers. */
export interface RequestFacts {
  readonly method: string
  readonly mode: string
  readonly url: string
}

/**
 * `leave`: the browser handles it, as without a service worker. `page`: from the network, and the shell if that fails.
 * `file`: from the cache, if present.
 */
export type Plan = 'leave' | 'page' | 'file'

/** API requests are neither cached nor touched. */
export const apiBelow = (base: string): string => `${base}/api/`

const hasExtension = (pathname: string): boolean => /\.[a-z0-9]+$/i.test(pathname)

/** What a worker answers for. */
export interface Kept {
  readonly origin: string
  /** The path that the installation lies below. */
  readonly base: string
  /** The paths that this version caches. */
  readonly files: ReadonlySet<string>
}

/** How to answer a request. */
export function planFor(request: RequestFacts, { origin, base, files }: Kept): Plan {
  const { origin: asked, pathname } = new URL(request.url)
  if (request.method !== 'GET' || asked !== origin || `${pathname}/`.startsWith(apiBelow(base))) return 'leave'
  if (request.mode === 'navigate') return hasExtension(pathname) ? 'leave' : 'page'
  return files.has(pathname) ? 'file' : 'leave'
}

/** Statuses of a proxy without its server, or of an overloaded server. */
export const isAway = (status: number): boolean => status >= 502 && status <= 504

/** Two installations on one host share its storage. */
const prefixBelow = (base: string): string => `dodici-page${base}-`

export const cacheName = (base: string, version: string): string => prefixBelow(base) + version

/** Caches of other versions. */
export const staleCaches = (names: readonly string[], base: string, version: string): string[] =>
  names.filter((name) => name.startsWith(prefixBelow(base)) && name !== cacheName(base, version))
