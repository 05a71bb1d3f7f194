import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './world/accessible.ts'
import { PHONE } from './world/finger.ts'
import { tabTo } from './world/keys.ts'
import { languagesOf } from './world/languages.ts'
import { PASSWORD } from './world/person.ts'
import { expect, test as base } from './world/test.ts'
import { toast } from './world/year.ts'

/** Passkeys belong to names: an address of numbers has none. */
const test = base.extend({
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')),
})

const words = {
  it: {
    ...{ section: 'Passkey', add: 'Aggiungi una passkey', name: 'Nome della passkey', password: 'Password attuale' },
    ...{ next: 'Continua', added: 'Ora puoi accedere con questa passkey.', use: 'Usa una passkey', email: 'E-mail' },
    ...{ entered: 'Accesso effettuato', used: /usata adesso/, remove: 'Elimina la passkey Portatile', yes: 'Elimina' },
    ...{ removed: 'Passkey eliminata.', none: 'Ancora nessuna passkey.', wrong: /^Questa passkey qui non fa accedere/ },
    question: 'Vuoi eliminare la passkey Portatile?',
  },
  en: {
    ...{ section: 'Passkeys', add: 'Add a passkey', name: 'Name of the passkey', password: 'Current password' },
    ...{ next: 'Continue', added: 'You can log in with this passkey now.', use: 'Use a passkey', email: 'Email' },
    ...{
      entered: 'Logged in successfully',
      used: /used just now/,
      remove: 'Delete the passkey Portatile',
      yes: 'Delete',
    },
    ...{ removed: 'The passkey is deleted.', none: 'No passkeys yet.', wrong: /^This passkey does not log in here/ },
    question: 'Delete the passkey Portatile?',
  },
} as const
type Words = (typeof words)['it' | 'en']

/** Whether the user of an authenticator puts a finger on it whenever it asks. */
type Attend = (isThere: boolean) => Promise<unknown>

/** An authenticator of the device, whose user does. */
async function plugIn(page: Page): Promise<Attend> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  return (enabled) => devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
}

const sectionOf = (page: Page, said: Words): Locator => page.getByRole('region', { name: said.section, exact: true })

async function addPasskey(page: Page, said: Words, act: 'click' | 'tap'): Promise<void> {
  await page.goto('/profile#passkeys')
  await sectionOf(page, said).getByRole('button', { name: said.add })[act]()
  const dialog = page.getByRole('dialog', { name: said.add })
  await expect(dialog.getByLabel(said.password)).toBeFocused()
  await dialog.getByLabel(said.name).fill('Portatile')
  await dialog.getByLabel(said.password).fill(PASSWORD)
  await expectAccessible(page, 'a new passkey', 'dialog')
  await dialog.getByRole('button', { name: said.next })[act]()
  await expect(toast(page)).toContainText(said.added)
}

/** Lets the page tell that it has asked the browser for a passkey. */
const tellOfAsking = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials)
    navigator.credentials.get = (options) => {
      document.documentElement.setAttribute('data-asked', '')
      return get(options)
    }
  })

/** As if the session had ended: the browser offers its passkey, or the button asks for it. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto('/login')
}

for (const language of languagesOf('it')) {
  const said = words[language]

  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('a passkey signs in by itself, until it is deleted', async ({ page, watched }) => {
      test.slow()
      watched.expect(/400/)
      await plugIn(page)
      await addPasskey(page, said, 'click')
      await comeBack(page)
      // The field of the address offers it, and this user takes it at once.
      await expect(toast(page)).toContainText(said.entered)
      await page.goto('/profile#passkeys')
      await expect(sectionOf(page, said).getByText(said.used)).toBeVisible()
      await page.getByRole('button', { name: said.remove }).click()
      const dialog = page.getByRole('dialog', { name: said.question })
      await dialog.getByLabel(said.password).fill(PASSWORD)
      await dialog.getByRole('button', { name: said.yes }).click()
      await expect(toast(page)).toContainText(said.removed)
      await expect(sectionOf(page, said).getByText(said.none)).toBeVisible()
      await comeBack(page)
      await page.getByRole('button', { name: said.use }).click()
      await expect(page.getByText(said.wrong)).toBeVisible()
      await expectAccessible(page, 'the login with passkeys', 'main')
    })

    test('by keys alone, a passkey is added, and signs in', async ({ page }) => {
      test.slow()
      await plugIn(page)
      await page.goto('/profile#passkeys')
      await tabTo(page, sectionOf(page, said).getByRole('button', { name: said.add }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog').getByLabel(said.password)).toBeFocused()
      await page.keyboard.type(PASSWORD)
      await page.keyboard.press('Enter')
      await expect(toast(page)).toContainText(said.added)
      await comeBack(page)
      await expect(toast(page)).toContainText(said.entered)
    })
  })

  test.describe(`by finger, in ${language}`, () => {
    test.use({ ...PHONE, language })

    test('a passkey is added on a phone, and signs in', async ({ page }) => {
      test.slow()
      const attend = await plugIn(page)
      await addPasskey(page, said, 'tap')
      // What the field of the address offers is not taken, but what the button asks for.
      await attend(false)
      await tellOfAsking(page)
      await comeBack(page)
      await expect(page.locator('html[data-asked]')).toBeAttached()
      await attend(true)
      await page.getByRole('button', { name: said.use }).tap()
      await expect(toast(page)).toContainText(said.entered)
    })
  })
}
