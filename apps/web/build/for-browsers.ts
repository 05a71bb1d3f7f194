import type { Plugin } from 'vite'

/** Of two builds the one that browsers get, and not the one that draws pages in Node. */
export const forBrowsers: NonNullable<Plugin['apply']> = (_config, { command, isSsrBuild }) =>
  command === 'build' && isSsrBuild !== true
