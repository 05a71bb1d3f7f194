import { expect, test } from './world/test.ts'
import { openYear, toast } from './world/year.ts'

const quickAdd = /assets\/quick-add-part-.*\.js(?:\?|$)/

test('a part that a deploy has taken away is said, and nothing else breaks; one whose loading breaks off once is loaded again', async ({
  page,
  watched,
}) => {
  watched.expect(/404|ERR_FAILED|Failed to fetch dynamically imported module/)
  await page.route(quickAdd, (route) => route.fulfill({ status: 404, json: { code: 'not_found' } }))
  await openYear(page)
  await page.keyboard.press('q')
  await expect(toast(page)).toContainText('Qualcosa è andato storto')
  await expect(page.getByRole('grid').first()).toBeVisible()
  await page.unroute(quickAdd)

  let failures = 0
  await page.route(quickAdd, (route) => (failures++ === 0 ? route.abort() : route.continue()))
  // The page that goes has a grid too, and hears keys until it is gone.
  const isLoadedAnew = page.waitForEvent('domcontentloaded')
  await toast(page).getByRole('button', { name: 'Ricarica' }).click()
  await isLoadedAnew
  // The year stands a moment before its keys are heard.
  await expect(async () => {
    await page.keyboard.press('q')
    await expect(page.getByRole('dialog', { name: 'Aggiunta rapida' })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
  expect(failures, 'the second time it came').toBeGreaterThan(1)
  await expect(toast(page), 'without a word').toBeHidden()
})

test.describe('whoever is not signed in', () => {
  test.use({ isSignedIn: false })

  test('hears that a page is gone, and loads it anew', { tag: '@deep' }, async ({ page, watched }) => {
    watched.expect(/404|Failed to fetch dynamically imported module/)
    const register = /assets\/register-part-.*\.js(?:\?|$)/
    await page.route(register, (route) => route.fulfill({ status: 404, json: { code: 'not_found' } }))
    await page.goto('/login')
    await page
      .getByRole('link', { name: /Registrati/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'Qualcosa è andato storto' })).toBeVisible()
    await page.unroute(register)
    await page.getByRole('button', { name: 'Ricarica' }).click()
    await expect(page).toHaveURL('/register')
    await expect(page.getByLabel('E-mail')).toBeVisible()
  })
})
