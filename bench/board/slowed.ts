import type { Page } from '@playwright/test'
import { median } from '../measure/samples.ts'
import type { MeasuredPage } from './browser.ts'
import type { Painted } from './paint-clock.ts'
import { timeChoice, timeClick, type ProductSubject } from './product-subject.ts'

/** The processor of a phone of the middle class beside the one that measures. */
const TIMES_SLOWER = 4
const ROUNDS = 5
const FRAMES = 6

const day = 'main [role="gridcell"][data-day]'

/** What a person does, and its median in milliseconds from the call to the paint. */
export type Slowed = ReadonlyMap<string, number>

/** Times what a person does most in a planner of so many events, on a processor that is four times slower. */
export async function measureSlowed(subject: ProductSubject, count: number): Promise<Slowed> {
  const times = new Map<string, number[]>()
  const note = (name: string, milliseconds: number) => times.set(name, [...(times.get(name) ?? []), milliseconds])
  for (let round = 0; round < ROUNDS; round += 1) {
    const measured = await subject.openPlanner(count)
    await slowDown(measured)
    note('a frame of a drag', await frameOfDrag(measured.page))
    note('opening a day', (await timeClick(measured.page, `${day} >> nth=40`, 'body')).milliseconds)
    await measured.page.keyboard.press('Escape')
    await measured.page.waitForTimeout(1_000)
    note('filter', await timeChoice(measured.page, 'filter'))
    note('undo of a filter', await timeChoice(measured.page, 'unfilter'))
    await measured.page.keyboard.press('Escape')
    await measured.page.waitForTimeout(2_000)
    note('change of year', (await timeClick(measured.page, 'button[aria-label="Next year"]')).milliseconds)
    await measured.close()
  }
  return new Map([...times].map(([name, all]) => [name, median(all)]))
}

async function slowDown({ page, protocol }: MeasuredPage): Promise<void> {
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER })
  await page.waitForTimeout(3_000)
}

declare global {
  interface Window {
    /** What the next move of the pointer draws, once it comes. */
    nextFrame: Promise<Painted>
    startFrame: () => void
  }
}

/** Marks days by mouse, and times what each further move of the pointer draws. */
async function frameOfDrag(page: Page): Promise<number> {
  const box = await page.locator(day).first().boundingBox()
  if (!box) throw new Error('there is no day to drag from')
  // In the middle of the months: aligned by weekday, they begin in different columns.
  const onDay = (place: number) => [box.x + 6 + box.width * (place + 10), box.y + 6 + box.height * place] as const
  // Before the press, so that the clock starts before the page's own listeners.
  await page.evaluate(watchNextFrame)
  await page.mouse.move(...onDay(0))
  await page.mouse.down()
  await page.mouse.move(...onDay(1), { steps: 4 })
  await page.locator('main [class*="_marked_"]').first().waitFor()
  const frames: number[] = []
  for (let frame = 2; frame < FRAMES + 2; frame += 1) {
    await page.evaluate(watchNextFrame)
    await page.mouse.move(...onDay(frame))
    frames.push((await page.evaluate(() => window.nextFrame)).milliseconds)
  }
  await page.keyboard.press('Escape')
  await page.mouse.up()
  // The click that ends a drag is none, and so is another one right after it.
  await page.waitForTimeout(1_000)
  return median(frames)
}

/** Runs inside of the page. One listener for good; what it starts is taken by whoever waits for the next frame. */
function watchNextFrame(): void {
  let start: (painted: Promise<Painted>) => void = () => undefined
  const isFirst = !('nextFrame' in window)
  window.nextFrame = new Promise((resolve) => (start = resolve))
  window.startFrame = () => start(window.paintClock.time(() => undefined, { within: 'main' }))
  if (!isFirst) return
  window.addEventListener('pointermove', () => window.startFrame(), { capture: true })
}
