/** A file of the build. */
export interface BuiltFile {
  readonly fileName: string
  /** Of the scripts and styles that the page requests itself. */
  readonly isOfEntry: boolean
  /** Error reporting: loaded only if configured, never needed offline. */
  readonly isReporting: boolean
}

/** What the service worker caches for one version. */
export interface Precache {
  /** Changes with any part of the page. */
  readonly version: string
  /** The URL of the page; its answer is the shell. */
  readonly page: string
  /** Required for drawing anything; installation waits for these. */
  readonly first: readonly string[]
  /** Other files for offline use, fetched when idle. */
  readonly later: readonly string[]
}

/** Not in `assets`, so the build does not list them. */
const BESIDE = ['/before-paint.js', '/favicon.svg']
/** Glyphs beyond Latin-1 are in separate files that few pages need. */
const isKept = (name: string): boolean => /\.(js|css)$|-latin-[^/]*\.woff2$/.test(name) && !/latin-ext/.test(name)

/** The path that a worker's installation lies below, told by the worker's own; empty at the root of a host. */
export const baseOf = ({ pathname }: { readonly pathname: string }): string =>
  pathname.slice(0, pathname.lastIndexOf('/'))

/** The same files where the installation lies below a path. */
export const precacheBelow = (base: string, { version, page, first, later }: Precache): Precache => ({
  version,
  page: base + page,
  first: first.map((path) => base + path),
  later: later.map((path) => base + path),
})

/** Files for offline use: everything that draws, without pictures. */
export function precacheOf(files: readonly BuiltFile[], version: string): Precache {
  const kept = files.filter(({ fileName, isReporting }) => isKept(fileName) && !isReporting)
  const pathsOf = (isOfEntry: boolean) =>
    kept.filter((file) => file.isOfEntry === isOfEntry).map(({ fileName }) => `/${fileName}`)
  return { version, page: '/calendar', first: [...BESIDE, ...pathsOf(true)], later: pathsOf(false) }
}
