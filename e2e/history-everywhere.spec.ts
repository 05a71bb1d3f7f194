import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { PHONE } from './world/finger.ts'
import { openByPalette, tabTo } from './world/keys.ts'
import { languagesOf } from './world/languages.ts'
import { expectSpans } from './world/spans.ts'
import { expect, test } from './world/test.ts'
import { cellOf, on, openYear, toast } from './world/year.ts'

const words = {
  it: {
    ...{ panel: 'Cronologia e cestino', created: /^Creato «Elba»/, moved: /^Spostato «Elba» da/, undone: 'annullata' },
    ...{ undo: /^Annulla: /, since: /^Annulla fino a qui: /, question: 'Annullare tutto questo?' },
    ...{ all: /^Annulla 2 modifiche/, several: /^Annullate 2 modifiche insieme/ },
    ...{ trash: 'Cestino', restore: 'Ripristina «Elba»', restored: 'Ripristinato', redo: /^Ripristina: / },
  },
  en: {
    ...{ panel: 'History and trash', created: /^Created “Elba”/, moved: /^Moved “Elba” from/, undone: 'undone' },
    ...{ undo: /^Undo: /, since: /^Undo back to here: /, question: 'Undo all this?' },
    ...{ all: /^Undo 2 changes/, several: /^Undid 2 changes at once/ },
    ...{ trash: 'Trash', restore: 'Restore “Elba”', restored: 'Restored', redo: /^Redo: / },
  },
} as const

for (const language of languagesOf('en')) {
  const said = words[language]

  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('by keys alone, a change is undone and redone, something comes out of the trash, and the focus goes back', async ({
      page,
      person,
    }) => {
      const { _id } = await person.addEvent({ title: 'Elba', start: on('05-03') })
      await person.call('PATCH', `/events/${_id}`, { start: on('05-06'), end: on('05-06') })
      await openYear(page)
      await cellOf(page, on('03-01')).focus()
      await openByPalette(page, said.panel, said.panel)
      const panel = page.getByRole('complementary', { name: said.panel })
      const moved = panel.getByRole('listitem').filter({ hasText: said.moved })
      await tabTo(page, moved.getByRole('button', { name: said.undo }))
      await page.keyboard.press('Enter')
      await expectSpans(person, 'Elba', ['05-03 05-03'])
      await expect(moved).toContainText(said.undone)
      await expect(moved).toBeFocused()
      await tabTo(page, panel.getByRole('button', { name: said.redo }), 'Shift+Tab')
      await page.keyboard.press('Enter')
      await expectSpans(person, 'Elba', ['05-06 05-06'])

      await person.call('DELETE', `/events/${_id}`)
      await tabTo(page, panel.getByRole('tab', { selected: true }), 'Shift+Tab')
      await page.keyboard.press('ArrowRight')
      await expect(panel.getByRole('tab', { name: said.trash })).toBeFocused()
      await tabTo(page, panel.getByRole('button', { name: said.restore }))
      await expectAccessible(page, 'the trash by keys', 'aside')
      await page.keyboard.press('Enter')
      await expect(toast(page)).toContainText(said.restored)
      await expectSpans(person, 'Elba', ['05-06 05-06'])
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(cellOf(page, on('03-01'))).toBeFocused()
    })
  })

  test.describe(`by finger, in ${language}`, () => {
    test.use({ ...PHONE, language })

    test('a change is undone in the sheet of the history, and all of them by going back to the first', async ({
      page,
      person,
    }) => {
      const { _id } = await person.addEvent({ title: 'Elba', start: on('05-03') })
      await person.call('PATCH', `/events/${_id}`, { start: on('05-06'), end: on('05-06') })
      await openYear(page, '?panel=history')
      const sheet = page.getByRole('dialog', { name: said.panel })
      const row = (text: RegExp) => sheet.getByRole('listitem').filter({ hasText: text })
      await expect(row(said.moved)).toBeVisible()
      await expectAccessible(page, 'the history on a phone', OVERLAY)
      await row(said.moved).getByRole('button', { name: said.undo }).tap()
      await expect(row(said.moved)).toContainText(said.undone)
      await expectSpans(person, 'Elba', ['05-03 05-03'])

      await person.call('PATCH', `/events/${_id}`, { start: on('06-06'), end: on('06-06') })
      await expect(sheet.getByRole('listitem')).toHaveCount(4)
      await row(said.created).getByRole('button', { name: said.since }).tap()
      const question = page.getByRole('alertdialog', { name: said.question })
      await expectAccessible(page, 'the question on a phone', OVERLAY)
      await question.getByRole('button', { name: said.all }).tap()
      await expect(sheet.getByRole('listitem').first()).toContainText(said.several)
      await expectSpans(person, 'Elba', [])
    })
  })
}
