import { parseDay } from '@dodici/core/date'
import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { languagesOf } from './world/languages.ts'
import { before, BEFORE, DAY, lastYearWords, marks } from './world/last-year.ts'
import { expect, test } from './world/test.ts'
import { cellOf, drawn, on, openYear, toast } from './world/year.ts'

for (const language of languagesOf('it')) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const said = lastYearWords[language]

    test('last year is switched on by mouse, said by the day, compared, kept by a link and over a reload, and switched off', async ({
      page,
      person,
    }) => {
      test.slow()
      const work = await person.addCategory({ name: 'Lavoro', color: '#1976d2' })
      await person.addEvent({ title: 'Fiera', start: before(DAY), end: before(on('03-20')), categoryId: work._id })
      await person.addEvent({ title: 'Riunione', start: DAY, categoryId: work._id })
      await openYear(page)
      await expect(marks(page)).toHaveCount(0)

      await test.step('by mouse, from the settings of the view', async () => {
        await page.getByRole('button', { name: said.settings }).click()
        await page.getByLabel(said.beside).check()
        await page.keyboard.press('Escape')
        await expect(page).toHaveURL(/beside=last/)
        await expect(marks(page)).toHaveCount(1)
        await expect(page.getByText(said.note, { exact: true })).toBeVisible()
      })

      await test.step('the day says what was there, and nothing of this year is in the way', async () => {
        await cellOf(page, DAY).hover({ position: { x: 6, y: 6 } })
        await expect(page.getByRole('tooltip')).toContainText('Fiera')
        await expect(page.getByRole('tooltip')).toContainText(String(BEFORE))
        await drawn(page, 'Riunione').hover()
        await expect(page.getByRole('tooltip')).toContainText('Riunione')
        await expect(page.getByRole('tooltip')).not.toContainText('Fiera')
        const foot = await cellOf(page, DAY).evaluate((cell) => {
          const { left, bottom } = cell.getBoundingClientRect()
          return document.elementFromPoint(left + 8, bottom - 2)?.getAttribute('data-day')
        })
        expect(foot).toBe(String(parseDay(DAY)))
      })

      await test.step('its panel lists the week of a year ago, and opens it', async () => {
        await cellOf(page, DAY).click({ position: { x: 6, y: 6 } })
        const week = page.getByRole('region', { name: said.week })
        await expectAccessible(page, 'the panel of a day with the week of a year ago', OVERLAY)
        await week.getByRole('button', { name: /Fiera/ }).click()
        await expect(page.getByRole('dialog').getByLabel(said.title)).toHaveValue('Fiera')
        await page.keyboard.press('Escape')
      })

      await test.step('a link and a reload keep it, and so does a view of its own', async () => {
        await page.reload()
        await expect(marks(page)).toHaveCount(1)
        await page.goto('/calendar?view=heat')
        await expect(page).toHaveURL(/beside=last/)
        const cell = cellOf(page, DAY)
        await expect(cell).toHaveCSS('background-image', /linear-gradient/)
        await expect(page.getByRole('table', { name: said.table })).toBeAttached()
        await expectAccessible(page, 'the heat of two years', 'main')
      })

      await test.step('both years are compared', async () => {
        await page.getByRole('button', { name: said.compare, exact: true }).click()
        const panel = page.getByRole('complementary', { name: said.panel })
        await expect(panel.getByRole('table').first()).toContainText('Lavoro')
        await expectAccessible(page, 'two years compared', OVERLAY)
        await panel.getByLabel(said.show).uncheck()
        await expect(cellOf(page, DAY)).not.toHaveCSS('background-image', /linear-gradient/)
        await page.goto('/calendar')
        await expect(page.getByRole('rowheader').first()).toBeVisible()
        await expect(marks(page)).toHaveCount(0)
      })
    })

    test('an event of last year that is deleted and brought back goes and comes under this year', async ({
      page,
      person,
    }) => {
      await person.addEvent({ title: 'Fiera', start: before(DAY) })
      await openYear(page, `?beside=last&day=${DAY}`)
      await expect(marks(page)).toHaveCount(1)
      await page.getByRole('button', { name: /Fiera/ }).first().click()
      await page.getByRole('dialog').getByRole('button', { name: said.delete }).click()
      await expect(marks(page)).toHaveCount(0)
      await toast(page).getByRole('button', { name: said.undo }).click()
      await expect(marks(page)).toHaveCount(1)
    })
  })
}
