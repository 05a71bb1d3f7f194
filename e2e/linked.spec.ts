import { request as requests, type Page } from '@playwright/test'
import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { PHONE } from './world/finger.ts'
import { languagesOf } from './world/languages.ts'
import { startOwnServer, type OwnServer } from './world/own-server.ts'
import { newPerson, type Person } from './world/person.ts'
import { expect, test as base } from './world/test.ts'
import { drawn, on, openYear, toast } from './world/year.ts'

/** Somebody's account on another server, with which a calendar program may sign in there. */
interface Elsewhere extends Person {
  readonly address: string
  readonly devicePassword: string
}

/** With another server, which the operator allows though it is on this machine, and an account there. */
const test = base.extend<{ other: OwnServer; elsewhere: Elsewhere }>({
  other: async ({}, use) => {
    const other = await startOwnServer({})
    await use(other)
    await other.stop()
  },
  baseURL: async ({ other }, use) => {
    const server = await startOwnServer({ OUTGOING_ALLOWED: new URL(other.address).host })
    await use(server.address)
    await server.stop()
  },
  elsewhere: async ({ other, language }, use) => {
    const calls = await requests.newContext({ baseURL: other.address })
    const person = await newPerson(calls, language)
    const { password } = await person.call<{ password: string }>('POST', '/users/device-passwords', {
      name: 'Dodici',
      password: person.password,
    })
    await use({ ...person, address: `${other.address}/dav/`, devicePassword: password })
    await calls.dispose()
  },
})

const words = {
  it: {
    calendars: 'I miei calendari',
    link: 'Sincronizza un account (CalDAV)…',
    title: 'Sincronizza un account',
    other: 'Un altro server',
    server: 'Server',
    user: 'Nome utente',
    find: 'Cerca i calendari',
    refused: /Quasi tutti vogliono qui una password per app/,
    choose: 'Quali calendari?',
    linkOne: 'Sincronizza un calendario',
    linked: 'Gli eventi arrivano tra un attimo',
    same: /Sincronizzato/,
    menu: /^Sincronizzazione di/,
    look: 'Controlla ora',
    waits: 'Un evento aspetta una tua scelta',
    differ: 'Eventi diversi',
    both: 'Tieni tutti e due',
    settled: 'Fatto. Era l’ultimo.',
    end: 'Interrompi la sincronizzazione…',
    yes: 'Interrompi',
    ended: 'Sincronizzazione interrotta',
    accounts: 'Account sincronizzati',
    rename: /^Rinomina/,
  },
  en: {
    calendars: 'My calendars',
    link: 'Link an account (CalDAV)…',
    title: 'Link an account',
    other: 'Another server',
    server: 'Server',
    user: 'User name',
    find: 'Find calendars',
    refused: /Most services want an app password here/,
    choose: 'Which calendars?',
    linkOne: 'Link one calendar',
    linked: 'The events come in a moment',
    same: /The same as there/,
    menu: /^Link of/,
    look: 'Look now',
    waits: 'One event waits for your choice',
    differ: 'Events that differ',
    both: 'Keep both',
    settled: 'Settled. That was the last one.',
    end: 'End the link…',
    yes: 'End the link',
    ended: 'The link has ended',
    accounts: 'Linked accounts',
    rename: /^Rename/,
  },
} as const
type Words = (typeof words)['it' | 'en']

/** Fills in what the other server wants to know; the password is the last field. */
async function signIn(page: Page, word: Words, { address, email, devicePassword }: Elsewhere): Promise<void> {
  await page.getByLabel(word.server, { exact: true }).fill(address)
  await page.getByLabel(word.user).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(devicePassword)
}

/** An event of the person here, by its title, as soon as it is there. */
async function eventOf(person: Person, title: string): Promise<{ readonly _id: string }> {
  const find = async () => {
    const events = await person.call<{ _id: string; title: string }[]>('GET', `/events?year=${on('').slice(0, 4)}`)
    return events.find((event) => event.title === title)
  }
  await expect.poll(async () => (await find())?._id ?? null, { timeout: 30_000 }).not.toBeNull()
  return (await find()) ?? { _id: '' }
}

const retitle = (person: Person, { _id }: { readonly _id: string }, title: string) =>
  person.call('PATCH', `/events/${_id}`, { title })

