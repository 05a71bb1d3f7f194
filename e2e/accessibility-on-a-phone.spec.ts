import type { Page } from '@playwright/test'
import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { PHONE } from './world/finger.ts'
import { chooseView, fillHeat, fillYear, views } from './world/full-year.ts'
import { expect, test } from './world/test.ts'
import { cellOf, on, openDay, openYear, YEAR } from './world/year.ts'

test.use(PHONE)

test('every view of a phone is accessible, and the sheet of a day over it', async ({ page, person }) => {
  test.slow()
  await fillYear(person)
  await fillHeat(person)
  await openYear(page)
  for (const view of views) {
    await chooseView(page, view)
    await expect(cellOf(page, on('04-21'))).toHaveAccessibleName(/1 impegno/)
    await expectAccessible(page, `${view} on a phone`)
  }
  await expectSheet(page)
  for (const width of [360, 320]) {
    await test.step(`a new event is whole at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 780 })
      await openYear(page, `?new=${on('05-06')}T10:00..${on('05-06')}T11:30`)
      const dialog = page.getByRole('dialog', { name: 'Nuovo evento' })
      await expect(dialog).toBeVisible()
      expect(await dialog.locator(':scope *').evaluateAll(beyondEdge)).toEqual([])
    })
  }
})

/** What of a dialog is beyond the edge of the window, where no scrolling leads. */
const beyondEdge = (parts: Element[]): string[] =>
  parts.filter((part) => part.getBoundingClientRect().right > innerWidth).map(({ className }) => className)

test('the sheet of a day is accessible over every view of a phone', { tag: '@deep' }, async ({ page, person }) => {
  test.slow()
  await fillYear(person)
  await openYear(page)
  for (const view of views) {
    await chooseView(page, view)
    await expectSheet(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})

/** Opens a day over the view that is shown, and asks about its sheet. */
async function expectSheet(page: Page): Promise<void> {
  await openDay(page, on('04-21'))
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'day sheet', OVERLAY)
}

test(
  'the sheets, dialogs and menus of a phone are accessible, and nothing scrolls sideways',
  { tag: '@deep' },
  async ({ page, person }) => {
    test.slow()
    await fillYear(person)
    await person.call('POST', '/calendars', { name: 'Studio', year: YEAR, color: '#388e3c' })
    await person.call('POST', '/goals', {
      ...{ title: 'Nuotare', kind: 'count', target: 4, matchText: 'piscina' },
      ...{ from: on('01-01'), to: on('12-31') },
    })
    await openYear(page)
    await test.step('from the bars', async () => {
      await page.getByRole('button', { name: 'Filtro e categorie' }).click()
      await expectAccessible(page, 'filter sheet', OVERLAY)
      await page.getByRole('button', { name: 'Gestisci le categorie' }).click()
      await expect(page.getByRole('dialog', { name: 'Categorie' })).toBeVisible()
      await expectAccessible(page, 'category manager on a phone', OVERLAY)
      await page.getByRole('button', { name: 'Chiudi' }).click()
      await page.getByRole('button', { name: 'Account di Giulia Amato' }).click()
      await expectAccessible(page, 'account menu on a phone', OVERLAY)
      await page.getByRole('menuitem', { name: 'Promemoria' }).click()
      const reminders = page.getByRole('dialog', { name: 'Promemoria' })
      await expect(reminders).toContainText('Nessun nuovo promemoria')
      await expectAccessible(page, 'reminders on a phone', OVERLAY)
      await reminders.getByRole('button', { name: 'Chiudi' }).click()
      await expect(reminders).toBeHidden()
      await page.getByRole('button', { name: 'Assistente' }).click()
      const assistant = page.getByRole('dialog', { name: 'Assistente' })
      await expect(assistant).toBeVisible()
      await expectAccessible(page, 'the assistant on a phone', OVERLAY)
      await page.keyboard.press('Escape')
      await expect(assistant).toBeHidden()
    })
    for (const [search, name] of [
      [`?new=${on('05-06')}`, 'Nuovo evento'],
      ['?dialog=quick-add', 'Aggiunta rapida'],
      ['?dialog=calendars', 'I miei calendari'],
      ['?panel=goals', 'Obiettivi'],
      ['?dialog=review', /^Il tuo /],
    ] as const) {
      await test.step(search, async () => {
        await openYear(page, search)
        await expect(page.getByRole('dialog', { name })).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
        await expectAccessible(page, `${search} on a phone`, OVERLAY)
      })
    }
  },
)
