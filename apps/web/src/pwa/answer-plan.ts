/** What of a request decides how the service worker answers it. */
export interface RequestFacts {
  readonly method: string
  readonly mode: string
  readonly url: string
}

/**
 * `leave`: the browser asks by itself, as if there were no service worker. `page`: from the network, and where that fails
 * the shell. `file`: from the cache, where it is there.
 */
export type Plan = 'leave' | 'page' | 'file'

/** Where the answers of the API are: whatever is asked for there is neither kept nor even touched. */
export const API = '/api/'

const hasExtension = (pathname: string): boolean => /\.[a-z0-9]+$/i.test(pathname)

/** How a request is answered. `files` are the paths of what this version of the page keeps. */
export function planFor(request: RequestFacts, origin: string, files: ReadonlySet<string>): Plan {
  const { origin: asked, pathname } = new URL(request.url)
  if (request.method !== 'GET' || asked !== origin || `${pathname}/`.startsWith(API)) return 'leave'
  if (request.mode === 'navigate') return hasExtension(pathname) ? 'leave' : 'page'
  return files.has(pathname) ? 'file' : 'leave'
}

/** A proxy says these where the server behind it is away, and the server where it has too much to do. */
export const isAway = (status: number): boolean => status >= 502 && status <= 504

const PREFIX = 'dodici-page-'

export const cacheName = (version: string): string => PREFIX + version

/** The caches of other versions. */
export const staleCaches = (names: readonly string[], version: string): string[] =>
  names.filter((name) => name.startsWith(PREFIX) && name !== cacheName(version))
