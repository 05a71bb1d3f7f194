import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Waits until the page itself stands in the place of what the server has drawn. */
export const expectAlive = (page: Page): Promise<void> => expect(page.locator('[data-drawn]')).toHaveCount(0)
