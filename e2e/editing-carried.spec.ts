import type { Locator, Page } from '@playwright/test'
import { editing } from './world/editing-words.ts'
import { PHONE } from './world/finger.ts'
import { middleOf, onBar } from './world/pointer.ts'
import { expectSpans } from './world/spans.ts'
import { expect, test } from './world/test.ts'
import { cellOf, dayPanel, drawn, edgesOf, on, openYear, toast } from './world/year.ts'

const said = { ...editing.it, move: 'Sposta…', otherDay: 'A un altro giorno…' }

/** What says how the thing that was taken up is put down. */
const hint = (page: Page): Locator => page.locator('[data-carried]')

/** Takes an event up by its menu in the panel of the open day. */
async function takeUp(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: said.menuOf(title) }).click()
  await page.getByRole('menuitem', { name: said.move }).click()
  await expect(hint(page)).toBeVisible()
}

/** Whether the middle of something is what a pointer would meet there: nothing lies over it. */
const isOnTop = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

test(
  'how it is put down lies in sight, its button leaves all as it was, and a click on a title puts it down on that day',
  { tag: '@deep' },
  async ({ page, person }) => {
    await person.addEvent({ title: 'Elba', start: on('05-11'), end: on('05-13') })
    await person.addEvent({ title: 'Cantiere', start: on('08-09'), end: on('08-21') })
    await openYear(page, `?day=${on('05-11')}`)
    await test.step('in sight over the bar above', async () => {
      await takeUp(page, 'Elba')
      expect(await isOnTop(hint(page))).toBe(true)
      await page.keyboard.press('ArrowRight')
      await hint(page).getByRole('button', { name: said.cancel }).click()
      await expect(hint(page)).toBeHidden()
      await expect(cellOf(page, on('05-11'))).toBeFocused()
      await expectSpans(person, 'Elba', ['05-11 05-13'])
    })
    await test.step('over its days when the window becomes another, and put down by a click that opens nothing', async () => {
      await takeUp(page, 'Elba')
      await page.keyboard.press('ArrowRight')
      const carried = page
        .locator('main div:not([data-item])')
        .filter({ hasText: /^Elba$/ })
        .last()
      await expect(carried).toBeVisible()
      await page.setViewportSize({ width: 1920, height: 1080 })
      await expect
        .poll(async () => Math.round((await edgesOf(carried)).left - (await edgesOf(cellOf(page, on('05-12')))).left))
        .toBe(0)
      const [bar, cell] = [await edgesOf(carried), await edgesOf(cellOf(page, on('05-12')))]
      expect(bar.top).toBeGreaterThanOrEqual(cell.top)
      expect(bar.bottom).toBeLessThanOrEqual(cell.bottom)
      const { x, y } = await onBar(drawn(page, 'Cantiere'), cellOf(page, on('08-17')))
      await page.mouse.click(x, y)
      await expect(toast(page)).toContainText(said.moved)
      await expectSpans(person, 'Elba', ['08-17 08-19'])
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  },
)

test('a c makes it a copy', { tag: '@deep' }, async ({ page, person }) => {
  await person.addEvent({ title: 'Elba', start: on('05-11'), end: on('05-13') })
  await openYear(page, `?day=${on('05-11')}`)
  await takeUp(page, 'Elba')
  await page.keyboard.press('c')
  await expect(hint(page)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText(said.copied)
  await expectSpans(person, 'Elba', ['05-11 05-13', '05-12 05-14'])
})

test(
  'no key deletes what is carried, and Escape gives it up also after a click beside the days',
  { tag: '@deep' },
  async ({ page, person }) => {
    await person.addEvent({ title: 'Elba', start: on('05-11'), end: on('05-13') })
    await openYear(page)
    await drawn(page, 'Elba').click({ modifiers: ['Control'] })
    const bar = page.getByRole('toolbar', { name: said.chosen })
    await bar.getByRole('button', { name: said.moveAll, exact: true }).click()
    await page.getByRole('menuitem', { name: said.otherDay }).click()
    await expect(hint(page)).toBeVisible()
    expect(await isOnTop(hint(page))).toBe(true)
    await expect(bar).toBeHidden()
    await expect(cellOf(page, on('05-11'))).toBeFocused()
    await page.keyboard.press('Delete')
    // The letter of a month is no day.
    await page.mouse.click(4, (await middleOf(cellOf(page, on('07-01')))).y)
    await expect(cellOf(page, on('05-11'))).not.toBeFocused()
    await page.keyboard.press('Escape')
    await expect(hint(page)).toBeHidden()
    await expect(cellOf(page, on('05-11'))).toBeFocused()
    await expect(bar).toContainText(said.one)
    await expectSpans(person, 'Elba', ['05-11 05-13'])
  },
)

test(
  'days that are marked by keys are meant no more after a click on another day',
  { tag: '@deep' },
  async ({ page }) => {
    await openYear(page)
    await cellOf(page, on('05-11')).focus()
    await page.keyboard.press('Shift+ArrowRight')
    await expect(page.getByText(said.twoDays).first()).toBeVisible()
    await cellOf(page, on('09-08')).click()
    await expect(page.getByText(said.twoDays)).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(dayPanel(page)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)

test.describe('on a phone', () => {
  test.use(PHONE)

  test(
    'a tap on a title puts it down on that day; a button leaves it as it was',
    { tag: '@deep' },
    async ({ page, person }) => {
      await person.addEvent({ title: 'Elba', start: on('05-11') })
      await person.addEvent({ title: 'Cantiere', start: on('05-19') })
      await openYear(page, '?view=planner')
      const open = async () => {
        await cellOf(page, on('05-11')).tap({ position: { x: 6, y: 6 } })
        await takeUp(page, 'Elba')
      }
      await open()
      expect(await isOnTop(hint(page))).toBe(true)
      await hint(page).getByRole('button', { name: said.cancel }).tap()
      await expect(hint(page)).toBeHidden()
      await open()
      await drawn(page, 'Cantiere').tap()
      await expect(toast(page)).toContainText(said.moved)
      await expectSpans(person, 'Elba', ['05-19 05-19'])
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
  )
})
