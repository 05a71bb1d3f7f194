import { readFile } from 'node:fs/promises'
import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { languagesOf } from './world/languages.ts'
import { expect, test } from './world/test.ts'
import { on, openYear } from './world/year.ts'

const MARKUP = '<img src=x onerror="wasRun=true"><script>wasRun=true</script>'

const words = {
  it: { dialog: 'Stampa e salva', pages: 'Pagine', paper: 'Carta', print: 'Stampa', close: 'Chiudi' },
  en: { dialog: 'Print and save', pages: 'Pages', paper: 'Paper', print: 'Print', close: 'Close' },
} as const

for (const language of languagesOf('it')) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const said = words[language]

    test('I8: the menu shows the year on paper, prints exactly that, and saves it in three formats', async ({
      page,
      person,
    }) => {
      await person.addEvent({ title: 'Viaggio a Lisbona', start: on('05-03'), end: on('05-20') })
      await person.addEvent({ title: MARKUP, start: on('08-03'), end: on('09-20') })
      await openYear(page)
      await page.getByRole('button', { name: /^Account/ }).click()
      await page.getByRole('menuitem', { name: said.dialog }).click()
      const dialog = page.getByRole('dialog', { name: said.dialog })
      const sheet = dialog.getByRole('img', { name: 'Planner' })
      await test.step('the preview is an image of the paper, with its fonts and without a script', async () => {
        await expect(sheet).toBeVisible()
        await expect.poll(() => sheet.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1000)
        await expectAccessible(page, 'print', OVERLAY)
        expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
      })
      await test.step('what is printed are its pages on their paper', async () => {
        await dialog.getByLabel(said.pages).selectOption('quarters')
        await expect(dialog.getByRole('img')).toHaveCount(4)
        await page.evaluate(() => {
          window.print = () => document.body.setAttribute('data-printed', '')
        })
        await dialog.getByRole('button', { name: said.print, exact: true }).click()
        await expect(page.locator('body[data-printed]')).toBeAttached()
        const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
        expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(4)
        expect(pdf.match(/\/MediaBox \[0 0 119\d[.\d]* 84\d[.\d]*\]/g)).toHaveLength(4)
        await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
      })
      await test.step('and it is saved', async () => {
        await dialog.getByLabel(said.pages).selectOption('one')
        await dialog.getByLabel(said.paper).selectOption('a1')
        await expect(dialog.getByRole('img')).toHaveCount(1)
        for (const [kind, begins] of [
          ['PDF', '%PDF-'],
          ['SVG', '<svg'],
          ['PNG', '\u0089PNG'],
        ] as const) {
          const saved = page.waitForEvent('download')
          await dialog.getByRole('button', { name: kind }).click()
          const bytes = await readFile(await (await saved).path())
          expect(bytes.toString('latin1').startsWith(begins)).toBe(true)
          if (kind === 'SVG') expect(bytes.toString()).toContain('Viaggio a Lisbona')
        }
      })
      await dialog.getByRole('button', { name: said.close }).click()
      await expect(dialog).toBeHidden()
    })
  })
}
