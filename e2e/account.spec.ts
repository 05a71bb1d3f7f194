import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from './world/accessible.ts'
import { PHONE } from './world/finger.ts'
import { linkTo, operate } from './world/outbox.ts'
import { newAddress, PASSWORD } from './world/person.ts'
import { expect, test } from './world/test.ts'
import { toast } from './world/year.ts'

const NEW_PASSWORD = 'un altro cavallo giusto'

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Accedi' }).click()
}

async function register(page: Page, email?: string): Promise<void> {
  await page.getByLabel('Nome utente').fill('Giulia Amato')
  if (email) await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Conferma la password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Registrati' }).click()
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.describe('somebody from outside', () => {
  test.use({ isSignedIn: false })

  test('asks for access, is let in, loses the password, takes everything along and leaves for good', async ({
    page,
    watched,
  }) => {
    test.slow()
    watched.expect(/400|401/)
    const email = newAddress()
    await page.goto('/register?request')
    await page.getByLabel('E-mail').fill('giulia')
    await page.getByRole('button', { name: 'Richiedi l’accesso' }).click()
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Non sembra un indirizzo e-mail.')
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Richiedi l’accesso' }).click()
    await expect(toast(page)).toContainText('La tua richiesta è stata inviata. Ti scriveremo.')
    await operate('beta', 'approve', email)

    const invitation = await linkTo('/register', email)
    await page.goto('/register?invite=DB-NOT-A-CODE')
    await register(page, email)
    await expect(page.getByText('Registrazione non riuscita. Controlla il codice di invito e riprova.')).toBeVisible()
    await page.goto(invitation)
    await expect(page.getByLabel('Codice di invito')).not.toHaveValue('')
    await register(page, email)
    await expect(toast(page)).toContainText('Registrazione completata')
    await page.getByRole('button', { name: 'Account di Giulia Amato' }).click()
    await page.getByRole('menuitem', { name: 'Esci' }).click()

    await signIn(page, email, 'dimenticata')
    await expect(page.getByText('Accesso non riuscito')).toBeVisible()
    await page.getByRole('link', { name: 'Password dimenticata?' }).click()
    await expect(page.getByLabel('E-mail')).toHaveValue(email)
    await page.getByRole('button', { name: 'Invia il link' }).click()
    await expect(toast(page)).toContainText('Ti abbiamo inviato un’e-mail per reimpostare la password.')
    const link = await linkTo('/reset-password', email)
    await page.goto(link)
    await expect(page).toHaveURL('/reset-password')
    await page.getByLabel('Nuova password').fill('password1')
    await page.getByLabel('Conferma la password').fill('password2')
    await page.getByRole('button', { name: 'Salva la password' }).click()
    await expect(page.getByText('Le password non coincidono')).toBeVisible()
    await page.getByLabel('Conferma la password').fill('password1')
    await page.getByRole('button', { name: 'Salva la password' }).click()
    await expect(page.getByText('Questa password è tra le più usate. Scegline un’altra.')).toBeVisible()
    await page.getByLabel('Nuova password').fill(NEW_PASSWORD)
    await page.getByLabel('Conferma la password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Salva la password' }).click()
    await expect(toast(page)).toContainText('La tua password è stata reimpostata.')
    await expect(page).toHaveURL('/login')

    // The link is used up.
    await page.goto(link)
    await page.getByLabel('Nuova password').fill(NEW_PASSWORD)
    await page.getByLabel('Conferma la password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Salva la password' }).click()
    await expect(page.getByText('Questo link non è valido o è scaduto.')).toBeVisible()

    await page.goto('/profile')
    await signIn(page, email, NEW_PASSWORD)
    await expect(page).toHaveURL('/profile')
    const waiting = page.waitForEvent('download')
    await section(page, 'Esportazione').getByRole('button', { name: 'Scarica tutto' }).click()
    const file = await waiting
    expect(file.suggestedFilename()).toMatch(/^dodici-\d{4}-\d\d-\d\d\.zip$/)
    expect(
      readFileSync(await file.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')

    await page.getByRole('button', { name: 'Elimina l’account…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Vuoi eliminare l’account per sempre?' })
    await dialog.getByLabel('La tua password').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Elimina per sempre' }).click()
    await expect(dialog.getByText('La password non è corretta.')).toBeVisible()
    await dialog.getByLabel('La tua password').fill(NEW_PASSWORD)
    await dialog.getByRole('button', { name: 'Elimina per sempre' }).click()
    await expect(toast(page)).toContainText('Il tuo account è stato eliminato.')
    await expect(page).toHaveURL('/login')
    await signIn(page, email, NEW_PASSWORD)
    await expect(page.getByText('Accesso non riuscito')).toBeVisible()
  })
})

test(
  'keys, sessions and the password are in the profile, which can be read with whatever helps to read',
  { tag: '@deep' },
  async ({ page, person, playwright, baseURL, watched }) => {
    test.slow()
    watched.expect(/400/)
    const [elsewhere, program] = [
      await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}), userAgent: 'curl/8.9.1' }),
      await playwright.request.newContext(baseURL ? { baseURL } : {}),
    ]
    const signInElsewhere = async () => {
      const data = { email: person.email, password: person.password }
      const { token } = (await (await elsewhere.post('/api/v1/auth/login', { data })).json()) as { token: string }
      return token
    }
    const answerTo = async (token: string) =>
      (await elsewhere.get('/api/v1/users/profile', { headers: { Authorization: `Bearer ${token}` } })).status()
    await person.addCategory({ name: 'Lavoro', color: '#1976d2' })
    await operate('users', 'set-plan', person.email, 'enterprise')
    const ended = await signInElsewhere()
    await page.goto('/profile')
    const sessions = section(page, 'Sessioni').getByRole('listitem')

    await test.step('it is accessible, its question too', async () => {
      await expect(page.getByText('Questa sessione')).toBeVisible()
      await page.getByLabel('Nuova password').fill('qwertyui')
      await page.getByRole('button', { name: 'Cambia la password' }).click()
      await expectAccessible(page, 'profile')
      await page.getByRole('button', { name: 'Elimina l’account…' }).click()
      await expectAccessible(page, 'question', 'dialog')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Elimina l’account…' })).toBeFocused()
    })

    await test.step('keys for other programs are made, used and taken back, where the plan has them', async () => {
      const keys = section(page, 'Chiavi API')
      await keys.getByLabel('Nome della chiave').fill('Script')
      await keys.getByLabel('Password del tuo account').fill(PASSWORD)
      await keys.getByRole('button', { name: 'Crea una chiave' }).click()
      const headers = { Authorization: `Bearer ${await keys.getByLabel('Nuova chiave').inputValue()}` }
      await keys.getByRole('button', { name: 'L’ho salvata' }).click()
      expect((await program.get('/api/v1/categories', { headers })).status()).toBe(200)
      await keys.getByRole('button', { name: 'Elimina la chiave Script' }).click()
      await keys.getByRole('button', { name: 'Elimina', exact: true }).click()
      await expect(keys.getByText('Ancora nessuna chiave.')).toBeVisible()
      expect((await program.get('/api/v1/categories', { headers })).status()).toBe(401)
    })

    await test.step('another session is ended from here', async () => {
      await page.getByRole('button', { name: 'Termina la sessione: curl' }).click()
      await expect(toast(page)).toContainText('Sessione terminata.')
      await expect(sessions).toHaveCount(1)
      expect(await answerTo(ended)).toBe(401)
    })

    await test.step('the password is changed, and every other session ends', async () => {
      const other = await signInElsewhere()
      await page.reload()
      await expect(sessions).toHaveCount(2)
      const form = section(page, 'Password')
      await form.getByLabel('Password attuale').fill('sbagliata')
      await form.getByLabel('Nuova password').fill(NEW_PASSWORD)
      await form.getByLabel('Conferma la password').fill(NEW_PASSWORD)
      await form.getByRole('button', { name: 'Cambia la password' }).click()
      await expect(form.getByText('La password non è corretta.')).toBeVisible()
      await form.getByLabel('Password attuale').fill(person.password)
      await form.getByRole('button', { name: 'Cambia la password' }).click()
      await expect(form.getByText('Password cambiata. Gli altri dispositivi sono stati scollegati.')).toBeVisible()
      await expect(sessions).toHaveCount(1)
      expect(await answerTo(other)).toBe(401)
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Profilo' })).toBeVisible()
    })
    await elsewhere.dispose()
    await program.dispose()
  },
)

