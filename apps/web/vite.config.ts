import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './build/precompress.ts'
import { serviceWorker } from './build/service-worker.ts'

const api = process.env['DODICI_API'] ?? 'http://localhost:5001'

export default defineConfig({
  plugins: [react(), serviceWorker(), precompress()],
  // Browsers of 2024 and later: `light-dark()`, `color-mix()` and the popover stay as they are written.
  build: {
    target: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    // A small picture as a `data:` address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What the entry needs is one file. Cut by who shares what, it was eight, and 4 KB more (decision 0017).
            { name: 'first', tags: ['$initial'] },
            { name: 'query', test: /@tanstack/ },
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
