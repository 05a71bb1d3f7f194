import type { Page } from '@playwright/test'
import { isDeep } from '../scripts/test-counts.ts'
import { allDayEvent, calendarFile } from './world/calendar-file.ts'
import { PHONE } from './world/finger.ts'
import { expect, test } from './world/test.ts'
import { cellOf, drawn, edgesOf, on, openDay, openYear, today, YEAR } from './world/year.ts'

const phones = [PHONE.viewport, { width: 360, height: 740 }]

const overflow = (page: Page) =>
  page.evaluate(() => ({
    across: document.documentElement.scrollWidth - window.innerWidth,
    down: document.documentElement.scrollHeight - window.innerHeight,
  }))

/** The edges of all dots of a day, and where its number ends, in px of the window. */
const dotsOf = (page: Page, date: string): Promise<{ left: number; right: number; number: number }> =>
  cellOf(page, date).evaluate((cell) => {
    const number = document.createRange()
    number.selectNodeContents(cell)
    const { left, width, boxShadow } = getComputedStyle(cell, '::after')
    // The second and the third dot are shadows of the first.
    const shifts = [0, ...[...boxShadow.matchAll(/\) (-?[\d.]+)px/g)].map(([, shift]) => Number(shift))]
    const first = cell.getBoundingClientRect().left + Number.parseFloat(left)
    return {
      left: first + Math.min(...shifts),
      right: first + Number.parseFloat(width) + Math.max(...shifts),
      number: number.getBoundingClientRect().right,
    }
  })

/** Px from the number of a day in the view of months to its first dot. */
async function spaceBeforeDots(page: Page, date: string): Promise<number> {
  const { left, number } = await dotsOf(page, date)
  return left - number
}

