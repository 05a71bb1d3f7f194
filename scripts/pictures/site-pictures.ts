import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { withScreen, type StoredSession } from './camera.ts'
import { compressed, WEBP } from './compressed.ts'
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
        withoutFeedback(page, { ...WEBP, scale, part, height }),
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
    return withoutFeedback(page, { ...JPEG, scale: 1 })
  })
  writeFileSync(join(folder, `share-${language}.jpg`), bytes)
}

/** Without the button for feedback: the page that shows the picture has its own, in the same corner. */
async function withoutFeedback(page: Page, wanted: Parameters<typeof compressed>[1]): Promise<Buffer> {
  await page.evaluate(() => document.querySelector('[data-feedback]')?.remove())
  return compressed(page, wanted)
}
