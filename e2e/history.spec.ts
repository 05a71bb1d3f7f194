import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { languagesOf } from './world/languages.ts'
import { expect, test } from './world/test.ts'
import { cellOf, on, openYear, toast } from './world/year.ts'

const words = {
  it: {
    ...{ panel: 'Cronologia e cestino', moved: /^Spostato «Dentista» da \p{L}{3} 3 a \p{L}{3} 6 mag/u, by: 'tu' },
    ...{ undo: /^Annulla: /, undone: 'annullata', redone: 'Ripristino: spostato «Dentista»', renamed: /^Rinominato/ },
    ...{ created: /^Creato/, since: /^Annulla fino a qui/, question: 'Annullare tutto questo?', trash: 'Cestino' },
    ...{ three: 'Verranno annullate 3 modifiche', several: 'Annullate 3 modifiche insieme', restored: 'Ripristinato' },
    ...{ one: /1 impegno/, none: /nessun impegno/i, left: 'ancora 30 giorni', restore: 'Ripristina «Oculista»' },
    ...{
      empty: 'Il cestino è vuoto',
      ofEvent: 'Cronologia di questo evento',
      only: 'Solo le modifiche a questo evento.',
    },
    both: /^Rinominato «Dentista» in «Oculista»/,
  },
  en: {
    ...{ panel: 'History and trash', moved: /^Moved “Dentista” from \w{3},? 3 .*to \w{3},? 6 May/, by: 'you' },
    ...{ undo: /^Undo: /, undone: 'undone', redone: 'Redo: moved “Dentista”', renamed: /^Renamed/ },
    ...{ created: /^Created/, since: /^Undo back to here/, question: 'Undo all this?', trash: 'Trash' },
    ...{ three: '3 changes will be undone', several: 'Undid 3 changes at once', restored: 'Restored' },
    ...{ one: /1 event/, none: /no events/i, left: '30 days left', restore: 'Restore “Oculista”' },
    ...{ empty: 'The trash is empty', ofEvent: 'History of this event', only: 'Only what changed this event.' },
    both: /^Renamed “Dentista” to “Oculista”/,
  },
} as const

for (const language of languagesOf('it')) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const said = words[language]

    test('what was changed is said in words, undone by mouse and keys, gone back to, and taken out of the trash', async ({
      page,
      person,
    }) => {
      test.slow()
      const panel = page.getByRole('complementary', { name: said.panel })
      const row = (text: RegExp) => panel.getByRole('listitem').filter({ hasText: text })
      const { _id } = await person.addEvent({ title: 'Dentista', start: on('05-03') })
      await person.call('PATCH', `/events/${_id}`, { start: on('05-06'), end: on('05-06') })
      await openYear(page)
      await page.getByRole('button', { name: /^Account/ }).click()
      await page.getByRole('menuitem', { name: said.panel }).click()
      const moved = row(said.moved)
      await test.step('a change', async () => {
        await expect(moved).toContainText(said.by)
        await expectAccessible(page, 'the history beside the year')
        await moved.getByRole('button', { name: said.undo }).click()
        await expect(toast(page)).toContainText('Dentista')
        await expect(moved).toContainText(said.undone)
        await expect(cellOf(page, on('05-03'))).toHaveAccessibleName(said.one)
        await page.keyboard.press('Control+Shift+z')
        await expect(moved).not.toContainText(said.undone)
        await expect(panel.getByRole('listitem').first()).toContainText(said.redone)
      })
      await test.step('the day', async () => {
        await moved.getByRole('button', { name: said.moved }).click()
        await expect(cellOf(page, on('05-06'))).toBeFocused()
      })
      await test.step('back to a change', async () => {
        await person.call('PATCH', `/events/${_id}`, { title: 'Oculista' })
        await expect(row(said.renamed)).toBeVisible()
        await row(said.created).getByRole('button', { name: said.since }).click()
        const question = page.getByRole('alertdialog', { name: said.question })
        await expect(question).toContainText(said.three)
        await expectAccessible(page, 'the question', OVERLAY)
        await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
        await expect(panel.getByRole('listitem').first()).toContainText(said.several)
        await expect(cellOf(page, on('05-06'))).toHaveAccessibleName(said.none)
        await page.keyboard.press('Control+Shift+z')
        await expect(cellOf(page, on('05-06'))).toHaveAccessibleName(said.one)
      })
      await test.step('the trash', async () => {
        await person.call('DELETE', `/events/${_id}`)
        await panel.getByRole('tab', { name: said.trash }).click()
        await expect(panel).toContainText(said.left)
        await expectAccessible(page, 'the trash beside the year')
        await panel.getByRole('button', { name: said.restore }).click()
        await expect(toast(page)).toContainText(said.restored)
        await expect(panel).toContainText(said.empty)
        await expect(cellOf(page, on('05-06'))).toHaveAccessibleName(said.one)
      })
      await test.step('one event', async () => {
        await openYear(page, `?event=${_id}`)
        await page.getByRole('button', { name: said.ofEvent }).click()
        await expect(row(said.both)).toBeVisible()
        await expect(panel).toContainText(said.only)
      })
    })
  })
}
