import type { Page } from '@playwright/test'
import { expectAccessible } from './world/accessible.ts'
import { expectAlive } from './world/drawn.ts'
import { PHONE } from './world/finger.ts'
import { languagesOf } from './world/languages.ts'
import { expect, test } from './world/test.ts'

const YEAR = new Date().getFullYear()

const words = {
  it: {
    ...{ pages: 'Pagine', pricing: 'Prezzi', about: 'Chi siamo', login: 'Accedi', signUp: 'Registrati' },
    ...{ request: 'Richiedi l’accesso alla beta', start: `Apri il tuo ${YEAR}`, calendar: 'Vai al calendario' },
    ...{ annual: 'Annuale', monthly: 'Mensile', free: 'Gratis durante la beta', planned: 'in arrivo' },
    ...{ notice: 'Cookie e dati nel browser', more: 'Scopri di più', accept: 'Ho capito' },
    ...{ means: 'Che cosa significa beta?', beta: 'Che cosa significa beta', language: 'Lingua' },
  },
  en: {
    ...{ pages: 'Pages', pricing: 'Pricing', about: 'About', login: 'Login', signUp: 'Sign Up' },
    ...{ request: 'Request access to beta', start: `Open your ${YEAR}`, calendar: 'Go to the calendar' },
    ...{ annual: 'Annual', monthly: 'Monthly', free: 'Free during the beta', planned: 'planned' },
    ...{ notice: 'Cookies and local storage', more: 'Learn more', accept: 'Got it' },
    ...{ means: 'What does beta mean?', beta: 'What beta means', language: 'Language' },
  },
} as const

const titles = {
  '/': { it: 'Un anno intero in una pagina · Dodici', en: 'A whole year on one page · Dodici' },
  '/pricing': { it: 'Prezzi · Dodici', en: 'Pricing · Dodici' },
  '/about': { it: 'Chi siamo · Dodici', en: 'About · Dodici' },
  '/terms-and-privacy': { it: 'Termini e privacy · Dodici', en: 'Terms and privacy · Dodici' },
} as const
const paths = Object.keys(titles) as (keyof typeof titles)[]

