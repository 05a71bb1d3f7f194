import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { expectSpans } from './world/spans.ts'
import { editing } from './world/editing-words.ts'
import { PHONE, pressFinger } from './world/finger.ts'
import { languagesOf } from './world/languages.ts'
import { dates, middleOf, onBar } from './world/pointer.ts'
import { expect, test } from './world/test.ts'
import { cellOf, drawn, on, openYear, toast } from './world/year.ts'

const words = {
  it: {
    ...{ split: /^Dividi prima di .*13/, move: 'Sposta a una data…', to: 'Al giorno', duplicate: 'Duplica' },
    ...{ add: 'Nuovo evento in questo giorno', open: 'Apri' },
  },
  en: {
    ...{ split: /^Split before .*13/, move: 'Move to a date…', to: 'To', duplicate: 'Duplicate' },
    ...{ add: 'New event on this day', open: 'Open' },
  },
} as const

for (const language of languagesOf('en')) {
  const said = { ...editing[language], ...words[language] }

  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('the right button on an event parts it, moves it to a date and copies it; each is undone', async ({
      page,
      person,
    }) => {
      await person.addEvent({ title: 'Elba', start: on('05-11'), end: on('05-15') })
      await openYear(page)
      const bar = drawn(page, 'Elba')
      const menu = page.getByRole('menu', { name: said.menuOf('Elba') })
      const openOn = async (day: string) => {
        const { x, y } = await onBar(bar.first(), cellOf(page, on(day)))
        await page.mouse.click(x, y, { button: 'right' })
        await expect(menu).toBeVisible()
      }
      const takeBack = async () => {
        await toast(page).hover()
        await toast(page).getByRole('button', { name: said.undo }).click()
        await expectSpans(person, 'Elba', ['05-11 05-15'])
      }
      await openOn('05-13')
      await expectAccessible(page, 'the menu of an event', '[role="menu"]')
      await menu.getByRole('menuitem', { name: said.split }).click()
      await expectSpans(person, 'Elba', ['05-11 05-12', '05-13 05-15'])
      await takeBack()

      await openOn('05-12')
      await menu.getByRole('menuitem', { name: said.move }).click()
      await page.getByLabel(said.to, { exact: true }).fill(on('08-03'))
      await page.keyboard.press('Enter')
      await expectSpans(person, 'Elba', ['08-03 08-07'])
      await takeBack()

      await openOn('05-12')
      await menu.getByRole('menuitem', { name: said.duplicate }).click()
      await expectSpans(person, 'Elba', ['05-11 05-15', '05-11 05-15'])
      await takeBack()
    })

    test('the menu key opens the menu of a day, and leads by keys alone to what is on it, and to what is done with it', async ({
      page,
      person,
    }) => {
      await person.addEvent({ title: 'Elba', start: on('05-11'), end: on('05-15') })
      await openYear(page)
      await cellOf(page, on('05-12')).focus()
      const toItem = async () => {
        await page.keyboard.press('Shift+F10')
        await expect(page.getByRole('menuitem', { name: said.add })).toBeFocused()
        await expectAccessible(page, 'the menu of a day by keys', OVERLAY)
        await page.keyboard.press('e')
        await page.keyboard.press('Enter')
        await expect(page.getByRole('menu', { name: said.menuOf('Elba') })).toBeVisible()
      }
      await toItem()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toHaveCount(0)
      await expect(cellOf(page, on('05-12'))).toBeFocused()

      await toItem()
      await page.keyboard.press('d')
      await expect(page.getByRole('menuitem', { name: said.duplicate })).toBeFocused()
      await page.keyboard.press('Enter')
      await expectSpans(person, 'Elba', ['05-11 05-15', '05-11 05-15'])
      await expect(cellOf(page, on('05-12'))).toBeFocused()
    })
  })

  test.describe(`by finger, in ${language}`, () => {
    test.use({ ...PHONE, language })

    test('a long press on an event that moves nothing opens its menu', async ({ page, person }) => {
      await person.addEvent({ title: 'Elba', start: on('05-11'), end: on('05-15') })
      await openYear(page, '?view=planner')
      const bar = page.locator('[data-item]').first()
      await bar.scrollIntoViewIfNeeded()
      const finger = await pressFinger(page, await middleOf(bar), dates(page, said.days))
      await finger.lift()
      const menu = page.getByRole('menu', { name: said.menuOf('Elba') })
      await expect(menu).toBeVisible()
      await expectAccessible(page, 'the menu of an event on a phone', '[role="menu"]')
      await menu.getByRole('menuitem', { name: said.open }).tap()
      await expect(page.getByRole('dialog')).toBeVisible()
    })
  })
}
