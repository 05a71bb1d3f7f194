import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { PHONE } from './world/finger.ts'
import { languagesOf } from './world/languages.ts'
import { expect, test } from './world/test.ts'
import { cellOf, dayPanel, drawn, on, openYear, today, YEAR } from './world/year.ts'

const words = {
  it: {
    ...{ name: 'Trova tutto', title: 'Titolo', events: 'Eventi', elsewhere: 'Altri eventi', open: 'Trova tutto…' },
    ...{ line: 'Cena il 20 maggio alle 21', fresh: /Nuovo evento: «Cena»/, quick: 'Aggiunta rapida', dinner: 'Cena' },
    ...{
      zone: 'time zone',
      zones: /Lingua e ora/,
      zoneTitle: 'Lingua e ora',
      mark: /^Evidenzia/,
      offline: /quelli già caricati/,
    },
    ...{ account: /^Account/, coming: 'In arrivo', heat: 'Calore', typed: 'calo' },
  },
  en: {
    ...{ name: 'Find anything', title: 'Title', events: 'Events', elsewhere: 'More events', open: 'Find anything…' },
    ...{ line: 'Dinner on 20 May at 9pm', fresh: /New event: “Dinner”/, quick: 'Quick add', dinner: 'Dinner' },
    ...{
      zone: 'fuso orario',
      zones: /Language and time/,
      zoneTitle: 'Language and time',
      mark: /^Mark/,
      offline: /already loaded/,
    },
    ...{ account: /^Account/, coming: 'Coming up', heat: 'Heatmap', typed: 'heat' },
  },
} as const

for (const language of languagesOf('it')) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const said = words[language]

    test('by keys alone: an event, one of another year, a setting, and what is not there yet', async ({
      page,
      person,
    }) => {
      await person.addEvent({ title: 'Dentista <b>Rossi</b>', start: on('05-06') })
      await person.addEvent({ title: 'Dentista lontano', start: `${YEAR + 3}-05-06` })
      await openYear(page)
      await cellOf(page, on('03-01')).focus()
      const palette = page.getByRole('dialog', { name: said.name })
      const field = palette.getByRole('combobox')
      const chosen = palette.getByRole('option', { selected: true })
      const open = async () => {
        await page.keyboard.press('Control+k')
        await expect(field).toBeFocused()
      }
      await open()
      await expectAccessible(page, 'find', OVERLAY)
      await page.keyboard.type('dentis')
      await expect(palette.getByRole('group', { name: said.events, exact: true })).toContainText(
        'Dentista <b>Rossi</b>',
      )
      await expect(palette.getByRole('group', { name: said.elsewhere })).toContainText('Dentista lontano')
      await expect(chosen).toContainText('Rossi')
      await expectAccessible(page, 'find with events', OVERLAY)
      await page.keyboard.press('Enter')
      await expect(page.getByLabel(said.title)).toHaveValue('Dentista <b>Rossi</b>')
      await page.keyboard.press('Escape')
      await expect(dayPanel(page)).toContainText('Dentista')
      await expect(cellOf(page, on('05-06'))).toBeFocused()

      await open()
      await page.keyboard.type('dentista lon')
      await expect(chosen).toContainText('lontano')
      await page.keyboard.press('Enter')
      await expect(page.getByLabel(said.title)).toHaveValue('Dentista lontano')
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL(new RegExp(`year=${YEAR + 3}`))

      await open()
      await page.keyboard.type(said.line)
      await expect(chosen).toContainText(said.fresh)
      await expect(chosen).toContainText('20')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('textbox', { name: said.quick })).toHaveValue(said.line)
      await page.keyboard.press('Enter')
      // It is drawn while it is typed, too: keys belong to the line until it is gone.
      await expect(page.getByRole('textbox', { name: said.quick })).toHaveCount(0)
      await expect(drawn(page, said.dinner)).toHaveCount(1)

      await open()
      await page.keyboard.type(said.zone)
      await expect(chosen).toContainText(said.zones)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: said.zoneTitle })).toBeFocused()
    })

    test('by mouse, from the menu: what comes up is there before a letter, a click does it, and one elsewhere closes it', async ({
      page,
      person,
    }) => {
      await person.addEvent({ title: 'Dentista', start: today() })
      await openYear(page)
      const palette = page.getByRole('dialog', { name: said.name })
      const open = async () => {
        await page.getByRole('button', { name: said.account }).click()
        await page.getByRole('menuitem', { name: said.open }).click()
        await expect(palette.getByRole('combobox')).toBeFocused()
      }
      await open()
      const coming = palette.getByRole('group', { name: said.coming }).getByRole('option', { name: 'Dentista' })
      await coming.hover()
      await expect(coming).toHaveAttribute('aria-selected', 'true')
      await expectAccessible(page, 'find before a letter', OVERLAY)
      await coming.click()
      await expect(page.getByLabel(said.title)).toHaveValue('Dentista')
      await page.keyboard.press('Escape')
      await expect(dayPanel(page)).toContainText('Dentista')

      await open()
      await page.keyboard.type(said.typed)
      await palette.getByRole('option', { name: said.heat }).first().click()
      await expect(page).toHaveURL(/view=heat/)

      await open()
      await page.mouse.click(20, 880)
      await expect(palette).toBeHidden()
    })
  })

  test.describe(`in ${language}, on a phone`, () => {
    test.use({ ...PHONE, language })
    const said = words[language]

    test('by finger, on the whole screen, also without a network', async ({ page, person, watched }) => {
      watched.expect(/ERR_FAILED/)
      await person.addEvent({ title: 'Dentista', start: on('05-06') })
      await openYear(page)
      await page.getByRole('banner').getByRole('button', { name: said.open }).tap()
      const palette = page.getByRole('dialog', { name: said.name })
      await expect(palette.getByRole('combobox')).toBeFocused()
      expect(await palette.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE.viewport })
      await page.route('**/events/search*', (route) => route.abort())
      await palette.getByRole('combobox').fill('dent')
      await expect(palette.getByText(said.offline)).toBeVisible()
      await expectAccessible(page, 'find on a phone', OVERLAY)
      await palette.getByRole('option', { name: 'Dentista' }).tap()
      await expect(page.getByLabel(said.title)).toHaveValue('Dentista')
      await page.keyboard.press('Escape')

      // What it finds is marked in the year, and the field of the search is there meanwhile.
      await page.unroute('**/events/search*')
      await openYear(page)
      await page.getByRole('banner').getByRole('button', { name: said.open }).tap()
      await palette.getByRole('combobox').fill('dent')
      await palette.getByRole('option', { name: said.mark }).tap()
      await expect(page).toHaveURL(/q=dent/)
      await expect(page.locator('[data-search]')).toHaveValue('dent')
      await expectAccessible(page, 'hits on a phone', 'header')
    })
  })
}
