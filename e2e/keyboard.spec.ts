import type { Page } from '@playwright/test'
import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { expect, test } from './world/test.ts'
import { cellOf, dayPanel, drawn, later, on, openYear, toast, YEAR } from './world/year.ts'

/** The day that has the focus, as its cell says it. */
const focused = (page: Page) => page.locator('[data-day]:focus')

test('the year is one tab stop, and the arrow keys walk through its days', async ({ page }) => {
  await openYear(page, `?year=${YEAR + 1}`)
  await expect(page.locator('[data-day][tabindex="0"]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Account di Giulia Amato' }).focus()
  await page.keyboard.press('Tab')
  const first = `${YEAR + 1}-01-01`
  await expect(cellOf(page, first)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(cellOf(page, later(first, 1))).toBeFocused()
  await page.keyboard.press('End')
  await expect(focused(page)).toHaveAccessibleName(/gennaio/)
  await page.keyboard.press('Home')
  await expect(focused(page)).toHaveAccessibleName(/gennaio/)
  await page.keyboard.press('ArrowDown')
  await expect(focused(page)).toHaveAccessibleName(/febbraio/)
  await page.keyboard.press('PageDown')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('PageUp')
  await expect(page.locator('[data-day][tabindex="0"]')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(focused(page)).toHaveCount(0)
})

for (const view of ['planner', 'months', 'heat']) {
  test(`in the ${view} Enter opens a day, and Escape comes back to it`, async ({ page, person }) => {
    await person.addEvent({ title: 'Dentista', start: on('05-06') })
    await openYear(page, `?view=${view}`)
    const cell = cellOf(page, on('05-06'))
    await cell.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    await expect(cell).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dayPanel(page).getByRole('heading', { level: 2 })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(dayPanel(page).getByRole('button', { name: 'Giorno precedente' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dayPanel(page)).toBeHidden()
    await expect(cell).toBeFocused()
  })
}

test('the arrow keys go on into the next year', async ({ page }) => {
  await openYear(page)
  await cellOf(page, on('12-31')).focus()
  await page.keyboard.press('ArrowRight')
  await expect(cellOf(page, `${YEAR + 1}-01-01`)).toBeFocused()
  await expect(page).toHaveURL(`/calendar?year=${YEAR + 1}`)
})

test('an event is made without a mouse', async ({ page }) => {
  await openYear(page)
  await cellOf(page, on('05-06')).focus()
  await page.keyboard.press('Enter')
  await dayPanel(page)
    .getByRole('button', { name: /^Aggiungi a/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Titolo')).toBeFocused()
  await page.keyboard.type('Dentista')
  await page.keyboard.press('Enter')
  await expect(dayPanel(page).getByRole('button', { name: /^Dentista/ })).toBeVisible()
  await dayPanel(page)
    .getByRole('button', { name: /^Dentista/ })
    .press('Enter')
  await expect(page.getByLabel('Titolo')).toHaveValue('Dentista')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('menus are walked with the arrow keys and give the focus back', async ({ page, person }) => {
  await person.addCategory({ name: 'Lavoro' })
  await openYear(page)
  const filter = page.getByRole('button', { name: 'Categoria: Tutte' })
  await filter.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'Tutte' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitemradio', { name: 'Lavoro' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(filter).toBeFocused()
})

const stories = {
  it: {
    ...{ title: 'Titolo', name: 'Potatura', menu: 'Che cosa fare con Potatura', move: 'Sposta…', remove: 'Elimina' },
    ...{
      moved: 'Spostato a',
      resized: 'Ora:',
      deleted: 'Evento eliminato',
      undone: 'Annullato: Potatura',
    },
  },
  en: {
    ...{ title: 'Title', name: 'Pruning', menu: 'What to do with Pruning', move: 'Move…', remove: 'Delete' },
    ...{
      moved: 'Moved to',
      resized: 'Now:',
      deleted: 'Event deleted successfully',
      undone: 'Undone: Pruning',
    },
  },
} as const

for (const language of ['it', 'en'] as const) {
  test.describe(`without a mouse, in ${language}`, () => {
    test.use({ language })
    const said = stories[language]

    test('an event is made, moved, made longer, deleted, and all of it undone', async ({ page }) => {
      await openYear(page)
      await page.keyboard.press('t')
      await cellOf(page, on('05-11')).focus()
      // Three days are marked, and the form opens on them.
      await page.keyboard.press('Shift+ArrowRight')
      await page.keyboard.press('Shift+ArrowRight')
      await page.keyboard.press('Enter')
      await expect(page.getByLabel(said.title)).toBeFocused()
      await page.keyboard.type(said.name)
      await page.keyboard.press('Enter')
      await expect(drawn(page, said.name)).toHaveCount(1)
      await expect(cellOf(page, on('05-13'))).toBeFocused()
      await expectAccessible(page, 'year with a new event')

      // In the panel of its day it is taken up by its menu, carried two days on, and put down.
      const act = async (name: string) => {
        await page.keyboard.press('Enter')
        await dayPanel(page).getByRole('button', { name: said.menu }).focus()
        await page.keyboard.press('Enter')
        const item = page.getByRole('menuitem', { name })
        await expect(item).toBeVisible()
        await page.keyboard.press(name.charAt(0))
        await expect(item).toBeFocused()
      }
      await act(said.move)
      await expectAccessible(page, 'menu of an event', OVERLAY)
      await page.keyboard.press('Enter')
      await expect(cellOf(page, on('05-11'))).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await expectAccessible(page, 'while an event is carried')
      await page.keyboard.press('Enter')
      await expect(toast(page)).toContainText(said.moved)
      await expect(cellOf(page, on('05-13'))).toBeFocused()

      // The same way it is made a day longer, and deleted.
      await act(said.move)
      await page.keyboard.press('Enter')
      await page.keyboard.press('Shift+ArrowRight')
      await page.keyboard.press('Enter')
      await expect(toast(page)).toContainText(said.resized)
      await act(said.remove)
      await page.keyboard.press('Enter')
      const question = page.getByRole('dialog', { name: said.name })
      await expect(question).toBeVisible()
      await expectAccessible(page, 'question before deleting', OVERLAY)
      await question.getByRole('button', { name: said.remove }).press('Enter')
      await expect(toast(page)).toContainText(said.deleted)
      await expect(drawn(page, said.name)).toHaveCount(0)

      // One key takes each of it back, the last first, and another does it again.
      const isOn = (date: string) => expect(cellOf(page, on(date))).toHaveAccessibleName(/1 (impegno|event)/)
      const isFree = (date: string) => expect(cellOf(page, on(date))).toHaveAccessibleName(/nessun impegno|no events/)
      await page.keyboard.press('z')
      await expect(toast(page)).toContainText(said.undone)
      await isOn('05-16')
      await page.keyboard.press('z')
      await isFree('05-16')
      await isOn('05-13')
      await page.keyboard.press('z')
      await isOn('05-11')
      await page.keyboard.press('z')
      await isFree('05-11')
      await page.keyboard.press('Shift+Z')
      await isOn('05-11')
    })
  })
}
