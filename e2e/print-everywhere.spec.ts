import { readFile } from 'node:fs/promises'
import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { PHONE } from './world/finger.ts'
import { languagesOf } from './world/languages.ts'
import { expect, test } from './world/test.ts'
import { on, openYear } from './world/year.ts'

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
  test.describe(`by finger, in ${language}`, () => {
    test.use({ ...PHONE, language })
    const said = words[language]

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
      expect(svg).toContain('>22<')
      expect(svg).toContain('東京 🎂')
      await dialog.getByRole('button', { name: said.close }).tap()
      await expect(dialog).toBeHidden()
    })
  })
}
