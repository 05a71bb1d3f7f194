import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What lies over the year: asked about alone, it need not wait for 365 days to be looked at again. */
export const OVERLAY =
  '[role="dialog"], [role="alertdialog"], dialog[open], aside, [role="menu"], [role="tooltip"], :popover-open'

/**
 * Asks axe about the page as it stands, or about a part of it: no violation of WCAG 2.2 AA. Dark differs from light in
 * nothing but its colours, so there only these are asked about.
 */
export async function expectAccessible(page: Page, what: string, part?: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // The page has no frames, and the way that needs none is twice as fast.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    if (part !== undefined) axe.include(part)
    const asked = colorScheme === 'light' ? axe.withTags(standards) : axe.withRules(['color-contrast'])
    const { violations } = await asked.analyze()
    const said = violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      where: nodes.slice(0, 5).map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`),
    }))
    expect.soft(said, `${what}, ${colorScheme}`).toEqual([])
  }
}
