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

/** A month of the phone, by its name in the language of the page. */
export const monthOf = (page: Page, name: string): Locator => page.getByRole('rowgroup', { name })

/** Opens the panel of a day: by its number, because what happens on a day is drawn over the rest of its cell. */
export const openDay = (page: Page, date: string): Promise<void> =>
  cellOf(page, date).click({ position: { x: 6, y: 6 } })

interface Edges {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/**
 * Where something is drawn, in px of the window, with its far edges, as soon as it stands still: on a slow machine a page
 * may still be scrolling, or making room for what has just been read. What is drawn anew meanwhile is looked for again.
 * @throws Error where it is not drawn
 */
export async function edgesOf(place: Locator): Promise<Edges> {
  const edges = await place.evaluate(async (element) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const now = () => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return { left, top, right, bottom }
    }
    let [before, still] = [now(), 0]
    while (still < 3) {
      await nextFrame()
      const next = now()
      still = JSON.stringify(next) === JSON.stringify(before) ? still + 1 : 0
      before = next
    }
    return element.isConnected ? before : null
  })
  if (edges === null) return edgesOf(place)
  if (edges.left === edges.right && edges.top === edges.bottom) throw new Error(`not drawn: ${String(place)}`)
  return edges
}

/** Everything drawn in the year under this title: bars, moments; one a month row, or one a week. */
export const drawn = (page: Page, title: string | RegExp): Locator =>
  page.locator('[data-item]').filter({ hasText: title })

/** The panel of the open day. */
export const dayPanel = (page: Page): Locator => page.getByRole('complementary')

/** The message that says what became of an act. */
export const toast = (page: Page): Locator => page.locator('[role="status"], [role="alert"]').locator('[data-severity]')

/** Opens the year, and waits until its events are there and drawn. */
export async function openYear(page: Page, search = ''): Promise<void> {
  const isRead = page.waitForResponse((answer) => answer.url().includes('/api/v1/events?'))
  await page.goto(`/calendar${search}`)
  await isRead
  await page.locator('[aria-busy="false"] [data-day]').first().waitFor()
}

/** Today in Rome, where the people of the stories live. */
export const today = (): string => wallInRome(Date.now()).slice(0, 10)

/** The wall of Rome at an instant: `YYYY-MM-DDTHH:mm`. */
export const wallInRome = (instant: number): string =>
  new Date(instant).toLocaleString('sv-SE', { timeZone: 'Europe/Rome' }).slice(0, 16).replace(' ', 'T')
