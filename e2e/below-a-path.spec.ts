import { newAddress, PASSWORD } from './world/person.ts'
import { startOwnServer } from './world/own-server.ts'
import { expect, test as base } from './world/test.ts'
import { drawn, toast, YEAR } from './world/year.ts'

const BASE = '/planner'

/** With a server of which people know only what lies below a path. */
const test = base.extend<{ requested: string[] }>({
  baseURL: async ({}, use) => {
    const server = await startOwnServer({ PUBLIC_URL: `http://127.0.0.1${BASE}` })
    await use(server.address)
    await server.stop()
  },
  /** The paths of everything that the browser has asked for. */
  requested: async ({ context }, use) => {
    const requested: string[] = []
    context.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await use(requested)
  },
})

test.use({ isSignedIn: false, serviceWorkers: 'allow' })

test('below a path of a host everything is asked for below it, also without a network', async ({
  page,
  context,
  requested,
  watched,
}) => {
  watched.expect(/ERR_INTERNET_DISCONNECTED|Error preloading|Error updating|ApiError: network/)
  await page.goto(BASE)
  await page.getByRole('navigation', { name: 'Pagine' }).getByRole('link', { name: 'Registrati' }).click()
  await expect(page).toHaveURL(`${BASE}/register`)
  await page.getByLabel('Nome utente').fill('Giulia Amato')
  await page.getByLabel('E-mail').fill(newAddress())
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Conferma la password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Registrati' }).click()
  await expect(toast(page)).toContainText('Registrazione completata')
  await expect(page).toHaveURL(`${BASE}/calendar`)
  await page.goto(`${BASE}/calendar?year=${YEAR}`)
  await page.locator('[aria-busy="false"] [data-day]').first().waitFor()
  await page.keyboard.press('q')
  await page.getByRole('textbox', { name: 'Aggiunta rapida' }).fill(`Cena da Ada il 6 maggio ${YEAR}`)
  await page.keyboard.press('Enter')
  await expect(drawn(page, 'Cena da Ada')).toBeVisible()

  await test.step('the addresses that it gives away lie below the path', async () => {
    await page.goto(`${BASE}/profile#devices`)
    const android = page.locator('details').filter({ hasText: 'DAVx' })
    await android.locator('summary').click()
    await expect(android.locator('code').first()).toHaveText(new RegExp(`^http://127\\.0\\.0\\.1:\\d+${BASE}/dav/$`))
  })

  await test.step('no request left the path', () => {
    expect(requested.length).toBeGreaterThan(30)
    expect(requested.filter((path) => path !== BASE && !path.startsWith(`${BASE}/`))).toEqual([])
  })

  await test.step('without a network it opens there', async () => {
    await page.goto(`${BASE}/calendar?year=${YEAR}`)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? null)).toContain(
      `${BASE}/service-worker.js`,
    )
    const isWhole = () =>
      page.evaluate(async () => {
        const [name = ''] = await caches.keys()
        return name.includes('/planner-') ? (await (await caches.open(name)).keys()).length : 0
      })
    await expect.poll(isWhole).toBeGreaterThan(50)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('main')).toBeVisible()
    await context.setOffline(false)
  })
})
