import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Waits until the page itself stands in the place of what the server has drawn. */
export const expectAlive = (page: Page): Promise<void> => expect(page.locator('[data-drawn]')).toHaveCount(0)

/** Keeps the scripts of the page away, but for the one before the first paint. Gives the way to let them come. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return () => resolve(undefined)
}
