import type { Page } from '@playwright/test'
import type { User } from '@dodici/contract/types'
import { expect, test } from './world/test.ts'
import { openYear } from './world/year.ts'

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang)

/** Where the choice is kept, so that the next visit begins with it. */
const kept = (page: Page) =>
  page.evaluate(() => ({ storage: localStorage.getItem('i18nextLng'), cookie: document.cookie }))

test('language and appearance are switched at once, and kept in the browser, the language in the profile too', async ({
  page,
  person,
}) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const [LIGHT, DARK] = ['rgb(246, 246, 243)', 'rgb(18, 20, 26)']
  await page.emulateMedia({ colorScheme: 'dark' })
  await openYear(page)
  expect(await background(), 'as the system is').toBe(DARK)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await background(), 'as the system is').toBe(LIGHT)
  await page.getByRole('button', { name: 'Account di Giulia Amato' }).click()
  await page.getByRole('menuitemradio', { name: 'Scuro' }).click()
  expect(await background(), 'as somebody has chosen').toBe(DARK)
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Lingua' }).selectOption('en')
  await expect(page.getByRole('rowheader', { name: 'January' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add event' })).toBeVisible()
  expect(await languageOf(page)).toBe('en')
  expect(await kept(page)).toEqual({ storage: 'en', cookie: expect.stringContaining('i18next=en') })
  await expect.poll(async () => (await person.call<User>('GET', '/users/profile')).language).toBe('en')
  await page.reload()
  await expect(page.getByRole('rowheader', { name: 'January' })).toBeVisible()
  await expect.poll(background).toBe(DARK)
})

test(
  'a language that does not load leaves the page in its own, says so, and can be had later',
  { tag: '@deep' },
  async ({ page, watched }) => {
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
  },
)

test(
  'after signing in the profile decides, unless the address asks for another language',
  { tag: '@deep' },
  async ({ page, person }) => {
    await person.call('PATCH', '/users/profile', { language: 'en' })
    await openYear(page)
    await expect(page.getByRole('rowheader', { name: 'January' })).toBeVisible()
    await openYear(page, '?lng=it')
    await expect(page.getByRole('rowheader', { name: 'Gennaio' })).toBeVisible()
    expect(await languageOf(page)).toBe('it')
  },
)

test.describe('signed out', () => {
  test.use({ isSignedIn: false })

  const said = {
    ...{ 'it-CH': 'Accedi', 'it-IT': 'Accedi' },
    ...{ 'de-DE': 'Login', 'en-GB': 'Login', 'en-US': 'Login', 'pt-BR': 'Login' },
  }
  for (const [locale, title] of Object.entries(said)) {
    test.describe(`with a browser that speaks ${locale}`, () => {
      test.use({ locale })

      test(`the page says ${title}`, { tag: '@deep' }, async ({ page }) => {
        await page.goto('/login')
        await expect(page.getByRole('heading', { name: title })).toBeVisible()
        expect(await languageOf(page)).toBe(title === 'Accedi' ? 'it' : 'en')
      })
    })
  }

  test(
    'the address wins over the browser, what was chosen over both on the next visit, and the cookie over all',
    { tag: '@deep' },
    async ({ page, context, baseURL }) => {
      await page.goto('/login?lng=en')
      await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
      await expect.poll(() => kept(page)).toEqual({ storage: 'en', cookie: expect.stringContaining('i18next=en') })
      await page.goto('/register')
      await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible()
      await page.getByRole('combobox', { name: 'Language' }).selectOption('it')
      await expect(page.getByRole('heading', { name: 'Registrati' })).toBeVisible()
      await page.goto('/login')
      await expect(page.getByRole('heading', { name: 'Accedi' })).toBeVisible()
      expect((await kept(page)).storage).toBe('it')
      await context.addCookies([{ name: 'i18next', value: 'en', url: baseURL ?? '' }])
      await page.goto('/login')
      await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
    },
  )
})
