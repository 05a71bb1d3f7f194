import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './world/accessible.ts'
import { authenticator, type Authenticator } from './world/authenticator.ts'
import { PHONE } from './world/finger.ts'
import { tabTo } from './world/keys.ts'
import { languagesOf } from './world/languages.ts'
import { PASSWORD } from './world/person.ts'
import { expect, test } from './world/test.ts'
import { toast } from './world/year.ts'

const words = {
  it: {
    ...{ section: 'Accesso in due passaggi', turnOn: 'Attiva', title: 'Attiva l’accesso in due passaggi' },
    ...{
      password: 'Password attuale',
      next: 'Continua',
      digits: 'Codice di sei cifre',
      codes: 'I tuoi codici di recupero',
    },
    ...{ kept: 'Li ho conservati', left: /Ti restano 10 codici/, nine: /Ti restano 9 codici/, login: 'Accedi' },
    ...{ email: 'E-mail', secret: 'Password', step: 'Ancora un passaggio', recovery: 'Usa un codice di recupero' },
    ...{
      recoveryCode: 'Codice di recupero',
      entered: 'Accesso effettuato',
      off: 'Accesso in due passaggi disattivato.',
    },
    ...{ turnOff: 'Disattiva', question: 'Vuoi disattivare l’accesso in due passaggi?', code: 'Codice della tua app' },
    ...{ revoke: 'Esci ovunque e revoca tutto', sure: 'Esci e revoca', revoked: /^Tutto quello che aveva accesso/ },
    wrong: /^Il codice è sbagliato/,
  },
  en: {
    ...{ section: 'Two-step sign-in', turnOn: 'Turn on', title: 'Turn on two-step sign-in' },
    ...{ password: 'Current password', next: 'Continue', digits: 'Six-digit code', codes: 'Your recovery codes' },
    ...{ kept: 'I have saved them', left: /You have 10 recovery codes/, nine: /You have 9 recovery/, login: 'Login' },
    ...{ email: 'Email', secret: 'Password', step: 'One more step', recovery: 'Use a recovery code' },
    ...{ recoveryCode: 'Recovery code', entered: 'Logged in successfully', off: 'Two-step sign-in is off.' },
    ...{ turnOff: 'Turn off', question: 'Turn off two-step sign-in?', code: 'Code from your app' },
    ...{ revoke: 'Log out everywhere and revoke everything', sure: 'Log out and revoke' },
    ...{ revoked: /^Everything that had access/, wrong: /^This code is wrong/ },
  },
} as const
type Words = (typeof words)['it' | 'en']

type Act = 'click' | 'tap'

interface SetUp {
  readonly app: Authenticator
  readonly recoveryCodes: readonly string[]
}

/** What the open dialog shows for the app: its key, and a picture of the same. */
async function readKey(page: Page, dialog: Locator): Promise<Authenticator> {
  await expect(dialog.getByRole('img')).toBeVisible()
  await expectAccessible(page, 'the key for an app', 'dialog')
  return authenticator(await dialog.locator('code').innerText())
}

/** The codes that are shown once; they are gone from the page afterwards. */
async function takeCodes(page: Page, said: Words, act: Act): Promise<readonly string[]> {
  const shown = page.getByRole('dialog', { name: said.codes })
  await expect(shown.getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page, 'recovery codes', 'dialog')
  const codes = await shown.getByRole('listitem').allInnerTexts()
  await shown.getByRole('button', { name: said.kept })[act]()
  await expect(page.getByText(codes[0] ?? 'none')).toHaveCount(0)
  return codes
}

/** Switches it on with a pointer. */
async function setUp(page: Page, said: Words, act: Act): Promise<SetUp> {
  await page.goto('/profile#two-step')
  const section = page.getByRole('region', { name: said.section })
  await section.getByRole('button', { name: said.turnOn, exact: true })[act]()
  const dialog = page.getByRole('dialog', { name: said.title })
  await dialog.getByLabel(said.password).fill(PASSWORD)
  await dialog.getByRole('button', { name: said.next })[act]()
  const app = await readKey(page, dialog)
  await dialog.getByLabel(said.digits).fill(app.code())
  await dialog.getByRole('button', { name: said.turnOn, exact: true })[act]()
  const recoveryCodes = await takeCodes(page, said, act)
  await expect(section.getByText(said.left)).toBeVisible()
  return { app, recoveryCodes }
}

