import type { Page } from '@playwright/test'
import { expectAccessible } from './world/accessible.ts'
import { PHONE } from './world/finger.ts'
import { languagesOf } from './world/languages.ts'
import { dates, middleOf } from './world/pointer.ts'
import { expect, test } from './world/test.ts'
import { pinch, pressTwo } from './world/two-fingers.ts'
import { cellOf, edgesOf, monthOf, on, openYear } from './world/year.ts'

const words = {
  it: {
    navigation: 'Principale',
    planner: 'Planner',
    months: 'Mesi',
    heat: 'Calore',
    month: 'settembre',
    day: /^\w{3} 16 set$/,
  },
  en: {
    navigation: 'Main',
    planner: 'Planner',
    months: 'Months',
    heat: 'Heatmap',
    month: 'September',
    day: /^\w{3} 16 Sept?$/,
  },
} as const

const spread = { from: 100, to: 170 } as const
const together = { from: 170, to: 100 } as const

/** Scrolls a day into the middle of the window, and gives the place of its middle. */
async function placeOf(page: Page, date: string) {
  await cellOf(page, date).evaluate((cell) => cell.scrollIntoView({ block: 'center' }))
  return middleOf(cellOf(page, date))
}

for (const language of languagesOf('en')) {
  test.describe(`on a phone, in ${language}`, () => {
    test.use({ language, ...PHONE })
    const said = words[language]

    test('two fingers, and buttons, lead from the heat over the months to one month, and back', async ({
      page,
      person,
    }) => {
      await person.addEvent({ title: 'Elba', start: on('09-15'), end: on('09-20') })
      await openYear(page, '?view=heat')
      await pinch(page, await placeOf(page, on('09-16')), spread)
      await expect(page).toHaveURL('/calendar')
      await expect(cellOf(page, on('09-16'))).toBeInViewport({ ratio: 1 })
      await pinch(page, await middleOf(cellOf(page, on('09-16'))), spread)
      await expect(page).toHaveURL('/calendar?view=planner')
      await expect(monthOf(page, said.month)).toBeInViewport({ ratio: 0.9 })
      await pinch(page, await middleOf(cellOf(page, on('09-16'))), together)
      await expect(page).toHaveURL('/calendar')
      await expect(cellOf(page, on('09-16'))).toBeInViewport({ ratio: 1 })
      await pinch(page, await middleOf(cellOf(page, on('09-16'))), together)
      await expect(page).toHaveURL('/calendar?view=heat')
      await expect(cellOf(page, on('09-16'))).toBeInViewport({ ratio: 1 })
      // As with the buttons, each view is a step of its own.
      await page.goBack()
      await expect(page).toHaveURL('/calendar')

      await test.step('two fingers that come together a little, or rest, do nothing', async () => {
        const place = await placeOf(page, on('09-16'))
        await pinch(page, place, { from: 150, to: 120 })
        await pressTwo(page, place, async () => {
          // Longer than a long press takes.
          await page.waitForTimeout(700)
          await expect(dates(page, said.day)).toHaveCount(0)
        })
        await expect(page).toHaveURL('/calendar')
        await expect(page.getByRole('dialog')).toBeHidden()
      })

      const navigation = page.getByRole('navigation', { name: said.navigation })
      await monthOf(page, said.month).evaluate((month) => month.scrollIntoView())
      for (const view of ['heat', 'planner', 'heat', 'months', 'planner', 'months'] as const) {
        await test.step(`the buttons keep the month in sight that was there: ${view}`, async () => {
          await navigation.getByRole('button', { name: said[view] }).click()
          await expect(navigation.getByRole('button', { pressed: true })).toHaveText(said[view])
          await expect(monthOf(page, said.month)).toBeInViewport({ ratio: 0.9 })
        })
      }
    })

    test(
      'a month with titles fills the room between the bars, and is accessible',
      { tag: '@deep' },
      async ({ page, person }) => {
        const work = await person.addCategory({ name: 'Lavoro', color: '#1976d2' })
        await person.addEvent({ title: 'Elba', start: on('09-15'), end: on('09-20') })
        for (let hour = 8; hour < 18; hour += 1) {
          const start = `${on('09-16')}T${String(hour).padStart(2, '0')}:00`
          await person.addEvent({ title: `Riunione ${hour}`, start, end: start, categoryId: work._id })
        }
        await openYear(page, '?view=planner')
        await monthOf(page, said.month).evaluate((month) => month.scrollIntoView())
        const month = await edgesOf(monthOf(page, said.month))
        // Over the navigation lies a line of its own, which says what beta means.
        const foot = await edgesOf(page.locator('[class*="phoneFoot"]'))
        expect(month.bottom).toBeLessThanOrEqual(foot.top + 1)
        expect(month.bottom).toBeGreaterThan(foot.top - 12)
        // Those that are out of sight, and not laid out yet, are as high as they will be.
        const heights = await page.getByRole('rowgroup').evaluateAll((all) => all.map((each) => each.clientHeight))
        expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(6)
        const cell = await edgesOf(cellOf(page, on('09-16')))
        const titles = page.locator('[data-item]').filter({ hasText: 'Riunione' })
        const count = await titles.count()
        expect(count).toBeGreaterThanOrEqual(3)
        for (const title of await titles.all()) {
          const edges = await edgesOf(title)
          expect(edges.left).toBeGreaterThanOrEqual(cell.left)
          expect(edges.right).toBeLessThanOrEqual(cell.right)
          expect(edges.bottom).toBeLessThanOrEqual(cell.bottom)
        }
        await expect(cellOf(page, on('09-16'))).toHaveAttribute('data-more', `+${10 - count}`)
        await expect(cellOf(page, on('09-16'))).toHaveAccessibleName(/11 (impegni|events)/)
        await expectAccessible(page, `one month with titles in ${language}`)
      },
    )
  })
}

test.describe('two fingers', () => {
  test.use(PHONE)

  test('zoom the page where there is no nearer view, and make it small again', async ({ page, person }) => {
    await person.addEvent({ title: 'Elba', start: on('09-15') })
    await openYear(page, '?view=planner')
    const scale = () => page.evaluate(() => window.visualViewport?.scale ?? 1)
    await pinch(page, await placeOf(page, on('09-16')), { from: 100, to: 260 })
    await expect.poll(scale).toBeGreaterThan(1.2)
    await expect(page).toHaveURL('/calendar?view=planner')
    await pinch(page, { x: 195, y: 400 }, { from: 400, to: 80 })
    await expect.poll(scale).toBeLessThan(1.01)
    await expect(page).toHaveURL('/calendar?view=planner')
    // The page may roll on for a while when the fingers are lifted.
    await expect(async () => {
      await pinch(page, await placeOf(page, on('09-16')), together)
      await expect(page).toHaveURL('/calendar', { timeout: 500 })
    }).toPass()
  })
})
