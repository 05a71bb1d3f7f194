import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'
import { edgesOf } from './year.ts'

/** A place in the window, in px. */
export interface Point {
  readonly x: number
  readonly y: number
}

export async function middleOf(place: Locator): Promise<Point> {
  const { left, top, right, bottom } = await edgesOf(place)
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** On a bar, where it lies in the cell of a day: what is dragged from there goes as far as the pointer does. */
export async function onBar(bar: Locator, cell: Locator): Promise<Point> {
  return { x: (await middleOf(cell)).x, y: (await middleOf(bar)).y }
}

/** The last px of a bar, which take hold of its end. */
export async function endOf(bar: Locator): Promise<Point> {
  const { top, right, bottom } = await edgesOf(bar)
  return { x: right - 3, y: (top + bottom) / 2 }
}

/** Presses the mouse at one place and moves it to another, as a hand does; it stays pressed. */
export async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 8 })
}

/** What a gesture says of the days that letting go would give, beside the pointer. */
export const dates = (page: Page, text: string | RegExp): Locator => page.locator('main').getByText(text).last()

/** From the line on marked days to the form with all fields. */
export async function goOnInForm(page: Page): Promise<void> {
  await expect(
    page.getByRole('group', { name: /^(Nuovo evento nei giorni scelti|New event on the marked days)/ }),
  ).toBeVisible()
  await page.keyboard.press('Tab')
}
