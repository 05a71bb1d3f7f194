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
export const API = '/api/'

const hasExtension = (pathname: string): boolean => /\.[a-z0-9]+$/i.test(pathname)

/** How to answer a request. `files` are the paths that this version caches. */
export function planFor(request: RequestFacts, origin: string, files: ReadonlySet<string>): Plan {
  const { origin: asked, pathname } = new URL(request.url)
  if (request.method !== 'GET' || asked !== origin || `${pathname}/`.startsWith(API)) return 'leave'
  if (request.mode === 'navigate') return hasExtension(pathname) ? 'leave' : 'page'
  return files.has(pathname) ? 'file' : 'leave'
}

/** Statuses of a proxy without its server, or of an overloaded server. */
export const isAway = (status: number): boolean => status >= 502 && status <= 504

const PREFIX = 'dodici-page-'

export const cacheName = (version: string): string => PREFIX + version

/** Caches of other versions. */
export const staleCaches = (names: readonly string[], version: string): string[] =>
  names.filter((name) => name.startsWith(PREFIX) && name !== cacheName(version))
