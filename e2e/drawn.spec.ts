import type { Page } from '@playwright/test'
import { expectAlive, holdScripts } from './world/drawn.ts'
import { PHONE } from './world/finger.ts'
import { expect, test } from './world/test.ts'

const start = { it: 'Apri il tuo', en: 'Open your' } as const
const YEAR = new Date().getUTCFullYear()

const ALL = 'header *, main *, footer *, [data-kept] *, [data-feedback]'
/** What the frame of the calendar has of it. */
const OF_FRAME = 'header > a, header > a + span, main ~ nav > button, [data-kept] *, [data-feedback]'

/** Where the things of a page stand, as far as they are shown. */
const shapeOf = (page: Page, things = ALL) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)]
        .filter((each) => each.checkVisibility())
        .map((each) => {
          const { left, top, width, height } = each.getBoundingClientRect()
          // Words are as wide as they come out, to some hundredths of a px.
          const tenths = [left, top, width, height].map((length) => Math.round(length * 10) / 10)
          return [each.tagName, ...tenths].join(' ')
        }),
    things,
  )

const browsers = {
  desk: {},
  phone: { ...PHONE, userAgent: 'Mozilla/5.0 (Linux; Android 15; K) Chrome/150.0.0.0 Mobile Safari/537.36' },
} as const

test.describe('signed out', () => {
  test.use({ isSignedIn: false })

  for (const [browser, settings] of Object.entries(browsers)) {
    const language = browser === 'desk' ? 'it' : 'en'

    test.describe(`on a ${browser}, in ${language}`, () => {
      test.use({ language, ...settings })

      test('a page stands there before its scripts, and nothing moves when they come', async ({ page }) => {
        const letCome = await holdScripts(page)
        await page.goto('/')
        await expect(page.getByRole('link', { name: `${start[language]} ${YEAR}` }).first()).toBeVisible()
        await page.evaluate(() => document.fonts.ready)
        const before = await shapeOf(page)
        letCome()
        await expectAlive(page)
        expect(await shapeOf(page)).toEqual(before)
      })
    })
  }

  test('what is done before the scripts are there holds when they are', { tag: '@deep' }, async ({ page }) => {
    await test.step('links lead on, and who has gone to one by key is still there', async () => {
      const letCome = await holdScripts(page)
      await page.goto('/')
      await page.getByRole('link', { name: 'Prezzi' }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: 'Scegli il piano giusto per te' })).toBeVisible()
      await page.getByRole('link', { name: 'Chi siamo' }).first().focus()
      letCome()
      await expectAlive(page)
      await expect(page.getByRole('link', { name: 'Chi siamo' }).first()).toBeFocused()
    })
    await test.step('a form is seen, and takes what is typed when they are there', async () => {
      const letCome = await holdScripts(page)
      await page.goto('/login')
      await expect(page.getByText('Accedi').first()).toBeVisible()
      await expect(page.locator('[data-drawn][inert]')).toHaveCount(1)
      letCome()
      await expectAlive(page)
      await page.getByLabel('E-mail').fill('ada@example.com')
      await expect(page.getByLabel('E-mail')).toHaveValue('ada@example.com')
    })
    await test.step('what is chosen and pressed is done', async () => {
      const letCome = await holdScripts(page)
      await page.goto('/pricing')
      await page.getByText('Annuale').click()
      await page.getByRole('combobox', { name: 'Lingua' }).selectOption('en')
      letCome()
      await expect(page.getByRole('heading', { level: 1, name: 'Choose your plan' })).toBeVisible()
      await expect(page.getByRole('radio', { name: 'Annual' })).toBeChecked()
    })
    await test.step('a window as narrow as a phone waits for the page of its own width', async () => {
      await page.setViewportSize({ width: 600, height: 800 })
      const letCome = await holdScripts(page)
      await page.goto('/')
      await expect(page.locator('[data-drawn="wide"]')).toBeHidden()
      letCome()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })

  test(
    'a page names in its head every script that it begins with, and loads nothing of the calendar',
    { tag: '@deep' },
    async ({ page }) => {
      let asked: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname)
      })
      for (const path of ['/', '/pricing', '/login', '/register', '/terms-and-privacy']) {
        asked = []
        const answer = await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAlive(page)
        const head = (await answer?.text()) ?? ''
        // What a page loads when it has nothing else to do begins within this time.
        if (path === '/login' || path === '/register') await page.waitForTimeout(500)
        // What the page loads once nobody waits for anything is not of it.
        const later = (script: string) => /\/(after-start|register)-/.test(script)
        expect(
          asked.filter((script) => !head.includes(script) && !later(script)),
          path,
        ).toEqual([])
        expect(asked.filter((script) => head.includes(script)).length, path).toBeGreaterThan(5)
        expect(
          asked.filter((script) => /signed-in|calendar|query|event|import/i.test(script)),
          path,
        ).toEqual([])
      }
    },
  )
})

test.describe('in a browser without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the public pages can be read, and lead to each other', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: `${start.it} ${YEAR}` }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Chi siamo' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL('/about')
  })
})

test.describe('signed in, on a phone', () => {
  test.use({ ...browsers.phone, isNoticeAccepted: false })

  test('the frame of the calendar stands there before its scripts, with its events asked for, and nothing of it moves', async ({
    page,
  }) => {
    const asked: (string | undefined)[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname === '/api/v1/events' && search === `?year=${YEAR}`) asked.push(request.headers()['if-none-match'])
    })
    const letCome = await holdScripts(page)
    await page.goto('/calendar')
    await expect(page.getByRole('button', { name: 'Aggiungi un evento' })).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const before = await shapeOf(page, OF_FRAME)
    expect(asked, 'before any script').toEqual([undefined])
    letCome()
    await expectAlive(page)
    await expect(page.getByRole('grid')).toBeVisible()
    expect(await shapeOf(page, OF_FRAME)).toEqual(before)
    expect(before.length).toBeGreaterThan(8)
    await expect(page.locator('[data-state="ready"]')).toBeVisible()
    // What asks later, because the stream of changes has begun, asks only for what is new.
    expect(asked.filter((tag) => tag === undefined)).toHaveLength(1)
  })

  test('what is pressed in it is done when the scripts are there; it is not shown to whom it is not drawn for', async ({
    page,
  }) => {
    await test.step('what is pressed is done', async () => {
      const letCome = await holdScripts(page)
      await page.goto('/calendar')
      await page.getByRole('button', { name: 'Calore' }).click()
      await page.getByRole('button', { name: 'Ho capito' }).click()
      letCome()
      await expect(page).toHaveURL(/view=heat/)
      await expect(page.getByRole('button', { name: 'Ho capito' })).toHaveCount(0)
    })
    await test.step('who has accepted the notice has the frame without it', async () => {
      await holdScripts(page)
      await page.goto('/calendar')
      await expect(page.getByRole('button', { name: 'Aggiungi un evento' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Ho capito' })).toBeHidden()
    })
    await test.step('who is signed in sees nothing of a page for others', async () => {
      const letCome = await holdScripts(page)
      await page.goto('/')
      await expect(page.locator('[data-drawn]')).toBeHidden()
      letCome()
      const onward = page.getByRole('link', { name: 'Vai al calendario' })
      await expect(onward.filter({ visible: true }).first()).toBeVisible()
    })
    await test.step('who is not sees nothing of the calendar', async () => {
      const letCome = await holdScripts(page)
      await page.evaluate(() => localStorage.removeItem('token'))
      await page.goto('/calendar')
      await expect(page.locator('[data-drawn]')).toBeHidden()
      letCome()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveURL('/login')
    })
  })
})
