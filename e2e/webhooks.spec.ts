import type { Page } from '@playwright/test'
import { expectAccessible } from './world/accessible.ts'
import { languagesOf } from './world/languages.ts'
import { startOwnServer } from './world/own-server.ts'
import { expect, test as base } from './world/test.ts'
import { signatureOf, startToldProgram, type ToldProgram } from './world/told.ts'

const words = {
  it: {
    section: 'Webhook',
    add: 'Crea un webhook',
    name: 'Nome del webhook',
    url: 'Indirizzo per i messaggi',
    goals: 'Obiettivi e progressi',
    password: 'Password del tuo account',
    create: 'Crea il webhook',
    secret: 'Segreto del webhook',
    kept: 'L’ho salvato',
    test: 'Invia una prova a “Casa”',
    arrived: /^Arrivato, in/,
    refused: 'Non arrivato: la risposta è stata “500”.',
    deliveries: 'Gli ultimi invii',
    changes: /^Modifiche · /,
    off: 'Spegni “Casa”',
    isOff: 'Spento',
    on: 'Accendi “Casa”',
    remove: 'Elimina il webhook “Casa”',
    yes: 'Elimina',
    deleted: 'Webhook eliminato.',
  },
  en: {
    section: 'Webhooks',
    add: 'Make a webhook',
    name: 'Name of the webhook',
    url: 'Address for the messages',
    goals: 'Goals and progress',
    password: 'Password of your account',
    create: 'Make the webhook',
    secret: 'Secret of the webhook',
    kept: 'I have saved it',
    test: 'Send a test to “Casa”',
    arrived: /^Arrived, in/,
    refused: 'Not arrived: the answer was “500”.',
    deliveries: 'What was sent last',
    changes: /^Changes · /,
    off: 'Switch off “Casa”',
    isOff: 'Off',
    on: 'Switch on “Casa”',
    remove: 'Delete the webhook “Casa”',
    yes: 'Delete',
    deleted: 'The webhook is deleted.',
  },
} as const

/** With a program on this machine, to which the operator allows to send. */
const test = base.extend<{ program: ToldProgram }>({
  program: async ({}, use) => {
    const program = await startToldProgram()
    await use(program)
    await program.close()
  },
  baseURL: async ({ program }, use) => {
    const server = await startOwnServer({ OUTGOING_ALLOWED: program.place })
    await use(server.address)
    await server.stop()
  },
})

const DAY = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 10)
const sectionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

for (const language of languagesOf('it')) {
  const its = words[language]

  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('a webhook is made, tried, told of an event, switched off and deleted', async ({ page, person, program }) => {
      await page.goto('/profile#webhooks')
      const section = sectionOf(page, its.section)
      await section.getByRole('button', { name: its.add }).click()
      await expectAccessible(page, 'a new webhook', '#webhooks')
      await section.getByLabel(its.name).fill('Casa')
      await section.getByLabel(its.url).fill(program.address)
      await section.getByRole('checkbox', { name: its.goals }).uncheck()
      await section.getByLabel(its.password, { exact: true }).fill(person.password)
      await section.getByRole('button', { name: its.create }).click()
      const field = section.getByLabel(its.secret)
      await expect(field).toBeFocused()
      const secret = await field.inputValue()
      await section.getByRole('button', { name: its.kept }).click()

      await section.getByRole('button', { name: its.test }).click()
      await expect(section.getByText(its.arrived).first()).toBeVisible()
      program.answerWith(500)
      await section.getByRole('button', { name: its.test }).click()
      await expect(section.getByText(its.refused).first()).toBeVisible()
      program.answerWith(204)

      await person.call('POST', '/events', { title: 'Dentista', allDay: true, start: DAY, end: DAY })
      await expect.poll(() => program.told.at(-1)?.titles).toEqual(['Dentista'])
      for (const message of program.told) expect(message.signatures).toEqual([signatureOf(secret, message)])
      await section.getByText(its.deliveries).click()
      await page.reload()
      await section.getByText(its.deliveries).click()
      await expect(section.getByText(its.changes)).toBeVisible()
      await expectAccessible(page, 'a webhook', '#webhooks')

      await section.getByRole('button', { name: its.off }).click()
      await expect(section.getByText(its.isOff, { exact: true })).toBeVisible()
      await person.call('POST', '/events', { title: 'Cena', allDay: true, start: DAY, end: DAY })
      await section.getByRole('button', { name: its.on }).click()
      await expect.poll(() => program.told.at(-1)?.titles).toEqual(['Cena'])

      await section.getByRole('button', { name: its.remove }).click()
      await section.getByRole('button', { name: its.yes, exact: true }).click()
      await expect(section.getByText(its.deleted)).toBeVisible()
      await expect(section.getByRole('button', { name: its.add })).toBeFocused()
    })

    test('a webhook is made and deleted by keys alone', async ({ page, person, program }) => {
      await page.goto('/profile#webhooks')
      const section = sectionOf(page, its.section)
      await section.getByRole('button', { name: its.add }).focus()
      await page.keyboard.press('Enter')
      await expect(section.getByLabel(its.name)).toBeFocused()
      await page.keyboard.type('Casa')
      await page.keyboard.press('Tab')
      await page.keyboard.type(program.address)
      await section.getByLabel(its.password, { exact: true }).focus()
      await page.keyboard.type(person.password)
      await page.keyboard.press('Enter')
      await expect(section.getByLabel(its.secret)).toBeFocused()
      await section.getByRole('button', { name: its.kept }).press('Enter')
      await section.getByRole('button', { name: its.remove }).press('Enter')
      // The harmless answer has the focus.
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(section.getByText(its.deleted)).toBeVisible()
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a webhook is made by finger, and nothing is wider than the screen', async ({ page, person, program }) => {
    const its = words.it
    await page.goto('/profile#webhooks')
    const section = sectionOf(page, its.section)
    await section.getByRole('button', { name: its.add }).tap()
    await section.getByLabel(its.name).fill('Casa')
    await section.getByLabel(its.url).fill(program.address)
    await section.getByLabel(its.password, { exact: true }).fill(person.password)
    await section.getByRole('button', { name: its.create }).tap()
    await section.getByRole('button', { name: its.kept }).tap()
    await section.getByRole('button', { name: its.test }).tap()
    await expect(section.getByText(its.arrived).first()).toBeVisible()
    const isWider = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    )
    expect(isWider).toBe(false)
  })
})
