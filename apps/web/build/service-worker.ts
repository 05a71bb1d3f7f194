import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { forBrowsers } from './for-browsers.ts'
import { precacheOf, type BuiltFile, type Precache } from '../src/pwa/precache.ts'

const source = join(import.meta.dirname, '..', 'src', 'pwa', 'service-worker.ts')
const NAME = 'service-worker.js'

/** Builds the service worker beside the page, with the list of the files that it keeps, and tells the page its version. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: forBrowsers,
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('the build has no page')
      const version = versionOf(bundle)
      const html = String(page.source)
      page.source = html.replace('</head>', `  <meta name="version" content="${version}" />\n  </head>`)
      const code = await workerCode(precacheOf(filesOf(bundle, html), version))
      this.emitFile({ type: 'asset', fileName: NAME, source: code })
    },
  },
})

/** The names carry the hashes of what is in the files; those of `public` come with the page that names them. */
function versionOf(bundle: Rolldown.OutputBundle): string {
  const hash = createHash('sha256').update(Object.keys(bundle).sort().join())
  const page = bundle['index.html']
  if (page?.type === 'asset') hash.update(page.source)
  return hash.digest('hex').slice(0, 16)
}

/** What the page names in its head is asked for before anything else. */
function filesOf(bundle: Rolldown.OutputBundle, html: string): BuiltFile[] {
  return Object.values(bundle).map((output) => ({
    fileName: output.fileName,
    isOfEntry: html.includes(`/${output.fileName}"`),
    isReporting: output.type === 'chunk' && output.moduleIds.some((id) => id.includes('/@sentry/')),
  }))
}

async function workerCode(precache: Precache): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { PRECACHE: JSON.stringify(precache) },
    build: {
      write: false,
      // As it is for the page, whose browsers these are.
      target: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
      rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: NAME } },
    },
  })
  const [first] = [built].flat()
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error('the service worker does not build')
  return chunk.code
}
