import { expectAccessible } from './world/accessible.ts'
import { editing } from './world/editing-words.ts'
import { pressFinger } from './world/finger.ts'
import { carried, expectInRow, fillDay, label, lowIn, opened, openMay } from './world/opened-row.ts'
import { dates, drag, endOf, middleOf, onBar, type Point } from './world/pointer.ts'
import { expectSpans } from './world/spans.ts'
import { expect, test } from './world/test.ts'
import { cellOf, drawn, edgesOf, later, on, toast } from './world/year.ts'

const said = editing.it
const line = { name: /^Nuovo evento nei giorni scelti/ } as const

test('in an opened row bars are dragged, resized and made by mouse, also from and to closed rows', async ({
  page,
  person,
}) => {
  test.slow()
  await person.addEvent({ title: 'Elba', start: on('05-11'), end: on('05-13') })
  for (const hour of ['09', '10', '11', '12', '13', '14', '15']) {
    await person.addEvent({
      title: `Visita ${hour}`,
      start: `${on('05-20')}T${hour}:00`,
      end: `${on('05-20')}T${hour}:30`,
    })
  }
  await openMay(page)
  const move = async (to: Point, span: string) => {
    await drag(page, await onBar(drawn(page, 'Elba'), cellOf(page, await firstDay())), to)
    await expect(label(page)).toHaveText(said.days)
    await expect(label(page)).toBeInViewport({ ratio: 1 })
    await expectInRow(carried(page, 'Elba'), cellOf(page, on(span.slice(0, 5))))
    await page.mouse.up()
    await expect(toast(page)).toContainText(said.moved)
    await expectSpans(person, 'Elba', [span])
  }
  let at = '05-11'
  const firstDay = () => Promise.resolve(on(at))

  await test.step('to another day of the row, wherever the pointer is in it', async () => {
    await move(await lowIn(cellOf(page, on('05-04'))), '05-04 05-06')
    at = '05-04'
    await expect(opened(page)).toHaveText('Maggio')
  })
  await test.step('to a closed month, and back into the opened one', async () => {
    await move(await middleOf(cellOf(page, on('08-18'))), '08-18 08-20')
    at = '08-18'
    await move(await lowIn(cellOf(page, on('05-12'))), '05-12 05-14')
    at = '05-12'
  })
  await test.step('one of the lowest lanes, into a closed row that has not so many', async () => {
    const visit = drawn(page, '09:00 Visita 09')
    const lowest = drawn(page, '15:00 Visita 15')
    expect((await edgesOf(lowest)).top).toBeGreaterThan((await edgesOf(visit)).top)
    await drag(page, await onBar(lowest, cellOf(page, on('05-20'))), await middleOf(cellOf(page, on('02-10'))))
    await expectInRow(carried(page, 'Visita 15'), cellOf(page, on('02-10')))
    await page.mouse.up()
    await expectSpans(person, 'Visita 15', ['02-10T15:00 02-10T15:30'])
    await expect(toast(page)).toContainText(said.moved)
    await toast(page).getByRole('button', { name: said.undo }).click()
    await expectSpans(person, 'Visita 15', ['05-20T15:00 05-20T15:30'])
  })
  await test.step('an end', async () => {
    await drag(page, await endOf(drawn(page, 'Elba')), await lowIn(cellOf(page, on('05-16'))))
    await page.mouse.up()
    await expect(toast(page)).toContainText(said.resized)
    await expectSpans(person, 'Elba', ['05-12 05-16'])
  })
  await test.step('over empty days, and over days with events, a line names a new one', async () => {
    const name = async ([from, to]: readonly [Point, Point], title: string, spans: string[]) => {
      await drag(page, from, to)
      await page.mouse.up()
      await expect(page.getByRole('group', line)).toBeInViewport({ ratio: 1 })
      await page.keyboard.type(title)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('group', line)).toHaveCount(0)
      await expectSpans(person, title, spans)
    }
    const low = (date: string) => lowIn(cellOf(page, on(date)))
    await name([await low('05-26'), await low('05-28')], 'Potatura', ['05-26 05-28'])
    await name([await low('05-18'), await middleOf(cellOf(page, on('05-21')))], 'Fiera', ['05-18 05-21'])
  })
  await test.step('the right button opens the menu of the event under it', async () => {
    const { x, y } = await onBar(drawn(page, '10:00 Visita 10'), cellOf(page, on('05-20')))
    await page.mouse.click(x, y, { button: 'right' })
    await expect(page.getByRole('menu', { name: 'Azioni per Visita 10' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(opened(page)).toHaveText('Maggio')
  })
})

test('in a row taller than the window days keep their numbers, and nothing jumps', async ({ page, person }) => {
  test.slow()
  await fillDay(person, on('05-12'), ['Visita', 40])
  await fillDay(person, on('05-26'), ['Riunione', 38])
  await page.setViewportSize({ width: 1440, height: 600 })
  await openMay(page)
  const cell = cellOf(page, on('05-12'))
  const number = cell.locator('span').first()
  const { top, bottom } = await edgesOf(cell)
  expect(bottom - top).toBeGreaterThan(600)
  await page.evaluate((way) => window.scrollBy(0, way), top + 100)
  await test.step('numbers and letters stay in sight', async () => {
    expect((await edgesOf(number)).top).toBe(56 + 22)
    await expect(page.getByRole('button', { name: 'Maggio', exact: true })).toBeInViewport({ ratio: 1 })
    await expectAccessible(page, 'a row that is taller than the window')
  })
  const scrolled = () => page.evaluate(() => window.scrollY)
  await test.step('arrows walk along the row without a jump', async () => {
    await cell.focus()
    const before = await scrolled()
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key)
    await expect(cellOf(page, on('05-13'))).toBeFocused()
    expect(await scrolled()).toBe(before)
  })
  await test.step('what is dragged, its days and the line of a new event are in sight', async () => {
    const { left, right } = await edgesOf(cell)
    const before = await scrolled()
    const visit = drawn(page, /^Visita/).filter({ visible: true })
    await expect(visit.first()).toBeAttached()
    const at = await page.evaluate((x) => {
      const item = document.elementsFromPoint(x, 300).find((each) => each.matches('[data-item]'))
      return item === undefined ? null : item.textContent
    }, left + 8)
    expect(at).toMatch(/^Visita \d+$/)
    await drag(page, { x: left + 8, y: 300 }, { x: right + 3 * (right - left), y: 320 })
    await expect(carried(page, at ?? '')).toBeInViewport({ ratio: 1 })
    await expect(label(page)).toHaveText(/15 mag/)
    await expect(label(page)).toBeInViewport({ ratio: 1 })
    await page.mouse.up()
    await expectSpans(person, at ?? '', ['05-15 05-15'])
    expect(await scrolled()).toBe(before)
    const free = { x: left - 2.5 * (right - left), y: 330 }
    await drag(page, free, { ...free, x: free.x + right - left })
    await expect(label(page)).toHaveText(said.twoDays)
    await expect(label(page)).toBeInViewport({ ratio: 1 })
    await page.mouse.up()
    await expect(page.getByRole('group', line)).toBeInViewport({ ratio: 1 })
    expect(await scrolled()).toBe(before)
    await page.keyboard.press('Escape')
  })
  await test.step('also where the year scrolls sideways', async () => {
    await page.setViewportSize({ width: 844, height: 390 })
    const first = cellOf(page, on('05-01'))
    await expect.poll(async () => (await edgesOf(first)).top).not.toBe(0)
    await page.evaluate((way) => window.scrollBy(0, way), (await edgesOf(first)).top + 100)
    await expect.poll(async () => Math.round((await edgesOf(first.locator('span').first())).top)).toBe(56 + 22)
    await expect(page.getByRole('button', { name: 'Maggio', exact: true })).toBeInViewport({ ratio: 1 })
  })
})

test('what lies over the days goes along where another month is opened, and last year stays below', async ({
  page,
  person,
}) => {
  await person.addEvent({ title: 'Fiera', start: later(on('05-12'), -364), end: later(on('05-14'), -364) })
  await openMay(page, '&beside=last')
  const mark = page.locator('main [role="row"] [class*="ink"]')
  await expect(mark).toHaveCount(1)
  const foot = await edgesOf(cellOf(page, on('05-12')))
  expect((await edgesOf(mark)).bottom).toBe(foot.bottom)
  await cellOf(page, on('05-12')).focus()
  await page.keyboard.press('Shift+ArrowRight')
  const marked = page.locator('main [class*="marked"]')
  await expect(marked).toHaveCount(1)
  await page.getByRole('button', { name: 'Marzo', exact: true }).click()
  await expect(opened(page)).toHaveText('Marzo')
})

test.describe('in English', () => {
  test.use({ language: 'en' })
  const words = editing.en

  test('days of an opened row are walked by keys, and Escape closes it', async ({ page, person }) => {
    await person.addEvent({ title: 'Pruning', start: on('05-12') })
    await openMay(page)
    await cellOf(page, on('05-12')).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await expect(cellOf(page, on('05-12'))).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(opened(page)).toHaveCount(0)
  })

  test.describe('by finger', () => {
    test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true })

    test('a long press in an opened row marks days, moves an event, and opens its menu', async ({ page, person }) => {
      await person.addEvent({ title: 'Elba', start: on('05-11'), end: on('05-12') })
      await openMay(page)
      const marking = await pressFinger(page, await lowIn(cellOf(page, on('05-20'))), dates(page, /20 May/))
      await marking.moveTo(await lowIn(cellOf(page, on('05-21'))))
      await expect(label(page)).toHaveText(words.twoDays)
      await expect(label(page)).toBeInViewport({ ratio: 1 })
      await marking.lift()
      await expect(page.getByRole('group', { name: /^New event on the marked days/ })).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      const bar = await onBar(drawn(page, 'Elba'), cellOf(page, on('05-11')))
      const carrying = await pressFinger(page, bar, dates(page, words.twoDays))
      await carrying.moveTo(await lowIn(cellOf(page, on('05-18'))))
      await carrying.lift()
      await expect(toast(page)).toContainText(words.moved)
      await expectSpans(person, 'Elba', ['05-18 05-19'])
      const held = await pressFinger(page, await middleOf(drawn(page, 'Elba')), dates(page, words.twoDays))
      await held.lift()
      await expect(page.getByRole('menu', { name: words.menuOf('Elba') })).toBeVisible()
    })
  })
})
