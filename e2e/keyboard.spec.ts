import type { Page } from '@playwright/test'
import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { expect, test } from './world/test.ts'
import { cellOf, dayPanel, drawn, later, on, openYear, YEAR } from './world/year.ts'

/** The day that has the focus, as its cell says it. */
const focused = (page: Page) => page.locator('[data-day]:focus')

test('the year is one tab stop, and the arrow keys walk through its days and into the next year', async ({
  page,
  person,
}) => {
  // Above an empty year stands how to begin.
  await person.addEvent({ title: 'Elba', start: `${YEAR + 1}-05-11` })
  await openYear(page)
  await cellOf(page, on('12-31')).focus()
  await page.keyboard.press('ArrowRight')
  const first = `${YEAR + 1}-01-01`
  await expect(cellOf(page, first)).toBeFocused()
  await expect(page).toHaveURL(`/calendar?year=${YEAR + 1}`)

  await expect(drawn(page, 'Elba')).toHaveCount(1)
  await expect(page.locator('[data-day][tabindex="0"]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Account di Giulia Amato' }).focus()
  await page.keyboard.press('Tab')
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

test('in every view Enter opens a day, and Escape comes back to it; menus are walked and give the focus back', async ({
  page,
  person,
}) => {
  await person.addCategory({ name: 'Lavoro' })
  await person.addEvent({ title: 'Dentista', start: on('05-06') })
  await openYear(page)
  for (const view of ['Planner', 'Mesi', 'Calore']) {
    await test.step(view, async () => {
      await page.getByRole('group', { name: 'Vista' }).getByRole('button', { name: view }).click()
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
  await test.step('the menu of the filter', async () => {
    const filter = page.getByRole('button', { name: 'Categoria: Tutte' })
    await filter.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitemradio', { name: 'Tutte' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitemcheckbox', { name: 'Lavoro' })).toBeFocused()
    await expectAccessible(page, 'the menu of the filter by keys', OVERLAY)
    await page.keyboard.press('Escape')
    await expect(filter).toBeFocused()
  })
})

test('an event is made and opened without a mouse, and its dialog gives the focus back', async ({ page }) => {
  await openYear(page)
  await cellOf(page, on('05-06')).focus()
  await page.keyboard.press('Enter')
  await expect(dayPanel(page).getByRole('heading', { level: 2 })).toBeFocused()
  await dayPanel(page)
    .getByRole('button', { name: /^Aggiungi a/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Aggiunta rapida' })).toBeFocused()
  await expectAccessible(page, 'quick add by keys', OVERLAY)
  await page.keyboard.type('Dentista')
  await page.keyboard.press('Enter')
  await expect(dayPanel(page).getByRole('button', { name: /^Dentista/ })).toBeVisible()
  await dayPanel(page)
    .getByRole('button', { name: /^Dentista/ })
    .press('Enter')
  await expect(page.getByLabel('Titolo')).toHaveValue('Dentista')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(dayPanel(page).getByRole('button', { name: /^Dentista/ })).toBeFocused()
  await expect(cellOf(page, on('05-06'))).toHaveAttribute('aria-selected', 'true')
})
