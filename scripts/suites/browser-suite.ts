import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../machine/clean-up.ts'
import { provideChromium, provideHeadlessChromium } from '../machine/chromium.ts'
import { runCommand } from '../machine/commands.ts'
import { freePort } from '../machine/free-port.ts'
import { providePostgres } from '../machine/postgres.ts'
import { buildIfStale } from '../built/built-part.ts'
import { builtPage } from '../built/page.ts'
import { builtServer } from '../built/server.ts'
import { isDeep } from '../test-counts.ts'
import { countPlaywright, type PlaywrightReport } from './count.ts'
import type { SuiteResult } from './suite.ts'

/**
 * The browser tests: a real Chromium before the real server, which serves the page as it is built for people; in the deep run
 * the whole browser, which can be pushed to. Stories of several servers have the PostgreSQL of `TEST_DATABASE_URL`.
 */
export async function runBrowserTests(): Promise<SuiteResult> {
  const chromium = await (isDeep ? provideChromium() : provideHeadlessChromium())
  const postgres = await providePostgres()
  await buildIfStale(builtPage, builtServer)
  const file = join(temporaryFolder('report'), 'playwright.json')
  const { succeeded } = await runCommand(['playwright', 'test', '--reporter=list,json'], {
    environment: {
      CHROMIUM_PATH: chromium,
      TEST_DATABASE_URL: postgres.url,
      E2E_PORT: String(await freePort()),
      E2E_DATA_DIR: temporaryFolder('browser-data'),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
  })
  if (!existsSync(file)) throw new Error('Playwright wrote no report: see its output above')
  const report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport
  return { note: chromium, ...countPlaywright(report, succeeded) }
}
