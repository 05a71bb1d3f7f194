import type { Page } from '@playwright/test'
import type { MeasuredPage } from './browser.ts'

/** The tasks in which the page could not answer, while a person looks around in a full year. */
export interface LookingAround {
  readonly movements: number
  readonly longest: number
  /** What the person did in the longest; null where none was long enough to be seen. */
  readonly longestIn: string | null
  readonly overFifty: number
}

declare global {
  interface Window {
    /** Milliseconds of each task of over 50 that came since the last time. */
    takeLongTasks: () => number[]
  }
}

const STEPS = 60
const DRAG_STEPS = 60
const QUICK_ADD = 'Dentist tomorrow at 3pm every Tuesday until June'
const SEARCHED = 'event 12'
const KEYS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'PageDown', 'Home', 'ArrowUp', 'End', 'ArrowRight'] as const

/** By its number, because what happens on a day is drawn over the rest of its cell. */
const day = { what: '[role="gridcell"][data-day]', at: { x: 6, y: 6 }, shows: 'main [class*="_marked_"]' } as const
const bar = { what: '[data-item]', at: null, shows: 'main [class*="_carried_"]' } as const

/** What a person does, by its name, with the number of movements in it. */
const doings: readonly (readonly [string, number, (page: Page) => Promise<void>])[] = [
  ['hovering', STEPS * 3, hover],
  ['moving by keys', KEYS.length, moveByKeys],
  ['opening a day', 2, openAndCloseDay],
  ['dragging over days', DRAG_STEPS, (page) => dragAround(page, day)],
  ['dragging a bar', DRAG_STEPS, (page) => dragAround(page, bar)],
  ['typing in quick add', QUICK_ADD.length, (page) => typeInto(page, { open: 'q', words: QUICK_ADD })],
  ['typing in search', SEARCHED.length, (page) => typeInto(page, { open: '/', words: SEARCHED })],
]

/**
 * Moves the mouse over the whole year, then the focus by keys, opens and closes the panel of a day, drags days and a bar
 * over the year, and types in quick add and in search.
 */
export async function lookAround({ page }: MeasuredPage): Promise<LookingAround> {
  await watchTasks(page)
  const long: { readonly name: string; readonly milliseconds: number }[] = []
  for (const [name, , act] of doings) {
    await act(page)
    // What it leads to may come a little later, and is still its own.
    await page.waitForTimeout(500)
    const tasks = await page.evaluate(() => window.takeLongTasks())
    long.push(...tasks.map((milliseconds) => ({ name, milliseconds })))
  }
  const [longest] = long.sort((a, b) => b.milliseconds - a.milliseconds)
  return {
    movements: doings.reduce((sum, [, movements]) => sum + movements, 0),
    longest: longest?.milliseconds ?? 0,
    longestIn: longest?.name ?? null,
    overFifty: long.length,
  }
}

const watchTasks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const tasks: number[] = []
    const keep = (entries: PerformanceEntryList) => tasks.push(...entries.map(({ duration }) => duration))
    const observer = new PerformanceObserver((list) => keep(list.getEntries()))
    observer.observe({ type: 'longtask' })
    window.takeLongTasks = () => {
      keep(observer.takeRecords())
      return tasks.splice(0)
    }
  })

async function hover(page: Page): Promise<void> {
  for (let step = 0; step < STEPS; step += 1) {
    await page.mouse.move(120 + ((step * 197) % 1200), 90 + ((step * 83) % 740), { steps: 3 })
    await page.waitForTimeout(30)
  }
}

async function moveByKeys(page: Page): Promise<void> {
  const start = page.locator('main [data-day][tabindex="0"]')
  const first = await start.getAttribute('data-day')
  await start.focus()
  for (const key of KEYS) await page.keyboard.press(key, { delay: 20 })
  await page.locator(`main [data-day]:focus:not([data-day="${first}"])`).waitFor()
}

async function openAndCloseDay(page: Page): Promise<void> {
  await page.keyboard.press('Enter')
  await page.waitForTimeout(500)
  await page.getByRole('complementary').getByRole('listitem').first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('complementary').waitFor({ state: 'hidden' })
}

interface Dragged {
  readonly what: string
  /** Where in it the mouse is pressed; null for its middle. */
  readonly at: { readonly x: number; readonly y: number } | null
  /** What stands on the page once this, and nothing else, is dragged. */
  readonly shows: string
}

/** Presses the mouse on the first of its kind and carries it over all months; Escape gives it up. */
async function dragAround(page: Page, { what, at, shows }: Dragged): Promise<void> {
  const box = await page.locator(what).first().boundingBox()
  if (!box) throw new Error(`nothing to drag: ${what}`)
  const { x, y } = at ?? { x: box.width / 2, y: box.height / 2 }
  await page.mouse.move(box.x + x, box.y + y)
  await page.mouse.down()
  for (let step = 1; step <= DRAG_STEPS; step += 1) {
    await page.mouse.move(140 + ((step * 31) % 1200), 90 + step * 12)
    await page.waitForTimeout(20)
  }
  await page.locator(shows).first().waitFor()
  await page.keyboard.press('Escape')
  await page.mouse.up()
}

/** Opens a field by its key, types into it as fast as a person does, and closes it. */
async function typeInto(page: Page, { open, words }: { open: string; words: string }): Promise<void> {
  await page.keyboard.press(open)
  await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT')
  await page.waitForTimeout(500)
  await page.keyboard.type(words, { delay: 40 })
  await page.waitForTimeout(500)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
}
