import type { Page } from '@playwright/test'
import type { MeasuredPage } from './browser.ts'

/** The tasks in which the page could not answer, while a person looks around in a full year. */
export interface LookingAround {
  readonly movements: number
  readonly longest: number
  readonly overFifty: number
}

const STEPS = 60
const DRAG_STEPS = 60
const QUICK_ADD = 'Dentist tomorrow at 3pm every Tuesday until June'
const SEARCHED = 'event 12'
const KEYS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'PageDown', 'Home', 'ArrowUp', 'End', 'ArrowRight'] as const

/**
 * Moves the mouse over the whole year, then the focus by keys, opens and closes the panel of a day, drags days and a bar
 * over the year, and types in quick add and in search.
 */
export async function lookAround({ page }: MeasuredPage): Promise<LookingAround> {
  await page.evaluate(() => {
    const tasks: number[] = []
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
    Object.assign(window, { longTasks: tasks })
  })
  for (let step = 0; step < STEPS; step += 1) {
    await page.mouse.move(120 + ((step * 197) % 1200), 90 + ((step * 83) % 740), { steps: 3 })
    await page.waitForTimeout(30)
  }
  await page.locator('main [data-day][tabindex="0"]').focus()
  for (const key of KEYS) await page.keyboard.press(key, { delay: 20 })
  await page.keyboard.press('Enter')
  await page.waitForTimeout(500)
  await page.keyboard.press('Escape')
  await page.waitForTimeout(500)
  await dragAround(page, '[role="gridcell"][data-day]')
  await dragAround(page, '[data-item]')
  await typeInto(page, { open: 'q', words: QUICK_ADD })
  await typeInto(page, { open: '/', words: SEARCHED })
  const tasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks)
  const typed = QUICK_ADD.length + SEARCHED.length
  const movements = STEPS * 3 + KEYS.length + 2 + 2 * DRAG_STEPS + typed
  return { movements, longest: Math.max(0, ...tasks), overFifty: tasks.length }
}

/** Presses the mouse on the first of its kind and carries it over all months; Escape gives it up. */
async function dragAround(page: Page, what: string): Promise<void> {
  const box = await page.locator(what).first().boundingBox()
  if (!box) throw new Error(`nothing to drag: ${what}`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  for (let step = 1; step <= DRAG_STEPS; step += 1) {
    await page.mouse.move(140 + ((step * 31) % 1200), 90 + step * 12)
    await page.waitForTimeout(20)
  }
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await page.waitForTimeout(300)
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
  await page.waitForTimeout(300)
}
