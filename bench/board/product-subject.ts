import type { Browser, Page } from '@playwright/test'
import { type Account, importEvents, newAccount, newCalendar } from '../product/account.ts'
import { sampleEvents } from '../sample/sample-events.ts'
import { heapInUse, openPage, type MeasuredPage } from './browser.ts'
import type { Painted, Watched } from './paint-clock.ts'
import type { Action, BoardSubject } from './subject.ts'

interface Setting {
  readonly browser: Browser
  /** Of the running server, which serves the page as it is built for people. */
  readonly address: string
  readonly year: number
  /** People by how many events each of their years has. */
  readonly accounts: ReadonlyMap<number, Account>
}

/** Which twelve months are shown, as the address says it, and the years that they and their neighbours need. */
export interface ShownMonths {
  readonly name: string
  readonly query: (year: number) => string
  readonly years: readonly number[]
}

export const CALENDAR_YEAR: ShownMonths = {
  name: 'Dodici planner',
  query: (year) => `year=${year}`,
  years: [-1, 0, 1],
}

export const FROM_JULY: ShownMonths = {
  name: 'Dodici planner from July to June',
  query: (year) => `from=${year}-07`,
  years: [-1, 0, 1, 2],
}

/** The product itself: the built page in front of the real server, driven by its own buttons. */
export interface ProductSubject extends BoardSubject {
  /** Bytes that the planner holds over the events themselves. */
  readonly weigh: (count: number) => Promise<number>
  /** The page with the planner open. */
  readonly openPlanner: (count: number) => Promise<MeasuredPage>
}

const view = (name: string) => `[role="group"][aria-label="View"] button:text-is("${name}")`
const plannerButton = '[role="group"][aria-label="View"] button:first-child'
const filterButton = 'button[aria-haspopup="menu"][aria-label^="Category"]'
const choice = {
  filter: '[role="menu"] > [role="group"]:first-of-type > [data-row]:nth-of-type(4) [role="menuitemcheckbox"]',
  unfilter: '[role="menu"] > [role="group"]:first-of-type > [role="menuitemradio"]',
} as const
/** Milliseconds between the pointer's coming to a choice and the click: less than a hand needs. */
const REST_BEFORE_CLICK = 150
const nextButton = 'button[aria-label="Next year"]'
/** What is drawn; the bar above it is not part of the year. */
const board = 'main'

export function productSubject(setting: Setting, shown: ShownMonths): ProductSubject {
  const openHeat = (count: number) => openHeatmap(setting.accounts.get(count), setting, shown)
  return {
    name: shown.name,
    remark: 'titles, bars, "+n", in the running product',
    kind: 'ours',
    open: async (count) => {
      const measured = await openHeat(count)
      const { page } = measured
      return { measured, prepare: (action) => pointAtChoice(page, action), run: (action) => run(page, action) }
    },
    openPlanner: async (count) => {
      const measured = await openHeat(count)
      await run(measured.page, 'mount')
      return measured
    },
    weigh: (count) => openHeat(count).then(weigh),
  }
}

/** People with so many events in each of three years: the third in a calendar of its own, because one is full. */
export async function accountsWith(
  counts: readonly number[],
  { address, year }: Pick<Setting, 'address' | 'year'>,
): Promise<ReadonlyMap<number, Account>> {
  const accounts = new Map<number, Account>()
  for (const count of counts) {
    const account = await newAccount(address, `person-with-${count}`)
    for (const filled of [year, year + 1]) await importEvents(address, account, sampleEvents(count, filled))
    const second = { ...account, calendarId: await newCalendar(address, account) }
    await importEvents(address, second, sampleEvents(count, year + 2))
    accounts.set(count, account)
  }
  return accounts
}

/** Lets a page begin as if a person had signed in before. */
export const signIn = (page: Page, { token, user }: Account): Promise<unknown> =>
  page.addInitScript(
    ([kept, person]) => {
      localStorage.setItem('token', kept)
      localStorage.setItem('user', person)
      // The notice of what is kept takes room until somebody has accepted it.
      localStorage.setItem('cookiesAccepted', 'true')
    },
    [token, JSON.stringify(user)] as const,
  )

/** Opens the other view of the year, and waits until all its years are there. */
async function openHeatmap(
  account: Account | undefined,
  { browser, address, year }: Setting,
  { query, years }: ShownMonths,
): Promise<MeasuredPage> {
  if (!account) throw new Error('no account was filled with so many events')
  const measured = await openPage(browser, (page) => signIn(page, account))
  const { page } = measured
  const read = years.map((offset) =>
    page.waitForResponse((response) => response.url().includes(`/events?year=${year + offset}`)),
  )
  await page.goto(`${address}/calendar?${query(year)}&view=heat`)
  for (const response of await Promise.all(read)) await response.finished()
  await page.locator(`${board} [data-day]`).first().waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.waitForTimeout(500)
  return measured
}

/**
 * What a person does before a filter: opens the menu, which stays open for the next one, brings the pointer to a choice,
 * and presses a moment later. As with the click, the page is told of the pointer, and the mouse stays where it is: over the year it would call for a tooltip.
 */
async function pointAtChoice(page: Page, action: Action): Promise<void> {
  if (action !== 'filter' && action !== 'unfilter') return
  if (action === 'filter') await page.locator(filterButton).click()
  await page.locator(choice[action]).dispatchEvent('pointerover')
  await page.waitForTimeout(REST_BEFORE_CLICK)
}

function run(page: Page, action: Action): Promise<Painted> {
  switch (action) {
    case 'mount':
      return timeClick(page, plannerButton)
    case 'nextYear':
      return timeClick(page, nextButton)
    case 'filter':
    case 'unfilter':
      return timeClick(page, choice[action])
  }
}

/** Times a choice in the filter's menu, which a person points at first. */
export async function timeChoice(page: Page, action: 'filter' | 'unfilter', watched: Watched): Promise<Painted> {
  await pointAtChoice(page, action)
  return timeClick(page, choice[action], watched)
}

/** Times a click as React sees it, without the way of the mouse, until its changes are painted in a part of the page. */
export const timeClick = (page: Page, selector: string, watched: Watched = {}): Promise<Painted> =>
  page
    .locator(selector)
    .evaluate((button, watching) => window.paintClock.time(() => (button as HTMLElement).click(), watching), {
      within: board,
      ...watched,
    })

/** What the planner holds: the page with the events in its cache and no year drawn, then the same with the planner. */
async function weigh(measured: MeasuredPage): Promise<number> {
  const { page } = measured
  const goTo = (path: string) =>
    page.evaluate((to) => {
      history.pushState(null, '', to)
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }, path)
  const calendar = new URL(page.url())
  await goTo('/nowhere')
  await page.locator(board).waitFor({ state: 'visible' })
  await page.locator(`${board} [data-day]`).first().waitFor({ state: 'detached' })
  const without = await heapInUse(measured)
  await goTo(calendar.pathname + calendar.search)
  await page.locator(view('Planner')).click()
  await page.locator(`${board} [data-item]`).first().waitFor()
  await page.waitForTimeout(500)
  const weight = (await heapInUse(measured)) - without
  await measured.close()
  return weight
}
