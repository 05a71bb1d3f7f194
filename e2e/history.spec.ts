import type { Page } from '@playwright/test'
import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { expect, test } from './world/test.ts'
import { cellOf, on, openYear, toast } from './world/year.ts'

const panel = (page: Page) => page.getByRole('complementary', { name: 'Cronologia e cestino' })
const row = (page: Page, text: RegExp) => panel(page).getByRole('listitem').filter({ hasText: text })

test('what was changed is said in words, undone by mouse and keys, gone back to, and taken out of the trash', async ({
  page,
  person,
}) => {
  test.slow()
  const { _id } = await person.addEvent({ title: 'Dentista', start: on('05-03') })
  await person.call('PATCH', `/events/${_id}`, { start: on('05-06'), end: on('05-06') })
  await openYear(page)
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('menuitem', { name: 'Cronologia e cestino' }).click()
  const moved = row(page, /^Spostato «Dentista» da \p{L}{3} 3 a \p{L}{3} 6 mag/u)
  await test.step('a change', async () => {
    await expect(moved).toContainText('tu')
    await expectAccessible(page, 'the history beside the year')
    await moved.getByRole('button', { name: /^Annulla: / }).click()
    await expect(toast(page)).toContainText('Dentista')
    await expect(moved).toContainText('annullata')
    await expect(cellOf(page, on('05-03'))).toHaveAccessibleName(/1 impegno/)
    await page.keyboard.press('Control+Shift+z')
    await expect(moved).not.toContainText('annullata')
    await expect(panel(page).getByRole('listitem').first()).toContainText('Ripristino: spostato «Dentista»')
  })
  await test.step('the day', async () => {
    await moved.getByRole('button', { name: /^Spostato/ }).click()
    await expect(cellOf(page, on('05-06'))).toBeFocused()
  })
  await test.step('back to a change, by keys', async () => {
    await person.call('PATCH', `/events/${_id}`, { title: 'Oculista' })
    await expect(row(page, /^Rinominato/)).toBeVisible()
    await row(page, /^Creato/)
      .getByRole('button', { name: /^Annulla fino a qui/ })
      .focus()
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Annullare tutto questo?' })
    await expect(question).toContainText('Verranno annullate 3 modifiche')
    await expectAccessible(page, 'the question', OVERLAY)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(panel(page).getByRole('listitem').first()).toContainText('Annullate 3 modifiche insieme')
    await expect(cellOf(page, on('05-06'))).toHaveAccessibleName(/nessun impegno/i)
    await page.keyboard.press('Control+Shift+z')
    await expect(cellOf(page, on('05-06'))).toHaveAccessibleName(/1 impegno/)
  })
  await test.step('the trash', async () => {
    await person.call('DELETE', `/events/${_id}`)
    await panel(page).getByRole('tab', { name: 'Cestino' }).click()
    await expect(panel(page)).toContainText('ancora 30 giorni')
    await expectAccessible(page, 'the trash beside the year')
    await panel(page).getByRole('button', { name: 'Ripristina «Oculista»' }).click()
    await expect(toast(page)).toContainText('Ripristinato')
    await expect(panel(page)).toContainText('Il cestino è vuoto')
    await expect(cellOf(page, on('05-06'))).toHaveAccessibleName(/1 impegno/)
  })
  await test.step('one event', async () => {
    await openYear(page, `?event=${_id}`)
    await page.getByRole('button', { name: 'Cronologia di questo evento' }).click()
    await expect(row(page, /^Rinominato «Dentista» in «Oculista»/)).toBeVisible()
    await expect(panel(page)).toContainText('Solo le modifiche a questo evento.')
  })
})
