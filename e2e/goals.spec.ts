import type { Goal } from '@dodici/contract/types'
import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { expectAccessible, OVERLAY } from './world/accessible.ts'
import type { Person } from './world/person.ts'
import { expect, test } from './world/test.ts'
import { later, openYear, toast, today } from './world/year.ts'

const dayFromNow = (days: number): string => later(today(), days)

/** Four times within twenty days, half of which are over: two are expected by now. */
const addGoal = (person: Person): Promise<Goal> =>
  person.call('POST', '/goals', {
    ...{ title: 'Nuotare', kind: 'count', target: 4, matchText: 'piscina' },
    ...{ from: dayFromNow(-10), to: dayFromNow(9) },
  })

const swim = (person: Person, daysAgo: number) => person.addEvent({ title: 'Piscina', start: dayFromNow(-daysAgo) })

const panel = (page: Page) => page.getByRole('complementary', { name: 'Obiettivi' })
const undo = (page: Page) => page.keyboard.press('Control+z')

test('a goal goes from behind to done by adding events, and back by undo; it is opened, added to, deleted and brought back', async ({
  page,
  person,
}) => {
  test.slow()
  await addGoal(person)
  await swim(person, 9)
  await openYear(page)
  await page.keyboard.press('o')
  const row = panel(page).getByRole('listitem').filter({ hasText: 'Nuotare' })
  await test.step('events', async () => {
    await expect(row).toContainText('1 di 4')
    await expect(row).toContainText('indietro di 1')
    await expectAccessible(page, 'the goals beside the year')
    for (const day of [8, 7, 6]) await swim(person, day)
    await expect(row).toContainText('4 di 4')
    await expect(row).toContainText('raggiunto')
    await undo(page)
    await expect(row).toContainText('3 di 4')
    await undo(page)
    await undo(page)
    await expect(row).toContainText('indietro di 1')
  })
  await test.step('by hand', async () => {
    await panel(page)
      .getByRole('button', { name: /Nuotare/ })
      .click()
    await expect(page).toHaveURL(/goal=/)
    const inside = page.getByRole('complementary')
    await inside.getByRole('button', { name: 'Aggiungi', exact: true }).click()
    await expect(inside).toContainText('2 di 4')
    await expectAccessible(page, 'one goal', OVERLAY)
    await inside.getByRole('button', { name: 'Elimina', exact: true }).last().click()
    await expect(toast(page)).toContainText('Obiettivo eliminato')
    await toast(page).getByRole('button', { name: 'Annulla' }).click()
    await expect(row).toContainText('2 di 4')
  })
})

test(
  'a goal goes from behind to ahead by an event that is linked to it, and back by undo',
  { tag: '@deep' },
  async ({ page, person }) => {
    await addGoal(person)
    for (const day of [9, 8]) await swim(person, day)
    const lake = await person.addEvent({ title: 'Lago', start: dayFromNow(-7) })
    await openYear(page, `?event=${lake._id}`)
    const dialog = page.getByRole('dialog', { name: 'Modifica l’evento' })
    await dialog.getByRole('combobox', { name: 'Vale per' }).selectOption({ label: 'Vale per «Nuotare»' })
    await expectAccessible(page, 'an event that counts for a goal', OVERLAY)
    await dialog.getByRole('button', { name: 'Salva', exact: true }).click()
    const lane = page.getByRole('navigation', { name: /^Obiettivi del / })
    await expect(lane).toContainText('3 di 4')
    await undo(page)
    await expect(lane).toContainText('2 di 4')
  },
)

test(
  'the goals stand in a lane above the year, which loses no height by it, and follow what is done',
  { tag: '@deep' },
  async ({ page, person }) => {
    await addGoal(person)
    await openYear(page)
    const lane = page.getByRole('navigation', { name: /^Obiettivi del / })
    await expect(lane).toContainText('indietro di 2')
    await expectAccessible(page, 'the year under its goals')
    const fits = () =>
      page.evaluate(() => {
        const { scrollHeight, clientHeight } = document.documentElement
        return scrollHeight <= clientHeight
      })
    expect(await fits()).toBe(true)
    // From the second visit on, the year has its place from the first drawing.
    await page.reload()
    await expect(lane).toContainText('0 di 4')
    await swim(person, 9)
    await expect(lane).toContainText('indietro di 1')
    await lane.getByRole('button', { name: /Nuotare/ }).click()
    await expect(page.getByRole('complementary')).toContainText('Nuotare')
    await expect(page).toHaveURL(/goal=/)
  },
)

/** Width and height of a PNG: the first chunk says them. */
const sizeOfPng = (bytes: Buffer): [number, number] => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]

async function reviewYear(page: Page): Promise<void> {
  await openYear(page)
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('menuitem', { name: 'L’anno in breve' }).click()
}

test('a year is looked back on, and kept as an image', { tag: '@deep' }, async ({ page, person }) => {
  await addGoal(person)
  for (const day of [9, 8, 3]) await swim(person, day)
  await reviewYear(page)
  const dialog = page.getByRole('dialog', { name: /^Il tuo / })
  await expect(dialog).toContainText('3 di 4, in anticipo')
  await expectAccessible(page, 'a year in review', OVERLAY)
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Salva come immagine' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^dodici-\d{4}\.png$/)
  expect(sizeOfPng(await readFile(await download.path()))).toEqual([1_080, 1_350])
})
