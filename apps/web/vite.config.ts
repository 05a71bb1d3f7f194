import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { beforePaint } from './build/before-paint.ts'
import { chunkCycles } from './build/chunk-cycles.ts'
import { importAgain } from './build/import-again.ts'
import { pageParts } from './build/page-parts.ts'
import { precompress } from './build/precompress.ts'
import { serviceWorker } from './build/service-worker.ts'
import { styleSheets } from './build/style-sheets.ts'

const api = process.env['DODICI_API'] ?? 'http://localhost:5001'

/** Small modules that nearly every page has. */
const BASICS = new RegExp(
  [
    'src/ui/(language-switch|text-field|field-frame|today|use-title|beta-badge|beta-strip|brand)',
    'src/i18n/(format|hour-cycle|locale|use-language)\\.',
    'src/api/(client|api-error)\\.',
    'contract/src/(?:\\w+/)?(built-pages|errors|limits|plans|route|users\\.routes|system\\.routes)\\.',
    'core/src/date/(day|hour-cycle|text)\\.',
    'icons/chevron-down\\.',
  ].join('|'),
)

/** Small modules that the year page shares with what is loaded later. */
const YEAR = new RegExp(
  [
    'src/.*/(?:category-dot|category-color|category-inks|icon-button|place-by-arrow)\\.',
    'contract/src/theme-colors\\.',
    'icons/(?:bell|file-up|target)\\.',
    'core/src/(?:load|year)/(?!guess-absence|items-of-years)',
    'core/src/(?:event/text|date/week)\\.',
    'src/features/year/',
    'src/app/commands/go-to\\.',
    '(?:goals|notifications|events)\\.(?:routes|queries)\\.',
    'src/(?:ui/(?:rgb|drawn-day)|i18n/(?:as-heading|format-months))\\.',
  ].join('|'),
)

/** What the pages for everybody share, their styles above all. */
const SITE = /src\/features\/site\/(site-|text-p)/

/** Small modules that every form about a person has. */
const FORMS = /src\/(?:features\/session|ui\/(?:use-fields|password-field))|icons\/eye/

export default defineConfig({
  css: { postcss: { plugins: [styleSheets] } },
  plugins: [react(), chunkCycles(), importAgain(), serviceWorker(), beforePaint(), precompress(), pageParts()],
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
            // Reading by pages is for the history alone.
            { name: 'query', test: /@tanstack(?!.*nfiniteQuery(?:Observer|Options)?\.)/ },
            // Beside the grammar that reads them: one file of both is over 60 KB.
            { name: 'everyday-words', test: /everyday-words/ },
            // What the forms for coming in share: what the calendar has too, and what is theirs alone. In pieces it was
            // more files, and 1.2 KB more of the login.
            { name: 'basics', test: BASICS, minShareCount: 5, includeDependenciesRecursively: false },
            // In pieces it was five files more, and 0.6 KB of the year page.
            { name: 'year', test: YEAR, minShareCount: 2, includeDependenciesRecursively: false },
            // What the address says is read by nearly every part of the calendar.
            { name: 'address', test: /src\/address\//, minShareCount: 2, includeDependenciesRecursively: false },
            { name: 'site', test: SITE, minShareCount: 2, includeDependenciesRecursively: false },
            { name: 'forms', test: FORMS, minShareCount: 4, includeDependenciesRecursively: false },
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
