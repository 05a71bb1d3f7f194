import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { PHONE } from './world/finger.ts'
import { openByPalette } from './world/keys.ts'
import { languagesOf } from './world/languages.ts'
import { before, DAY, lastYearWords, marks } from './world/last-year.ts'
import { expect, test } from './world/test.ts'
import { cellOf, openYear } from './world/year.ts'

for (const language of languagesOf('en')) {
  const said = lastYearWords[language]

  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('last year is found, said by the day and compared by keys alone', async ({ page, person }) => {
      await person.addEvent({ title: 'Fiera', start: before(DAY) })
      await openYear(page)
      await openByPalette(page, said.beside, said.beside)
      await expect(marks(page)).toHaveCount(1)
      await cellOf(page, DAY).focus()
      await expect(cellOf(page, DAY)).toHaveAccessibleDescription(/Fiera/)
      await openByPalette(page, said.command, said.command)
      await expect(page.getByRole('tab', { name: said.events, exact: true })).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('tab', { name: said.days })).toBeFocused()
      await expect(page.getByRole('tabpanel')).toContainText(said.sum)
      await expectAccessible(page, 'two years compared, by keys')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('complementary')).toBeHidden()
      await expect(cellOf(page, DAY)).toBeFocused()
    })
  })

  test.describe(`in ${language}, on a phone`, () => {
    test.use({ ...PHONE, language })

    test('last year is reached by finger, drawn in the days, and listed in the sheet of a day', async ({
      page,
      person,
    }) => {
      await person.addEvent({ title: 'Fiera', start: before(DAY) })
      await openYear(page)
      await page.getByRole('button', { name: 'Giulia Amato' }).tap()
      await page.getByRole('menuitem', { name: said.command }).tap()
      const sheet = page.getByRole('dialog', { name: said.panel })
      await sheet.getByLabel(said.show).tap()
      await expectAccessible(page, 'two years compared on a phone', OVERLAY)
      await sheet.getByRole('button', { name: said.close }).tap()
      await expect(cellOf(page, DAY)).toHaveCSS('background-image', /linear-gradient/)
      await cellOf(page, DAY).tap()
      const week = page.getByRole('region', { name: said.week })
      await week.getByRole('button', { name: said.goTo }).tap()
      await expect(page).toHaveURL(new RegExp(`day=${before(DAY)}`))
    })
  })
}
