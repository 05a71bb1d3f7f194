import type { Page } from '@playwright/test'
import { expect, test } from './world/test.ts'
import { cellOf, dayPanel, later, on, openYear, YEAR } from './world/year.ts'

/** The day that has the focus, as its cell says it. */
const focused = (page: Page) => page.locator('[data-day]:focus')

test('the year is one tab stop, and the arrow keys walk through its days', async ({ page, person }) => {
  // Above an empty year stands how to begin.
  await person.addEvent({ title: 'Elba', start: `${YEAR + 1}-05-11` })
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
  await expect(dayPanel(page).getByRole('heading', { level: 2 })).toBeFocused()
  await dayPanel(page)
    .getByRole('button', { name: /^Aggiungi a/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Aggiunta rapida' })).toBeFocused()
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
