import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { PHONE } from './world/finger.ts'
import { languagesOf } from './world/languages.ts'
import { expectSpans } from './world/spans.ts'
import { expect, test } from './world/test.ts'
import { cellOf, monthOf, openYear, YEAR } from './world/year.ts'

const [EVE, NEW_YEAR] = [`${YEAR}-12-31`, `${YEAR + 1}-01-01`]
const titled = `${YEAR}/${String(YEAR + 1).slice(2)}`

const words = {
  it: {
    november: `novembre ${YEAR}`,
    october: 'ottobre',
    start: 'Settembre',
    later: 'Un mese più avanti',
    field: 'Aggiunta rapida',
  },
  en: {
    november: `November ${YEAR}`,
    october: 'October',
    start: 'September',
    later: 'One month later',
    field: 'Quick add',
  },
} as const

for (const language of languagesOf('en')) {
  const said = words[language]

  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('by keys, a year begins where its menu says, and days are walked and marked over New Year', async ({
      page,
      person,
    }) => {
      await openYear(page)
      await page.getByRole('button', { name: String(YEAR), exact: true }).press('Enter')
      await page.keyboard.press('s')
      await expect(page.getByRole('menuitemradio', { name: said.start })).toBeFocused()
      await expectAccessible(page, 'the menu of the year by keys', OVERLAY)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('rowheader').first()).toContainText(said.start)

      await openYear(page, `?from=${YEAR}-11`)
      await cellOf(page, EVE).focus()
      await page.keyboard.press('ArrowRight')
      await expect(cellOf(page, NEW_YEAR)).toBeFocused()
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('Shift+ArrowRight')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('textbox', { name: said.field })).toBeFocused()
      await page.keyboard.type('Sci')
      await page.keyboard.press('Enter')
      await expectSpans(person, 'Sci', ['12-31 01-01'])
      await expect(cellOf(page, NEW_YEAR)).toBeFocused()
      await expect(page).toHaveURL(new RegExp(`from=${YEAR}-11`))
      await expectAccessible(page, 'twelve months from November')
    })
  })

  test.describe(`in ${language}, on a phone`, () => {
    test.use({ ...PHONE, language })

    test('by finger, a year that begins in November is a list up to October, its days open, and its menu begins others', async ({
      page,
      person,
    }) => {
      await person.addEvent({ title: 'Elba', start: `${YEAR + 1}-01-02`, end: `${YEAR + 1}-01-03` })
      await openYear(page, `?from=${YEAR}-11`)
      await expect(page.getByRole('banner')).toContainText(titled)
      await expect(monthOf(page, said.november)).toBeAttached()
      await expect(monthOf(page, said.october)).toBeAttached()
      const day = cellOf(page, `${YEAR + 1}-01-02`)
      await day.evaluate((cell) => cell.scrollIntoView({ block: 'center' }))
      await expectAccessible(page, 'twelve months on a phone')
      await day.tap()
      await expect(page.getByRole('dialog')).toContainText('Elba')
      await expect(page).toHaveURL(new RegExp(`from=${YEAR}-11`))

      await openYear(page, `?from=${YEAR}-11`)
      const name = page.getByRole('banner').getByRole('button', { name: new RegExp(`^${titled}`) })
      await name.tap()
      await expectAccessible(page, 'the menu of the year on a phone', '[role="menu"]')
      await page.getByRole('menuitem', { name: said.later }).tap()
      await expect(page).toHaveURL(new RegExp(`from=${YEAR}-12`))
      await name.tap()
      await page.getByRole('menuitemradio', { name: said.start }).tap()
      await expect(page.getByRole('rowgroup').first()).toHaveAccessibleName(new RegExp(said.start, 'i'))
    })
  })
}