test(
  'what the profile says holds on the calendar, and the way there and back keeps the year',
  { tag: '@deep' },
  async ({ page, person }) => {
    await person.addCategory({ name: 'Lavoro', color: '#1976d2' })
    await page.goto('/calendar')
    await page.getByRole('button', { name: 'Account di Giulia Amato' }).click()
    await page.getByRole('menuitem', { name: 'Profilo' }).click()
    await expect(page).toHaveURL('/profile')
    const hours = page.getByLabel('Ore alla settimana per Lavoro')
    await hours.fill('7,5')
    await hours.press('Enter')
    await expect(toast(page)).toContainText('Obiettivo di tempo salvato')
    await expect(page.getByText('In tutto: 7,5 ore su 168.')).toBeVisible()
    await toast(page).getByRole('button', { name: 'Annulla' }).click()
    await expect(hours).toHaveValue('')
    await page.getByLabel('Nome utente').fill('Giulia Rossi')
    await section(page, 'Chi sei').getByRole('button', { name: 'Salva' }).click()
    await page.getByLabel('Lingua').last().selectOption('en')
    await expect(page.getByRole('heading', { name: 'Profile', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Account of Giulia Rossi' }).click()
    await page.getByRole('menuitem', { name: 'Calendar' }).click()
    await expect(page).toHaveURL('/calendar')
    await expect(page.getByRole('rowheader', { name: 'January' })).toBeVisible()
  },
)

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the profile fits, and everything in it can be touched', { tag: '@deep' }, async ({ page, person }) => {
    await person.addCategory({ name: 'Lavoro', color: '#1976d2' })
    await person.addCategory({ name: 'Tutto quello che sta intorno alla casa e alla famiglia', color: '#388e3c' })
    await page.goto('/profile')
    await expect(page.getByLabel('Ore alla settimana per Lavoro')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    const tooSmall = () =>
      page.locator('main button, main select, main input:not([hidden])').evaluateAll((elements) =>
        elements
          // One touches the words of a choice, not its dot.
          .map((element) =>
            element.matches('[type="radio"], [type="checkbox"]') ? (element.closest('label') ?? element) : element,
          )
          .filter((element) => element.getBoundingClientRect().height < 44)
          .map((element) => element.outerHTML.slice(0, 120)),
      )
    expect(await tooSmall()).toEqual([])
    await expectAccessible(page, 'profile on a phone')
    await page.getByRole('button', { name: 'Elimina l’account…' }).click()
    expect(await tooSmall()).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Account di Giulia Amato' }).click()
    await page.getByRole('menuitem', { name: 'Calendario' }).click()
    await expect(page).toHaveURL('/calendar')
  })
})
