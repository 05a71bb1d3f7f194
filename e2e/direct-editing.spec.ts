import type { Locator, Page } from '@playwright/test'
import { expectAccessible, OVERLAY } from './world/accessible.ts'
import type { Person } from './world/person.ts'
import { expect, test } from './world/test.ts'
import { cellOf, drawn, edgesOf, on, openYear, toast } from './world/year.ts'

interface Point {
  readonly x: number
  readonly y: number
}

async function middleOf(place: Locator): Promise<Point> {
  const { left, top, right, bottom } = await edgesOf(place)
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** The last px of a bar, which take hold of its end. */
async function endOf(place: Locator): Promise<Point> {
  const { top, right, bottom } = await edgesOf(place)
  return { x: right - 3, y: (top + bottom) / 2 }
}

/** Presses the mouse at one place and moves it to another, as a hand does; it stays pressed. */
async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 8 })
}

/** First and last day of every event of this title, as the server has it. */
async function spansOf(person: Person, title: string): Promise<string[]> {
  const events = await person.call<{ title: string; occurrences: { start: string; end: string }[] }[]>(
    'GET',
    `/events?year=${on('').slice(0, 4)}`,
  )
  return events
    .filter((event) => event.title === title)
    .flatMap(({ occurrences }) => occurrences.map(({ start, end }) => `${start.slice(5)} ${end.slice(5)}`))
    .sort()
}

const layer = (page: Page, text: string | RegExp): Locator => page.locator('main').getByText(text).last()

for (const view of ['planner', 'months']) {
  test(`in the ${view} a drag over days begins an event on them`, async ({ page }) => {
    await openYear(page, `?view=${view}`)
    await drag(page, await middleOf(cellOf(page, on('05-05'))), await middleOf(cellOf(page, on('05-07'))))
    await expect(layer(page, /3 giorni/)).toBeVisible()
    await page.mouse.up()
    await expect(page.getByLabel('Primo giorno')).toHaveValue(on('05-05'))
    await expect(page.getByLabel('Ultimo giorno')).toHaveValue(on('05-07'))
  })

  test(`in the ${view} a bar is dragged into another month, and back by undo`, async ({ page, person }) => {
    await person.addEvent({ title: 'Elba', start: on('05-11'), end: on('05-13') })
    await openYear(page, `?view=${view}`)
    const bar = page.locator('[data-item]').first()
    await drag(page, await middleOf(bar), await middleOf(cellOf(page, on('08-19'))))
    await page.mouse.up()
    await expect(toast(page)).toContainText('Spostato a')
    expect(await spansOf(person, 'Elba')).toEqual(['08-18 08-20'])
    await toast(page).getByRole('button', { name: 'Annulla' }).click()
    await expect(toast(page)).toContainText('Annullato: Elba')
    expect(await spansOf(person, 'Elba')).toEqual(['05-11 05-13'])
  })
}

test('an end is dragged across the end of the month, and stops at the other end', async ({ page, person }) => {
  await person.addEvent({ title: 'Cantiere', start: on('05-11'), end: on('05-13') })
  await openYear(page)
  await drag(page, await endOf(drawn(page, 'Cantiere').first()), await middleOf(cellOf(page, on('06-02'))))
  await page.mouse.up()
  await expect(toast(page)).toContainText('Ora:')
  await expect(drawn(page, 'Cantiere')).toHaveCount(2)
  expect(await spansOf(person, 'Cantiere')).toEqual(['05-11 06-02'])
  await drag(page, await endOf(drawn(page, 'Cantiere').last()), await middleOf(cellOf(page, on('01-20'))))
  await page.mouse.up()
  await expect.poll(() => spansOf(person, 'Cantiere')).toEqual(['05-11 05-11'])
})

test('Alt drags a copy, Escape leaves everything as it was', async ({ page, person }) => {
  await person.addEvent({ title: 'Dentista', start: `${on('06-10')}T15:00`, end: `${on('06-10')}T16:00` })
  await openYear(page)
  const to = await middleOf(cellOf(page, on('09-15')))
  await drag(page, await middleOf(drawn(page, 'Dentista')), to)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await spansOf(person, 'Dentista')).toHaveLength(1)
  await drag(page, await middleOf(drawn(page, 'Dentista')), to)
  await page.keyboard.down('Alt')
  await expect(layer(page, /^Copia:/)).toBeVisible()
  await page.mouse.up()
  await page.keyboard.up('Alt')
  await expect(toast(page)).toContainText('Copiato a')
  const spans = await spansOf(person, 'Dentista')
  expect(spans).toHaveLength(2)
  expect(spans[0]).toBe('06-10T15:00 06-10T16:00')
  expect(spans[1]).toMatch(/^09-\d\dT15:00/)
})

