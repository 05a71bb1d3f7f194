import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { editing } from './world/editing-words.ts'
import { languagesOf } from './world/languages.ts'
import { dates, drag, endOf, goOnInForm, middleOf, onBar } from './world/pointer.ts'
import { expectSpans } from './world/spans.ts'
import { expect, test } from './world/test.ts'
import { cellOf, dayPanel, drawn, on, openDay, openYear, toast } from './world/year.ts'

/** Runs in the page. */
const isAtItsEnd = () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1

for (const language of languagesOf('it')) {
  test.describe(`by mouse, in ${language}`, () => {
    test.use({ language })
    const said = editing[language]

    test('in planner and months days are marked, and a bar goes into another month and back; at the edge the page scrolls along', async ({
      page,
      person,
    }) => {
      test.slow()
      await person.addEvent({ title: 'Elba', start: on('05-11'), end: on('05-13') })
      await openYear(page)
      for (const view of [/^Planner$/, /^(Mesi|Months)$/]) {
        await test.step(String(view), async () => {
          await page
            .getByRole('group', { name: /^(Vista|View)$/ })
            .getByRole('button', { name: view })
            .click()
          await drag(page, await middleOf(cellOf(page, on('09-08'))), await middleOf(cellOf(page, on('09-10'))))
          await expect(dates(page, said.threeDays)).toBeVisible()
          await page.mouse.up()
          await goOnInForm(page)
          await expect(page.getByLabel(said.firstDay)).toHaveValue(on('09-08'))
          await expect(page.getByLabel(said.lastDay)).toHaveValue(on('09-10'))
          await page.keyboard.press('Escape')
          await expect(page.getByRole('dialog')).toBeHidden()

          const from = await onBar(page.locator('[data-item]').first(), cellOf(page, on('05-11')))
          await drag(page, from, await middleOf(cellOf(page, on('08-18'))))
          await expect(dates(page, said.threeDays)).toBeVisible()
          await expectAccessible(page, 'a bar that is being carried', 'main')
          await page.mouse.up()
          await expect(toast(page)).toContainText(said.moved)
          await toast(page).hover()
          await expectSpans(person, 'Elba', ['08-18 08-20'])
          await toast(page).getByRole('button', { name: said.undo }).click()
          await expect(toast(page)).toContainText(said.undone)
          await expectSpans(person, 'Elba', ['05-11 05-13'])
        })
      }

      await test.step('in a low window the page scrolls along with a drag at its edge', async () => {
        await page.setViewportSize({ width: 1440, height: 480 })
        await openYear(page, '?view=planner')
        const from = await onBar(drawn(page, 'Elba'), cellOf(page, on('05-12')))
        await drag(page, from, { x: from.x, y: 470 })
        // At its end the page stands, and only then it can be said where its days are.
        await expect.poll(() => page.evaluate(isAtItsEnd)).toBe(true)
        await page.mouse.move(from.x, 240)
        const to = await middleOf(cellOf(page, on('10-14')))
        await page.mouse.move(to.x, to.y, { steps: 4 })
        await expect(dates(page, said.threeDays)).toBeVisible()
        await page.mouse.up()
        await expect(toast(page)).toContainText(said.moved)
        await expectSpans(person, 'Elba', ['10-13 10-15'])
      })
    })

    test(
      'an end is dragged across the end of the month, Alt drags a copy, Escape gives up, and a series asks what is meant',
      { tag: '@deep' },
      async ({ page, person }) => {
        test.slow()
        await person.addEvent({ title: 'Cantiere', start: on('05-20'), end: on('05-22') })
        await person.addEvent({ title: 'Dentista', start: `${on('07-08')}T15:00`, end: `${on('07-08')}T16:00` })
        const monthly = { start: on('01-14'), end: on('01-15'), recurrence: 'FREQ=MONTHLY;BYMONTHDAY=14' }
        await person.addEvent({ title: 'Consiglio', ...monthly })
        await openYear(page)

        await test.step('an end, which stops at the other end', async () => {
          await drag(page, await endOf(drawn(page, 'Cantiere').first()), await middleOf(cellOf(page, on('06-02'))))
          await page.mouse.up()
          await expect(toast(page)).toContainText(said.resized)
          await expect(drawn(page, 'Cantiere')).toHaveCount(2)
          await expectSpans(person, 'Cantiere', ['05-20 06-02'])
          await drag(page, await endOf(drawn(page, 'Cantiere').last()), await middleOf(cellOf(page, on('01-20'))))
          await page.mouse.up()
          await expectSpans(person, 'Cantiere', ['05-20 05-20'])
        })

        await test.step('Alt drags a copy, Escape leaves everything as it was', async () => {
          const from = await onBar(drawn(page, 'Dentista'), cellOf(page, on('07-08')))
          const to = await middleOf(cellOf(page, on('09-22')))
          await drag(page, from, to)
          await page.keyboard.press('Escape')
          await page.mouse.up()
          await expect(page.getByRole('dialog')).toBeHidden()
          await drag(page, from, to)
          await page.keyboard.down('Alt')
          await expect(dates(page, said.copy)).toBeVisible()
          await page.mouse.up()
          await page.keyboard.up('Alt')
          await expect(toast(page)).toContainText(said.copied)
          await expectSpans(person, 'Dentista', ['07-08T15:00 07-08T16:00', '09-22T15:00 09-22T16:00'])
        })

        await test.step('a dragged occurrence asks which part of its series is meant', async () => {
          const question = page.getByRole('dialog', { name: said.part })
          const drop = async () => {
            const from = await onBar(drawn(page, 'Consiglio').nth(4), cellOf(page, on('05-14')))
            await drag(page, from, await middleOf(cellOf(page, on('05-16'))))
            await page.mouse.up()
            await expect(question).toBeVisible()
          }
          await drop()
          await expectAccessible(page, 'the question about a drag', OVERLAY)
          await question.locator('form').getByRole('button', { name: said.cancel }).click()
          await expect(question).toBeHidden()
          await drop()
          await question.getByRole('button', { name: said.save }).click()
          await expect(toast(page)).toContainText(said.moved)
          const others = ['01', '02', '03', '04', '06', '07', '08', '09', '10', '11', '12']
          const spans = [...others.map((month) => `${month}-14 ${month}-15`), '05-16 05-17'].sort()
          await expectSpans(person, 'Consiglio', spans)
        })
      },
    )
  })
}

test(
  'no key does anything during a drag; afterwards the focus is on the day, and Esc closes the panel',
  { tag: '@deep' },
  async ({ page, person }) => {
    await person.addEvent({ title: 'Dentista', start: on('07-14') })
    await openYear(page)
    await openDay(page, on('07-07'))
    await expect(dayPanel(page)).toBeVisible()
    const from = await onBar(drawn(page, 'Dentista'), cellOf(page, on('07-14')))
    await drag(page, from, await middleOf(cellOf(page, on('07-21'))))
    await page.keyboard.press('q')
    await page.keyboard.press('Control+k')
    await page.mouse.up()
    await expect(cellOf(page, on('07-21'))).toBeFocused()
    await expectSpans(person, 'Dentista', ['07-21 07-21'])
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dayPanel(page)).toBeHidden()
  },
)
