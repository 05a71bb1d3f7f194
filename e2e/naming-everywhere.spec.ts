import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { PHONE, pressFinger } from './world/finger.ts'
import { languagesOf } from './world/languages.ts'
import { dates, middleOf } from './world/pointer.ts'
import { expectSpans } from './world/spans.ts'
import { expect, test } from './world/test.ts'
import { cellOf, on, openYear, toast } from './world/year.ts'

const words = {
  it: {
    ...{ line: /^Nuovo evento nei giorni scelti: .*11 .*13 mag/, field: 'Aggiunta rapida', keys: /Tab: tutti i campi/ },
    ...{
      typed: 'Cena alle 20',
      title: 'Titolo',
      last: 'Ultimo giorno',
      marked: /^\w{3} 1[24] mag$/,
      two: /· 3 giorni$/,
    },
    ...{
      save: 'Salva',
      form: 'Dettagli',
      close: 'Chiudi',
      created: 'Evento creato',
      phone: /^Nuovo evento nei giorni scelti/,
    },
  },
  en: {
    ...{ line: /^New event on the marked days: .*11 .*13 May/, field: 'Quick add', keys: /Tab: all fields/ },
    ...{ typed: 'Dinner at 8pm', title: 'Title', last: 'Last day', marked: /^\w{3} 1[24] May$/, two: /· 3 days$/ },
    ...{
      save: 'Save',
      form: 'Details',
      close: 'Close',
      created: 'Event created',
      phone: /^New event on the marked days/,
    },
  },
} as const

for (const language of languagesOf('en')) {
  const said = words[language]

  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('by keys alone: days are marked, named in the line on them, and the focus is back on its day', async ({
      page,
      person,
    }) => {
      await openYear(page)
      const line = page.getByRole('group', { name: said.line })
      const field = line.getByRole('textbox', { name: said.field })
      const mark = async (put: 'Enter' | 'Space') => {
        await cellOf(page, on('05-11')).focus()
        await page.keyboard.press('Shift+ArrowRight')
        await page.keyboard.press('Shift+ArrowRight')
        await page.keyboard.press(put)
        await expect(field).toBeFocused()
      }
      await mark('Space')
      await expect(field).toHaveValue('')
      await expect(field).toHaveAccessibleDescription(said.keys)
      await expectAccessible(page, 'the line by keys', '[role="group"]')
      await page.keyboard.press('Escape')
      await expect(line).toHaveCount(0)
      await expect(cellOf(page, on('05-13'))).toBeFocused()

      await mark('Enter')
      await page.keyboard.type('Elba')
      await page.keyboard.press('Enter')
      await expect(toast(page)).toContainText(said.created)
      await expectSpans(person, 'Elba', ['05-11 05-13'])
      await expect(cellOf(page, on('05-13'))).toBeFocused()

      await mark('Enter')
      await page.keyboard.type('Fiera')
      await page.keyboard.press('Tab')
      await expect(page.getByLabel(said.title)).toHaveValue('Fiera')
      await expect(page.getByLabel(said.last)).toHaveValue(on('05-13'))
      await page.keyboard.press('Enter')
      await expectSpans(person, 'Fiera', ['05-11 05-13'])
      await expect(cellOf(page, on('05-13'))).toBeFocused()
    })
  })

  test.describe(`in ${language}, on a phone`, () => {
    test.use({ ...PHONE, language })

    test('by finger: the line is docked where the keyboard ends, and saves, goes on in the form, or closes', async ({
      page,
      person,
    }) => {
      await openYear(page)
      const line = page.getByRole('group', { name: said.phone })
      const field = line.getByRole('textbox', { name: said.field })
      const mark = async () => {
        await cellOf(page, on('05-14')).evaluate((cell) => cell.scrollIntoView({ block: 'center' }))
        const finger = await pressFinger(page, await middleOf(cellOf(page, on('05-12'))), dates(page, said.marked))
        await finger.moveTo(await middleOf(cellOf(page, on('05-14'))))
        await expect(dates(page, said.two)).toBeVisible()
        await finger.lift()
        await expect(field).toBeFocused()
      }
      await mark()
      const box = await line.boundingBox()
      expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 390, 844])
      // Where no keyboard of any phone is.
      await expect.poll(async () => (await middleOf(cellOf(page, on('05-12')))).y).toBeLessThan(844 * 0.4)
      await expectAccessible(page, 'the line on a phone', OVERLAY)
      await line.getByRole('button', { name: said.close }).tap()
      await expect(line).toHaveCount(0)

      await mark()
      await field.fill('Elba')
      await line.getByRole('button', { name: said.save }).tap()
      await expect(toast(page)).toContainText(said.created)
      await expectSpans(person, 'Elba', ['05-12 05-14'])

      await mark()
      await field.fill('Fiera')
      await line.getByRole('button', { name: said.form }).tap()
      await expect(page.getByLabel(said.title)).toHaveValue('Fiera')
      await expect(page.getByLabel(said.last)).toHaveValue(on('05-14'))
    })
  })
}
