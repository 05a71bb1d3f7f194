import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { forBrowsers } from './for-browsers.ts'

/** Smaller files gain nothing worth a second file. */
const LEAST_BYTES = 1_024
const WORTH_IT = /\.(?:js|css|svg|html)$/

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Puts `x.br` and `x.gz` beside what the page loads, once and as small as can be, so that no server does it again. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: forBrowsers,
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      for (const [fileName, output] of Object.entries(bundle)) {
        const bytes = Buffer.from(output.type === 'chunk' ? output.code : output.source)
        if (!WORTH_IT.test(fileName) || bytes.length < LEAST_BYTES) continue
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
        this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: await toBrotli(bytes, { params }) })
        this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: await toGzip(bytes, { level: 9 }) })
      }
    },
  },
})
