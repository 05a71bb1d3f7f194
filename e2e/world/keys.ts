import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'
import { dayPanel } from './year.ts'

/** More than there are from one place of a page to any other. */
const STOPS = 60

/** Goes on from stop to stop until a place has the focus, as who has only keys does. */
export async function tabTo(page: Page, place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(place, `reached by ${key}`).toBeFocused()
}

/** Opens what the palette finds by some words, by keys alone. */
export async function openByPalette(page: Page, words: string, found: string | RegExp): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k')
  const palette = page.getByRole('dialog', { name: /^(Trova tutto|Find anything)$/ })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(words)
  await expect(palette.getByRole('option', { selected: true })).toContainText(found)
  await page.keyboard.press('Enter')
  await expect(palette).toBeHidden()
}

/** On the day that has the focus: shows it in the panel, opens the menu of an event there, and goes to a command. */
export async function goToCommand(page: Page, menu: string, name: string): Promise<void> {
  const wasOpen = await dayPanel(page).isVisible()
  await page.keyboard.press('Enter')
  // A panel that opens takes the focus, and would take it from whatever has it before.
  if (!wasOpen) await expect(dayPanel(page).getByRole('heading', { level: 2 })).toBeFocused()
  await dayPanel(page).getByRole('button', { name: menu }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name })).toBeFocused({ timeout: 500 })
  }).toPass()
}
