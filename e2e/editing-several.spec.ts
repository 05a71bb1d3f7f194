import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { editing } from './world/editing-words.ts'
import { languagesOf } from './world/languages.ts'
import { drag, middleOf, onBar } from './world/pointer.ts'
import { expectSpans } from './world/spans.ts'
import { expect, test } from './world/test.ts'
import { cellOf, drawn, edgesOf, on, openYear, toast } from './world/year.ts'

for (const language of languagesOf('en')) {
  test.describe(`several events, in ${language}`, () => {
    test.use({ language })
    const said = editing[language]

    test('are chosen by clicks and by a box, and become one change', async ({ page, person }) => {
      await person.addCategory({ name: 'Ufficio', color: '#1976d2' })
      await person.addEvent({ title: 'Sprint', start: on('03-02'), end: on('03-06') })
      await person.addEvent({ title: 'Review', start: on('03-09'), end: on('03-12') })
      await person.addEvent({ title: 'Trip', start: on('07-06'), end: on('07-10') })
      await openYear(page)
      await drawn(page, 'Sprint')
        .first()
        .click({ modifiers: ['Control'] })
      await drawn(page, 'Trip')
        .first()
        .click({ modifiers: ['Shift'] })
      const bar = page.getByRole('toolbar', { name: said.chosen })
      await expect(bar).toContainText(said.two)
      await expectAccessible(page, 'chosen events')
      await bar.getByRole('button', { name: said.category }).click()
      await page.getByRole('menuitem', { name: 'Ufficio' }).click()
      await expect(toast(page)).toContainText(said.filed)
      await expect(bar).toBeHidden()
      await expect(page.getByRole('button', { name: /^2 .+ in Ufficio$/ })).toBeVisible()

      // A box around the two of March, from free days above them.
      const from = await edgesOf(cellOf(page, on('03-01')))
      const to = await edgesOf(cellOf(page, on('03-13')))
      await page.keyboard.down('Shift')
      await drag(page, { x: from.left + 4, y: from.bottom - 4 }, { x: to.right - 2, y: to.top + 18 })
      await page.mouse.up()
      await page.keyboard.up('Shift')
      await expect(bar).toContainText(said.two)
      await page.keyboard.press('Delete')
      await expect(toast(page)).toContainText(said.deleted)
      await expect(drawn(page, 'Sprint')).toHaveCount(0)
      await page.keyboard.press('Control+z')
      await expect(drawn(page, 'Sprint')).toHaveCount(1)
      await expect(drawn(page, 'Review')).toHaveCount(1)

      // What is chosen is dragged together.
      await drawn(page, 'Sprint').click({ modifiers: ['Shift'] })
      await drawn(page, 'Trip').click({ modifiers: ['Control'] })
      await expect(bar).toContainText(said.two)
      const taken = await onBar(drawn(page, 'Trip'), cellOf(page, on('07-08')))
      await drag(page, taken, await middleOf(cellOf(page, on('07-09'))))
      await page.mouse.up()
      await expect(toast(page)).toContainText(said.bothMoved)
      await expectSpans(person, 'Sprint', ['03-03 03-07'])
      await expectSpans(person, 'Trip', ['07-07 07-11'])
    })
  })
}

test(
  'a deletion of several occurrences says how many go, and deletes those alone',
  { tag: '@deep' },
  async ({ page, person }) => {
    await person.addEvent({ title: 'Consiglio', start: on('01-14'), recurrence: 'FREQ=MONTHLY;COUNT=4' })
    await openYear(page)
    for (const place of [1, 2])
      await drawn(page, 'Consiglio')
        .nth(place)
        .click({ modifiers: ['Control'] })
    await page.keyboard.press('Delete')
    const question = page.getByRole('dialog', { name: 'Che cosa vuoi eliminare?' })
    await expect(question.getByRole('radio', { name: 'Solo questi 2' })).toBeChecked()
    await expectAccessible(page, 'the question before a deletion', OVERLAY)
    await question.getByRole('button', { name: 'Elimina' }).click()
    await expect(toast(page)).toContainText(editing.it.deleted)
    await expectSpans(person, 'Consiglio', ['01-14 01-14', '04-14 04-14'])
  },
)
