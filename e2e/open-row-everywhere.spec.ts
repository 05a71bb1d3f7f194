import type { Page } from '@playwright/test'
import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { editing } from './world/editing-words.ts'
import { pressFinger } from './world/finger.ts'
import { goToCommand } from './world/keys.ts'
import { languagesOf } from './world/languages.ts'
import { carried, expectInRow, fillDay, label, lowIn, opened, openMay } from './world/opened-row.ts'
import type { Person } from './world/person.ts'
import { dates, drag, middleOf } from './world/pointer.ts'
import { expectSpans } from './world/spans.ts'
import { expect, test } from './world/test.ts'
import { cellOf, dayPanel, drawn, edgesOf, on, toast } from './world/year.ts'

const words = {
  it: { undone: 'Modifica annullata: Elba', several: /^[23] selezionati/, gone: /^3 eventi eliminati/, june: 'Giugno' },
  en: { undone: 'Undone: Elba', several: /^[23] selected/, gone: /^3 events deleted/, june: 'June' },
} as const

/** May with three days on Elba above a day of eight visits, and in June what lies under both. */
async function fillMay(person: Person): Promise<void> {
  await person.addEvent({ title: 'Elba', start: on('05-11'), end: on('05-13') })
  await fillDay(person, on('05-20'), ['Visita', 8])
  await person.addEvent({ title: 'Fiera', start: on('06-05'), end: on('06-17') })
}

for (const language of languagesOf('it')) {
  test.describe(`in an opened row, in ${language}`, () => {
    test.use({ language })
    const said = { ...editing[language], ...words[language] }
    const chosen = (page: Page) => page.getByRole('toolbar', { name: said.chosen })

    test('an event is carried by keys, out of it and into it, given up and taken back', async ({ page, person }) => {
      test.slow()
      await fillMay(person)
      await openMay(page)
      const take = async (date: string) => {
        await cellOf(page, on(date)).focus()
        await goToCommand(page, said.menuOf('Elba'), said.move)
        await page.keyboard.press('Enter')
        await expect(page.getByText(said.hint)).toBeVisible()
        await expect(cellOf(page, on(date))).toBeFocused()
      }
      await test.step('along its days', async () => {
        await take('05-11')
        for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
        await expect(cellOf(page, on('05-14'))).toBeFocused()
        await expect(label(page)).toBeInViewport({ ratio: 1 })
        await expectInRow(carried(page, 'Elba'), cellOf(page, on('05-14')))
        await expectAccessible(page, 'an event carried in an opened row')
        await page.keyboard.press('Enter')
        await expect(toast(page)).toContainText(said.moved)
        await expectSpans(person, 'Elba', ['05-14 05-16'])
        await expect(cellOf(page, on('05-14'))).toBeFocused()
      })
      await test.step('into the closed row below, and Escape gives it up before it closes anything', async () => {
        await take('05-14')
        await page.keyboard.press('ArrowDown')
        await expect(
          page.locator('[role="row"]', { hasText: said.june }).locator('[role="gridcell"]:focus'),
        ).toHaveCount(1)
        await page.keyboard.press('Escape')
        await expect(page.getByText(said.hint)).toBeHidden()
        await expect(dayPanel(page)).toBeVisible()
        await expect(opened(page)).toHaveCount(1)
        await expectSpans(person, 'Elba', ['05-14 05-16'])
      })
      await test.step('one key takes the move back, and Escape closes the day, then the row', async () => {
        await page.keyboard.press('z')
        await expect(toast(page)).toContainText(said.undone)
        await expectSpans(person, 'Elba', ['05-11 05-13'])
        await page.keyboard.press('Escape')
        await expect(dayPanel(page)).toBeHidden()
        await expect(opened(page)).toHaveCount(1)
        await page.keyboard.press('Escape')
        await expect(opened(page)).toHaveCount(0)
      })
    })

    test('a box takes what it touches in all of its lanes, also beyond the row, for one change', async ({
      page,
      person,
    }) => {
      await fillMay(person)
      await openMay(page)
      const box = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
        await page.keyboard.down('Shift')
        await drag(page, from, to)
        await page.mouse.up()
        await page.keyboard.up('Shift')
      }
      await test.step('three of the lowest lanes', async () => {
        const tops = await drawn(page, /^Visita/).evaluateAll((visits) =>
          visits.map((visit) => visit.getBoundingClientRect().top).sort((a, b) => a - b),
        )
        expect(tops).toHaveLength(8)
        const day = await edgesOf(cellOf(page, on('05-20')))
        await box({ x: day.left - 20, y: (tops[5] ?? 0) + 2 }, { x: day.left + 12, y: day.bottom - 2 })
        await expect(chosen(page)).toContainText(said.several)
        await expectAccessible(page, 'what a box has chosen in an opened row')
        await page.keyboard.press('Delete')
        await expect(toast(page)).toContainText(said.gone)
        await expect(drawn(page, /^Visita/)).toHaveCount(5)
        await toast(page).getByRole('button', { name: said.undo }).click()
        await expect(drawn(page, /^Visita/)).toHaveCount(8)
      })
      await test.step('across the end of the row; Escape drops it before it closes the row', async () => {
        const [elba, fiera] = [await edgesOf(drawn(page, 'Elba')), await edgesOf(drawn(page, 'Fiera'))]
        const free = await edgesOf(cellOf(page, on('05-10')))
        await box({ x: free.left + 4, y: elba.top + 2 }, { x: elba.left + 12, y: fiera.top + 4 })
        await expect(chosen(page)).toContainText(said.several)
        await expect(cellOf(page, on('05-20'))).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(chosen(page)).toBeHidden()
        await expect(opened(page)).toHaveCount(1)
        await page.keyboard.press('Escape')
        await expect(opened(page)).toHaveCount(0)
      })
    })
  })

  test.describe(`in an opened row by finger, in ${language}`, () => {
    test.use({ language, viewport: { width: 1180, height: 820 }, hasTouch: true })
    const said = editing[language]

    test('several events are chosen one by one, and moved together', async ({ page, person }) => {
      await person.addEvent({ title: 'Elba', start: on('05-11'), end: on('05-12') })
      await person.addEvent({ title: 'Fiera', start: on('05-18'), end: on('05-19') })
      await openMay(page)
      for (const title of ['Elba', 'Fiera']) {
        const finger = await pressFinger(page, await middleOf(drawn(page, title)), dates(page, said.twoDays))
        await finger.lift()
        const menu = page.getByRole('menu', { name: said.menuOf(title) })
        await expectAccessible(page, `the menu of ${title}`, OVERLAY)
        await menu.getByRole('menuitem', { name: said.choose }).tap()
      }
      const bar = page.getByRole('toolbar', { name: said.chosen })
      await expect(bar).toContainText(said.two)
      await bar.getByRole('button', { name: said.moveAll, exact: true }).tap()
      await page.getByRole('menuitem', { name: said.weekAfter }).tap()
      await expect(toast(page)).toContainText(said.bothMoved)
      await expectSpans(person, 'Elba', ['05-18 05-19'])
      await expectSpans(person, 'Fiera', ['05-25 05-26'])
      await expectInRow(drawn(page, 'Fiera'), cellOf(page, on('05-25')))
      await expect(opened(page)).toHaveCount(1)
      const free = await lowIn(cellOf(page, on('05-06')))
      await page.touchscreen.tap(free.x, free.y)
      await expect(dayPanel(page)).toBeVisible()
      await expect(opened(page)).toHaveCount(1)
    })
  })
}
