import type { Event, Goal } from '@dodici/contract/types'
import type { Page } from '@playwright/test'
import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { expect, test } from './world/test.ts'
import { later, openYear, toast, today } from './world/year.ts'

const dayFromNow = (days: number): string => later(today(), days)

const chat = (page: Page) => page.getByRole('complementary', { name: 'Assistente' })

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel('La tua domanda').fill(question)
  await page.keyboard.press('Enter')
}

test('the assistant says how goals stand, and each that it names opens', { tag: '@deep' }, async ({ page, person }) => {
  const days = { from: dayFromNow(-10), to: dayFromNow(9) }
  await person.call<Goal>('POST', '/goals', {
    ...{ title: 'Nuotare', kind: 'count', target: 4, matchText: 'piscina', ...days },
  })
  await person.addEvent({ title: 'Piscina', start: dayFromNow(-8) })
  await openYear(page, '?panel=assistant')
  await ask(page, 'come sto andando con il nuoto?')
  await expect(chat(page)).toContainText('«Nuotare»: 1 di 4, indietro di 1.')
  const named = chat(page).getByRole('list', { name: 'Obiettivi in questa risposta' })
  await expectAccessible(page, 'an answer about a goal', OVERLAY)
  await named.getByRole('button', { name: 'Nuotare' }).click()
  await expect(page.getByRole('complementary', { name: 'Obiettivi' })).toContainText('1 di 4')
})

test(
  'the assistant sets a reminder when its card is applied, asks how long before, and one undo takes it back',
  { tag: '@deep' },
  async ({ page, person }) => {
    const day = dayFromNow(12)
    const { _id } = await person.addEvent({ title: 'Visita medica', start: `${day}T10:00`, end: `${day}T11:00` })
    const reminders = async () => (await person.call<Event>('GET', `/events/${_id}`)).reminders
    await openYear(page, '?panel=assistant')
    await ask(page, 'non farmi dimenticare la visita')
    await expect(chat(page)).toContainText('Quanto prima di «Visita medica»')
    await ask(page, 'il giorno prima e due ore prima')
    await expect(chat(page)).toContainText('promemoria 1 giorno prima e 2 ore prima')
    expect(await reminders()).toEqual([])
    await page.getByRole('button', { name: 'Applica' }).click()
    await expect(toast(page)).toContainText('1 evento modificato')
    expect((await reminders()).map(({ minutesBefore }) => minutesBefore)).toEqual([1_440, 120])
    await ask(page, 'che promemoria ho?')
    await expect(chat(page)).toContainText('Hai 2 promemoria in arrivo')
    await page.getByLabel('La tua domanda').blur()
    await page.keyboard.press('Control+z')
    await expect.poll(reminders).toEqual([])
  },
)
