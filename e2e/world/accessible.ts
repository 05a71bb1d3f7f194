import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { expectAlive } from './drawn.ts'
import { expect } from './test.ts'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** Dark differs from light in nothing but its colours, so there only these are asked about. */
const questions = {
  light: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  dark: { type: 'rule', values: ['color-contrast'] },
} satisfies Record<string, RunOptions['runOnly']>

/** What lies over the year: asked about alone, it need not wait for 365 days to be looked at again. */
export const OVERLAY = 'dialog[open], aside, [role="menu"], [role="tooltip"], :popover-open'

/** Asks axe about the page as it stands, or about a part of it: no violation of WCAG 2.2 AA, in light and in dark. */
export async function expectAccessible(page: Page, what: string, part?: string): Promise<void> {
  await expectAlive(page)
  if (part !== undefined) await expect(page.locator(part).filter({ visible: true }).first()).toBeVisible()
  // To read half a megabyte of it takes as long as to ask it, so a document reads it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // Nothing that is asked about needs the style sheets and media to be fetched once more.
    const options: RunOptions = { runOnly: questions[colorScheme], resultTypes: ['violations'], preload: false }
    const violations = await page.evaluate(findViolations, { part: part ?? null, options })
    expect.soft(violations, `${what}, ${colorScheme}`).toEqual([])
  }
}

/** Runs in the page. */
async function findViolations({ part, options }: { part: string | null; options: RunOptions }) {
  if (!window.axe) throw new Error('axe is not in this page')
  // What is still fading in has not its colours yet.
  const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
  await Promise.allSettled(moving.map(({ finished }) => finished))
  const { violations } = await window.axe.run(part ?? document, options)
  return violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.slice(0, 5).map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`),
  }))
}
