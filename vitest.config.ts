import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// One zone for every machine. `npm test` also runs the date tests in a zone with an odd daylight-saving rule.
process.env['TZ'] = process.env['TEST_TZ'] ?? 'Europe/Rome'

const fromHere = (path: string) => join(import.meta.dirname, path)

const usual = {
  include: ['src/**/*.test.{ts,tsx}'],
  isolate: false,
  setupFiles: [fromHere('scripts/vitest/fresh-modules.ts')],
  // Most tests take milliseconds; a limit near that would fail on a machine that has other things to do.
  testTimeout: 30_000,
}

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      { test: { ...usual, name: 'core', root: 'packages/core' } },
      { test: { ...usual, name: 'contract', root: 'packages/contract' } },
      { test: { ...usual, name: 'server', root: 'apps/server', testTimeout: 60_000, hookTimeout: 60_000 } },
      {
        test: {
          ...usual,
          name: 'web',
          root: 'apps/web',
          environment: 'jsdom',
          setupFiles: [...usual.setupFiles, fromHere('apps/web/src/test/setup.ts')],
        },
      },
      { test: { ...usual, name: 'scripts', root: 'scripts', include: ['**/*.test.ts'] } },
    ],
  },
})
