import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { holdScripts } from './world/drawn.ts'
import { expect, test } from './world/test.ts'
import { YEAR } from './world/year.ts'

/** From the goals: scripts and styles in KB, compressed; of the year until the page asks for nothing more. */
const MOST = { year: 190, publicPage: 110, later: 60 } as const
/** How long a page asks for nothing that has all it wants, in ms. */
const QUIET = 1_500

test.use({ hasFirstSteps: true })

const isCode = (request: Request): boolean => /\.(?:js|css)$/.test(new URL(request.url()).pathname)

/** What a page asks for from now on. */
function requestsOf(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => void requests.push(request))
  return requests
}

async function untilQuiet(page: Page, requests: readonly Request[]): Promise<void> {
  for (let seen = -1; seen < requests.length;) {
    seen = requests.length
    await page.waitForTimeout(QUIET)
  }
}

const kilobytesOf = async (requests: readonly Request[]): Promise<number> => {
  const sizes = await Promise.all(requests.map((request) => request.sizes()))
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1_000
}

const yearsIn = (requests: readonly Request[]): string[] =>
  requests.flatMap((request) => /\/api\/v1\/events\?year=(\d+)$/.exec(request.url())?.[1] ?? [])

test('the year of a new person is small: its head names what it begins with, and little comes later', async ({
  page,
}) => {
  const requests = requestsOf(page)
  const answer = await page.goto('/calendar')
  await expect(page.getByRole('region', { name: 'Per cominciare' })).toBeVisible()
  await untilQuiet(page, requests)
  const code = requests.filter(isCode)
  expect(await kilobytesOf(code)).toBeLessThan(MOST.year)
  const head = (await answer?.text()) ?? ''
  const later = code.map((request) => new URL(request.url()).pathname).filter((path) => !head.includes(path))
  // The greeting, what hears keys and other devices, and what the installation says: nothing that opens over the year.
  expect(later.filter((path) => /dialogs|account-items|quick-add|palette|import|tour|goals|views/.test(path))).toEqual(
    [],
  )
  expect(later.length).toBeLessThan(12)
})

test('what a click may open comes when somebody is there, before it is opened', async ({ page }) => {
  const requests = requestsOf(page)
  const parts = ['account-items', 'open-day', 'chosen-actions', 'months-view', 'heat-view']
  const there = () => parts.filter((part) => requests.some((request) => request.url().includes(`/${part}-`)))
  await page.goto('/calendar')
  await untilQuiet(page, requests)
  expect(there()).toEqual([])
  await page.mouse.move(700, 500)
  await expect.poll(there).toEqual(parts)
})

test('all that twelve months are drawn from is asked for at once, before any script is there', async ({ page }) => {
  const requests = requestsOf(page)
  const letCome = await holdScripts(page)
  const asked = () => requests.map((request) => request.url()).filter((url) => url.includes('/api/'))
  await page.goto(`/calendar?from=${YEAR}-07`, { waitUntil: 'commit' })
  await expect.poll(() => asked().length).toBe(4)
  expect(yearsIn(requests)).toEqual([String(YEAR), String(YEAR + 1)])
  letCome()
  await expect(page.locator('main [data-state="ready"] [data-day]').first()).toBeVisible()
  const whole = requests.filter((request) => !('if-none-match' in request.headers()))
  expect(yearsIn(whole).filter((year) => Number(year) <= YEAR + 1 && Number(year) >= YEAR)).toHaveLength(2)
})

test('somebody whose years begin in July has those two asked for, and no other', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('year-start', '{"month":7}'))
  const requests = requestsOf(page)
  await holdScripts(page)
  await page.goto('/calendar', { waitUntil: 'commit' })
  await expect.poll(() => yearsIn(requests).length).toBe(2)
  const first = new Date().getMonth() + 1 < 7 ? YEAR - 1 : YEAR
  expect(yearsIn(requests)).toEqual([String(first), String(first + 1)])
})

const BUILT = join(import.meta.dirname, '..', 'apps', 'web', 'dist')
const PUBLIC_PAGES = ['/', '/login', '/register', '/forgot-password', '/pricing', '/about', '/terms-and-privacy']

/** A built file as it travels. */
function builtKilobytes(path: string): number {
  const file = join(BUILT, path)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size / 1_000
}

test('public pages begin with little, and nothing is large that comes later', async ({ request }) => {
  const firsts = new Set<string>()
  for (const path of [...PUBLIC_PAGES, '/calendar']) {
    const head = await (await request.get(path)).text()
    const files = new Set(head.match(/\/(?:assets\/)?[\w.-]+\.(?:js|css)/g))
    for (const file of files) firsts.add(file)
    const kilobytes = [...files].reduce((sum, file) => sum + builtKilobytes(file), 0)
    expect(kilobytes, path).toBeGreaterThan(MOST.publicPage / 2)
    expect(kilobytes, path).toBeLessThan(path === '/calendar' ? MOST.year : MOST.publicPage)
  }
  const all = readdirSync(join(BUILT, 'assets')).filter((name) => /\.(?:js|css)$/.test(name))
  const large = all.map((name) => `/assets/${name}`).filter((file) => builtKilobytes(file) > MOST.later)
  expect(large.filter((file) => !firsts.has(file))).toEqual([])
})

test('what the year runs at once is compiled while it arrives', async ({ request }) => {
  const head = await (await request.get('/calendar')).text()
  const files = head.match(/\/assets\/(?:index|basics|calendar)-[\w-]+\.js/g) ?? []
  // With the texts.
  expect(files).toHaveLength(4)
  for (const file of files) expect(readFileSync(join(BUILT, file), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})
