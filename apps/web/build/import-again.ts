import type { Plugin } from 'vite'
import { forBrowsers } from './for-browsers.ts'

/** As Rolldown writes it: import(`./year-part-C25cfaDo.js`). */
const LATER = /\bimport\(([`"'])(\.\/[\w.-]+\.js)\1\)/g

/** `import` of the same file by another address, where it did not come by its own. */
const AGAIN = 'u=>import(u).catch(()=>import(u+"?again="+Date.now()))'

/**
 * What did not load once a browser may keep as failed until the page is loaded anew: Chromium 150 asks for the address
 * no more, whatever the page does. So that trying again is one, it is asked for by another address.
 */
export const importAgain = (): Plugin => ({
  name: 'import-again',
  apply: forBrowsers,
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk') output.code = output.code.replaceAll(LATER, `(${AGAIN})($1$2$1)`)
      }
    },
  },
})
