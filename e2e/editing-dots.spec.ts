import { editing } from './world/editing-words.ts'
import { languagesOf } from './world/languages.ts'
import { drag, dates, middleOf, type Point } from './world/pointer.ts'
import { expectSpans } from './world/spans.ts'
import { expect, test } from './world/test.ts'
import { cellOf, dayPanel, edgesOf, on, openYear, toast } from './world/year.ts'
import type { Locator } from '@playwright/test'

/** On the dots of a day: the first is in the corner. */
async function onDot(cell: Locator, place = 0): Promise<Point> {
  const { right, top } = await edgesOf(cell)
  return { x: right - 6.5 - place * 6, y: top + 8 }
}

for (const language of languagesOf('en')) {
  test.describe(`in the months, in ${language}`, () => {
    test.use({ language })
    const said = editing[language]

    test(
      'a dot is taken hold of like a bar; beside it days are marked as ever',
      { tag: '@deep' },
      async ({ page, person }) => {
        await person.addEvent({ title: 'Dentista', start: on('06-10') })
        await person.addEvent({ title: 'Riunione', start: `${on('06-10')}T15:00`, end: `${on('06-10')}T16:00` })
        await openYear(page, '?view=months')
        const day = cellOf(page, on('06-10'))
        await drag(page, await onDot(day, 1), await middleOf(cellOf(page, on('09-15'))))
        await expect(dates(page, 'Riunione')).toBeVisible()
        await page.mouse.up()
        await expect(toast(page)).toContainText(said.moved)
        await expectSpans(person, 'Riunione', ['09-15T15:00 09-15T16:00'])
        await expectSpans(person, 'Dentista', ['06-10 06-10'])

        // Several dots are chosen and moved together.
        const [one, other] = [await onDot(day), await onDot(cellOf(page, on('09-15')))]
        await page.keyboard.down('Control')
        await page.mouse.click(one.x, one.y)
        await page.mouse.click(other.x, other.y)
        await page.keyboard.up('Control')
        await expect(page.getByRole('toolbar', { name: said.chosen })).toContainText(said.two)
        await drag(page, one, await middleOf(cellOf(page, on('06-11'))))
        await page.mouse.up()
        await expect(toast(page)).toContainText(said.bothMoved)
        await expectSpans(person, 'Dentista', ['06-11 06-11'])
        await expectSpans(person, 'Riunione', ['09-16T15:00 09-16T16:00'])

        await page.keyboard.press('Escape')
        await expect(page.getByRole('toolbar', { name: said.chosen })).toBeHidden()

        // A click on a dot opens its day, and a press beside it marks days.
        const moved = cellOf(page, on('06-11'))
        const dot = await onDot(moved)
        await page.mouse.click(dot.x, dot.y)
        await expect(dayPanel(page)).toContainText('Dentista')
        await dayPanel(page).getByRole('button', { name: said.close }).click()
        await expect(dayPanel(page)).toBeHidden()
        await drag(page, await middleOf(moved), await middleOf(cellOf(page, on('06-13'))))
        await expect(dates(page, said.threeDays)).toBeVisible()
        await page.mouse.up()
        await expect(page.getByLabel(said.lastDay)).toHaveValue(on('06-13'))
      },
    )
  })
}
