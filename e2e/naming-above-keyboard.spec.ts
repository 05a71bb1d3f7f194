import type { Locator, Page } from '@playwright/test'
import { PHONE, pressFinger } from './world/finger.ts'
import { dates, middleOf } from './world/pointer.ts'
import { coverPage, giveKeyboard } from './world/soft-keyboard.ts'
import { expectSpans } from './world/spans.ts'
import { expect, test } from './world/test.ts'
import { cellOf, on, openYear } from './world/year.ts'

test.use(PHONE)

const [FIRST, LAST] = [on('05-12'), on('05-14')]
/** What keyboards cover, in px: of an upright phone, with a row of suggestions, and of one that lies. */
const [UPRIGHT, SUGGESTING, LYING] = [336, 380, 170]

/** Marks days by a finger; the line for their event is there then. */
async function mark(page: Page): Promise<Locator> {
  await cellOf(page, LAST).evaluate((cell) => cell.scrollIntoView({ block: 'center' }))
  const finger = await pressFinger(page, await middleOf(cellOf(page, FIRST)), dates(page, /mag$/))
  await finger.moveTo(await middleOf(cellOf(page, LAST)))
  await expect(dates(page, /· 3 giorni$/)).toBeVisible()
  await finger.lift()
  const line = page.getByRole('group', { name: /^Nuovo evento nei giorni scelti/ })
  await expect(line.getByRole('textbox')).toBeFocused()
  return line
}

/** Where something is within what is seen of the page: px from above, and of how many. */
const placeIn = (place: Locator) =>
  place.evaluate((element) => {
    const { offsetTop = 0, height = 0 } = window.visualViewport ?? {}
    const { top, bottom } = element.getBoundingClientRect()
    return { top: Math.round(top - offsetTop), bottom: Math.round(bottom - offsetTop), of: Math.round(height) }
  })

/** The line ends where what is seen does, and its field is in sight. */
const expectDocked = (line: Locator): Promise<void> =>
  expect(async () => {
    const [docked, field] = [await placeIn(line), await placeIn(line.getByRole('textbox'))]
    expect(docked.bottom).toBe(docked.of)
    expect([field.top >= 0, field.bottom <= field.of]).toEqual([true, true])
  }).toPass()

/** The first of the marked days is between the upper end of what is seen and the line. */
const expectDayAbove = (page: Page, line: Locator): Promise<void> =>
  expect(async () => {
    const [day, { top }] = [await placeIn(cellOf(page, FIRST)), await placeIn(line)]
    expect([day.top >= 0, day.bottom <= top]).toEqual([true, true])
  }).toPass()

test('the line stays above a keyboard that comes, grows and goes, with its days, wherever the browser moves what is seen', async ({
  page,
  person,
}) => {
  await giveKeyboard(page)
  await openYear(page)
  const line = await mark(page)
  for (const [height, offsetTop] of [
    [0, 0],
    [UPRIGHT, 0],
    [SUGGESTING, 0],
    [UPRIGHT, UPRIGHT],
    [UPRIGHT, 120],
    [0, 0],
  ] as const) {
    await test.step(`${height} px are covered, and it was moved by ${offsetTop}`, async () => {
      await coverPage(page, { height, offsetTop })
      await expectDocked(line)
      await expectDayAbove(page, line)
    })
  }
  await test.step('a page that is zoomed into shows its field too', async () => {
    const protocol = await page.context().newCDPSession(page)
    await protocol.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
    await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBe(2)
    await expectDocked(line)
    await protocol.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 })
    await expectDocked(line)
  })
  await test.step('what the person moves then is not moved back', async () => {
    await line.getByRole('textbox').fill('Elba')
    await coverPage(page, { height: UPRIGHT, offsetTop: 0 })
    await page.touchscreen.tap(200, 8)
    await page.evaluate(() => window.scrollBy(0, 600))
    const { top } = await placeIn(cellOf(page, FIRST))
    await coverPage(page, { height: UPRIGHT, offsetTop: 40 })
    await expectDocked(line)
    expect((await placeIn(cellOf(page, FIRST))).top).toBe(top - 40)
  })
  await line.getByRole('button', { name: 'Salva' }).tap()
  await expectSpans(person, 'Elba', ['05-12 05-14'])
})

test('on a phone that is turned, the line is docked too, its field is in sight, and what is typed stays', async ({
  page,
  person,
}) => {
  await giveKeyboard(page)
  await openYear(page)
  const line = await mark(page)
  const field = line.getByRole('textbox')
  await field.fill('Elba alle 9')
  for (const [width, height, covered] of [
    [844, 390, 210],
    [568, 320, LYING],
    [320, 568, 260],
    [568, 320, LYING],
  ] as const) {
    await test.step(`${width} px wide and ${height} high`, async () => {
      await page.setViewportSize({ width, height })
      await coverPage(page, { height: covered, offsetTop: 0 })
      await expectDocked(line)
      await coverPage(page, { height: covered, offsetTop: covered })
      await expectDocked(line)
      await expect(field).toHaveValue('Elba alle 9')
      await expect(field).toBeFocused()
    })
  }
  await line.getByRole('button', { name: 'Salva' }).tap()
  await expectSpans(person, 'Elba', ['05-12T09:00 05-14T10:00'])
})
