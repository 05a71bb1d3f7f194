import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { languagesOf } from './world/languages.ts'
import { expect, test } from './world/test.ts'
import { cellOf, dayPanel, drawn, on, openYear, toast, YEAR } from './world/year.ts'

const words = {
  it: {
    ...{ keys: 'Scorciatoie da tastiera', commands: 'Trova tutto', date: 'Vai a una data', single: 'Tasti singoli' },
    ...{ months: 'mesi', close: 'Chiudi', today: 'Oggi', search: '6 mag', title: 'Titolo', filter: 'Categoria: Tutte' },
  },
  en: {
    ...{ keys: 'Keyboard shortcuts', commands: 'Find anything', date: 'Go to a date', single: 'Single keys' },
    ...{ months: 'months', close: 'Close', today: 'Today', search: '6 may', title: 'Title', filter: 'Category: All' },
  },
} as const

for (const language of languagesOf('en')) {
  const said = words[language]

  test.describe(`in ${language}`, () => {
    test.use({ language })

    test(
      '? shows the keys, and the switch there puts single keys to rest; Ctrl+K finds a command, a day and a year',
      { tag: '@deep' },
      async ({ page }) => {
        await openYear(page, `?lng=${language}`)
        await cellOf(page, on('05-06')).focus()
        await page.keyboard.press('?')
        const dialog = page.getByRole('dialog', { name: said.keys })
        await expect(dialog).toBeVisible()
        await expectAccessible(page, 'keys', OVERLAY)
        await dialog.getByRole('switch', { name: said.single }).press('Space')
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        await expect(cellOf(page, on('05-06'))).toBeFocused()
        await page.keyboard.press('m')
        await page.keyboard.press('c')
        await expect(page).toHaveURL(`/calendar?lng=${language}`)
        await page.keyboard.press('Control+/')
        await dialog.getByRole('switch', { name: said.single }).press('Space')
        await dialog.getByRole('button', { name: said.close }).press('Enter')
        await expect(dialog).toBeHidden()
        await expect(cellOf(page, on('05-06'))).toBeFocused()
        await page.keyboard.press('m')
        await expect(page).toHaveURL(`/calendar?lng=${language}&view=months`)

        // Ctrl+K finds a command, a day and a year.
        await page.keyboard.press('1')
        await expect(page).toHaveURL(`/calendar?lng=${language}`)
        const palette = page.getByRole('dialog', { name: said.commands })
        const field = palette.getByRole('combobox')
        // What is typed before the field has the focus would be keys of the page.
        const openPalette = async () => {
          await page.keyboard.press('Control+k')
          await expect(field).toBeFocused()
        }
        await page.getByRole('button', { name: said.filter }).focus()
        await openPalette()
        await expectAccessible(page, 'palette', OVERLAY)
        await page.keyboard.type(said.months)
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(`/calendar?lng=${language}&view=months`)
        await expect(page.getByRole('button', { name: said.filter })).toBeFocused()
        await openPalette()
        await page.keyboard.type('qqqq')
        await expect(palette.getByRole('option')).toHaveCount(1)
        await expectAccessible(page, 'palette with nothing', OVERLAY)
        await page.keyboard.press('Control+a')
        await page.keyboard.type(said.search)
        await page.keyboard.press('Enter')
        await expect(dayPanel(page)).toBeVisible()
        await expect(cellOf(page, on('05-06'))).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(dayPanel(page)).toBeHidden()
        await expect(cellOf(page, on('05-06'))).toBeFocused()
        await openPalette()
        await page.keyboard.type(`${YEAR + 1}`)
        await page.keyboard.press('Enter')
        await expect(cellOf(page, `${YEAR + 1}-05-06`)).toBeFocused()
        await openPalette()
        await page.keyboard.press('Escape')
        await expect(palette).toBeHidden()
        await expect(cellOf(page, `${YEAR + 1}-05-06`)).toBeFocused()
      },
    )
  })
}

