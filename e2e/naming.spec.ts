import { expectAccessible } from './world/accessible.ts'
import { languagesOf } from './world/languages.ts'
import { drag, goOnInForm, middleOf } from './world/pointer.ts'
import { expectSpans } from './world/spans.ts'
import { expect, test } from './world/test.ts'
import { cellOf, drawn, on, openYear, toast } from './world/year.ts'

const words = {
  it: {
    ...{ line: 'Nuovo evento nei giorni scelti', field: 'Aggiunta rapida', undo: 'Annulla' },
    ...{ typed: 'Cena alle 20', dinner: 'Cena', title: 'Titolo', last: 'Ultimo giorno' },
  },
  en: {
    ...{ line: 'New event on the marked days', field: 'Quick add', undo: 'Undo' },
    ...{ typed: 'Dinner at 8pm', dinner: 'Dinner', title: 'Title', last: 'Last day' },
  },
} as const

for (const language of languagesOf('it')) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const said = words[language]

    test('days marked by mouse are named on the spot, read as quick add reads, or named in the form', async ({
      page,
      person,
    }) => {
      await openYear(page)
      const line = page.getByRole('group', { name: said.line })
      const field = page.getByRole('textbox', { name: said.field })
      const mark = async (from: string, to: string) => {
        const [first, last] = [await middleOf(cellOf(page, on(from))), await middleOf(cellOf(page, on(to)))]
        // Within one day too it is a drag, and no click.
        await drag(page, { ...first, x: first.x - 6 }, { ...last, x: last.x + 6 })
        await page.mouse.up()
        await expect(line).toBeVisible()
      }

      await test.step('Enter saves what is typed for all of the days, and it can be undone', async () => {
        await mark('08-10', '08-14')
        await expect(field).toBeFocused()
        await expectAccessible(page, 'the line on marked days', '[role="group"]')
        await page.keyboard.type('Elba')
        await expect(drawn(page, 'Elba')).toHaveCount(1)
        await page.keyboard.press('Enter')
        await expectSpans(person, 'Elba', ['08-10 08-14'])
        await expect(line).toHaveCount(0)
        await toast(page).hover()
        await toast(page).getByRole('button', { name: said.undo }).click()
        await expectSpans(person, 'Elba', [])
      })

      await test.step('an hour in it is understood', async () => {
        await mark('09-08', '09-08')
        await page.keyboard.type(said.typed)
        await page.keyboard.press('Enter')
        await expectSpans(person, said.dinner, ['09-08T20:00 09-08T21:00'])
      })

      await test.step('Tab goes on in the form with what was typed', async () => {
        await mark('10-05', '10-07')
        await page.keyboard.type('Fiera')
        await page.setViewportSize({ width: 1300, height: 900 })
        await expect(field).toHaveValue('Fiera')
        await goOnInForm(page)
        await expect(page.getByLabel(said.title)).toHaveValue('Fiera')
        await expect(page.getByLabel(said.last)).toHaveValue(on('10-07'))
      })

      await test.step('Escape closes it, and so does a click elsewhere while it is empty', async () => {
        await openYear(page)
        await mark('11-03', '11-04')
        await page.keyboard.press('Escape')
        await expect(line).toHaveCount(0)
        await expect(cellOf(page, on('11-03'))).toBeFocused()
        await mark('11-03', '11-04')
        await page.mouse.click(760, 890)
        await expect(line).toHaveCount(0)
      })
    })
  })
}
