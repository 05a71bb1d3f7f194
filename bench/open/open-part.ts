import type { Browser, Page } from '@playwright/test'
import { buildIfStale } from '../../scripts/built/built-part.ts'
import { builtPage } from '../../scripts/built/page.ts'
import { openBrowser, openPage } from '../board/browser.ts'
import { signIn } from '../board/product-subject.ts'
import { expectStatus, httpClient } from '../measure/http-client.ts'
import { figure, median } from '../measure/samples.ts'
import { importEvents, newAccount, postJson, type Account } from '../product/account.ts'
import { startServer } from '../product/server.ts'
import { atMost, type Goal, type Result } from '../report/result.ts'
import { sampleEvents } from '../sample/sample-events.ts'

const ROUNDS = 7
const EVENTS = 2_000
const SERIES = 40
const MOST = 10_000
/** From goals: an empty year, and one of so many events. */
const EMPTY_MILLISECONDS = 400
const MOST_MILLISECONDS = 700
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

/** What is opened: whose year, and at which address. */
interface Opening {
  readonly name: string
  readonly account: Account
  readonly query?: string
}

/** The year from the address to its events on the screen, in a new window: empty, much used, and as full as it gets. */
export async function measureOpening(): Promise<Result> {
  await buildIfStale(builtPage)
  const [server, browser] = [await startServer(), await openBrowser()]
  const openings = await peopleWithYears(server.address, new Date().getFullYear())
  const times = openings.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [place, opening] of openings.entries()) {
      times[place]?.push(await openOnce(browser, server.address, opening))
    }
  }
  await browser.close()
  await server.stop()
  const named = openings.map(({ name }, place) => ({
    name,
    all: times[place] ?? [],
    middle: median(times[place] ?? []),
  }))
  const [empty, much, ...most] = named
  if (!empty || !much) throw new Error('nothing was opened')
  const later = much.middle - empty.middle
  return {
    tables: [
      {
        title: 'From navigation to the year on the screen, p50 in milliseconds',
        columns: ['', 'ms', 'slowest'],
        rows: named.map(({ name, all, middle }) => [name, figure(middle), figure(Math.max(...all))]),
      },
    ],
    goals: [
      atMost(
        `${much.name} open as fast as an empty year feels: at most ${UNNOTICED_MILLISECONDS} ms later`,
        later,
        UNNOTICED_MILLISECONDS,
        `${figure(Math.max(0, later))} ms later`,
      ),
      under(empty.name, empty.middle, EMPTY_MILLISECONDS),
      ...most.map(({ name, middle }) => under(name, middle, MOST_MILLISECONDS)),
    ],
    notes: [
      'Each time a new window without a cache, signed in. The page itself records the time from the start of the navigation until it has painted the year with its events.',
    ],
  }
}

/** An empty year, one of somebody who uses it a lot, and the fullest one, which also begins in July. */
async function peopleWithYears(address: string, year: number): Promise<readonly Opening[]> {
  const empty = await newAccount(address, 'person-with-nothing')
  const much = await newAccount(address, 'person-with-a-lot')
  await importEvents(address, much, sampleEvents(EVENTS, year))
  await addSeries(address, much, year)
  const most = await newAccount(address, 'person-with-the-most')
  for (const filled of [year - 1, year]) await importEvents(address, most, sampleEvents(MOST, filled))
  return [
    { name: 'an empty year', account: empty },
    { name: `${SERIES} weekly series and ${figure(EVENTS)} events`, account: much },
    { name: `${figure(MOST)} events`, account: most },
    { name: `${figure(MOST)} events from July to June`, account: most, query: `?from=${year - 1}-07` },
  ]
}

const under = (name: string, milliseconds: number, most: number): Goal =>
  atMost(
    `${name} opens with nothing cached in under ${figure(most)} ms`,
    milliseconds,
    most,
    `${figure(milliseconds)} ms`,
  )

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

async function openOnce(browser: Browser, address: string, { account, query = '' }: Opening): Promise<number> {
  const { page, close } = await openPage(browser, async (opened) => {
    await signIn(opened, account)
    await noteYear(opened)
  })
  await page.goto(`${address}/calendar${query}`, { waitUntil: 'commit' })
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
          window.afterPaint(() => resolve(performance.now()))
        })
        observer.observe(document, { subtree: true, childList: true, attributeFilter: ['data-state'] })
        setTimeout(() => reject(new Error('the year was not drawn')), patience)
      })
    },
    [READY_YEAR, PATIENCE_MILLISECONDS] as const,
  )
