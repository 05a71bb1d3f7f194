import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { beforePaint } from './build/before-paint.ts'
import { calendarModules } from './build/calendar-modules.ts'
import { chunkCycles } from './build/chunk-cycles.ts'
import { compileAhead } from './build/compile-ahead.ts'
import { importAgain } from './build/import-again.ts'
import { pageParts } from './build/page-parts.ts'
import { precompress } from './build/precompress.ts'
import { serviceWorker } from './build/service-worker.ts'
import { styleSheets } from './build/style-sheets.ts'

const api = process.env['DODICI_API'] ?? 'http://localhost:5001'

/** Small modules that nearly every page has. */
const BASICS = new RegExp(
  [
    'src/ui/(language-switch|text-field|field-frame|today|use-backdrop|use-title|beta-badge|beta-strip|brand)',
    'src/i18n/(format|hour-cycle|locale|use-language)\\.',
    'src/api/(client|api-error|early-answer|read-all)\\.',
    'src/network/connection\\.',
    'contract/src/(?:\\w+/)?(built-pages|errors|limits|plans|routes?|users\\.routes|system\\.routes)\\.',
    'core/src/(date/(day|hour-cycle|text)|event/limits)\\.',
    'icons/chevron-down\\.',
  ].join('|'),
)

let ofCalendar: ReadonlySet<string> | undefined

/** Whether a module loads with the calendar at once, and with nothing else. */
const isOfCalendar: Rolldown.CodeSplittingNameFunction = (id, context) => {
  ofCalendar ??= calendarModules((each) => context.getModuleInfo(each))
  return ofCalendar.has(id) && !BY_PAGES.test(id) ? 'calendar' : null
}

/** Reading by pages is for the history alone. */
const BY_PAGES = /nfiniteQuery(?:Observer|Options)?\./

/** What the pages for everybody share, their styles above all. */
const SITE = /src\/features\/site\/(site-|text-p)/

/** Icons of what is done with an event, for the parts that open over the year. */
const ACTIONS = /icons\/(?:ellipsis-vertical|move|pencil|square-check|tag|trash(?:-2)?)\./

/** Small modules that every form about a person has. */
const FORMS = /src\/(?:features\/session|ui\/(?:use-fields|password-field))|icons\/eye/

export default defineConfig({
  css: { postcss: { plugins: [styleSheets] } },
  plugins: [
    react(),
    chunkCycles(),
    importAgain(),
    compileAhead(),
    serviceWorker(),
    beforePaint(),
    precompress(),
    pageParts(),
  ],
  // Where the page lies is known when it is sent: files find each other by where they are, and the server completes the
  // addresses of the page itself (`PUBLIC_URL` with a path).
  experimental: { renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  // Browsers of 2024 and later: `light-dark()`, `color-mix()` and the popover stay as they are written.
  build: {
    target: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    // A small picture as a `data:` address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // All of these know `modulepreload`.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What the entry needs is one file. Cut by who shares what, it was eight, and 4 KB more (decision 0017).
            { name: 'first', tags: ['$initial'] },
            // What the calendar needs is one file, too: in pieces it was fifteen more, and 2 KB.
            { name: isOfCalendar, debugName: 'calendar', includeDependenciesRecursively: false },
            // Beside the grammar that reads them: one file of both is over 60 KB.
            { name: 'everyday-words', test: /everyday-words/ },
            // What the forms for coming in share: what the calendar has too, and what is theirs alone. In pieces it was
            // more files, and 1.2 KB more of the login.
            { name: 'basics', test: BASICS, minShareCount: 2, includeDependenciesRecursively: false },
            { name: 'site', test: SITE, minShareCount: 2, includeDependenciesRecursively: false },
            { name: 'forms', test: FORMS, minShareCount: 4, includeDependenciesRecursively: false },
            { name: 'actions', test: ACTIONS, minShareCount: 2, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  // Parts of the error reporting that the page has no use for: its own log, frames, and a worker of a foreign origin.
  define: {
    __SENTRY_DEBUG__: 'false',
    __RRWEB_EXCLUDE_IFRAME__: 'true',
    __RRWEB_EXCLUDE_SHADOW_DOM__: 'true',
    __SENTRY_EXCLUDE_REPLAY_WORKER__: 'true',
  },
  server: { proxy: { '/api': { target: api, changeOrigin: false } } },
})
