import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from './world/accessible.ts'
import { PHONE } from './world/finger.ts'
import { tabTo } from './world/keys.ts'
import { languagesOf } from './world/languages.ts'
import { expectSpans } from './world/spans.ts'
import { PASSWORD, type Person } from './world/person.ts'
import { expect, test } from './world/test.ts'
import { on, openYear } from './world/year.ts'

const words = {
  it: {
    ...{ devices: 'I calendari sui tuoi dispositivi', name: 'Nome del dispositivo', add: 'Aggiungi un dispositivo' },
    ...{
      password: 'Password per questo dispositivo',
      own: 'Password del tuo account',
      done: 'Fatto',
      theirs: 'Suonano i miei dispositivi',
    },
    ...{ saved: 'Salvato', panel: 'Cronologia e cestino', gone: /^Eliminati 3 eventi: «Cena [123]»/ },
    ...{
      each: /^Una per una: Eliminati/,
      one: /^Eliminato «Cena 2»/,
      undo: /^Annulla: Eliminati 3/,
      undone: 'annullata',
    },
  },
  en: {
    ...{ devices: 'Your calendars on your devices', name: 'Name of the device', add: 'Add a device' },
    ...{
      password: 'Password for this device',
      own: 'Password of your account',
      done: 'The device has it',
      theirs: 'My devices ring',
    },
    ...{ saved: 'Saved', panel: 'History and trash', gone: /^Deleted 3 events: “Cena [123]”/ },
    ...{ each: /^One by one: Deleted/, one: /^Deleted “Cena 2”/, undo: /^Undo: Deleted 3/, undone: 'undone' },
  },
} as const
type Words = (typeof words)['it' | 'en']

/** Deletes all events as a calendar program would, with the password that the page showed. */
async function deleteAll(request: APIRequestContext, person: Person, password: string): Promise<void> {
  const [calendar] = await person.calendars()
  const path = `/dav/calendars/${person.user._id}/${calendar?._id ?? ''}/`
  const headers = { Authorization: `Basic ${Buffer.from(`${person.email}:${password}`).toString('base64')}` }
  const listed = await request.fetch(path, { method: 'PROPFIND', headers: { ...headers, Depth: '1' } })
  const names = [...(await listed.text()).matchAll(/href>([^<]+\.ics)</g)].map(([, name = '']) => name)
  expect(names).toHaveLength(3)
  for (const name of names) expect((await request.fetch(name, { method: 'DELETE', headers })).status()).toBe(204)
}

const makeEvents = async (person: Person): Promise<void> => {
  for (const at of [1, 2, 3]) await person.addEvent({ title: `Cena ${at}`, start: on(`05-0${at}`) })
}

/** Adds a device with a pointer, and answers its password. */
async function addDevice(page: Page, said: Words, { name, act }: { name: string; act: 'click' | 'tap' }) {
  await page.goto('/profile#devices')
  const section = page.getByRole('region', { name: said.devices })
  await section.getByLabel(said.name).fill(name)
  await section.getByLabel(said.own).fill(PASSWORD)
  await section.getByRole('button', { name: said.add })[act]()
  return takePassword(page, said, act)
}

/** The password that was made; it is gone from the page afterwards. */
async function takePassword(page: Page, said: Words, act: 'click' | 'tap' | 'press'): Promise<string> {
  const field = page.getByLabel(said.password)
  const password = await field.inputValue()
  expect(password).toMatch(/^([0-9A-Z]{5}-){4}[0-9A-Z]{5}$/)
  const done = page.getByRole('button', { name: said.done })
  if (act === 'press') await done.press('Enter')
  else await done[act]()
  await expect(field).toBeHidden()
  return password
}

for (const language of languagesOf('it')) {
  const said = words[language]

  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('a device gets a password of its own, and what it deletes is one entry with one undo', async ({
      page,
      person,
      request,
    }) => {
      await makeEvents(person)
      await deleteAll(request, person, await addDevice(page, said, { name: 'iPhone', act: 'click' }))
      await openYear(page, '?panel=history')
      const panel = page.getByRole('complementary', { name: said.panel })
      const entry = panel.getByRole('listitem').filter({ hasText: said.gone }).first()
      await expect(entry).toContainText('iPhone')
      await panel.getByRole('button', { name: said.each }).click()
      await expect(panel.getByText(said.one)).toBeVisible()
      await expectAccessible(page, 'a group of changes', 'aside')
      await panel.getByRole('button', { name: said.undo }).click()
      await expect(entry).toContainText(said.undone)
      for (const at of [1, 2, 3]) await expectSpans(person, `Cena ${at}`, [`05-0${at} 05-0${at}`])
    })

    test('by keys alone, a device is added, its deletions are undone, and the devices ring', async ({
      page,
      person,
      request,
    }) => {
      await makeEvents(person)
      await page.goto('/profile#devices')
      const section = page.getByRole('region', { name: said.devices })
      await section.getByLabel(said.name).focus()
      await page.keyboard.type('Mac')
      await page.keyboard.press('Tab')
      await page.keyboard.type(PASSWORD)
      await page.keyboard.press('Enter')
      await expect(page.getByLabel(said.password)).toBeFocused()
      await expectAccessible(page, 'the password of a device', 'main')
      const password = await takePassword(page, said, 'press')
      await tabTo(page, section.getByRole('button', { name: said.theirs }))
      await page.keyboard.press('Enter')
      await expect(section.getByRole('button', { name: said.theirs })).toHaveAttribute('aria-pressed', 'true')
      await expect(section.getByText(said.saved)).toBeVisible()
      const { reminders } = await person.call<Person['user']>('GET', '/users/profile')
      expect(reminders.byDevices).toBe(true)
      await deleteAll(request, person, password)
      await openYear(page, '?panel=history')
      const panel = page.getByRole('complementary', { name: said.panel })
      await tabTo(page, panel.getByRole('button', { name: said.undo }))
      await page.keyboard.press('Enter')
      await expect(panel.getByRole('listitem').filter({ hasText: said.gone }).first()).toContainText(said.undone)
      await expectSpans(person, 'Cena 2', ['05-02 05-02'])
    })
  })

  test.describe(`by finger, in ${language}`, () => {
    test.use({ ...PHONE, language })

    test('a device is added on a phone', async ({ page, person, request }) => {
      await makeEvents(person)
      await deleteAll(request, person, await addDevice(page, said, { name: 'Telefono', act: 'tap' }))
      await openYear(page, '?panel=history')
      const sheet = page.getByRole('dialog', { name: said.panel })
      await sheet.getByRole('button', { name: said.undo }).tap()
      await expectSpans(person, 'Cena 3', ['05-03 05-03'])
    })
  })
}
