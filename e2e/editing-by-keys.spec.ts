import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { editing } from './world/editing-words.ts'
import { goToCommand } from './world/keys.ts'
import { languagesOf } from './world/languages.ts'
import { goOnInForm } from './world/pointer.ts'
import { expectSpans } from './world/spans.ts'
import { expect, test } from './world/test.ts'
import { cellOf, drawn, on, openYear, toast } from './world/year.ts'

const stories = {
  it: {
    ...{ name: 'Potatura', remove: 'Elimina', deleted: 'Evento eliminato' },
    undone: 'Modifica annullata: Potatura',
  },
  en: {
    ...{ name: 'Pruning', remove: 'Delete', deleted: 'Event deleted' },
    undone: 'Undone: Pruning',
  },
} as const

for (const language of languagesOf('en')) {
  test.describe(`without a mouse, in ${language}`, () => {
    test.use({ language })
    const said = { ...editing[language], ...stories[language] }

    test(
      'an event is made, moved, made longer, deleted, and all of it undone',
      { tag: '@deep' },
      async ({ page, person }) => {
        await openYear(page)
        await cellOf(page, on('05-11')).focus()
        // Three days are marked, and the form follows the line on them.
        await page.keyboard.press('Shift+ArrowRight')
        await page.keyboard.press('Shift+ArrowRight')
        await page.keyboard.press('Enter')
        await goOnInForm(page)
        await expect(page.getByLabel(said.lastDay)).toHaveValue(on('05-13'))
        await expect(page.getByLabel(said.title)).toBeFocused()
        await page.keyboard.type(said.name)
        await page.keyboard.press('Enter')
        await expect(drawn(page, said.name).first()).toBeVisible()
        await expect(cellOf(page, on('05-13'))).toBeFocused()
        await expectAccessible(page, 'year with a new event')

        // In the panel of its day it is taken up by its menu, carried two days on, and put down.
        await goToCommand(page, said.menuOf(said.name), said.move)
        await expectAccessible(page, 'menu of an event', OVERLAY)
        await page.keyboard.press('Enter')
        await expect(page.getByText(said.hint)).toBeVisible()
        await expect(cellOf(page, on('05-11'))).toBeFocused()
        await page.keyboard.press('ArrowRight')
        await page.keyboard.press('ArrowRight')
        await expect(cellOf(page, on('05-13'))).toBeFocused()
        await expectAccessible(page, 'while an event is carried')
        // Meanwhile the letters do nothing: another view would have other days under it.
        for (const letter of ['m', 'q', 'j']) await page.keyboard.press(letter)
        await expect(page.getByText(said.hint)).toBeVisible()
        await expect(cellOf(page, on('05-13'))).toBeFocused()
        await expect(page).not.toHaveURL(/view=|dialog=|year=/)
        await page.keyboard.press('Enter')
        await expect(toast(page)).toContainText(said.moved)
        await expectSpans(person, said.name, ['05-13 05-15'])
        await expect(cellOf(page, on('05-13'))).toBeFocused()

        // The same way it is made a day longer, and deleted.
        await goToCommand(page, said.menuOf(said.name), said.move)
        await page.keyboard.press('Enter')
        await expect(page.getByText(said.hint)).toBeVisible()
        await expect(cellOf(page, on('05-13'))).toBeFocused()
        await page.keyboard.press('Shift+ArrowRight')
        await page.keyboard.press('Enter')
        await expect(toast(page)).toContainText(said.resized)
        await expectSpans(person, said.name, ['05-13 05-16'])
        await goToCommand(page, said.menuOf(said.name), said.remove)
        await page.keyboard.press('Enter')
        await expect(toast(page)).toContainText(said.deleted)
        await expect(drawn(page, said.name)).toHaveCount(0)

        // One key takes each of it back, the last first, and another does it again.
        const isOn = (date: string) => expect(cellOf(page, on(date))).toHaveAccessibleName(/1 (impegno|event)/)
        const isFree = (date: string) => expect(cellOf(page, on(date))).toHaveAccessibleName(/nessun impegno|no events/)
        await page.keyboard.press('z')
        await expect(toast(page)).toContainText(said.undone)
        await isOn('05-16')
        await page.keyboard.press('z')
        await isFree('05-16')
        await isOn('05-13')
        await page.keyboard.press('Control+z')
        await isOn('05-11')
        await page.keyboard.press('z')
        await isFree('05-11')
        await page.keyboard.press('Shift+Z')
        await isOn('05-11')
      },
    )

    test(
      'several events are chosen one by one in their days, and moved together',
      { tag: '@deep' },
      async ({ page, person }) => {
        await person.addEvent({ title: 'Sprint', start: on('03-02'), end: on('03-03') })
        await person.addEvent({ title: 'Trip', start: on('07-06'), end: on('07-07') })
        await openYear(page)
        const bar = page.getByRole('toolbar', { name: said.chosen })
        await cellOf(page, on('03-02')).focus()
        await goToCommand(page, said.menuOf('Sprint'), said.choose)
        await page.keyboard.press('Enter')
        await expect(bar).toContainText(said.one)
        await cellOf(page, on('07-06')).focus()
        await goToCommand(page, said.menuOf('Trip'), said.choose)
        await page.keyboard.press('Enter')
        await expect(bar).toContainText(said.two)
        await bar.getByRole('button', { name: said.moveAll, exact: true }).press('Enter')
        await expect(page.getByRole('menuitem').first()).toBeFocused()
        await page.getByRole('menuitem', { name: said.weekAfter }).press('Enter')
        await expect(toast(page)).toContainText(said.bothMoved)
        await expectSpans(person, 'Sprint', ['03-09 03-10'])
        await expectSpans(person, 'Trip', ['07-13 07-14'])
      },
    )
  })
}
