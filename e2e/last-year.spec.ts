import { sameWeekdayBefore, formatDay, parseDay } from '@dodici/core/date'
import type { Page } from '@playwright/test'
import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { PHONE } from './world/finger.ts'
import { expect, test } from './world/test.ts'
import { cellOf, drawn, on, openYear, toast, YEAR } from './world/year.ts'

const BEFORE = YEAR - 1
/** The day of last year that stands for one of this year. */
const before = (date: string): string => formatDay(sameWeekdayBefore(parseDay(date) ?? 0))
const DAY = on('03-18')

/** The marks of last year, one element an ink and month. */
const marks = (page: Page) => page.locator('main [role="row"] [class*="ink"]')
const settings = (page: Page) => page.getByRole('button', { name: 'Impostazioni della vista' })

test('last year is switched on by mouse, said by the day, compared, kept by a link and over a reload, and switched off', async ({
  page,
  person,
}) => {
  test.slow()
  const work = await person.addCategory({ name: 'Lavoro', color: '#1976d2' })
  await person.addEvent({ title: 'Fiera', start: before(DAY), end: before(on('03-20')), categoryId: work._id })
  await person.addEvent({ title: 'Riunione', start: DAY, categoryId: work._id })
  await openYear(page)
  await expect(marks(page)).toHaveCount(0)

  await test.step('by mouse, from the settings of the view', async () => {
    await settings(page).click()
    await page.getByLabel('Mostra anche l’anno prima').check()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/beside=last/)
    await expect(marks(page)).toHaveCount(1)
    await expect(page.getByText(`Linee sottili: ${BEFORE}`, { exact: true })).toBeVisible()
  })

  await test.step('the day says what was there, and nothing of this year is in the way', async () => {
    await cellOf(page, DAY).hover({ position: { x: 6, y: 6 } })
    await expect(page.getByRole('tooltip')).toContainText('Fiera')
    await expect(page.getByRole('tooltip')).toContainText(String(BEFORE))
    await drawn(page, 'Riunione').hover()
    await expect(page.getByRole('tooltip')).toContainText('Riunione')
    await expect(page.getByRole('tooltip')).not.toContainText('Fiera')
    const foot = await cellOf(page, DAY).evaluate((cell) => {
      const { left, bottom } = cell.getBoundingClientRect()
      return document.elementFromPoint(left + 8, bottom - 2)?.getAttribute('data-day')
    })
    expect(foot).toBe(String(parseDay(DAY)))
  })

  await test.step('its panel lists the week of a year ago, and opens it', async () => {
    await cellOf(page, DAY).click({ position: { x: 6, y: 6 } })
    const week = page.getByRole('region', { name: 'Questa settimana un anno fa' })
    await expectAccessible(page, 'the panel of a day with the week of a year ago', OVERLAY)
    await week.getByRole('button', { name: /Fiera/ }).click()
    await expect(page.getByRole('dialog').getByLabel('Titolo')).toHaveValue('Fiera')
    await page.keyboard.press('Escape')
  })

  await test.step('a link and a reload keep it, and so does a view of its own', async () => {
    await page.reload()
    await expect(marks(page)).toHaveCount(1)
    await page.goto('/calendar?view=heat')
    await expect(page).toHaveURL(/beside=last/)
    const cell = cellOf(page, DAY)
    await expect(cell).toHaveCSS('background-image', /linear-gradient/)
    await expect(page.getByRole('table', { name: /un anno prima/ })).toBeAttached()
    await expectAccessible(page, 'the heat of two years', 'main')
  })

  await test.step('both years are compared', async () => {
    await page.getByRole('button', { name: 'Confronta', exact: true }).click()
    const panel = page.getByRole('complementary', { name: 'A confronto con l’anno prima' })
    await expect(panel.getByRole('table').first()).toContainText('Lavoro')
    await expectAccessible(page, 'two years compared', OVERLAY)
    await panel.getByLabel('Mostra l’anno prima nel calendario').uncheck()
    await expect(cellOf(page, DAY)).not.toHaveCSS('background-image', /linear-gradient/)
    await page.goto('/calendar')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await expect(marks(page)).toHaveCount(0)
  })
})

test('an event of last year that is deleted and brought back goes and comes under this year', async ({
  page,
  person,
}) => {
  await person.addEvent({ title: 'Fiera', start: before(DAY) })
  await openYear(page, `?beside=last&day=${DAY}`)
  await expect(marks(page)).toHaveCount(1)
  await page
    .getByRole('button', { name: /^gio Fiera|Fiera/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(marks(page)).toHaveCount(0)
  await toast(page).getByRole('button', { name: 'Annulla' }).click()
  await expect(marks(page)).toHaveCount(1)
})

test.describe('in English', () => {
  test.use({ language: 'en' })

  test('last year is found and compared by keys alone', async ({ page, person }) => {
    await person.addEvent({ title: 'Fair', start: before(DAY) })
    await openYear(page)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    await page.keyboard.type('year before beside')
    await expect(page.getByRole('option', { name: /The year before beside it/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(marks(page)).toHaveCount(1)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('compare with the year')
    await expect(page.getByRole('option', { name: 'Compare with the year before' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('tab', { name: 'Events', exact: true })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Days with events' })).toBeFocused()
    await expect(page.getByRole('tabpanel')).toContainText(/fewer than in|as many as in/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('complementary')).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('last year is reached by finger, drawn in the days, and listed in the sheet of a day', async ({
    page,
    person,
  }) => {
    await person.addEvent({ title: 'Fiera', start: before(DAY) })
    await openYear(page)
    await page.getByRole('button', { name: 'Giulia Amato' }).tap()
    await page.getByRole('menuitem', { name: 'Confronta con l’anno prima' }).tap()
    const sheet = page.getByRole('dialog', { name: 'A confronto con l’anno prima' })
    await sheet.getByLabel('Mostra l’anno prima nel calendario').tap()
    await expectAccessible(page, 'two years compared on a phone', OVERLAY)
    await sheet.getByRole('button', { name: 'Chiudi' }).tap()
    await expect(cellOf(page, DAY)).toHaveCSS('background-image', /linear-gradient/)
    await cellOf(page, DAY).tap()
    const week = page.getByRole('region', { name: 'Questa settimana un anno fa' })
    await week.getByRole('button', { name: /: vai a / }).tap()
    await expect(page).toHaveURL(new RegExp(`day=${before(DAY)}`))
  })
})
