import { basename, join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { DemoServer } from './demo-server.ts'
import type { Screen } from './screens.ts'

export type Scheme = 'light' | 'dark'

export interface Shot {
  readonly server: DemoServer
  readonly screen: Screen
  readonly scheme: Scheme
  /** Pixels of the picture for each of the page, where it is not what the device has. */
  readonly scale?: number
  /** Folder of the pictures that public pages show, where the built page has none yet, or older ones. */
  readonly pictures?: string
}

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

/** Signs in once for each server: what the browser keeps of a session, to be put into every window. */
export async function signIn(browser: Browser, { address, email, password }: DemoServer): Promise<StoredSession> {
  const context = await browser.newContext()
  const answer = await context.request.post(`${address}/api/v1/auth/login`, { data: { email, password } })
  if (!answer.ok()) throw new Error(`The demo account cannot sign in: ${answer.status()}`)
  const { user, token } = (await answer.json()) as { user: unknown; token: string }
  await context.close()
  return keeping(address, { token, user: JSON.stringify(user), ...ACCEPTED })
}

/** The notice of what is kept in the browser has been read, but where it is what the picture shows. */
const ACCEPTED = { cookiesAccepted: 'true' }

const keeping = (origin: string, entries: Record<string, string>): StoredSession => ({
  cookies: [],
  origins: [{ origin, localStorage: Object.entries(entries).map(([name, value]) => ({ name, value })) }],
})

function storedFor({ screen, server }: Shot, session: StoredSession): StoredSession {
  if (!screen.isSignedOut) return session
  return keeping(server.address, screen.isFirstVisit ? {} : ACCEPTED)
}

export type StoredSession = Awaited<ReturnType<BrowserContext['storageState']>>

/** Opens the screen in a window of its own and gives its picture, as PNG. */
export const takePicture = (browser: Browser, shot: Shot, session: StoredSession): Promise<Buffer> =>
  withScreen(browser, shot, session, (page) =>
    page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: shot.screen.isWhole ?? false }),
  )

/** Opens the screen in a window of its own, as it is when its picture is taken. */
export async function withScreen<T>(
  browser: Browser,
  shot: Shot,
  session: StoredSession,
  take: (page: Page) => Promise<T>,
): Promise<T> {
  const { server, screen, scheme, scale, pictures } = shot
  const isPhone = screen.device === 'phone'
  const context = await browser.newContext({
    baseURL: server.address,
    viewport: screen.size ?? sizes[screen.device],
    colorScheme: scheme,
    deviceScaleFactor: scale ?? (isPhone ? 2 : 1),
    hasTouch: isPhone,
    // A phone lays its scroll bars over the page, and keeps no strip free for them.
    isMobile: isPhone,
    locale: server.language === 'it' ? 'it-IT' : 'en-GB',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    storageState: storedFor(shot, session),
  })
  if (pictures !== undefined) {
    await context.route('**/pictures/*', (route) =>
      route.fulfill({ path: join(pictures, basename(new URL(route.request().url()).pathname)) }),
    )
  }
  try {
    const page = await context.newPage()
    await openScreen(page, shot)
    return await take(page)
  } finally {
    await context.close()
  }
}

/** What a year is drawn from. The stream of changes never ends, so there is no waiting for a quiet network. */
const yearParts = [/\/events\?year=/, /\/holidays\?/, /\/categories$/]

/** The goals come last, in a line above the year that moves it. */
const goals = /\/goals\?/

async function openScreen(page: Page, { screen }: Shot): Promise<void> {
  const year = new Date().getFullYear()
  // A day in spring: neither all behind nor all ahead.
  if (!screen.isNow) await page.clock.setFixedTime(new Date(`${year}-03-18T10:30:00+01:00`))
  const isYear = screen.path.startsWith('/calendar')
  const read = isYear ? [...yearParts, goals].map((part) => page.waitForResponse(part)) : []
  const path = screen.path.replaceAll('YYYY', String(year)).replaceAll('NEXT', String(year + 1))
  await Promise.all([page.goto(path), ...read])
  // What the server has drawn has given way to the page.
  await page.locator('[data-drawn]').waitFor({ state: 'detached' })
  await page
    .locator(isYear ? '[data-day]' : 'h1')
    .first()
    .waitFor()
  await screen.prepare?.(page)
  if (screen.shows) await page.locator(screen.shows).waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(afterTwoFrames)
  if (screen.isWhole) await loadAllPictures(page)
}

/** Until what has come last is drawn where it stays: before that, a picture shows what is fixed in another place. */
const afterTwoFrames = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Those below the fold are loaded when they come near. */
async function loadAllPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode()))
  })
}
