import { expectAccessible } from './world/accessible.ts'
import { editing } from './world/editing-words.ts'
import { languagesOf } from './world/languages.ts'
import { dates, drag, goOnInForm, middleOf, onBar } from './world/pointer.ts'
import { expect, test } from './world/test.ts'
import { cellOf, drawn, openYear, toast, YEAR } from './world/year.ts'

const [EVE, NEW_YEAR] = [`${YEAR}-12-31`, `${YEAR + 1}-01-01`]

const words = {
  it: {
    ...{ months: `novembre ${YEAR} – ottobre ${YEAR + 1}`, first: 'Novembre', start: 'Settembre' },
    ...{ next: 'Anno successivo', newYear: /1 gennaio/ },
  },
  en: {
    ...{ months: `November ${YEAR} – October ${YEAR + 1}`, first: 'November', start: 'September' },
    ...{ next: 'Next year', newYear: /1 January/ },
  },
} as const

for (const language of languagesOf('it')) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const said = { ...editing[language], ...words[language] }

    test('a year that begins in November holds New Year: marked by mouse, moved over it, undone, found again after a reload', async ({
      page,
      person,
    }) => {
      await person.addEvent({ title: 'Sci', start: `${YEAR}-12-20`, end: `${YEAR}-12-22` })
      await openYear(page, `?from=${YEAR}-11`)
      await expect(page.getByRole('heading', { name: said.months })).toBeAttached()
      await expect(page.getByRole('rowheader').first()).toContainText(said.first)
      await expectAccessible(page, 'a year from November', 'main')

      await test.step('days are marked from one year into the next', async () => {
        await drag(page, await middleOf(cellOf(page, EVE)), await middleOf(cellOf(page, NEW_YEAR)))
        await expect(dates(page, said.twoDays)).toBeVisible()
        await page.mouse.up()
        await goOnInForm(page)
        await expect(page.getByLabel(said.firstDay)).toHaveValue(EVE)
        await expect(page.getByLabel(said.lastDay)).toHaveValue(NEW_YEAR)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      })

      await test.step('a bar goes over New Year, is drawn in both rows, and comes back', async () => {
        const from = await onBar(drawn(page, 'Sci'), cellOf(page, `${YEAR}-12-20`))
        await drag(page, from, await middleOf(cellOf(page, EVE)))
        await expect(dates(page, said.threeDays)).toBeVisible()
        await page.mouse.up()
        await expect(toast(page)).toContainText(said.moved)
        await expect(drawn(page, 'Sci')).toHaveCount(2)
        await toast(page).hover()
        await toast(page).getByRole('button', { name: said.undo }).click()
        await expect(drawn(page, 'Sci')).toHaveCount(1)
      })

      await test.step('arrows go by years, with Shift by months, in the heatmap too', async () => {
        await page.getByRole('button', { name: said.next }).click({ modifiers: ['Shift'] })
        await expect(page).toHaveURL(new RegExp(`from=${YEAR}-12`))
        await page.keyboard.press('Shift+ArrowLeft')
        await expect(page).toHaveURL(new RegExp(`from=${YEAR}-11`))
        await page.keyboard.press('h')
        await expect(cellOf(page, NEW_YEAR)).toHaveAccessibleName(said.newYear)
      })

      await test.step('where a year begins is chosen at its name, and holds after a reload', async () => {
        await openYear(page)
        await page.getByRole('button', { name: String(YEAR), exact: true }).click()
        await expectAccessible(page, 'the menu of the year', '[role="menu"]')
        await page.getByRole('menuitemradio', { name: said.start }).click()
        await expect(page.getByRole('rowheader').first()).toContainText(said.start)
        await page.reload()
        await expect(page.getByRole('rowheader').first()).toContainText(said.start)
        await expect(page).toHaveURL('/calendar')
      })
    })
  })
}
