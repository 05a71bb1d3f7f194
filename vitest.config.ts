import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// One zone for every machine. `npm test` also runs the date tests in a zone with an odd daylight-saving rule.
process.env['TZ'] = process.env['TEST_TZ'] ?? 'Europe/Rome'

const include = ['src/**/*.test.{ts,tsx}']

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      { test: { name: 'core', root: 'packages/core', include } },
      { test: { name: 'contract', root: 'packages/contract', include } },
      { test: { name: 'server', root: 'apps/server', include, testTimeout: 20_000, hookTimeout: 60_000 } },
      {
        test: {
          name: 'web',
          root: 'apps/web',
          include,
          environment: 'jsdom',
          setupFiles: [join(import.meta.dirname, 'apps/web/src/test/setup.ts')],
        },
      },
      { test: { name: 'scripts', root: 'scripts', include: ['**/*.test.ts'], testTimeout: 20_000 } },
    ],
  },
})