test.describe('in English', () => {
  test.use({ language: 'en' })

  test('a dragged occurrence asks which part of its series is meant', async ({ page, person }) => {
    const monthly = { start: on('01-14'), end: on('01-15'), recurrence: 'FREQ=MONTHLY;BYMONTHDAY=14' }
    await person.addEvent({ title: 'Board meeting', ...monthly })
    await openYear(page)
    const drop = async () => {
      const bar = drawn(page, 'Board meeting').nth(4)
      const { x, y } = await middleOf(bar)
      await drag(page, { x, y }, { x: x + 72, y })
      await page.mouse.up()
      await expect(page.getByRole('dialog', { name: 'What do you want to change?' })).toBeVisible()
    }
    await drop()
    await expectAccessible(page, 'the question about a drag', OVERLAY)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await spansOf(person, 'Board meeting')).toContain('05-14 05-15')
    await drop()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(toast(page)).toContainText('Moved to')
    const spans = await spansOf(person, 'Board meeting')
    expect(spans).toContain('05-16 05-17')
    expect(spans).toContain('06-14 06-15')
  })

  test('several events are chosen by clicks and by a box, and become one change', async ({ page, person }) => {
    await person.addCategory({ name: 'Work', color: '#1976d2' })
    await person.addEvent({ title: 'Sprint', start: on('03-02'), end: on('03-06') })
    await person.addEvent({ title: 'Review', start: on('03-09'), end: on('03-12') })
    await person.addEvent({ title: 'Trip', start: on('07-06'), end: on('07-10') })
    await openYear(page)
    await drawn(page, 'Sprint').click({ modifiers: ['Control'] })
    await drawn(page, 'Trip').click({ modifiers: ['Control'] })
    const bar = page.getByRole('toolbar', { name: 'Chosen events' })
    await expect(bar).toContainText('2 chosen')
    await expectAccessible(page, 'chosen events')
    await bar.getByRole('button', { name: 'Category' }).click()
    await page.getByRole('menuitem', { name: 'Work' }).click()
    await expect(toast(page)).toContainText('Category of 2 events changed')
    await expect(bar).toBeHidden()
    await expect(page.getByRole('button', { name: 'Work 2' })).toBeVisible()
    // A box around the two of March, from free days below them.
    const from = await edgesOf(cellOf(page, on('03-01')))
    const to = await edgesOf(cellOf(page, on('03-13')))
    await page.keyboard.down('Shift')
    await drag(page, { x: from.left + 4, y: from.bottom - 4 }, { x: to.right - 2, y: to.top + 18 })
    await page.mouse.up()
    await page.keyboard.up('Shift')
    await expect(bar).toContainText('2 chosen')
    await page.keyboard.press('Delete')
    await expect(toast(page)).toContainText('2 events deleted')
    await expect(drawn(page, 'Sprint')).toHaveCount(0)
    await page.keyboard.press('Control+z')
    await expect(drawn(page, 'Sprint')).toHaveCount(1)
    await expect(drawn(page, 'Review')).toHaveCount(1)
  })

  test('chosen events are dragged together', async ({ page, person }) => {
    await person.addEvent({ title: 'Sprint', start: on('03-02'), end: on('03-06') })
    await person.addEvent({ title: 'Trip', start: on('07-06'), end: on('07-10') })
    await openYear(page)
    await drawn(page, 'Sprint').click({ modifiers: ['Shift'] })
    await drawn(page, 'Trip').click({ modifiers: ['Shift'] })
    const { x, y } = await middleOf(drawn(page, 'Trip'))
    await drag(page, { x, y }, { x: x + 36, y })
    await page.mouse.up()
    await expect(toast(page)).toContainText('2 events moved')
    expect(await spansOf(person, 'Sprint')).toEqual(['03-03 03-07'])
    expect(await spansOf(person, 'Trip')).toEqual(['07-07 07-11'])
  })
})

test('C1: a move of what somebody else has changed goes back, says why, and loses nothing', async ({
  page,
  person,
  watched,
}) => {
  watched.expect(/412/)
  const { _id } = await person.addEvent({ title: 'Elba', start: on('05-11'), end: on('05-13') })
  await openYear(page)
  // Somebody else is faster, and this page has not heard of it yet.
  await page.route('**/events?year=*', (route) => route.abort())
  await page.route('**/stream', (route) => route.abort())
  watched.expect(/Failed to load resource/)
  await person.call('PATCH', `/events/${_id}`, { description: 'con la barca' })
  await drag(page, await middleOf(drawn(page, 'Elba')), await middleOf(cellOf(page, on('08-19'))))
  await page.mouse.up()
  await expect(toast(page)).toHaveAttribute('data-severity', 'error')
  await expect
    .poll(async () => (await edgesOf(drawn(page, 'Elba'))).top)
    .toBeLessThan((await edgesOf(cellOf(page, on('06-01')))).top)
  expect(await spansOf(person, 'Elba')).toEqual(['05-11 05-13'])
  expect(await person.call('GET', `/events/${_id}`)).toMatchObject({ description: 'con la barca' })
})

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1440, height: 480 } })

  test('the page scrolls along with a drag at its edge', async ({ page, person }) => {
    await person.addEvent({ title: 'Elba', start: on('03-11'), end: on('03-13') })
    await openYear(page)
    const from = await middleOf(drawn(page, 'Elba'))
    await drag(page, from, { x: from.x, y: 470 })
    await expect(cellOf(page, on('11-15'))).toBeInViewport()
    const to = await middleOf(cellOf(page, on('10-14')))
    await page.mouse.move(to.x, to.y, { steps: 4 })
    await page.mouse.up()
    await expect(toast(page)).toContainText('Spostato a')
    expect(await spansOf(person, 'Elba')).toEqual([expect.stringMatching(/^10-/)])
  })
})

