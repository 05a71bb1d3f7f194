import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { PHONE } from './world/finger.ts'
import { languagesOf } from './world/languages.ts'
import { expectSpans } from './world/spans.ts'
import { expect, test } from './world/test.ts'
import { on, openYear } from './world/year.ts'

const words = {
  it: {
    ...{ panel: 'Cronologia e cestino', created: /^Creato «Elba»/, moved: /^Spostato «Elba» da/, undone: 'annullata' },
    ...{ undo: /^Annulla: /, since: /^Annulla fino a qui: /, question: 'Annullare tutto questo?' },
    ...{ all: /^Annulla 2 modifiche/, several: /^Annullate 2 modifiche insieme/ },
  },
  en: {
    ...{ panel: 'History and trash', created: /^Created “Elba”/, moved: /^Moved “Elba” from/, undone: 'undone' },
    ...{ undo: /^Undo: /, since: /^Undo back to here: /, question: 'Undo all this?' },
    ...{ all: /^Undo 2 changes/, several: /^Undid 2 changes at once/ },
  },
} as const

for (const language of languagesOf('en')) {
  test.describe(`by finger, in ${language}`, () => {
    test.use({ ...PHONE, language })
    const said = words[language]

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
