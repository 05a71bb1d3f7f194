import type { Locator, Page } from '@playwright/test'
import { formatDay, parseDay } from '@dodici/core/date'

/** The year that the tests play in: this one, so that it opens by itself. */
export const YEAR: number = new Date().getFullYear()

/** `MM-DD` of the year of the tests as `YYYY-MM-DD`. */
export const on = (monthAndDate: string): string => `${YEAR}-${monthAndDate}`

const dayOf = (date: string): number => {
  const day = parseDay(date)
  if (day === null) throw new Error(`${date} is no day`)
  return day
}

/** A day so many days later. */
export const later = (date: string, days: number): string => formatDay(dayOf(date) + days)

/** The cell of a day, `YYYY-MM-DD`, in whichever view is shown. */
export const cellOf = (page: Page, date: string): Locator => page.locator(`[data-day="${dayOf(date)}"]`)

/** Opens the panel of a day: by its number, because what happens on a day is drawn over the rest of its cell. */
export const openDay = (page: Page, date: string): Promise<void> =>
  cellOf(page, date).click({ position: { x: 6, y: 6 } })

/** Where something is drawn, in px of the window, with its far edges. @throws Error where it is not drawn */
export async function edgesOf(place: Locator): Promise<{ left: number; top: number; right: number; bottom: number }> {
  const box = await place.boundingBox()
  if (!box) throw new Error(`not drawn: ${String(place)}`)
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }
}

/** Everything drawn in the year under this title: bars, moments; one a month row, or one a week. */
export const drawn = (page: Page, title: string): Locator => page.locator('[data-item]').filter({ hasText: title })

/** The panel of the open day. */
export const dayPanel = (page: Page): Locator => page.getByRole('complementary')

/** The message that says what became of an act. */
export const toast = (page: Page): Locator => page.locator('[role="status"], [role="alert"]').locator('[data-severity]')

/** Opens the year, and waits until its events are there. */
export async function openYear(page: Page, search = ''): Promise<void> {
  const isRead = page.waitForResponse((answer) => answer.url().includes('/api/v1/events?'))
  await page.goto(`/calendar${search}`)
  await isRead
  await page.locator('[data-day]').first().waitFor()
}
