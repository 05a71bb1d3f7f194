import { expectAccessible } from './world/accessible.ts'
import { PHONE } from './world/finger.ts'
import { languagesOf } from './world/languages.ts'
import { expect, test } from './world/test.ts'
import { cellOf, monthOf, openYear, YEAR } from './world/year.ts'

const words = {
  it: { november: `novembre ${YEAR}`, october: 'ottobre', titled: `${YEAR}/${String(YEAR + 1).slice(2)}` },
  en: { november: `November ${YEAR}`, october: 'October', titled: `${YEAR}/${String(YEAR + 1).slice(2)}` },
} as const

for (const language of languagesOf('en')) {
  test.describe(`by finger, in ${language}`, () => {
    test.use({ ...PHONE, language })
    const said = words[language]

    test('a year that begins in November is a list up to October, and its days open', async ({ page, person }) => {
      await person.addEvent({ title: 'Elba', start: `${YEAR + 1}-01-02`, end: `${YEAR + 1}-01-03` })
      await openYear(page, `?from=${YEAR}-11`)
      await expect(page.getByRole('banner')).toContainText(said.titled)
      await expect(monthOf(page, said.november)).toBeAttached()
      await expect(monthOf(page, said.october)).toBeAttached()
      const day = cellOf(page, `${YEAR + 1}-01-02`)
      await day.evaluate((cell) => cell.scrollIntoView({ block: 'center' }))
      await expectAccessible(page, 'twelve months on a phone')
      await day.tap()
      await expect(page.getByRole('dialog')).toContainText('Elba')
      await expect(page).toHaveURL(new RegExp(`from=${YEAR}-11`))
    })
  })
}
