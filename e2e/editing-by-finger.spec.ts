import { expectAccessible } from './world/accessible.ts'
import { editing } from './world/editing-words.ts'
import { PHONE, pressFinger, stroke } from './world/finger.ts'
import { languagesOf } from './world/languages.ts'
import { dates, endOf, goOnInForm, middleOf, onBar } from './world/pointer.ts'
import { expectSpans } from './world/spans.ts'
import { expect, test } from './world/test.ts'
import { cellOf, drawn, on, openYear, toast, YEAR } from './world/year.ts'

const oneDay = { it: /^\w{3} 1[24] mag$/, en: /^\w{3} 1[24] May$/ } as const

for (const language of languagesOf('it')) {
  test.describe(`by finger, in ${language}`, () => {
    test.use({ language, ...PHONE })
    const said = editing[language]

    test('a long press marks days, carries a bar or its end, while the page stands still; a stroke scrolls or turns the year', async ({
      page,
      person,
    }) => {
      await person.addEvent({ title: 'Elba', start: on('05-20'), end: on('05-21') })
      await openYear(page, '?view=planner')
      await expect(page.locator('[aria-current="date"]')).toBeInViewport()
      await cellOf(page, on('05-14')).evaluate((cell) => cell.scrollIntoView({ block: 'center' }))
      const [from, to] = [await middleOf(cellOf(page, on('05-12'))), await middleOf(cellOf(page, on('05-14')))]
      const before = await page.evaluate(() => window.scrollY)
      const finger = await pressFinger(page, from, dates(page, oneDay[language]))
      await finger.moveTo(to)
      await expect(dates(page, said.threeDays)).toBeVisible()
      await expectAccessible(page, 'days that a finger marks', 'main')
      expect(await page.evaluate(() => window.scrollY)).toBe(before)
      await finger.lift()
      await goOnInForm(page)
      await expect(page.getByLabel(said.firstDay)).toHaveValue(on('05-12'))
      await expect(page.getByLabel(said.lastDay)).toHaveValue(on('05-14'))
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()

      const bar = await onBar(drawn(page, 'Elba').first(), cellOf(page, on('05-20')))
      const carrying = await pressFinger(page, bar, dates(page, said.twoDays))
      await carrying.moveTo(await middleOf(cellOf(page, on('05-12'))))
      await carrying.lift()
      await expect(toast(page)).toContainText(said.moved)
      await expectSpans(person, 'Elba', ['05-12 05-13'])

      // Its end alone, as a long press on it takes hold of.
      const stretching = await pressFinger(page, await endOf(drawn(page, 'Elba').last()), dates(page, said.twoDays))
      await stretching.moveTo(await middleOf(cellOf(page, on('05-14'))))
      await expect(dates(page, said.threeDays)).toBeVisible()
      await stretching.lift()
      await expect(toast(page)).toContainText(said.resized)
      await expectSpans(person, 'Elba', ['05-12 05-14'])

      // A stroke along the page scrolls and marks nothing, one across it turns the year.
      await page
        .getByRole('navigation')
        .last()
        .getByRole('button', { name: /^(Mesi|Months)$/ })
        .click()
      await expect(page).toHaveURL('/calendar')
      await cellOf(page, on('05-14')).evaluate((cell) => cell.scrollIntoView({ block: 'center' }))
      const { x, y } = await middleOf(cellOf(page, on('05-14')))
      const unmoved = await page.evaluate(() => window.scrollY)
      await stroke(
        page,
        [
          { x, y },
          { x, y: y - 160 },
        ],
        async () => {
          // Longer than a long press takes.
          await page.waitForTimeout(700)
          await expect(dates(page, oneDay[language])).toHaveCount(0)
          await expect(dates(page, said.days)).toHaveCount(0)
        },
      )
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(unmoved)
      await expect(page.getByRole('dialog')).toBeHidden()

      await stroke(page, [
        { x: 300, y },
        { x: 120, y },
      ])
      await expect(page).toHaveURL(`/calendar?year=${YEAR + 1}`)
      await stroke(page, [
        { x: 100, y },
        { x: 290, y },
      ])
      await expect(page).toHaveURL('/calendar')
    })
  })
}
