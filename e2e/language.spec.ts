import type { Page } from '@playwright/test'
import type { User } from '@dodici/contract/types'
import { expect, test } from './world/test.ts'
import { openYear } from './world/year.ts'

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang)

/** Where the choice is kept, so that the next visit begins with it. */
const kept = (page: Page) =>
  page.evaluate(() => ({ storage: localStorage.getItem('i18nextLng'), cookie: document.cookie }))

test('the language is switched in the bar, at once, and kept in the browser and in the profile', async ({
  page,
  person,
}) => {
  await openYear(page)
  await page.getByRole('combobox', { name: 'Lingua' }).selectOption('en')
  await expect(page.getByRole('rowheader', { name: 'January' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add event' })).toBeVisible()
  expect(await languageOf(page)).toBe('en')
  expect(await kept(page)).toEqual({ storage: 'en', cookie: expect.stringContaining('i18next=en') })
  await expect.poll(async () => (await person.call<User>('GET', '/users/profile')).language).toBe('en')
  await page.reload()
  await expect(page.getByRole('rowheader', { name: 'January' })).toBeVisible()
})

test('a language that does not load leaves the page in its own, says so, and can be had later', async ({
  page,
  watched,
}) => {
  // What the page fetches in its idle time may be among what fails.
  watched.expect(/ERR_FAILED|dynamically imported module/)
  await openYear(page)
  await page.route('**/assets/**', (route) => route.abort())
  const choice = page.getByRole('combobox', { name: 'Lingua' })
  await choice.selectOption('en')
  const toast = page.getByRole('alert').filter({ hasText: 'Non è stato possibile caricare la lingua' })
  await expect(toast.getByRole('button', { name: 'Ricarica' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Gennaio' })).toBeVisible()
  await expect(choice).toHaveValue('it')
  expect(await languageOf(page)).toBe('it')
  await page.unroute('**/assets/**')
  await choice.selectOption('en')
  await expect(page.getByRole('rowheader', { name: 'January' })).toBeVisible()
})

test('after signing in the profile decides, unless the address asks for another language', async ({ page, person }) => {
  await person.call('PATCH', '/users/profile', { language: 'en' })
  await openYear(page)
  await expect(page.getByRole('rowheader', { name: 'January' })).toBeVisible()
  await openYear(page, '?lng=it')
  await expect(page.getByRole('rowheader', { name: 'Gennaio' })).toBeVisible()
  expect(await languageOf(page)).toBe('it')
})

test.describe('signed out', () => {
  test.use({ isSignedIn: false })

  for (const [locale, title] of [
    ['it-IT', 'Accedi'],
    ['it-CH', 'Accedi'],
    ['en-GB', 'Login'],
    ['en-US', 'Login'],
    ['de-DE', 'Login'],
    ['pt-BR', 'Login'],
  ] as const) {
    test.describe(`with a browser that speaks ${locale}`, () => {
      test.use({ locale })

      test(`the page says ${title}`, async ({ page }) => {
        await page.goto('/login')
        await expect(page.getByRole('heading', { name: title })).toBeVisible()
        expect(await languageOf(page)).toBe(title === 'Accedi' ? 'it' : 'en')
      })
    })
  }

  test('the address wins over the browser, and what was chosen over the browser on the next visit', async ({
    page,
  }) => {
    await page.goto('/login?lng=en')
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
    await expect.poll(() => kept(page)).toEqual({ storage: 'en', cookie: expect.stringContaining('i18next=en') })
    await page.goto('/register')
    await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Language' }).selectOption('it')
    await expect(page.getByRole('heading', { name: 'Registrati' })).toBeVisible()
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'Accedi' })).toBeVisible()
  })

  test('the cookie comes before what the storage keeps', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'i18next', value: 'en', url: baseURL ?? '' }])
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'it'))
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  })
})

test.describe('appearance', () => {
  const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const [LIGHT, DARK] = ['rgb(246, 246, 243)', 'rgb(18, 20, 26)']

  test('it follows the system until somebody chooses, and keeps the choice', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await openYear(page)
    expect(await background(page)).toBe(DARK)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await background(page)).toBe(LIGHT)
    await page.getByRole('button', { name: 'Account di Giulia Amato' }).click()
    await page.getByRole('menuitemradio', { name: 'Scuro' }).click()
    expect(await background(page)).toBe(DARK)
    await page.reload()
    await expect.poll(() => background(page)).toBe(DARK)
  })
})
