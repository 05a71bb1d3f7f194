import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { hasSandbox, quietFlags } from '../../scripts/machine/chromium-flags.ts'
import { provideChromium } from '../../scripts/machine/chromium.ts'
import { addPaintClock } from './paint-clock.ts'

/** A page with a clean cache, and the protocol that tells what it costs. */
export interface MeasuredPage {
  readonly page: Page
  readonly protocol: CDPSession
  readonly close: () => Promise<void>
}

/** Starts the machine's Chromium. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await provideChromium(),
    args: [
      ...quietFlags,
      // A page that calls home finds nobody there.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      // A frame follows as soon as it is asked for: the clock would else mostly measure the wait for a screen of 60 Hz.
      '--disable-frame-rate-limit',
      '--js-flags=--expose-gc',
    ],
    chromiumSandbox: hasSandbox,
  })
}

/** Opens an empty page of the size that the goals speak of. */
export async function openPage(browser: Browser, setUp?: (page: Page) => Promise<unknown>): Promise<MeasuredPage> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Europe/Rome',
    locale: 'en-GB',
    // What it fetches when the page is idle would be counted as the page's.
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await addPaintClock(page)
  await setUp?.(page)
  const protocol = await context.newCDPSession(page)
  // Time of the processor and not of the clock: what other programs take meanwhile does not count.
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' })
  return { page, protocol, close: () => context.close() }
}

/** What the browser has done since the page was opened. */
export interface Work {
  /** How often it laid the page out. */
  readonly layouts: number
  /** Milliseconds of processor time of the page's main thread: scripts, styles, layout, paint. */
  readonly busy: number
}

export async function workSoFar({ protocol }: MeasuredPage): Promise<Work> {
  const { metrics } = await protocol.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN
  return { layouts: metric('LayoutCount'), busy: metric('TaskDuration') * 1000 }
}

/** Bytes that JavaScript holds once everything that can be freed has been. */
export async function heapInUse({ protocol }: MeasuredPage): Promise<number> {
  await protocol.send('HeapProfiler.collectGarbage')
  const { usedSize } = await protocol.send('Runtime.getHeapUsage')
  return usedSize
}

/** Elements on the page, the head included. */
export const countElements = ({ page }: MeasuredPage): Promise<number> =>
  page.evaluate(() => document.querySelectorAll('*').length)