/** Gives address and password, which is not enough any more. */
async function beginLogin(page: Page, said: Words, { email, act }: { email: string; act: Act }): Promise<void> {
  await page.getByLabel(said.email).fill(email)
  await page.getByLabel(said.secret, { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: said.login })[act]()
  await expect(page.getByRole('heading', { name: said.step })).toBeVisible()
}

/** Ends all sessions of the person, as the last button does. */
async function revokeAll(page: Page, said: Words, act: Act): Promise<void> {
  await page.getByRole('button', { name: said.revoke })[act]()
  await page.getByRole('button', { name: said.sure })[act]()
  await expect(toast(page)).toContainText(said.revoked)
  await expect(page).toHaveURL('/login')
}

for (const language of languagesOf('it')) {
  const said = words[language]

  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('signing in takes a code of an app or a recovery code, until somebody switches it off', async ({
      page,
      person,
      watched,
    }) => {
      test.slow()
      watched.expect(/400/)
      const { email } = person
      const { app, recoveryCodes } = await setUp(page, said, 'click')
      await revokeAll(page, said, 'click')
      await beginLogin(page, said, { email, act: 'click' })
      await expectAccessible(page, 'the second step', 'main')
      await page.getByLabel(said.digits).fill('000000')
      await page.getByRole('button', { name: said.login }).click()
      await expect(page.getByLabel(said.digits)).toHaveAccessibleDescription(said.wrong)
      await page.getByRole('button', { name: said.recovery }).click()
      await page.getByLabel(said.recoveryCode).fill(recoveryCodes[0] ?? '')
      await page.getByRole('button', { name: said.login }).click()
      await expect(toast(page)).toContainText(said.entered)
      await page.goto('/profile#two-step')
      const section = page.getByRole('region', { name: said.section })
      await expect(section.getByText(said.nine)).toBeVisible()
      await section.getByRole('button', { name: said.turnOff }).click()
      const dialog = page.getByRole('dialog', { name: said.question })
      await dialog.getByLabel(said.password).fill(PASSWORD)
      await dialog.getByLabel(said.code).fill(app.code())
      await dialog.getByRole('button', { name: said.turnOff }).click()
      await expect(toast(page)).toContainText(said.off)
      await expect(section.getByRole('button', { name: said.turnOn, exact: true })).toBeVisible()
    })

    test('by keys alone, it is switched on, and a code signs in', async ({ page, person }) => {
      test.slow()
      await page.goto('/profile#two-step')
      const open = page
        .getByRole('region', { name: said.section })
        .getByRole('button', { name: said.turnOn, exact: true })
      await tabTo(page, open)
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: said.title })
      await expect(dialog.getByLabel(said.password)).toBeFocused()
      await page.keyboard.type(PASSWORD)
      await page.keyboard.press('Enter')
      const app = await readKey(page, dialog)
      await expect(dialog.getByLabel(said.digits)).toBeFocused()
      await page.keyboard.type(app.code())
      await page.keyboard.press('Enter')
      const kept = page.getByRole('button', { name: said.kept })
      await tabTo(page, kept)
      await page.keyboard.press('Enter')
      await expect(kept).toBeHidden()
      await expect(page.getByText(said.left)).toBeVisible()
      // As if it were another browser.
      await page.evaluate(() => localStorage.removeItem('token'))
      await page.goto('/login')
      await expect(page.getByLabel(said.email)).toBeFocused()
      await page.keyboard.type(person.email)
      await page.keyboard.press('Tab')
      await page.keyboard.type(PASSWORD)
      await page.keyboard.press('Enter')
      await expect(page.getByLabel(said.digits)).toBeFocused()
      await page.keyboard.type(app.code())
      await page.keyboard.press('Enter')
      await expect(toast(page)).toContainText(said.entered)
    })
  })

  test.describe(`by finger, in ${language}`, () => {
    test.use({ ...PHONE, language })

    test('it is switched on on a phone, and the code of the app signs in', async ({ page, person }) => {
      test.slow()
      const { app } = await setUp(page, said, 'tap')
      await revokeAll(page, said, 'tap')
      await beginLogin(page, said, { email: person.email, act: 'tap' })
      await page.getByLabel(said.digits).fill(app.code())
      await page.getByRole('button', { name: said.login }).tap()
      await expect(toast(page)).toContainText(said.entered)
    })
  })
}
