import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, type Plugin } from 'vite'
import { forBrowsers } from './for-browsers.ts'

const NAME = 'before-paint.js'
const source = join(import.meta.dirname, '..', 'public', NAME)

/**
 * Minifies the script that the first paint waits for. As a file of `public` it would be copied as it is written, and it
 * takes the place of that copy. As a script and no module it keeps its names at the top.
 */
export const beforePaint = (): Plugin => ({
  name: 'before-paint',
  apply: forBrowsers,
  generateBundle: {
    order: 'post',
    handler() {
      const { code } = minifySync(NAME, readFileSync(source, 'utf8'), { module: false })
      this.emitFile({ type: 'asset', fileName: NAME, source: code })
    },
  },
})
