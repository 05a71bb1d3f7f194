/** A file of the built page, as the build knows it. */
export interface BuiltFile {
  readonly fileName: string
  /** Of the scripts and styles that the page asks for itself. */
  readonly isOfEntry: boolean
  /** What reports errors: loaded only where that is wanted, and never needed without a network. */
  readonly isReporting: boolean
}

/** What the service worker keeps of one version of the page. */
export interface Precache {
  /** Changes with anything that the page is made of. */
  readonly version: string
  /** The address at which the server gives the page; its answer is the shell. */
  readonly page: string
  /** Without these nothing can be drawn: the worker is installed when they are there. */
  readonly first: readonly string[]
  /** What a page without a network may want beside, fetched once nobody waits for anything. */
  readonly later: readonly string[]
}

/** Not in `assets`, so the build does not list them. */
const BESIDE = ['/before-paint.js', '/favicon.svg']
/** Letters beyond Latin-1 come in files of their own, which few pages ever ask for. */
const isKept = (name: string): boolean => /\.(js|css)$|-latin-[^/]*\.woff2$/.test(name) && !/latin-ext/.test(name)

/** What of the built page is kept for a time without a network: everything that draws, but no pictures. */
export function precacheOf(files: readonly BuiltFile[], version: string): Precache {
  const kept = files.filter(({ fileName, isReporting }) => isKept(fileName) && !isReporting)
  const pathsOf = (isOfEntry: boolean) =>
    kept.filter((file) => file.isOfEntry === isOfEntry).map(({ fileName }) => `/${fileName}`)
  return { version, page: '/calendar', first: [...BESIDE, ...pathsOf(true)], later: pathsOf(false) }
}