for (const language of languagesOf('it')) {
  const word = words[language]
  test.describe(language, () => {
    test.use({ language })

    test(`an account elsewhere is linked, kept the same both ways, and what differs is chosen (${language})`, async ({
      page,
      person,
      elsewhere,
      watched,
    }) => {
      test.slow()
      watched.expect(/400/)
      const there = await elsewhere.addEvent({ title: 'Cena da Marta', start: on('05-06') })
      await openYear(page, '?dialog=calendars')
      const list = page.getByRole('dialog', { name: word.calendars })

      await test.step('a wrong password is said, and nothing that was typed is lost', async () => {
        await list.getByRole('button', { name: word.link }).click()
        const dialog = page.getByRole('dialog', { name: word.title })
        await expect(dialog).toBeVisible()
        await expectAccessible(page, 'the step for an account', OVERLAY)
        await dialog.getByText(word.other).click()
        await signIn(page, word, { ...elsewhere, devicePassword: 'AAAAA-BBBBB-CCCCC-DDDDD-EEEEE' })
        await dialog.getByRole('button', { name: word.find }).click()
        await expect(dialog.getByText(word.refused)).toBeVisible()
        await expect(dialog.getByLabel(word.user)).toHaveValue(elsewhere.email)
      })

      await test.step('its calendars are found and linked, and their events come', async () => {
        await page.getByLabel('Password', { exact: true }).fill(elsewhere.devicePassword)
        await page.keyboard.press('Enter')
        await expect(page.getByRole('dialog', { name: word.choose })).toBeVisible()
        await expectAccessible(page, 'the calendars that were found', OVERLAY)
        await page.getByRole('button', { name: word.linkOne }).click()
        await expect(toast(page)).toContainText(word.linked)
        await expect(list.getByText(word.same)).toBeVisible({ timeout: 30_000 })
        await expect(drawn(page, 'Cena da Marta')).toHaveCount(1)
        await expectAccessible(page, 'a linked calendar in the list', OVERLAY)
      })

      const here = await eventOf(person, 'Cena da Marta')
      await test.step('what is changed here arrives there', async () => {
        await retitle(person, here, 'Cena da noi')
        await eventOf(elsewhere, 'Cena da noi')
      })

      await test.step('what is changed on both sides waits for a choice, and both are kept', async () => {
        await retitle(elsewhere, there, 'Pranzo da Marta')
        await retitle(person, here, 'Cena al mare')
        await list.getByRole('button', { name: word.menu }).click()
        await page.getByRole('menuitem', { name: word.look }).click()
        await list.getByRole('button', { name: word.waits }).click({ timeout: 30_000 })
        const dialog = page.getByRole('dialog', { name: word.differ })
        await expect(dialog.getByRole('article')).toContainText('Pranzo da Marta')
        await expectAccessible(page, 'an event that differs', OVERLAY)
        await dialog.getByRole('button', { name: word.both }).click()
        await expect(dialog.getByText(word.settled)).toBeFocused()
        await dialog.getByRole('button', { name: word.calendars }).click()
        await eventOf(elsewhere, 'Cena al mare')
        await eventOf(person, 'Pranzo da Marta')
      })

      await test.step('the link is ended, and the events stay', async () => {
        await list.getByRole('button', { name: word.menu }).click()
        await page.getByRole('menuitem', { name: word.end }).click()
        await expectAccessible(page, 'the question about the end of a link', OVERLAY)
        await page.getByRole('alertdialog').getByRole('button', { name: word.yes }).click()
        await expect(toast(page)).toContainText(word.ended)
        await expect(list.getByRole('button', { name: word.menu })).toBeHidden()
        await page.keyboard.press('Escape')
        await expect(drawn(page, 'Pranzo da Marta')).toHaveCount(1)
      })
    })
  })
}

for (const language of languagesOf('en')) {
  const word = words[language]
  test.describe(`by finger, ${language}`, () => {
    test.use({ ...PHONE, language })

    test('an account is linked on a phone, and renamed', async ({ page, elsewhere }) => {
      test.slow()
      await elsewhere.addEvent({ title: 'Cena da Marta', start: on('05-06') })
      await openYear(page, '?dialog=calendars')
      await page.getByRole('button', { name: word.link }).tap()
      await page.getByText(word.other).tap()
      await signIn(page, word, elsewhere)
      await expectAccessible(page, 'the step for an account on a phone', OVERLAY)
      await page.getByRole('button', { name: word.find }).tap()
      await page.getByRole('button', { name: word.linkOne }).tap()
      await expect(page.getByText(word.same)).toBeVisible({ timeout: 30_000 })
      await expectAccessible(page, 'a linked calendar on a phone', OVERLAY)
      await page.getByRole('button', { name: word.accounts }).tap()
      await page.getByRole('button', { name: word.rename }).tap()
      await page.getByRole('textbox').fill('Casa')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'Casa' })).toBeVisible()
      await expectAccessible(page, 'the linked accounts on a phone', OVERLAY)
    })
  })
}

test('by keys alone an account is linked', { tag: '@deep' }, async ({ page, elsewhere }) => {
  const word = words.it
  test.slow()
  await openYear(page, '?dialog=linked')
  await expect(page.getByRole('radio', { name: 'Nextcloud' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: word.other })).toBeFocused()
  for (const typed of [elsewhere.address, elsewhere.email, elsewhere.devicePassword]) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(typed)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: word.choose })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox').first()).toBeFocused()
  await page.getByRole('button', { name: word.linkOne }).focus()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText(word.linked)
  await expect(page.getByText(word.same)).toBeVisible({ timeout: 30_000 })
})
