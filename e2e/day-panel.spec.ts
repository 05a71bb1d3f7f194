import { expect, test } from './world/test.ts'
import { cellOf, dayPanel, edgesOf, on, openYear, YEAR } from './world/year.ts'

test('a double click opens the day under it, which stays in sight beside its panel, and goes along into another year', async ({
  page,
}) => {
  await openYear(page)
  await test.step('a double click, after which no tooltip names another day', async () => {
    await cellOf(page, on('06-16')).dblclick({ position: { x: 10, y: 40 } })
    await expect(page).toHaveURL(`/calendar?day=${on('06-16')}`)
    await expect(dayPanel(page).getByRole('heading', { level: 2 })).toContainText('16 giugno')
    await expect(page.getByRole('tooltip')).toHaveCount(0)
  })
  await test.step('the next year takes the open day along, and its title says which year that is', async () => {
    await page.getByRole('button', { name: 'Anno successivo' }).click()
    await expect(page).toHaveURL(new RegExp(`day=${YEAR + 1}-06-16`))
    await expect(dayPanel(page).getByRole('heading', { level: 2 })).toContainText(String(YEAR + 1))
    await page.getByRole('button', { name: 'Anno precedente' }).click()
    await dayPanel(page).getByRole('button', { name: 'Chiudi' }).click()
    await expect(dayPanel(page)).toBeHidden()
  })
  await page.setViewportSize({ width: 1280, height: 720 })
  for (const view of ['Planner', 'Mesi', 'Calore']) {
    await test.step(`in a window that has no room for both: ${view}`, async () => {
      await page.getByRole('group', { name: 'Vista' }).getByRole('button', { name: view }).click()
      for (const date of ['12-30', '08-31', '01-01']) {
        await cellOf(page, on(date)).click({ position: { x: 8, y: 6 } })
        await expect(dayPanel(page)).toBeVisible()
        await expect
          .poll(async () => {
            const [cell, panel] = [await edgesOf(cellOf(page, on(date))), await edgesOf(dayPanel(page))]
            return cell.right <= panel.left && cell.left >= 0
          }, date)
          .toBe(true)
        if (view === 'Planner') {
          expect((await edgesOf(page.getByRole('rowheader', { name: /Dicembre/ }))).left, date).toBeGreaterThanOrEqual(
            0,
          )
        }
        await page.keyboard.press('Escape')
      }
    })
  }
})
