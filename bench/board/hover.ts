import type { MeasuredPage } from './browser.ts'

/** The tasks in which the page could not answer, while a person looks around in a full year. */
export interface LookingAround {
  readonly movements: number
  readonly longest: number
  readonly overFifty: number
}

const STEPS = 60
const KEYS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'PageDown', 'Home', 'ArrowUp', 'End', 'ArrowRight'] as const

/** Moves the mouse over the whole year, then the focus by keys, and opens and closes the panel of a day. */
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
  const tasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks)
  const movements = STEPS * 3 + KEYS.length + 2
  return { movements, longest: Math.max(0, ...tasks), overFifty: tasks.length }
}