test('days are marked, and an event moved and made longer, by keys alone', async ({ page, person }) => {
  await person.addEvent({ title: 'Elba', start: on('05-11'), end: on('05-13') })
  await openYear(page)
  await cellOf(page, on('10-05')).focus()
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Ultimo giorno')).toHaveValue(on('10-08'))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await cellOf(page, on('05-11')).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Che cosa fare con Elba' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Sposta…' }).press('Enter')
  await expect(page.getByText('Frecce: sposta')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Ora:')
  expect(await spansOf(person, 'Elba')).toEqual(['05-12 05-15'])
  await page.keyboard.press('Control+z')
  await expect(toast(page)).toContainText('Annullato: Elba')
  expect(await spansOf(person, 'Elba')).toEqual(['05-11 05-13'])
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  /** Presses a finger, waits for as long as is said, and moves it over some places; it stays on the glass. */
  async function touch(page: Page, places: readonly Point[], hold: number) {
    const glass = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point) =>
      glass.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
    const [first, ...others] = places
    await send('touchStart', first)
    await page.waitForTimeout(hold)
    for (const place of others) {
      await send('touchMove', place)
      await page.waitForTimeout(50)
    }
    return { lift: () => send('touchEnd') }
  }

  test('a long press marks days, while the page stands still', async ({ page, person }) => {
    await person.addEvent({ title: 'Elba', start: on('01-11') })
    await openYear(page)
    const today = page.locator('[aria-current="date"]')
    await expect(today).toBeInViewport()
    const before = await page.evaluate(() => window.scrollY)
    const from = await middleOf(today)
    const way = [from, { x: 60, y: from.y }, { x: 330, y: from.y }]
    const { lift } = await touch(page, way, 600)
    await expect(layer(page, /giorni/)).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
    await lift()
    await expect(page.getByLabel('Titolo')).toBeVisible()
  })

  /** A quick stroke. It says itself when each of its moves was: a loaded machine would make it a slow one. */
  async function swipe(page: Page, from: Point, to: Point): Promise<void> {
    const glass = await page.context().newCDPSession(page)
    const start = Date.now() / 1000
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', after: number, point?: Point) =>
      glass.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [], timestamp: start + after })
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    await Promise.all([
      send('touchStart', 0, from),
      send('touchMove', 0.05, middle),
      send('touchMove', 0.1, to),
      send('touchEnd', 0.12),
    ])
  }

  test('a finger that is swiped across turns the year, as far as the page goes', async ({ page, person }) => {
    await person.addEvent({ title: 'Elba', start: on('11-11') })
    await openYear(page)
    const { y } = await middleOf(page.locator('[aria-current="date"]'))
    await swipe(page, { x: 300, y }, { x: 120, y })
    await expect(page).toHaveURL(`/calendar?year=${Number(on('').slice(0, 4)) + 1}`)
    await swipe(page, { x: 100, y }, { x: 290, y })
    await expect(page).toHaveURL('/calendar')
  })

  test('a finger that moves at once scrolls, and marks nothing', async ({ page }) => {
    await openYear(page)
    const from = await middleOf(page.locator('[aria-current="date"]'))
    const { lift } = await touch(page, [from, { x: from.x, y: from.y - 60 }, { x: from.x, y: from.y - 160 }], 0)
    await lift()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(layer(page, /giorni/)).toHaveCount(0)
  })

  test('a long press on a bar carries it to another week', async ({ page, person }) => {
    await person.addEvent({ title: 'Elba', start: on('05-11'), end: on('05-12') })
    await openYear(page, '?view=planner')
    await drawn(page, 'Elba').first().scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollBy(0, 200))
    const [from, to] = [await middleOf(drawn(page, 'Elba').first()), await middleOf(cellOf(page, on('05-20')))]
    const { lift } = await touch(page, [from, { x: from.x + 20, y: from.y + 10 }, to], 600)
    await lift()
    await expect(toast(page)).toContainText('Spostato a')
    expect(await spansOf(person, 'Elba')).not.toEqual(['05-11 05-12'])
  })
})
