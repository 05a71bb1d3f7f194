import { readFile } from 'node:fs/promises'
import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { expect, test } from './world/test.ts'
import { on, openYear } from './world/year.ts'

const MARKUP = '<img src=x onerror="wasRun=true"><script>wasRun=true</script>'

test('I8: Ctrl+P shows the year on paper, prints exactly that, and saves it in three formats', async ({
  page,
  person,
}) => {
  await person.addEvent({ title: 'Viaggio a Lisbona', start: on('05-03'), end: on('05-20') })
  await person.addEvent({ title: MARKUP, start: on('08-03'), end: on('09-20') })
  await openYear(page)
  await page.keyboard.press('ControlOrMeta+p')
  const dialog = page.getByRole('dialog', { name: 'Stampa e salva' })
  const sheet = dialog.getByRole('img', { name: 'Planner' })
  await test.step('the preview is an image of the paper, with its fonts and without a script', async () => {
    await expect(sheet).toBeVisible()
    await expect.poll(() => sheet.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1000)
    await expectAccessible(page, 'print', OVERLAY)
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
  })
  await test.step('what is printed are its pages on their paper', async () => {
    await dialog.getByLabel('Pagine').selectOption('quarters')
    await expect(dialog.getByRole('img')).toHaveCount(4)
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await dialog.getByRole('button', { name: 'Stampa' }).click()
    await expect(page.locator('body[data-printed]')).toBeAttached()
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(4)
    expect(pdf.match(/\/MediaBox \[0 0 119\d[.\d]* 84\d[.\d]*\]/g)).toHaveLength(4)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  })
  await test.step('and it is saved', async () => {
    await dialog.getByLabel('Pagine').selectOption('one')
    await dialog.getByLabel('Carta').selectOption('a1')
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
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