/** How much wider than the window the page is. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const menu = (page: Page, language: 'it' | 'en') => page.getByRole('navigation', { name: words[language].pages })

test.use({ isSignedIn: false })

for (const language of languagesOf('it')) {
  const say = words[language]
  const other = language === 'it' ? 'en' : 'it'

  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('each page has its title, and fits; the header leads everywhere, and switches the language', async ({
      page,
    }) => {
      for (const path of paths) {
        await test.step(path, async () => {
          const answer = await page.goto(path)
          expect(await answer?.text()).toContain(`<html lang="${language}">`)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(page).toHaveTitle(titles[path][language])
          expect(await sideways(page)).toBe(0)
          await expectAccessible(page, path)
        })
      }
      await test.step('the header, and prices that follow the period', async () => {
        await menu(page, language).getByRole('link', { name: say.pricing }).click()
        await expect(page).toHaveURL('/pricing')
        await expect(page.getByText(say.free)).toHaveCount(3)
        await expect(page.getByText(say.planned, { exact: true })).toHaveCount(2)
        await page.getByText(say.annual, { exact: true }).click()
        await expect(page.getByRole('radio', { name: say.annual })).toBeChecked()
        await menu(page, language).getByRole('link', { name: say.about }).click()
        await expect(page).toHaveURL('/about')
        await menu(page, language).getByRole('link', { name: say.request }).click()
        await expect(page).toHaveURL('/register?request')
        await page.goto('/')
        await menu(page, language).getByRole('link', { name: say.login }).click()
        await expect(page).toHaveURL('/login')
        await page.goto('/')
        await page.getByRole('link', { name: say.start }).first().click()
        await expect(page).toHaveURL('/register')
      })
      await test.step('the language, which the server knows the next time', async () => {
        await page.goto('/about')
        await page.getByRole('combobox', { name: say.language }).selectOption(other)
        await expect(page).toHaveTitle(titles['/about'][other])
        const answer = await page.reload()
        expect(await answer?.text()).toContain(`<html lang="${other}">`)
      })
    })
  })
}

test.describe('on the first visit', () => {
  test.use({ isNoticeAccepted: false })

  test('the notice says the truth and is gone once accepted; pictures are there, and keys do all', async ({ page }) => {
    await page.goto('/login')
    const notice = page.getByRole('region', { name: words.it.notice })
    await expect(notice).toContainText('per non farti accedere ogni volta e per ricordare la tua lingua')
    await expectAccessible(page, 'login with the notice')
    await notice.getByRole('link', { name: words.it.more }).click()
    await expect(page).toHaveURL('/terms-and-privacy')
    await notice.getByRole('button', { name: words.it.accept }).click()
    await expect(notice).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('cookiesAccepted'))).toBe('true')
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notice).toBeHidden()

    await test.step('the pictures of the product are there, in the scheme of the system', async () => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.goto('/')
      await expectAlive(page)
      for (const picture of await page.locator('main img').all()) {
        await picture.scrollIntoViewIfNeeded()
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300)
        expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-it-dark\.webp$/)
      }
    })
    await test.step('all of a page can be reached and done with the keyboard alone', async () => {
      await page.goto('/pricing')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const monthly = page.getByRole('radio', { name: words.it.monthly })
      for (
        let step = 0;
        step < 15 && !(await monthly.evaluate((radio) => radio === document.activeElement));
        step += 1
      ) {
        await page.keyboard.press('Tab')
      }
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('radio', { name: words.it.annual })).toBeChecked()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/register?plan=basic')
    })
  })

  test.describe('on a phone', () => {
    test.use(PHONE)

    test(
      'the notice covers nothing for good, each page fits and is accessible, and the ways on are in a menu',
      { tag: '@deep' },
      async ({ page }) => {
        test.slow()
        await page.goto('/register')
        const submit = page.locator('main').getByRole('button').last()
        await submit.scrollIntoViewIfNeeded()
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
        await submit.click({ trial: true })
        expect(await sideways(page)).toBe(0)
        await page.goto('/')
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
        await page.locator('footer').getByRole('link', { name: 'Accedi' }).click()
        await expect(page).toHaveURL('/login')

        await page.evaluate(() => localStorage.setItem('cookiesAccepted', 'true'))
        await test.step('each page fits and is accessible', async () => {
          for (const path of paths) {
            await page.goto(path)
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
            expect(await sideways(page), path).toBe(0)
            await expectAccessible(page, `${path} on a phone`)
          }
        })
        await test.step('the ways on are in a menu, which Escape closes', async () => {
          await page.goto('/')
          const toggle = page.getByRole('button', { name: 'Menu' })
          const pricing = menu(page, 'it').getByRole('link', { name: words.it.pricing })
          await expect(pricing).toBeHidden()
          await toggle.click()
          await expect(pricing).toBeVisible()
          await expectAccessible(page, 'the menu of a public page on a phone')
          await page.keyboard.press('Escape')
          await expect(pricing).toBeHidden()
          await expect(toggle).toBeFocused()
          await toggle.click()
          await pricing.click()
          await expect(page).toHaveURL('/pricing')
        })
      },
    )
  })
})

test.describe('signed in', () => {
  test.use({ isSignedIn: true })

  test('the pages lead to the calendar, and say what beta means', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/')
    await expect(menu(page, 'it').getByRole('link', { name: words.it.signUp })).toBeHidden()
    await page.getByRole('complementary', { name: 'Beta' }).getByRole('link', { name: words.it.means }).click()
    await expect(page).toHaveURL('/about#beta')
    await expect(page.getByRole('heading', { name: words.it.beta })).toBeInViewport()
    await menu(page, 'it').getByRole('link', { name: words.it.calendar }).click()
    await expect(page).toHaveURL('/calendar')
    await expect(page.locator('main footer').getByRole('link', { name: words.it.means })).toBeVisible()
  })
})
