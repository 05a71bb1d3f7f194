import { readFile } from 'node:fs/promises'
import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { PHONE } from './world/finger.ts'
import { tabTo } from './world/keys.ts'
import { languagesOf } from './world/languages.ts'
import { expect, test } from './world/test.ts'
import { cellOf, on, openYear } from './world/year.ts'

const words = {
  it: {
    ...{ dialog: 'Stampa e salva', weeks: 'Numeri delle settimane', paper: 'Carta' },
    ...{ dotted: /^Nel PDF .*東京.* avrà dei puntini/, view: 'Che cosa stampare', months: 'Mesi', close: 'Chiudi' },
  },
  en: {
    ...{ dialog: 'Print and save', weeks: 'Week numbers', paper: 'Paper' },
    ...{ dotted: /^In a PDF .*東京.* will have dots/, view: 'What to print', months: 'Months', close: 'Close' },
  },
} as const

for (const language of languagesOf('en')) {
  const said = words[language]

  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('by keys alone, Ctrl+P shows the year on paper, it is chosen and saved, and the focus goes back', async ({
      page,
      person,
    }) => {
      await person.addEvent({ title: 'Elba', start: on('05-03'), end: on('05-20') })
      await openYear(page)
      await cellOf(page, on('03-01')).focus()
      await page.keyboard.press('ControlOrMeta+p')
      const dialog = page.getByRole('dialog', { name: said.dialog })
      await expect(dialog.getByRole('img')).toBeVisible({ timeout: 30_000 })
      await tabTo(page, dialog.getByLabel(said.view))
      await page.keyboard.press(said.months.charAt(0))
      await expect(dialog.getByRole('img', { name: said.months })).toHaveAttribute('data-old', 'false')
      await tabTo(page, dialog.getByRole('checkbox', { name: said.weeks }))
      await page.keyboard.press('Space')
      await expect(dialog.getByRole('checkbox', { name: said.weeks })).toBeChecked()
      await expectAccessible(page, 'print by keys', OVERLAY)
      await expect(dialog.getByRole('img', { name: said.months })).toHaveAttribute('data-old', 'false')
      await tabTo(page, dialog.getByRole('button', { name: 'SVG' }))
      const saved = page.waitForEvent('download')
      await page.keyboard.press('Enter')
      expect((await readFile(await (await saved).path())).toString()).toContain('aria-label="22"')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(cellOf(page, on('03-01'))).toBeFocused()
    })
  })

  test.describe(`by finger, in ${language}`, () => {
    test.use({ ...PHONE, language })

    test('the year on paper has week numbers as chosen, says what a PDF lacks, and is saved', async ({
      page,
      person,
    }) => {
      await person.addEvent({ title: '東京 🎂', start: on('05-03'), end: on('05-20') })
      await openYear(page, '?dialog=print')
      const dialog = page.getByRole('dialog', { name: said.dialog })
      // The first drawing of a server reads its fonts.
      await expect(dialog.getByRole('img')).toBeVisible({ timeout: 30_000 })
      await expect(dialog.getByText(said.dotted)).toBeVisible()
      await dialog.getByLabel(said.view).selectOption({ label: said.months })
      await dialog.getByLabel(said.paper).selectOption('a4')
      await dialog.getByRole('checkbox', { name: said.weeks }).tap()
      await expect(dialog.getByRole('img', { name: said.months })).toHaveAttribute('data-old', 'false')
      await expectAccessible(page, 'print on a phone', OVERLAY)
      const saved = page.waitForEvent('download')
      await dialog.getByRole('button', { name: 'SVG' }).tap()
      const svg = (await readFile(await (await saved).path())).toString()
      expect(svg).toContain('aria-label="22"')
      expect(svg).toContain('東京 🎂')
      await dialog.getByRole('button', { name: said.close }).tap()
      await expect(dialog).toBeHidden()
    })
  })
}
