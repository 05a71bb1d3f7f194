import type { Browser, Page } from '@playwright/test'
import { buildIfStale } from '../../scripts/built/built-part.ts'
import { builtPage } from '../../scripts/built/page.ts'
import { openBrowser, openPage } from '../board/browser.ts'
import { signIn } from '../board/product-subject.ts'
import { expectStatus, httpClient } from '../measure/http-client.ts'
import { figure, median } from '../measure/samples.ts'
import { importEvents, newAccount, postJson, type Account } from '../product/account.ts'
import { startServer } from '../product/server.ts'
import { atMost, type Result } from '../report/result.ts'
import { sampleEvents } from '../sample/sample-events.ts'

const ROUNDS = 7
const EVENTS = 2_000
const SERIES = 40
/** What people do not notice. */
const UNNOTICED_MILLISECONDS = 100

declare global {
  interface Window {
    /** Milliseconds from the start of the navigation until the year with its events was painted. */
    yearPainted: Promise<number>
  }
}

const READY_YEAR = 'main [data-state="ready"] [data-day]'
const PATIENCE_MILLISECONDS = 30_000

/** The year from the address to its events on the screen, in a new window: empty, and of somebody who uses it a lot. */
export async function measureOpening(): Promise<Result> {
  await buildIfStale(builtPage)
  const year = new Date().getFullYear()
  const [server, browser] = [await startServer(), await openBrowser()]
  const empty = await newAccount(server.address, 'person-with-nothing')
  const full = await newAccount(server.address, 'person-with-a-lot')
  await importEvents(server.address, full, sampleEvents(EVENTS, year))
  await addSeries(server.address, full, year)
  const times = { empty: [] as number[], full: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    times.empty.push(await openOnce(browser, server.address, empty))
    times.full.push(await openOnce(browser, server.address, full))
  }
  await browser.close()
  await server.stop()
  const [nothing, much] = [median(times.empty), median(times.full)]
  const later = much - nothing
  const name = `${SERIES} weekly series and ${figure(EVENTS)} events`
  return {
    tables: [
      {
        title: 'From navigation to the year on the screen, p50 in milliseconds',
        columns: ['', 'ms', 'slowest'],
        rows: [
          ['an empty year', figure(nothing), figure(Math.max(...times.empty))],
          [name, figure(much), figure(Math.max(...times.full))],
        ],
      },
    ],
    goals: [
      atMost(
        `${name} open as fast as an empty year feels: at most ${UNNOTICED_MILLISECONDS} ms later`,
        later,
        UNNOTICED_MILLISECONDS,
        `${figure(Math.max(0, later))} ms later`,
      ),
    ],
    notes: [
      'Each time a new window without a cache, signed in. The page itself records the time from the start of the navigation until it has painted the year with its events.',
    ],
  }
}

const DAYS_OF_JANUARY = 28

async function addSeries(address: string, { headers }: Account, year: number): Promise<void> {
  const ask = httpClient(address)
  for (let place = 0; place < SERIES; place += 1) {
    const day = `${year}-01-${String((place % DAYS_OF_JANUARY) + 1).padStart(2, '0')}`
    const hour = String(8 + (place % 10)).padStart(2, '0')
    const times = { start: `${day}T${hour}:00`, end: `${day}T${hour}:45`, allDay: false, timezone: 'Europe/Rome' }
    const series = { title: `Weekly ${place}`, ...times, recurrence: 'FREQ=WEEKLY' }
    await expectStatus(postJson(ask, '/events', series, headers), 201)
  }
}

async function openOnce(browser: Browser, address: string, account: Account): Promise<number> {
  const { page, close } = await openPage(browser, async (opened) => {
    await signIn(opened, account)
    await noteYear(opened)
  })
  await page.goto(`${address}/calendar`, { waitUntil: 'commit' })
  const milliseconds = await page.evaluate(() => window.yearPainted)
  await close()
  return milliseconds
}

/** Asking from outside would find the year up to half a second after it was there, and take the page's time. */
const noteYear = (page: Page): Promise<unknown> =>
  page.addInitScript(
    ([ready, patience]) => {
      window.yearPainted = new Promise((resolve, reject) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector(ready)) return
          observer.disconnect()
          window.paintClock.afterPaint(() => resolve(performance.now()))
        })
        observer.observe(document, { subtree: true, childList: true, attributeFilter: ['data-state'] })
        setTimeout(() => reject(new Error('the year was not drawn')), patience)
      })
    },
    [READY_YEAR, PATIENCE_MILLISECONDS] as const,
  )
