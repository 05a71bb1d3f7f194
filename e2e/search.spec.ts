import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { languagesOf } from './world/languages.ts'
import { expect, test } from './world/test.ts'
import { cellOf, dayPanel, drawn, on, openYear, toast, YEAR } from './world/year.ts'

const words = {
  it: {
    ...{ found: '2 eventi trovati', none: 'Nessun risultato per «zzz»' },
    unfiltered: 'Il filtro nascondeva questo evento: ora non è più attivo.',
    filter: 'Categoria: Tutte',
  },
  en: {
    ...{ found: '2 events found', none: 'Nothing found for “zzz”' },
    unfiltered: 'The filter was hiding this event, so it has been turned off.',
    filter: 'Category: All',
  },
} as const

for (const language of languagesOf('it')) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('search marks the year, lists all years and opens a day, by the keyboard alone, also what finds no room', async ({
      page,
      person,
    }) => {
      const health = await person.addCategory({ name: 'Salute', color: '#2e7d32' })
      await person.addEvent({ title: 'Caffè <b>con</b> Zoë', start: on('05-06') })
      await person.addEvent({ title: 'Caffè lontano', start: `${YEAR + 2}-05-06` })
      await person.addEvent({ title: 'Dentista', start: on('09-09'), categoryId: health._id })
      await openYear(page)
      const box = page.getByRole('combobox', { name: /Cerca|Search/ })
      await cellOf(page, on('03-01')).focus()
      const filter = page.getByRole('button', { name: words[language].filter })
      const widthOfFilter = () => filter.evaluate((button) => button.getBoundingClientRect().width)
      await page.setViewportSize({ width: 1280, height: 720 })
      const before = await widthOfFilter()
      await page.keyboard.press('/')
      await expect(box).toBeFocused()
      expect(await widthOfFilter(), 'a search that grows takes nothing from the filter').toBe(before)
      await page.setViewportSize({ width: 1440, height: 900 })
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

      // A hit behind +n is marked at its day, and one of a far year opens in its panel.
      for (const hour of ['08', '09', '10', '11', '12', '13']) {
        const start = `${on('04-15')}T${hour}:00`
        await person.addEvent({ title: hour === '13' ? 'Gelato' : `Riunione delle ${hour}`, start, end: start })
      }
      await person.addEvent({ title: 'Torta', start: `${YEAR + 9}-05-06` })
      await openYear(page)
      const more = page.getByText('+3', { exact: true })
      await expect(drawn(page, 'Gelato')).toHaveCount(0)
      await box.fill('gelato')
      await expect(more).toHaveCSS('background-color', 'rgb(255, 230, 138)')
      await box.fill('torta')
      await expect(options).toHaveCount(1)
      await expect(options).toContainText('Torta')
      await expect(more).toHaveCSS('opacity', '0.28')
      await page.keyboard.press('Enter')
      await expect(dayPanel(page).getByRole('heading', { level: 2 })).toBeFocused()
      await expect(dayPanel(page)).toContainText('Torta')
      await expect(options).toHaveCount(0)
      expect(new URL(page.url()).searchParams.has('year')).toBe(false)
      await expectAccessible(page, 'a day of a far year', OVERLAY)
    })

    test('the filter gives way to what a search opens, and it is said', { tag: '@deep' }, async ({ page, person }) => {
      const [work, health] = [
        await person.addCategory({ name: 'Lavoro', color: '#1976d2' }),
        await person.addCategory({ name: 'Salute', color: '#2e7d32' }),
      ]
      await person.addEvent({ title: 'Dentista', start: on('09-09'), categoryId: health._id })
      await openYear(page, `?category=${work._id}`)
      await page.getByRole('combobox', { name: /Cerca|Search/ }).fill('dentista')
      await expect(page.getByRole('search').getByRole('option')).toHaveCount(1)
      await page.keyboard.press('Enter')
      await expect(dayPanel(page)).toContainText('Dentista')
      await expect(toast(page)).toHaveText(words[language].unfiltered)
      await expect(drawn(page, 'Dentista')).toHaveCount(1)
      await page.goBack()
      await expect(page).toHaveURL(new RegExp(`category=${work._id}`))
    })

    test('Escape empties, then gives the focus back; nothing found is said', { tag: '@deep' }, async ({ page }) => {
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