test.describe('at 1440 x 900', () => {
  test('the whole year stands on the screen in every view, empty or full', async ({ page, person }) => {
    const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']
    for (const month of months) {
      await person.addEvent({ title: `Viaggio ${month}`, start: on(`${month}-03`), end: on(`${month}-20`) })
      await person.addEvent({ title: `Esame ${month}`, start: on(`${month}-12`) })
    }
    await openYear(page)
    for (const view of ['Planner', 'Mesi', 'Calore']) {
      await page.getByRole('group', { name: 'Vista' }).getByRole('button', { name: view }).click()
      await expect(page.getByRole('gridcell', { name: /31 dicembre/ }), view).toBeInViewport({ ratio: 1 })
      await expect.poll(() => overflow(page), view).toEqual({ across: 0, down: 0 })
    }
  })

  test('a long event is one unbroken bar a month, which repeats the title; what finds no room is counted', async ({
    page,
    person,
  }) => {
    await person.addEvent({ title: 'Giro del mondo', start: on('03-10'), end: on('06-20') })
    for (const hour of ['08', '09', '10', '11', '12', '13']) {
      const start = `${on('09-15')}T${hour}:00`
      await person.addEvent({ title: `Riunione delle ${hour}`, start, end: start })
    }
    const lines = Array.from({ length: 120 }, (_, index) => allDayEvent(`${index}`, 'Fila', [on('11-17'), on('11-18')]))
    const [calendar] = await person.calendars()
    await person.importFile(calendar?._id ?? '', calendarFile(...lines.flat()))
    await openYear(page)
    await test.step('a bar a month', async () => {
      const bars = drawn(page, 'Giro del mondo')
      await expect(bars).toHaveCount(4)
      const spans = [
        ['03-10', '03-31'],
        ['04-01', '04-30'],
        ['05-01', '05-31'],
        ['06-01', '06-20'],
      ] as const
      for (const [index, [first, last]] of spans.entries()) {
        const bar = await edgesOf(bars.nth(index))
        const [from, to] = [await edgesOf(cellOf(page, on(first))), await edgesOf(cellOf(page, on(last)))]
        expect(Math.abs(bar.left - from.left), `begins with ${first}`).toBeLessThanOrEqual(3)
        expect(Math.abs(bar.right - to.right), `ends with ${last}`).toBeLessThanOrEqual(4)
        expect(bar.top, 'stands in the row of its month').toBeGreaterThan(from.top)
        expect(bar.bottom, 'stands in the row of its month').toBeLessThanOrEqual(from.bottom)
        await expect(bars.nth(index)).toHaveText('Giro del mondo')
      }
    })
    await test.step('what finds no room is counted at its day', async () => {
      await expect(drawn(page, 'Riunione')).toHaveCount(3)
      const [more, day] = [
        await edgesOf(page.getByText('+3', { exact: true })),
        await edgesOf(cellOf(page, on('09-15'))),
      ]
      expect(more.top).toBeGreaterThanOrEqual(day.top)
      expect(more.left).toBeGreaterThan(day.left)
      expect(more.right).toBeLessThanOrEqual(day.right)
      await expect(cellOf(page, on('09-15'))).toHaveAccessibleName(/6 impegni/)
    })
    await test.step('a count that finds no room is cut short, and said in full', async () => {
      await expect(page.getByText('99+', { exact: true })).toBeVisible()
      await expect(cellOf(page, on('11-17'))).toHaveAccessibleName(/120 impegni/)
    })
  })
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('nothing scrolls sideways, and days are large enough for a finger', async ({ page, person }) => {
    await person.addEvent({
      title: 'Un titolo lunghissimo che non finisce mai e non va a capo da nessuna parte',
      ...{ start: on('05-04'), end: on('05-20') },
    })
    for (const search of ['', '?view=planner', '?view=heat', '?dialog=categories', `?new=${on('05-06')}`]) {
      await openYear(page, search)
      for (const viewport of phones) {
        await page.setViewportSize(viewport)
        await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(viewport.width)
        const where = `${search} on ${viewport.width} px`
        expect((await overflow(page)).across, where).toBe(0)
        const cell = await edgesOf(cellOf(page, on('05-06')))
        expect(Math.min(cell.right - cell.left, cell.bottom - cell.top), where).toBeGreaterThanOrEqual(24)
      }
    }
    for (const name of ['Lavoro', 'Salute', 'Sport']) {
      const { _id: categoryId } = await person.addCategory({ name })
      await person.addEvent({ title: name, start: on('06-10'), categoryId })
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await openYear(page, '?q=Lavoro')
    const [dots, day] = [await dotsOf(page, on('06-10')), await edgesOf(cellOf(page, on('06-10')))]
    expect(dots.right, 'three dots on the narrowest phone').toBeLessThanOrEqual(day.right)
    await page.locator('[data-search]').focus()
    const bar = await page.locator('header').evaluate((header) => header.scrollWidth)
    expect(bar, 'the bar while one searches').toBe(320)
  })
})

for (const viewport of isDeep ? phones : [PHONE.viewport]) {
  test.describe(`on a phone of ${viewport.width} x ${viewport.height}`, () => {
    test.use({ ...PHONE, viewport })

    test('an empty year says how to begin, the months are a list, and everything is within reach', async ({
      page,
      person,
    }) => {
      const work = await person.addCategory({ name: 'Lavoro' })
      await openYear(page)
      await test.step('an empty year says how to begin where the person is looking', async () => {
        await expect(page.getByRole('heading', { name: 'è ancora vuoto' })).toBeInViewport({ ratio: 1 })
        await page.getByRole('button', { name: 'Aggiungi il primo evento' }).click()
        await expect(page.getByLabel('Titolo')).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      })
      await test.step('the months are a list, and a day opens as a sheet from below', async () => {
        await person.addEvent({ title: 'Dentista', start: `${on('05-06')}T09:00`, end: `${on('05-06')}T10:00` })
        await expect(page.getByRole('heading', { name: 'è ancora vuoto' })).toBeHidden()
        const [may, june] = [
          await edgesOf(page.getByRole('rowgroup', { name: 'maggio' })),
          await edgesOf(page.getByRole('rowgroup', { name: 'giugno' })),
        ]
        expect(june.left).toBe(may.left)
        expect(june.top).toBeGreaterThanOrEqual(may.bottom)
        await openDay(page, on('05-06'))
        const sheet = page.getByRole('dialog', { name: /6 maggio/ })
        await expect(sheet.getByRole('button', { name: /Dentista/ }).first()).toBeVisible()
        expect((await edgesOf(sheet)).bottom).toBeCloseTo(viewport.height, 0)
        expect((await overflow(page)).across).toBe(0)
        await sheet.getByRole('button', { name: 'Chiudi' }).click()
        await expect(sheet).toBeHidden()
        await expect(page).toHaveURL('/calendar')
      })
      await test.step('the open day can be seen above its sheet, in whichever month it is', async () => {
        const sheet = page.getByRole('dialog')
        const isAboveSheet = async (day: string) => {
          const [cell, { top }] = [await edgesOf(cellOf(page, on(day))), await edgesOf(sheet)]
          return cell.top > 0 && cell.bottom <= top
        }
        for (const day of ['05-14', '12-30']) {
          await openYear(page, `?day=${on(day)}`)
          await expect.poll(() => isAboveSheet(day)).toBe(true)
        }
        await sheet.getByRole('button', { name: 'Giorno successivo' }).click()
        await expect.poll(() => isAboveSheet('12-31')).toBe(true)
        await sheet.getByRole('button', { name: 'Chiudi' }).click()
        await expect(sheet).toBeHidden()
      })
      await test.step('views, adding, filter and account are all within reach', async () => {
        const navigation = page.getByRole('navigation', { name: 'Principale' })
        await expect(navigation.getByRole('button', { pressed: true })).toHaveText('Mesi')
        await navigation.getByRole('button', { name: 'Planner' }).click()
        await expect(page).toHaveURL('/calendar?view=planner')
        await navigation.getByRole('button', { name: 'Aggiungi un evento' }).click()
        await page.getByRole('textbox', { name: 'Aggiunta rapida' }).fill('Spesa')
        await page.getByRole('button', { name: 'Salva' }).click()
        await page.getByRole('button', { name: 'Filtro e categorie' }).click()
        await page.getByRole('checkbox', { name: 'Lavoro' }).click()
        await expect(page).toHaveURL(`/calendar?view=planner&category=${work._id}`)
        await page.keyboard.press('Escape')
        await expect(page.getByText('corrisponde al filtro')).toBeVisible()
        await page.getByRole('button', { name: 'Account di Giulia Amato' }).click()
        await page.getByRole('menuitem', { name: 'English' }).click()
        await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Heatmap')
        await page.getByRole('button', { name: String(YEAR), exact: true }).click()
        await expect(page.getByRole('menuitem', { name: 'Go to the current year' })).toBeVisible()
      })
    })
  })
}

test('between phone and desk nothing scrolls sideways, the bar has all its things, and no dot lies over a number', async ({
  page,
  person,
}) => {
  test.slow()
  const { _id } = await person.addCategory({ name: 'Amministrazione straordinaria del condominio' })
  const days = [on('10-25'), today()]
  for (const start of days.flatMap((day) => ['08', '12', '16'].map((hour) => `${day}T${hour}:00`))) {
    await person.addEvent({ title: start, start, end: start, categoryId: _id })
  }
  const filter = page.getByRole('button', { name: /: Amministrazione/ })
  for (const [language, title] of [
    ['it', 'Assistente'],
    ['en', 'Assistant'],
  ] as const) {
    await openYear(page, `?category=${_id}&lng=${language}`)
    const icon = page.getByRole('button', { name: title })
    for (const width of [700, 768, 820, 959, 1024, 1100, 1199, 1200]) {
      await test.step(`${width} px, ${language}`, async () => {
        await page.setViewportSize({ width, height: 800 })
        for (const place of [filter, icon, page.getByRole('button', { name: /Giulia Amato/ })])
          await expect(place).toBeInViewport({ ratio: 1 })
        await expect.poll(async () => (await overflow(page)).across).toBe(0)
      })
    }
    await test.step(`the search squeezes nothing, ${language}`, async () => {
      const before = await edgesOf(filter)
      await page.locator('[data-search]').focus()
      const [after, search] = [await edgesOf(filter), await edgesOf(page.getByRole('search'))]
      expect(after.right - after.left).toBeCloseTo(before.right - before.left, 0)
      expect(after.right).toBeLessThanOrEqual(search.left)
      await page.keyboard.press('Escape')
    })
    await icon.click()
    await expect(page.getByRole('complementary').getByRole('tab').first()).toBeVisible()
  }
  await openYear(page, `?category=${_id}&view=months`)
  for (const [width, height] of [
    [1280, 720],
    [1200, 800],
    [720, 450],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const day of days) {
      await expect.poll(() => spaceBeforeDots(page, day), `${day}, ${width} px`).toBeGreaterThanOrEqual(0)
    }
  }
})
