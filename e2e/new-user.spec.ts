import { expectAccessible } from './world/accessible.ts'
import { newAddress, PASSWORD } from './world/person.ts'
import { expect, test } from './world/test.ts'
import { toast } from './world/year.ts'

test.use({ isSignedIn: false, isNoticeAccepted: false })

test('a new person comes from the start page, by keys, to an empty year and three steps to begin with', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Pagine' }).getByRole('link', { name: 'Registrati' }).click()
  await expect(page.getByRole('heading', { name: 'Registrati' })).toBeVisible()
  // From here on by keys alone; between the password and its repetition is the eye that shows it.
  await expect(page.getByLabel('Nome utente')).toBeFocused()
  for (const typed of ['Giulia Amato', newAddress(), PASSWORD, null, PASSWORD]) {
    if (typed !== null) await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Registrazione completata')
  await expect(page).toHaveURL('/calendar')
  const steps = page.getByRole('region', { name: 'Per cominciare' })
  await expect(steps.getByRole('button')).toHaveCount(5)
  await expect(steps.getByRole('button', { name: 'Trascina un calendario (.ics), o sceglilo' })).toBeVisible()
  await expect(
    page.getByRole('button', { name: 'Account di Giulia Amato' }).locator('[data-initials="GA"]'),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Cookie e dati nel browser' })).toBeVisible()
  await expectAccessible(page, 'the first year')
  const scrolls = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
  await expect.poll(scrolls, 'with the notice, too').toBe(0)
})

test.describe('in English', () => {
  test.use({ language: 'en' })

  test('bad input is said at its field, and what was typed stays', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/register')
    const [email, password] = [page.getByLabel('Email'), page.getByLabel('Password', { exact: true })]
    const repeated = page.getByLabel('Confirm password')
    await page.getByLabel('Username').fill('Giulia')
    await email.fill('giulia')
    await password.fill('corta')
    await repeated.fill('lunga')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(email).toHaveAccessibleDescription('This does not look like an email address.')
    await expect(password).toHaveAccessibleDescription(/The password needs at least 8 characters\./)
    await expect(repeated).toHaveAccessibleDescription('Passwords do not match')
    await expect(email).toBeFocused()
    await expect(email).toHaveValue('giulia')
    await expect(password).toHaveValue('corta')
    await expect(page).toHaveURL('/register')
  })

  test(
    'a taken address is said, nothing is lost, and another address works',
    { tag: '@deep' },
    async ({ page, person, watched }) => {
      watched.expect(/409/)
      await page.goto('/register')
      await page.getByLabel('Username').fill('Somebody else')
      await page.getByLabel('Email').fill(person.email.toUpperCase())
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByLabel('Confirm password').fill(PASSWORD)
      await page.getByRole('button', { name: 'Sign Up' }).click()
      await expect(page.getByRole('alert').filter({ hasText: 'already has an account' })).toBeVisible()
      await expect(page.getByLabel('Username')).toHaveValue('Somebody else')
      await expect(page.getByLabel('Confirm password')).toHaveValue(PASSWORD)
      await page.getByLabel('Email').fill(newAddress())
      await page.getByRole('button', { name: 'Sign Up' }).click()
      await expect(toast(page)).toContainText('Registered successfully')
      await expect(page.getByRole('region', { name: 'First steps' })).toBeVisible()
    },
  )
})
