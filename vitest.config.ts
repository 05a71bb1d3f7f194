import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// One zone for every machine. `npm test` also runs the date tests in a zone with an odd daylight-saving rule.
process.env['TZ'] = process.env['TEST_TZ'] ?? 'Europe/Rome'

const include = ['src/**/*.test.{ts,tsx}']

/** Most tests take milliseconds; a limit near that would fail on a machine that has other things to do. */
const SLOW_MACHINE = 30_000

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      { test: { name: 'core', root: 'packages/core', include, testTimeout: SLOW_MACHINE } },
      { test: { name: 'contract', root: 'packages/contract', include } },
      { test: { name: 'server', root: 'apps/server', include, testTimeout: 60_000, hookTimeout: 60_000 } },
      {
        test: {
          name: 'web',
          root: 'apps/web',
          include,
          testTimeout: SLOW_MACHINE,
          environment: 'jsdom',
          setupFiles: [join(import.meta.dirname, 'apps/web/src/test/setup.ts')],
        },
      },
      { test: { name: 'scripts', root: 'scripts', include: ['**/*.test.ts'], testTimeout: SLOW_MACHINE } },
    ],
  },
})
