/** What the server has written into the page; empty at the root of a host. */
const said = document.documentElement.dataset['base'] ?? ''

/** The part of a path below `base`; null outside. */
const below = (base: string, path: string): string | null =>
  path === base || path.startsWith(`${base}/`) ? path.slice(base.length) : null

/**
 * The path that this installation lies below, as `/planner`. Whoever opens the page at the server itself, past the proxy
 * that has the path, finds it at the root.
 */
export const basePath: string = below(said, window.location.pathname) === null ? '' : said

/** A path of this installation, as the browser asks for it. */
export const atBase = (path: string): string => basePath + path

/** Where the browser is, as a path of this installation. */
export const pathHere = (): string => below(basePath, window.location.pathname) || '/'