test(
  'the letters walk through years and views, and the focus stays on its day; in a field they are letters',
  { tag: '@deep' },
  async ({ page }) => {
    await openYear(page)
    await cellOf(page, on('05-06')).focus()
    await test.step('from year to year', async () => {
      await page.keyboard.press('j')
      await expect(cellOf(page, `${YEAR + 1}-05-06`)).toBeFocused()
      await page.keyboard.press('k')
      await expect(cellOf(page, on('05-06'))).toBeFocused()
    })
    for (const [key, address] of [
      ['m', '/calendar?view=months'],
      ['h', '/calendar?view=heat'],
      ['y', '/calendar'],
      ['3', '/calendar?view=heat'],
      ['2', '/calendar?view=months'],
      ['1', '/calendar'],
    ] as const) {
      await test.step(`from view to view: ${key}`, async () => {
        await page.keyboard.press(key)
        await expect(page).toHaveURL(address)
        await expect(cellOf(page, on('05-06'))).toBeFocused()
      })
    }
    await test.step('to today, to a date and into the filter', async () => {
      await page.keyboard.press('n')
      await expect(page).toHaveURL(`/calendar?year=${YEAR + 1}`)
      await page.keyboard.press('t')
      await expect(page).toHaveURL('/calendar')
      await expect(page.locator('[data-day]:focus')).toHaveAttribute('aria-current', 'date')
      await page.keyboard.press('g')
      const goTo = page.getByRole('dialog', { name: 'Vai a una data' }).getByRole('combobox')
      await expect(goTo).toBeFocused()
      await goTo.fill('1/2')
      await page.keyboard.press('Enter')
      await expect(cellOf(page, on('02-01'))).toBeFocused()
      await page.keyboard.press('f')
      await expect(page.getByRole('menuitemradio', { name: 'Tutte' })).toBeFocused()
      await page.keyboard.press('Escape')
    })
    await test.step('in a field, also of a dialog', async () => {
      await page.keyboard.press('Shift+C')
      await expect(page.getByLabel('Titolo')).toBeFocused()
      await page.keyboard.type('tjk?/z')
      await expect(page.getByLabel('Titolo')).toHaveValue('tjk?/z')
      await page.getByRole('button', { name: 'Annulla' }).focus()
      await page.keyboard.press('j')
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog')).toHaveCount(1)
      expect(new URL(page.url()).searchParams.has('year')).toBe(false)
    })
  },
)

for (const { keys, name, ...of } of [
  { keys: 'q', name: 'Aggiunta rapida' },
  { keys: 'Shift+C', name: 'Titolo', tag: '@deep' },
  { keys: 'Control+k', name: /^Un evento/, tag: '@deep' },
]) {
  test(`what is typed at once after ${keys} is text, and undoes nothing`, of, async ({ page, person }) => {
    await person.addEvent({ title: 'Potatura', start: on('05-06') })
    // The part that opens is on its way for as long as a person needs for these letters.
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700))
      await route.continue()
    })
    await openYear(page)
    await cellOf(page, on('05-06')).focus()
    await expect(async () => {
      await page.keyboard.press('h')
      await expect(page).toHaveURL('/calendar?view=heat', { timeout: 500 })
    }).toPass()
    await page.keyboard.press('y')
    await expect(page).toHaveURL('/calendar')
    await page.keyboard.press(keys)
    await page.keyboard.type('zaino domani', { delay: 20 })
    await expect(page.getByRole('dialog').getByLabel(name)).toHaveValue('zaino domani')
    await expect(page).not.toHaveURL(/view=|day=/)
    await expect(drawn(page, 'Potatura')).toHaveCount(1)
    await expect(toast(page)).toHaveCount(0)
  })
}

test(
  'what is typed at once after / is searched for, and undoes nothing',
  { tag: '@deep' },
  async ({ page, person }) => {
    await person.addEvent({ title: 'Potatura', start: on('05-06') })
    // The commands are on their way for as long as a person needs for this word.
    let arrive = () => {}
    const isLetThrough = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(/\/assets\/commands-part.*\.js$/, async (route) => {
      await isLetThrough
      await route.continue()
    })
    await openYear(page)
    await cellOf(page, on('05-06')).focus()
    await page.keyboard.type('/pizza')
    arrive()
    await expect(page.locator('[data-search]')).toHaveValue('pizza')
    await expect(page.locator('[data-search]')).toBeFocused()
    await expect(page).toHaveURL('/calendar?q=pizza')
    await expect(drawn(page, 'Potatura')).toHaveCount(1)
    await expect(toast(page)).toHaveCount(0)
  },
)
