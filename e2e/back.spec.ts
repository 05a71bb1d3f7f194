import type { Page } from '@playwright/test'
import { PHONE } from './world/finger.ts'
import { languagesOf } from './world/languages.ts'
import { expect, test } from './world/test.ts'
import { cellOf, dayPanel, on, openDay, openYear } from './world/year.ts'

const words = {
  it: { account: /^Account/, quick: 'Aggiunta rapida', add: 'Aggiungi un evento', cancel: 'Annulla', title: 'Titolo' },
  en: { account: /^Account/, quick: 'Quick add', add: 'Add event', cancel: 'Cancel', title: 'Title' },
} as const

const steps = (page: Page): Promise<number> => page.evaluate(() => window.history.length)

for (const language of languagesOf('it')) {
  const said = words[language]

  test.describe(`on a phone, in ${language}`, () => {
    test.use({ language, ...PHONE })

    test('Back closes a dialog, and leads to none that was closed', { tag: '@deep' }, async ({ page }) => {
      await openYear(page)
      await page.getByRole('button', { name: said.account }).click()
      await page.getByRole('menuitem', { name: said.quick }).click()
      const line = page.getByRole('textbox', { name: said.quick })
      await expect(line).toBeFocused()
      await page.goBack()
      await expect(line).toBeHidden()
      await expect(page).toHaveURL('/calendar')

      await openYear(page, '?view=heat')
      await page.getByRole('button', { name: said.add }).click()
      await expect(line).toBeFocused()
      await page.keyboard.press('Shift+Enter')
      await expect(page.getByLabel(said.title)).toBeVisible()
      await page.getByRole('button', { name: said.cancel }).click()
      await expect(page.getByLabel(said.title)).toBeHidden()
      await expect(page).toHaveURL('/calendar?view=heat')
      await page.goBack()
      await expect(page).toHaveURL('/calendar')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  })
}

test('what is opened and closed leaves no step behind, and a command is one step', async ({ page }) => {
  await openYear(page)
  await test.step('by keys', async () => {
    const before = await steps(page)
    await openDay(page, on('05-06'))
    await expect(dayPanel(page)).toBeVisible()
    for (const keys of ['Control+k', '?', 'q', 'g']) {
      await page.keyboard.press(keys)
      await expect(page.getByRole('dialog'), keys).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog'), keys).toHaveCount(0)
      await expect(page, keys).toHaveURL(`/calendar?day=${on('05-06')}`)
    }
    // The day, and the dialog that was closed and that Forward would open.
    expect(await steps(page)).toBe(before + 2)
    await page.goBack()
    await expect(dayPanel(page)).toBeHidden()
    await expect(page).toHaveURL('/calendar')
  })
  await test.step('a command of the palette, from where the palette was opened', async () => {
    await cellOf(page, on('05-06')).focus()
    await page.keyboard.press('Control+k')
    const field = page.getByRole('dialog', { name: 'Trova tutto' }).getByRole('combobox')
    await expect(field).toBeFocused()
    await page.keyboard.type('mesi')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/calendar?view=months')
    await expect(cellOf(page, on('05-06'))).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL('/calendar')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('a dialog that a link has opened, at the first Escape', async () => {
    await openYear(page, '?dialog=keys')
    await expect(page.getByRole('dialog', { name: 'Scorciatoie da tastiera' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/calendar')
  })
})
