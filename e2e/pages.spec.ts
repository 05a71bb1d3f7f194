import type { Page } from '@playwright/test'
import { expect, test } from './world/test.ts'
import { on, openYear } from './world/year.ts'

test(
  'H3: an unknown page is the page’s own 404, an unknown call is answered in JSON',
  { tag: '@deep' },
  async ({ page, request, watched }) => {
    watched.expect(/404/)
    const answer = await page.goto('/nessuna/pagina')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Questa pagina non esiste' })).toBeVisible()
    await expect(page).toHaveTitle('Pagina inesistente · Dodici')
    await page.getByRole('link', { name: 'Vai al calendario' }).click()
    await expect(page).toHaveURL('/calendar')
    const call = await request.get('/api/v1/nothing/here')
    expect(call.status()).toBe(404)
    expect(call.headers()['content-type']).toContain('application/problem+json')
    expect(await call.json()).toMatchObject({ status: 404, code: 'not_found' })
  },
)

/** Opens once whatever there is to open. */
async function openEverything(page: Page): Promise<void> {
  await openYear(page)
  for (const view of ['Mesi', 'Calore']) {
    await page.getByRole('group', { name: 'Vista' }).getByRole('button', { name: view }).click()
    await expect(page.locator('[aria-busy="false"] [data-day]').first()).toBeVisible()
  }
  for (const search of [`?day=${on('05-06')}`, '?dialog=import']) await openYear(page, search)
  await openYear(page, '?dialog=categories')
  await page.getByRole('button', { name: 'Crea nuova' }).click()
  await expect(page.getByRole('radio', { name: 'verde', exact: true })).toBeVisible()
  await openYear(page, `?new=${on('05-06')}T10:00..${on('05-06')}T11:00`)
  await page.getByRole('button', { name: 'Fuso orario' }).click()
  await page.getByRole('button', { name: 'Altri dettagli' }).click()
  await page.getByText('Altro…').click()
  await expect(page.getByLabel('Ogni quanto')).toBeVisible()
}

test('nothing that the page opens breaks its strict content policy, or asks any other server', async ({
  page,
  baseURL,
  watched,
}) => {
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).origin))
  const answer = await page.goto('/calendar')
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  await openEverything(page)
  expect(watched.faults()).toEqual([])
  expect([...asked]).toEqual([new URL(baseURL ?? '').origin])
})
