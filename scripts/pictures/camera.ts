import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { DemoServer } from './demo-server.ts'
import { withFewColors } from './few-colors.ts'
import type { Screen } from './screens.ts'

export type Scheme = 'light' | 'dark'

export interface Shot {
  readonly server: DemoServer
  readonly screen: Screen
  readonly scheme: Scheme
}

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

/** Signs in once for each server: what the browser keeps of a session, to be put into every window. */
export async function signIn(browser: Browser, { address, email, password }: DemoServer): Promise<StoredSession> {
  const context = await browser.newContext()
  const answer = await context.request.post(`${address}/api/v1/auth/login`, { data: { email, password } })
  if (!answer.ok()) throw new Error(`The demo account cannot sign in: ${answer.status()}`)
  const { user, token } = (await answer.json()) as { user: unknown; token: string }
  await context.close()
  const entries = { token, user: JSON.stringify(user) }
  return {
    cookies: [],
    origins: [{ origin: address, localStorage: Object.entries(entries).map(([name, value]) => ({ name, value })) }],
  }
}

type StoredSession = Awaited<ReturnType<BrowserContext['storageState']>>

/** Opens the screen in a window of its own and gives its picture, as PNG. */
export async function takePicture(browser: Browser, shot: Shot, session: StoredSession): Promise<Buffer> {
  const { server, screen, scheme } = shot
  const isPhone = screen.device === 'phone'
  const context = await browser.newContext({
    baseURL: server.address,
    viewport: sizes[screen.device],
    colorScheme: scheme,
    deviceScaleFactor: isPhone ? 2 : 1,
    hasTouch: isPhone,
    locale: server.language === 'it' ? 'it-IT' : 'en-GB',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    ...(screen.isSignedOut ? {} : { storageState: session }),
  })
  try {
    return await pictureOf(await context.newPage(), shot)
  } finally {
    await context.close()
  }
}

/** What a year is drawn from. The stream of changes never ends, so there is no waiting for a quiet network. */
const yearParts = [/\/events\?year=/, /\/holidays\?/, /\/categories$/]

async function pictureOf(page: Page, { screen }: Shot): Promise<Buffer> {
  const year = new Date().getFullYear()
  // A day in spring: neither all behind nor all ahead.
  await page.clock.setFixedTime(new Date(`${year}-03-18T10:30:00+01:00`))
  const read = screen.isSignedOut ? [] : yearParts.map((part) => page.waitForResponse(part))
  await Promise.all([page.goto(screen.path.replaceAll('YYYY', String(year))), ...read])
  await page
    .locator(screen.isSignedOut ? 'form' : '[data-day]')
    .first()
    .waitFor()
  await screen.prepare?.(page)
  if (screen.shows) await page.locator(screen.shows).waitFor()
  await page.evaluate(() => document.fonts.ready)
  return withFewColors(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
}
