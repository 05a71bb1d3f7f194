import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { withScreen, type StoredSession } from './camera.ts'
import type { DemoServer } from './demo-server.ts'
import { screens, type Screen } from './screens.ts'

/** A picture of the product that the pages for everybody show, in each language and each scheme. */
interface SitePicture {
  readonly name: string
  readonly screen: Screen
  readonly scale: number
  /** What of the page it shows, as a selector; all of the window where it is not said. */
  readonly part?: string
  /** How much of that part, from its top. */
  readonly height?: number
}

/** What stands beside the year. */
const PANEL = 'aside'
const PANEL_HEIGHT = 640

const screen = (device: Screen['device'], name: string): Screen => {
  const found = screens.find((one) => one.device === device && one.name === name)
  if (!found) throw new Error(`There is no screen ${device} ${name}`)
  return found
}

/** The list of what is to come: what has come already is nothing in a demo year that was made just now. */
const comingUp: Screen = {
  ...screen('desktop', 'reminders'),
  isNow: true,
  prepare: (page) => page.locator(`${PANEL} [role=tab]`).nth(1).click(),
  shows: `${PANEL} [role=tabpanel] li >> nth=0`,
}

const pictures: readonly SitePicture[] = [
  { name: 'planner', screen: screen('desktop', 'planner'), scale: 1.5 },
  { name: 'heat', screen: { ...screen('desktop', 'heat'), size: { width: 1440, height: 780 } }, scale: 1.5 },
  { name: 'line', screen: screen('desktop', 'quick-add'), scale: 2, part: 'dialog[open]' },
  { name: 'reminders', screen: comingUp, scale: 2, part: PANEL, height: PANEL_HEIGHT },
  { name: 'goals', screen: screen('desktop', 'goal'), scale: 2, part: PANEL, height: PANEL_HEIGHT },
  { name: 'helpers', screen: screen('desktop', 'assistant'), scale: 2, part: PANEL, height: PANEL_HEIGHT },
  { name: 'phone', screen: screen('phone', 'months'), scale: 2 },
]

/** Where the page is shared it is shown by its own beginning, in the size that everybody shares pictures in. */
const shared: Screen = {
  name: 'share',
  device: 'desktop',
  path: '/',
  isSignedOut: true,
  size: { width: 1200, height: 630 },
}

const WEBP = { format: 'webp', quality: 68 } as const
const JPEG = { format: 'jpeg', quality: 82 } as const

/** Takes the pictures of the public pages in one language, into a folder of the page. */
export async function takeSitePictures(
  browser: Browser,
  server: DemoServer,
  session: StoredSession,
  folder: string,
): Promise<void> {
  const { language } = server
  for (const { name, screen, scale, part, height } of pictures) {
    for (const scheme of ['light', 'dark'] as const) {
      const shot = { server, screen, scheme, scale }
      const bytes = await withScreen(browser, shot, session, (page) =>
        compressed(page, { ...WEBP, scale, part, height }),
      )
      writeFileSync(join(folder, `${name}-${language}-${scheme}.webp`), bytes)
    }
  }
  const shot = { server, screen: shared, scheme: 'light', pictures: folder } as const
  const bytes = await withScreen(browser, shot, session, async (page) => {
    await page
      .locator('main img')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode())
    return compressed(page, { ...JPEG, scale: 1 })
  })
  writeFileSync(join(folder, `share-${language}.jpg`), bytes)
}

interface Wanted {
  readonly format: 'webp' | 'jpeg'
  readonly quality: number
  readonly scale: number
  readonly part?: string | undefined
  readonly height?: number | undefined
}

/**
 * Chromium compresses by itself: no other tool is wanted. Playwright asks it for PNG and JPEG only. The button for
 * feedback is left out: the page that shows the picture has its own, in the same corner.
 */
async function compressed(page: Page, { format, quality, scale, part, height: most }: Wanted): Promise<Buffer> {
  await page.evaluate(() => document.querySelector('[data-feedback]')?.remove())
  const { width, height } = page.viewportSize() ?? sizeMissing()
  const box = part === undefined ? { x: 0, y: 0, width, height } : await page.locator(part).boundingBox()
  const { x, y } = await page.evaluate(() => ({ x: window.scrollX, y: window.scrollY }))
  const whole = box ?? sizeMissing()
  const place = { ...whole, height: Math.min(whole.height, most ?? whole.height) }
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format,
    quality,
    // Counted from where the page begins, not from where the window does.
    clip: { ...place, x: x + place.x, y: y + place.y, scale },
    captureBeyondViewport: false,
  })
  return Buffer.from(data, 'base64')
}

function sizeMissing(): never {
  throw new Error('There is nothing to take a picture of')
}
