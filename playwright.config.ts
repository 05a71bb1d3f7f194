import { defineConfig } from '@playwright/test'
import { hasSandbox, quietFlags } from './scripts/machine/chromium-flags.ts'
import { SERVER_FILE } from './scripts/built/server.ts'
import { isDeep } from './scripts/test-counts.ts'

// `npm run test:e2e` finds the browser, a free port and an empty data folder, and hands them over here. What stands
// after `??` is for `npx playwright test --ui`, by hand.
const port = process.env['E2E_PORT'] ?? '5101'
const dataFolder = process.env['E2E_DATA_DIR'] ?? '.cache/browser-data'
const executablePath = process.env['CHROMIUM_PATH']
const address = `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: 'e2e',
  // A reminder comes when the next minute begins: the story that waits for it goes first, and nobody waits for it at the end.
  projects: [
    { name: 'reminders', testMatch: 'reminders*.spec.ts' },
    { name: 'stories', testMatch: '*.spec.ts', testIgnore: 'reminders*.spec.ts' },
  ],
  // What a cheaper test shows as well (decision 0018).
  ...(isDeep ? {} : { grepInvert: /@deep/ }),
  // One more than there are cores: a story waits now and then, for a frame or for what is to happen.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A loaded machine is slow; who waits longer than this waits for nothing.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: address,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Europe/Rome',
    locale: 'it-IT',
    // What a service worker asks for, a test cannot answer in its place. `pwa.spec.ts` has one.
    serviceWorkers: 'block',
    // A trace of every step makes each story a third longer; `--trace on` records one where it is wanted.
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [...quietFlags],
      chromiumSandbox: hasSandbox,
      ...(executablePath ? { executablePath } : {}),
    },
  },
  webServer: {
    command: `node ${SERVER_FILE}`,
    url: `${address}/api/v1/health`,
    // Empty means unset: what a developer's .env file says must not reach the tests.
    env: {
      ...{ PORT: port, HOST: '127.0.0.1', DATA_DIR: dataFolder, DATABASE_URL: '', PUBLIC_URL: '', LOG_LEVEL: 'warn' },
      // Browsers that take all processors must not make the server send the person away.
      SHED_AFTER_MS: '60000',
      // All stories come from one address.
      REGISTRATIONS_PER_HOUR: '1000000',
    },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
    timeout: 60_000,
  },
})
