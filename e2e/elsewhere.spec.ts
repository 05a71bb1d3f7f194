import type { Locator, Page } from '@playwright/test'
import { freePort } from '../scripts/machine/free-port.ts'
import { realIssuer, type RealIssuer } from '../scripts/machine/real-issuer.ts'
import { expectAccessible } from './world/accessible.ts'
import { PHONE } from './world/finger.ts'
import { tabTo } from './world/keys.ts'
import { languagesOf } from './world/languages.ts'
import { startOwnServer, type OwnServer } from './world/own-server.ts'
import { PASSWORD } from './world/person.ts'
import { expect, test as base } from './world/test.ts'
import { toast } from './world/year.ts'

const BASE = '/planner'

interface Elsewhere {
  readonly issuer: RealIssuer
  readonly server: OwnServer
}

/** With a server below a path, and an issuer of its own that signs people in. */
const test = base.extend<{ settings: Record<string, string>; elsewhere: Elsewhere }>({
  context: async ({ context }, use) => {
    // The pages of the issuer want a font of somebody else.
    await context.route('https://fonts.googleapis.com/**', (route) =>
      route.fulfill({ contentType: 'text/css', body: '' }),
    )
    await use(context)
  },
  settings: [{}, { option: true }],
  elsewhere: async ({ settings }, use) => {
    const port = String(await freePort())
    const planner = `http://127.0.0.1:${port}${BASE}`
    const issuer = await realIssuer(planner)
    const server = await startOwnServer({
      ...{ PORT: port, PUBLIC_URL: planner, OIDC_ISSUER: issuer.url, OUTGOING_ALLOWED: issuer.host },
      ...{ OIDC_CLIENT_ID: issuer.client.id, OIDC_CLIENT_SECRET: issuer.client.secret, OIDC_NAME: 'Casa' },
      ...settings,
    })
    await use({ issuer, server })
    await server.stop()
    await issuer.stop()
  },
  baseURL: async ({ elsewhere }, use) => use(elsewhere.server.address),
})

const words = {
  it: {
    ...{ use: 'Accedi con Casa', entered: 'Accesso effettuato', leave: 'Esci', email: 'E-mail', login: 'Accedi' },
    ...{ section: 'Accesso con Casa', link: 'Collega un account', linking: 'Vuoi collegare il tuo account Casa?' },
    ...{
      password: 'Password attuale',
      go: 'Continua su Casa',
      linked: /^Il tuo account è collegato/,
      unlink: 'Scollega',
    },
    ...{ unlinked: 'Account scollegato.', none: 'Ancora nessun account collegato.', secret: 'Password' },
    ...{
      only: 'Qui accedi con il tuo account Casa.',
      denied: /^Casa non ti ha fatto entrare/,
      taken: /^C’è già un account/,
    },
    ...{ twoStep: 'Accesso in due passaggi', turnOn: 'Attiva', confirm: 'Conferma con Casa', next: 'Continua' },
    ...{ confirmed: /^Grazie\. Per dieci minuti/, proven: /^Hai appena confermato/, digits: 'Codice di sei cifre' },
    ...{ account: /^Account di /, webhooks: 'Webhook', webhook: 'Crea un webhook', name: 'Nome del webhook' },
    ...{ address: 'Indirizzo per i messaggi', make: 'Crea il webhook', made: 'Segreto del webhook' },
  },
  en: {
    ...{ use: 'Log in with Casa', entered: 'Logged in successfully', leave: 'Logout', email: 'Email', login: 'Login' },
    ...{ section: 'Logging in with Casa', link: 'Link an account', linking: 'Link your Casa account?' },
    ...{ password: 'Current password', go: 'Continue to Casa', linked: /^Your account is linked/, unlink: 'Unlink' },
    ...{ unlinked: 'The account is unlinked.', none: 'No account is linked yet.', secret: 'Password' },
    ...{
      only: 'Here you log in with your Casa account.',
      denied: /^Casa did not let you in/,
      taken: /^There is already/,
    },
    ...{ twoStep: 'Two-step sign-in', turnOn: 'Turn on', confirm: 'Confirm with Casa', next: 'Continue' },
    ...{ confirmed: /^Thank you\. For ten minutes/, proven: /^You have just confirmed/, digits: 'Six-digit code' },
    ...{ account: /^Account of /, webhooks: 'Webhooks', webhook: 'Make a webhook', name: 'Name of the webhook' },
    ...{ address: 'Address for the messages', make: 'Make the webhook', made: 'Secret of the webhook' },
  },
} as const
type Words = (typeof words)['it' | 'en']

/** At the page of the issuer, which is in English and none of ours. */
async function signInThere(page: Page, name: string): Promise<void> {
  await page.locator('input[name="login"]').fill(name)
  await page.locator('input[name="password"]').fill('any')
  await page.locator('button[type="submit"]').click()
}

const sectionOf = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

const addResident = ({ issuer }: Elsewhere, name: string, email: string): void =>
  void issuer.residents.set(name, { email, email_verified: true, name: 'Ada Rossi' })

/** Out here, and then there, where one is asked. */
async function leave(page: Page, said: Words, { issuer }: Elsewhere): Promise<void> {
  await page.getByRole('button', { name: said.account }).click()
  await page.getByRole('menuitem', { name: said.leave }).click()
  await page.waitForURL(`${issuer.url}/**`)
  await page.getByRole('button', { name: /Yes/ }).click()
  await expect(page).toHaveURL(`${BASE}/login`)
}

