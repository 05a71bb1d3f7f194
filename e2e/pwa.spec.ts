import type { Page } from '@playwright/test'
import { startDeploys } from './world/deploys.ts'
import { expect, test } from './world/test.ts'
import { drawn, on, openYear, toast, YEAR } from './world/year.ts'

test.use({ serviceWorkers: 'allow' })

/** The paths of everything in the cache storage, by cache. */
const kept = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const paths = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys()
      return [name, requests.map(({ url }) => new URL(url).pathname)] as const
    })
    return Object.fromEntries(await Promise.all(paths))
  })

const keptPaths = async (page: Page): Promise<string[]> => Object.values(await kept(page)).flat()

/** Waits until the service worker has all that the page may want without a network: the files that it names. */
async function untilKept(page: Page): Promise<void> {
  const worker = await (await page.request.get('/service-worker.js')).text()
  const named = worker.match(/\/assets\/[\w.-]+/g) ?? []
  expect(named.length).toBeGreaterThan(50)
  const missing = async () => {
    const paths = new Set(await keptPaths(page))
    return named.filter((path) => !paths.has(path))
  }
  await expect.poll(missing).toEqual([])
}

test('the page can be installed; without a network it opens, says so, and goes on when the network is back', async ({
  page,
  context,
  request,
  watched,
}) => {
  watched.expect(/ERR_INTERNET_DISCONNECTED|Error preloading|Error updating categories: ApiError: network/)
  await openYear(page)
  await test.step('it says its name, icons, and where it starts', async () => {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    const protocol = await context.newCDPSession(page)
    const { errors, data } = await protocol.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const manifest = JSON.parse(data ?? '{}') as {
      name: string
      short_name: string
      start_url: string
      display: string
      icons: { src: string; sizes: string; purpose: string }[]
    }
    expect(manifest).toMatchObject({
      name: 'Dodici',
      short_name: 'Dodici',
      start_url: 'calendar',
      display: 'standalone',
    })
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    )
    for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200)
    const { installabilityErrors } = await protocol.send('Page.getInstallabilityErrors')
    // The windows of the tests are private ones, in which nothing can be installed.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
  })
  await untilKept(page)
  const paths = await keptPaths(page)
  expect(paths).toContain('/calendar')
  expect(
    paths.filter((path) => /sentry|replay|webp|png|latin-ext/.test(path)),
    'nothing else is kept',
  ).toEqual([])
  await context.setOffline(true)
  await page.goto('/calendar')
  await expect(page.getByText('Il server non è raggiungibile.').first()).toBeVisible()
  // As installed: from any of its addresses.
  await page.goto('/pricing')
  await expect(page).toHaveURL('/pricing')
  await page.goto('/calendar')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: `Il tuo ${YEAR} è ancora vuoto` })).toBeVisible()
})

test('C4: no answer of the API is ever in the cache storage, and signing out leaves nothing of the person', async ({
  page,
  person,
}) => {
  const throughWorker: string[] = []
  page.on('response', (response) => {
    if (response.fromServiceWorker()) throughWorker.push(new URL(response.url()).pathname)
  })
  await person.addEvent({ title: 'Gita segreta', start: on('05-06') })
  await openYear(page)
  await untilKept(page)
  // From now on all goes by the service worker that could.
  await openYear(page)
  await expect(drawn(page, 'Gita segreta')).toBeVisible()
  expect(throughWorker.some((path) => path.startsWith('/assets/'))).toBe(true)
  expect([...throughWorker, ...(await keptPaths(page))].filter((path) => path.startsWith('/api'))).toEqual([])
  const texts = page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0] ?? '')
    return Promise.all((await cache.matchAll()).map((answer) => answer.text()))
  })
  expect((await texts).filter((text) => text.includes('Gita segreta') || text.includes(person.token))).toEqual([])

  await page.getByRole('button', { name: 'Account di Giulia Amato' }).click()
  await page.getByRole('menuitem', { name: 'Esci' }).click()
  await expect(page).toHaveURL('/login')
  const left = await page.evaluate(async () => ({
    local: Object.keys(localStorage).filter((key) => !['i18nextLng', 'signed-out', 'cookiesAccepted'].includes(key)),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }))
  expect(left).toEqual({ local: [], session: [], databases: [] })
  expect((await keptPaths(page)).filter((path) => path.startsWith('/api'))).toEqual([])
})

test.describe('a new version', () => {
  test.use({ isSignedIn: false })

  test('is offered, waits for the person, and takes over once', { tag: '@deep' }, async ({ page, baseURL }) => {
    const { address, deploy, close } = await startDeploys(baseURL ?? '')
    await page.goto(`${address}/login`)
    await expect.poll(async () => (await keptPaths(page)).length).toBeGreaterThan(10)
    const [before = ''] = Object.keys(await kept(page))
    let loads = 0
    page.on('load', () => (loads += 1))
    // A worker that is still being installed when the next one comes is replaced without a word.
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
    deploy('aaaaaaaaaaaaaaaa')
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    await expect(toast(page)).toContainText('È pronta una nuova versione', { timeout: 30_000 })
    expect([loads, Object.keys(await kept(page)).includes(before)]).toEqual([0, true])
    await toast(page).getByRole('button', { name: 'Ricarica' }).click()
    await expect(page.locator('meta[name="version"][content="aaaaaaaaaaaaaaaa"]')).toBeAttached()
    await expect.poll(async () => Object.keys(await kept(page))).toEqual(['dodici-page-aaaaaaaaaaaaaaaa'])
    await expect(page.getByRole('button', { name: 'Accedi' })).toBeVisible()
    expect(loads).toBe(1)
    await close()
  })

  test('that the server has given already is not offered', { tag: '@deep' }, async ({ page, baseURL }) => {
    const { address, deploy, close } = await startDeploys(baseURL ?? '')
    await page.goto(`${address}/login`)
    await expect.poll(async () => (await keptPaths(page)).length).toBeGreaterThan(10)
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
    deploy('bbbbbbbbbbbbbbbb')
    await page.goto(`${address}/login`)
    // It comes with all its files before it takes over, which a busy machine takes its time for.
    await expect
      .poll(async () => Object.keys(await kept(page)), { timeout: 30_000 })
      .toEqual(['dodici-page-bbbbbbbbbbbbbbbb'])
    await expect(toast(page)).toBeHidden()
    await close()
  })
})
