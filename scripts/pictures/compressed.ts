import type { Page } from '@playwright/test'

interface Wanted {
  readonly format: 'webp' | 'jpeg'
  readonly quality: number
  /** Pixels of the picture for each of the window. */
  readonly scale: number
  /** What of the page it shows, as a selector; all of the window where it is not said. */
  readonly part?: string | undefined
  /** How much of that part, from its top. */
  readonly height?: number | undefined
}

export const WEBP = { format: 'webp', quality: 68 } as const

/** Chromium compresses by itself: no other tool is wanted. Playwright asks it for PNG and JPEG only. */
export async function compressed(page: Page, { format, quality, scale, part, height: most }: Wanted): Promise<Buffer> {
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
