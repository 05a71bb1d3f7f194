import { expectAccessible } from './world/accessible.ts'
import { expect, test } from './world/test.ts'
import { cellOf, dayPanel, drawn, on, openYear, YEAR } from './world/year.ts'

const words = {
  it: { found: '2 impegni trovati', none: 'Nessun risultato per «zzz»' },
  en: { found: '2 events found', none: 'Nothing found for “zzz”' },
} as const

for (const language of ['it', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('search marks the year, lists all years and opens a day, by the keyboard alone', async ({ page, person }) => {
      const health = await person.addCategory({ name: 'Salute', color: '#2e7d32' })
      await person.addEvent({ title: 'Caffè <b>con</b> Zoë', start: on('05-06') })
      await person.addEvent({ title: 'Caffè lontano', start: `${YEAR + 2}-05-06` })
      await person.addEvent({ title: 'Dentista', start: on('09-09'), categoryId: health._id })
      await openYear(page)
      const box = page.getByRole('combobox', { name: /Cerca|Search/ })
      await cellOf(page, on('03-01')).focus()
      await page.keyboard.press('/')
      await expect(box).toBeFocused()
      await page.keyboard.type('CAFFE')
      const options = page.getByRole('search').getByRole('option')
      await expect(options).toHaveCount(2)
      await expect(page.getByRole('search').getByRole('status')).toHaveText(words[language].found)
      await expect(drawn(page, 'Dentista')).toHaveCSS('opacity', '0.28')
      await expect(drawn(page, 'Zoë')).toHaveCSS('background-color', 'rgb(255, 230, 138)')
      await expectAccessible(page, 'search')
      await page.keyboard.press('Enter')
      await expect(dayPanel(page)).toContainText('Caffè <b>con</b> Zoë')
      await expect(page).toHaveURL(/q=CAFFE/)
      await page.reload()
      await expect(dayPanel(page)).toContainText('Caffè <b>con</b> Zoë')
      await expect(box).toHaveValue('CAFFE')
      await box.focus()
      await expect(options).toHaveCount(2)
      await page.keyboard.press('ArrowDown')
      await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`year=${YEAR + 2}`))
      await expect(drawn(page, 'Caffè lontano')).toHaveCount(1)
    })

    test('Escape empties, then gives the focus back; nothing found is said', async ({ page }) => {
      await openYear(page)
      const cell = cellOf(page, on('03-01'))
      await cell.focus()
      await page.keyboard.press('/')
      await expect(page.locator('[data-search]')).toBeFocused()
      await page.keyboard.type('zzz')
      await expect(page.getByText(words[language].none)).toBeVisible()
      await expectAccessible(page, 'nothing found', '[role="search"]')
      await page.keyboard.press('Escape')
      await expect(page.getByText(words[language].none)).toBeHidden()
      await expect(page.locator('[data-search]')).toHaveValue('')
      await page.keyboard.press('Escape')
      await expect(cell).toBeFocused()
    })
  })
}
