import { expectAccessible } from './world/accessible.ts'
import { PHONE } from './world/finger.ts'
import { tabTo } from './world/keys.ts'
import { languagesOf } from './world/languages.ts'
import { operate } from './world/outbox.ts'
import { newPerson } from './world/person.ts'
import { expect, test } from './world/test.ts'

const words = {
  it: {
    ...{ account: /^Account di/, server: 'Server', overview: 'Panoramica', well: 'Va tutto bene' },
    ...{ search: 'Nome o indirizzo', disable: /^Disattiva l’account/, sure: 'Disattiva', enable: /^Riattiva/ },
    ...{ invites: 'Inviti', note: 'Per chi è', made: 'Nuovo invito', kept: 'L’ho salvato', log: 'Registro' },
    ...{ noted: 'Invito creato', wrong: 'Questo account è disattivato', activity: 'Attività' },
    ...{
      back: 'Account riattivato',
      email: 'E-mail',
      password: 'Password',
      login: 'Accedi',
      none: 'Questa pagina non esiste',
    },
  },
  en: {
    ...{ account: /^Account of/, server: 'Server', overview: 'Overview', well: 'All is well' },
    ...{ search: 'Name or address', disable: /^Disable the account/, sure: 'Disable', enable: /^Enable/ },
    ...{ invites: 'Invites', note: 'Whom it is for', made: 'New invite', kept: 'I have saved it', log: 'Log' },
    ...{ noted: 'Invite created', wrong: 'This account is disabled', activity: 'Activity' },
    ...{
      back: 'Account enabled again',
      email: 'Email',
      password: 'Password',
      login: 'Login',
      none: 'This page does not exist',
    },
  },
} as const

for (const language of languagesOf('it')) {
  const said = words[language]
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('an operator disables somebody, who is told so, and lets them in again', async ({
      page,
      person,
      request,
      browser,
      baseURL,
    }) => {
      const other = await newPerson(request, language)
      await page.goto('/admin')
      await expect(page.getByRole('heading', { name: said.none })).toBeVisible()
      await operate('users', 'operator', person.email, 'on')
      await page.goto('/profile')
      await page.getByRole('button', { name: said.account }).click()
      await page.getByRole('menuitem', { name: said.server }).click()
      await expect(page.getByRole('region', { name: said.overview }).getByText(said.well)).toBeVisible()
      await page.getByLabel(said.search).fill(other.email)
      await expect(page.getByRole('button', { name: said.disable })).toHaveCount(1)
      await page.getByRole('button', { name: said.disable }).click()
      await expectAccessible(page, 'the page of the operator', 'main')
      await page.getByRole('button', { name: said.sure, exact: true }).click()
      await expect(page.getByRole('button', { name: said.enable })).toBeVisible()

      const theirs = await (await browser.newContext({ locale: language, ...(baseURL ? { baseURL } : {}) })).newPage()
      await theirs.goto(`/login?lng=${language}`)
      const enter = async (): Promise<void> => {
        await theirs.getByLabel(said.email).fill(other.email)
        await theirs.getByLabel(said.password, { exact: true }).fill(other.password)
        await theirs.getByRole('button', { name: said.login }).click()
      }
      await enter()
      await expect(theirs.getByRole('alert').filter({ hasText: said.wrong })).toBeVisible()
      await page.getByRole('button', { name: said.enable }).click()
      await expect(page.getByRole('button', { name: said.disable })).toBeVisible()
      await enter()
      await theirs.waitForURL('**/calendar**')
      await theirs.goto('/profile#activity')
      await expect(theirs.getByRole('region', { name: said.activity }).getByText(said.back)).toBeVisible()
      await expectAccessible(theirs, 'what was done with an account', '#activity')
      await theirs.context().close()
    })

    test('by keys alone, an operator makes an invite and reads what was done', async ({ page, person }) => {
      await operate('users', 'operator', person.email, 'on')
      await page.goto('/admin')
      const tab = (name: string) => page.getByRole('tab', { name })
      await tabTo(page, page.getByRole('tab', { selected: true }))
      await page.keyboard.press('ArrowRight')
      await expect(tab(said.invites)).toBeFocused()
      await tabTo(page, page.getByLabel(said.note))
      await page.keyboard.type(person.email)
      await page.keyboard.press('Enter')
      await expect(page.getByLabel(said.made)).toBeFocused()
      await expect(page.getByLabel(said.made)).toHaveValue(/\/register\?invite=DB/)
      await expectAccessible(page, 'a new invite', 'main')
      await page.getByRole('button', { name: said.kept }).press('Enter')
      await tab(said.invites).focus()
      await page.keyboard.press('End')
      await expect(tab(said.log)).toBeFocused()
      await expect(page.getByRole('list', { name: said.log }).getByText(`${said.noted}: ${person.email}`)).toBeVisible()
    })
  })
}

test.describe('by finger', () => {
  test.use({ ...PHONE, language: 'it' })

  test('an operator disables somebody on a phone', async ({ page, person, request }) => {
    const other = await newPerson(request, 'it')
    await operate('users', 'operator', person.email, 'on')
    await page.goto('/admin')
    await page.getByLabel(words.it.search).fill(other.email)
    await expect(page.getByRole('button', { name: words.it.disable })).toHaveCount(1)
    await page.getByRole('button', { name: words.it.disable }).tap()
    await page.getByRole('button', { name: words.it.sure, exact: true }).tap()
    await expect(page.getByRole('button', { name: words.it.enable })).toBeVisible()
    await expectAccessible(page, 'the page of the operator on a phone', 'main')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
  })
})
