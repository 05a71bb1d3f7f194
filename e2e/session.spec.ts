import { expect, test } from './world/test.ts'
import { drawn, on, openYear, toast } from './world/year.ts'

const WRONG = 'not the password'

test('signing out signs out every tab, and signing in again leads back to what was looked at', async ({
  page,
  context,
  person,
  watched,
}) => {
  // What a tab was still reading when the session ended.
  watched.expect(/401/)
  const other = await context.newPage()
  await openYear(other)
  await openYear(page, '?view=heat')
  await page.getByRole('button', { name: 'Account di Giulia Amato' }).click()
  await page.getByRole('menuitem', { name: 'Esci' }).click()
  await expect(page).toHaveURL('/login')
  await expect(other).toHaveURL('/login')
  await other.close()
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([null, null])
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Accedi' }).click()
  await expect(page).toHaveURL('/calendar?view=heat')
  await expect(toast(page)).toContainText('Accesso effettuato')
})

test(
  'a token that the server no longer knows leads to the login',
  { tag: '@deep' },
  async ({ page, person, watched }) => {
    watched.expect(/401|unauthenticated/)
    await person.call('POST', '/auth/logout')
    await page.goto('/calendar?view=months')
    await expect(page).toHaveURL('/login')
    await expect(toast(page)).toContainText('La sessione è scaduta. Accedi di nuovo.')
    expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
      null,
      null,
    ])
  },
)

test(
  'a session that is ended elsewhere ends on the open page too',
  { tag: '@deep' },
  async ({ page, person, watched }) => {
    watched.expect(/401|unauthenticated/)
    await openYear(page)
    await person.call('POST', '/auth/logout')
    // Its stream of changes ends, and cannot be opened again.
    await expect(page).toHaveURL('/login')
  },
)

test(
  'what was being typed when the session ended is there again after signing in',
  { tag: '@deep' },
  async ({ page, person, watched }) => {
    watched.expect(/401|unauthenticated/)
    await openYear(page, `?new=${on('05-06')}`)
    const dialog = page.getByRole('dialog', { name: 'Nuovo evento' })
    await dialog.getByLabel('Titolo').fill('Gita in collina')
    await dialog.getByLabel('Luogo').fill('Langhe')
    // Just before it is saved: the page would else hear of it by itself, sometimes before the click.
    await page.route('**/api/v1/events', async (route) => {
      await person.call('POST', '/auth/logout')
      await route.continue()
    })
    await dialog.getByRole('button', { name: 'Salva' }).click()
    await expect(page).toHaveURL('/login')
    await page.unroute('**/api/v1/events')
    await page.getByLabel('E-mail').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Accedi' }).click()
    await expect(dialog.getByRole('status').filter({ hasText: 'ecco quello che avevi scritto' })).toBeVisible()
    await expect(dialog.getByLabel('Luogo')).toHaveValue('Langhe')
    await dialog.getByRole('button', { name: 'Salva' }).click()
    await expect(dialog).toBeHidden()
    await expect(drawn(page, 'Gita in collina')).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  },
)

test(
  'who is signed in stays so without a network, and goes on when it is back',
  { tag: '@deep' },
  async ({ page, context, watched }) => {
    // Whatever the page was still about to load; the bar logs that it could not read its categories.
    watched.expect(/ERR_INTERNET_DISCONNECTED|dynamically imported module|Error updating categories: ApiError: network/)
    await openYear(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Anno successivo' }).click()
    await page.getByRole('button', { name: 'Anno successivo' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Il server non è raggiungibile' })).toBeVisible()
    await expect(page).toHaveURL(/calendar/)
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'è ancora vuoto' })).toBeVisible()
  },
)

test.describe('in a browser that may keep nothing', () => {
  test.use({ isSignedIn: false })

  test(
    'the page works until it is closed, in the usual language and colours',
    { tag: '@deep' },
    async ({ page, person }) => {
      await page.addInitScript(() => {
        const get = () => {
          throw new DOMException('The document may not keep anything', 'SecurityError')
        }
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, { get, configurable: true })
      })
      await page.goto('/calendar')
      await expect(page).toHaveURL('/login')
      await page.getByLabel('E-mail').fill(person.email)
      await page.getByLabel('Password', { exact: true }).fill(person.password)
      await page.getByRole('button', { name: 'Accedi' }).click()
      await expect(page.getByText('è ancora vuoto')).toBeVisible()
      await page.getByRole('button', { name: 'Impostazioni della vista' }).click()
      await page.getByRole('checkbox', { name: 'Numeri delle settimane' }).check()
      await expect(page.locator('[data-note="s20"]')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Account di Giulia Amato' }).click()
      await page.getByRole('menuitemradio', { name: 'Scuro' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await page.getByRole('combobox', { name: 'Lingua' }).selectOption('en')
      await expect(page.getByRole('rowheader', { name: 'January' })).toBeVisible()
      await page.reload()
      await expect(page).toHaveURL('/login')
    },
  )
})

test.describe('in English', () => {
  test.use({ isSignedIn: false, language: 'en' })

  test('a wrong password is said, and what was typed stays', { tag: '@deep' }, async ({ page, person, watched }) => {
    watched.expect(/401/)
    await page.goto('/calendar')
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(WRONG)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to login' })).toBeVisible()
    await expect(page).toHaveURL('/login')
    await expect(page.getByLabel('Email')).toHaveValue(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/calendar')
    await expect(toast(page)).toContainText('Logged in successfully')
  })

  test(
    'a busy server is said in other words than a wrong password',
    { tag: '@deep' },
    async ({ page, person, watched }) => {
      watched.expect(/503/)
      const problem = { status: 503, title: 'Busy', detail: 'Busy', code: 'unavailable' }
      await page.route('**/auth/login', (route) => route.fulfill({ status: 503, json: problem }))
      await page.goto('/login')
      await page.getByLabel('Email').fill(person.email)
      await page.getByLabel('Password', { exact: true }).fill(person.password)
      await page.getByRole('button', { name: 'Login' }).click()
      await expect(page.getByText('The server is busy. Try again in a moment.')).toBeVisible()
      await expect(page.getByText('Failed to login')).toBeHidden()
    },
  )
})
