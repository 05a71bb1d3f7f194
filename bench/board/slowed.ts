import type { Page } from '@playwright/test'
import { median } from '../measure/samples.ts'
import type { MeasuredPage } from './browser.ts'
import type { Painted } from './paint-clock.ts'
import type { BoardSubject } from './subject.ts'
import { timeChoice, timeClick, type ProductSubject } from './product-subject.ts'

/** The processor of a phone of the middle class beside the one that measures. */
const TIMES_SLOWER = 4
const ROUNDS = 5
const FRAMES = 6
/** What comes in several steps is done when none has come for so long: each takes four times as long as elsewhere. */
const QUIET = 400 * TIMES_SLOWER
/** All that the year does before the next act: what it prepares would else be part of it. */
const REST = 4_000

const day = 'main [role="gridcell"][data-day]'
/** The list of a day in its panel, which is drawn as far as the window shows it before anything moves aside. */
const dayList = 'aside li'
/** The twelve months, which a filter and a change of year ask for; the rest of the page follows. */
const grid = 'main [role="row"]'

/** Medians in milliseconds from the call to the paint of the first change, of what was asked for, and of the last change. */
export interface SlowedAct {
  readonly first: number
  readonly asked: number
  readonly whole: number
}

/** What a person does, and how long it takes. */
export type Slowed = ReadonlyMap<string, SlowedAct>

/** Times what a person does most in a planner of so many events, on a processor that is four times slower. */
export async function measureSlowed(subject: ProductSubject, count: number): Promise<Slowed> {
  const times = new Map<string, Painted[]>()
  const note = (name: string, painted: Painted) => times.set(name, [...(times.get(name) ?? []), painted])
  for (let round = 0; round < ROUNDS; round += 1) {
    const measured = await subject.openPlanner(count)
    await slowDown(measured)
    await actSlowly(measured.page, note)
    await measured.close()
  }
  return new Map([...times].map(([name, all]) => [name, middleOf(all)]))
}

/** The same changes of a floor, which has no days to open and nothing to drag; whole, as it has nothing else on its page. */
export async function measureSlowedFloor(subject: BoardSubject, count: number): Promise<ReadonlyMap<string, number>> {
  const acts = { filter: 'filter', unfilter: 'undo of a filter', nextYear: 'change of year' } as const
  const times = new Map<string, number[]>()
  for (let round = 0; round < ROUNDS; round += 1) {
    const { measured, run } = await subject.open(count)
    await run('mount')
    await slowDown(measured)
    for (const action of ['filter', 'unfilter', 'nextYear'] as const) {
      const { milliseconds } = await run(action)
      times.set(acts[action], [...(times.get(acts[action]) ?? []), milliseconds])
    }
    await measured.close()
  }
  return new Map([...times].map(([name, all]) => [name, median(all)]))
}

const middleOf = (all: readonly Painted[]): SlowedAct => ({
  first: median(all.map(({ first }) => first)),
  asked: median(all.map(({ asked }) => asked)),
  whole: median(all.map(({ milliseconds }) => milliseconds)),
})

async function actSlowly(page: Page, note: (name: string, painted: Painted) => void): Promise<void> {
  const watched = { quiet: QUIET }
  const ofGrid = { ...watched, part: grid }
  for (const frame of await framesOfDrag(page)) note('a frame of a drag', frame)
  note('opening a day', await timeClick(page, `${day} >> nth=40`, { ...watched, within: 'body', shows: dayList }))
  await page.keyboard.press('Escape')
  await page.waitForTimeout(REST)
  note('filter', await timeChoice(page, 'filter', ofGrid))
  note('undo of a filter', await timeChoice(page, 'unfilter', ofGrid))
  await page.keyboard.press('Escape')
  await page.waitForTimeout(REST)
  note('change of year', await timeClick(page, 'button[aria-label="Next year"]', ofGrid))
}

async function slowDown({ page, protocol }: MeasuredPage): Promise<void> {
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER })
  await page.waitForTimeout(REST)
}

declare global {
  interface Window {
    /** What the next move of the pointer draws, once it comes. */
    nextFrame: Promise<Painted>
    startFrame: () => void
  }
}

/** Marks days by mouse, and times what each further move of the pointer draws. */
async function framesOfDrag(page: Page): Promise<Painted[]> {
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
  const frames: Painted[] = []
  for (let frame = 2; frame < FRAMES + 2; frame += 1) {
    await page.evaluate(watchNextFrame)
    await page.mouse.move(...onDay(frame))
    frames.push(await page.evaluate(() => window.nextFrame))
  }
  await page.keyboard.press('Escape')
  await page.mouse.up()
  // The click that ends a drag is none, and so is another one right after it.
  await page.waitForTimeout(1_000)
  return frames
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
