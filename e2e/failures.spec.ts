import type { Locator } from '@playwright/test'
import { expect, test } from './world/test.ts'
import { drawn, on, openYear, toast, YEAR } from './world/year.ts'

const broken = { status: 500, json: { status: 500, title: 'Fault', detail: 'Fault', code: 'internal' } }

/** What a dialog says. The place of toasts is in it too, and empty. */
const said = (dialog: Locator) => dialog.getByRole('alert').filter({ hasText: /\S/ })

test(
  'a year that cannot be read says so in its place, and is read again on demand',
  { tag: '@deep' },
  async ({ page, person, watched }) => {
    watched.expect(/500|Error preloading/)
    await person.addEvent({ title: 'Fiera', start: on('03-02'), end: on('03-06') })
    let isBroken = true
    await page.route('**/api/v1/events?*', (route) => (isBroken ? route.fulfill(broken) : route.continue()))
    await page.goto('/calendar')
    const alert = page.getByRole('alert').filter({ hasText: `Non è stato possibile caricare il ${YEAR}` })
    await expect(alert).toContainText('Si è verificato un problema sul server. Riprova.')
    await expect(page.getByRole('gridcell').first()).toBeVisible()
    isBroken = false
    await alert.getByRole('button', { name: 'Riprova' }).click()
    await expect(drawn(page, 'Fiera')).toBeVisible()
    await expect(alert).toBeHidden()
  },
)

test('a failed write keeps what was typed, and can be sent again', { tag: '@deep' }, async ({ page, watched }) => {
  watched.expect(/500/)
  await openYear(page, `?new=${on('03-02')}`)
  await page.route('**/api/v1/events*', (route) =>
    route.request().method() === 'POST' ? route.fulfill(broken) : route.continue(),
  )
  const dialog = page.getByRole('dialog', { name: 'Nuovo evento' })
  await dialog.getByLabel('Titolo').fill('Fiera')
  await dialog.getByRole('button', { name: 'Salva' }).click()
  await expect(said(dialog)).toHaveText('Si è verificato un problema sul server. Riprova.')
  await expect(dialog.getByLabel('Titolo')).toHaveValue('Fiera')
  await page.unroute('**/api/v1/events*')
  await dialog.getByRole('button', { name: 'Salva' }).click()
  await expect(toast(page)).toContainText('Evento creato')
})

test(
  'a view that breaks locks nobody out: another one is a click and an address away',
  { tag: '@deep' },
  async ({ page, person, watched }) => {
    watched.expect(/broken on purpose/)
    await person.addEvent({ title: 'Fiera', start: on('03-02'), end: on('03-06') })
    // What every view asks for, but only the heatmap does not get.
    await page.addInitScript(() => {
      const { get } = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format') ?? {}
      Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
        get(this: Intl.NumberFormat): unknown {
          if (location.search.includes('view=heat')) throw new Error('broken on purpose')
          return get?.call(this)
        },
      })
    })
    await page.goto('/calendar?view=heat')
    await expect(page.getByRole('heading', { name: 'Non è stato possibile mostrare questa vista' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Account di Giulia Amato' })).toBeVisible()
    await page.getByRole('button', { name: 'Apri il planner' }).click()
    await expect(drawn(page, 'Fiera')).toBeVisible()
    await page.goto('/calendar?view=months')
    await expect(page.getByRole('rowgroup', { name: 'gennaio' })).toBeVisible()
  },
)

test('without any server the page says so, and tries again', async ({ page, watched }) => {
  watched.expect(/ERR_FAILED|Error preloading|Error updating categories: ApiError: network/)
  await page.route('**/api/**', (route) => route.abort())
  await page.goto('/calendar')
  await expect(page.getByText('Il server non è raggiungibile.').first()).toBeVisible()
  await expect(page).toHaveURL('/calendar')
  await page.unroute('**/api/**')
  await page.getByRole('button', { name: 'Riprova' }).first().click()
  await expect(page.getByRole('heading', { name: `Il tuo ${YEAR} è ancora vuoto` })).toBeVisible()
})

test(
  'a year with more occurrences than an answer holds says that some are missing',
  { tag: '@deep' },
  async ({ page }) => {
    // Not the years beside, which may still be read when the test is over.
    await page.route(`**/api/v1/events?year=${YEAR}`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, headers: { ...response.headers(), 'x-truncated': 'true' } })
    })
    await openYear(page)
    await expect(page.getByText(`Nel ${YEAR} ci sono troppi eventi per mostrarli tutti`)).toBeVisible()
    // Nor this one, where it is read once more.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
)

test('an event that is no longer there is said in its dialog', { tag: '@deep' }, async ({ page, watched }) => {
  watched.expect(/404/)
  await page.goto('/calendar?event=01900000-0000-7000-8000-000000000000')
  await expect(said(page.getByRole('dialog'))).toHaveText('Questo evento non c’è più.')
  await page.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).click()
  await expect(page).toHaveURL('/calendar')
})