for (const language of languagesOf('it')) {
  const said = words[language]

  test.describe(`in ${language}`, () => {
    test.use({ language, isSignedIn: false })

    test('who signs in elsewhere gets an account, comes again, and confirms there what takes a password', async ({
      page,
      elsewhere,
    }) => {
      test.slow()
      addResident(elsewhere, 'ada', 'ada@example.org')
      await page.goto(`${BASE}/calendar?view=heat`)
      await expect(page.getByRole('button', { name: said.use })).toBeVisible()
      await expectAccessible(page, 'the login with another sign-in', 'main')
      await page.getByRole('button', { name: said.use }).click()
      await signInThere(page, 'ada')
      await expect(toast(page)).toContainText(said.entered)
      await expect(page).toHaveURL(`${BASE}/calendar?view=heat`)
      await leave(page, said, elsewhere)
      await page.getByRole('button', { name: said.use }).click()
      await signInThere(page, 'ada')
      await expect(toast(page)).toContainText(said.entered)

      await test.step('in the place of a password', async () => {
        await page.goto(`${BASE}/profile#two-step`)
        const section = sectionOf(page, said.twoStep)
        await section.getByRole('button', { name: said.turnOn, exact: true }).click()
        const dialog = page.getByRole('dialog')
        await expectAccessible(page, 'a dialog without a password', 'dialog')
        await dialog.getByRole('button', { name: said.confirm }).click()
        await signInThere(page, 'ada')
        await expect(toast(page)).toContainText(said.confirmed)
        await section.getByRole('button', { name: said.turnOn, exact: true }).click()
        await expect(dialog.getByText(said.proven)).toBeVisible()
        await dialog.getByRole('button', { name: said.next }).click()
        await expect(dialog.getByLabel(said.digits)).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
      })
      await test.step('and nothing more is asked for a webhook', async () => {
        await page.goto(`${BASE}/profile#webhooks`)
        const section = sectionOf(page, said.webhooks)
        await section.getByRole('button', { name: said.webhook }).click()
        await section.getByLabel(said.name).fill('Casa')
        await section.getByLabel(said.address).fill(`${elsewhere.issuer.url}/hook`)
        await section.getByRole('button', { name: said.make }).click()
        await expect(section.getByLabel(said.made)).toBeFocused()
      })
    })

    test('an account is linked from the profile, signs in, and is unlinked', async ({
      page,
      makePerson,
      elsewhere,
      watched,
    }) => {
      test.slow()
      watched.expect(/409 \(Conflict\)/)
      const { email } = await makePerson()
      addResident(elsewhere, 'ada', email)
      await page.goto(`${BASE}/login`)
      await page.getByRole('button', { name: said.use }).click()
      await signInThere(page, 'ada')
      await expect(page.getByText(said.taken)).toBeVisible()
      await page.getByLabel(said.email).fill(email)
      await page.getByLabel(said.secret, { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: said.login, exact: true }).click()
      await expect(toast(page)).toContainText(said.entered)
      await page.goto(`${BASE}/profile#identities`)
      const section = sectionOf(page, said.section)
      await tabTo(page, section.getByRole('button', { name: said.link }))
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: said.linking })
      await expect(dialog.getByLabel(said.password)).toBeFocused()
      await page.keyboard.type(PASSWORD)
      await expectAccessible(page, 'linking an account', 'dialog')
      await page.keyboard.press('Enter')
      await expect(toast(page)).toContainText(said.linked)
      await expect(section.getByText(email)).toBeVisible()
      await section.getByRole('button', { name: said.unlink }).click()
      await page.getByRole('dialog').getByLabel(said.password).fill(PASSWORD)
      await page.getByRole('dialog').getByRole('button', { name: said.unlink }).click()
      await expect(toast(page)).toContainText(said.unlinked)
      await expect(section.getByText(said.none)).toBeVisible()
    })
  })

  test.describe(`by finger where nobody signs in otherwise, in ${language}`, () => {
    test.use({ ...PHONE, language, isSignedIn: false, settings: { OIDC_ONLY: 'on', OIDC_AUTO: 'on' } })

    test('the page goes there by itself, but not for who has just signed out or was refused', async ({
      page,
      elsewhere,
    }) => {
      test.slow()
      addResident(elsewhere, 'ada', 'ada@example.org')
      await page.goto(`${BASE}/calendar`)
      await page.getByRole('link', { name: /Cancel/ }).tap()
      await expect(page.getByText(said.denied)).toBeVisible()
      await expect(page.getByText(said.only)).toBeVisible()
      await expect(page.getByRole('textbox')).toHaveCount(0)
      await expectAccessible(page, 'the login elsewhere alone', 'main')
      await page.getByRole('button', { name: said.use }).tap()
      await signInThere(page, 'ada')
      await expect(toast(page)).toContainText(said.entered)
      await leave(page, said, elsewhere)
      await expect(page.getByText(said.only)).toBeVisible()
      await page.reload()
      await expect(page.getByRole('button', { name: said.use })).toBeVisible()
      await page.goto(`${BASE}/register`)
      await expect(page.getByRole('textbox')).toHaveCount(0)
    })
  })
}
