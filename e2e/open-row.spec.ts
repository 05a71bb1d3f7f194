import { expectAccessible } from './world/accessible.ts'
import { expect, test } from './world/test.ts'
import { cellOf, drawn, edgesOf, on, openYear, YEAR } from './world/year.ts'

test('a click on the name of a month opens its row, with everything and its times, until Escape or Back', async ({
  page,
  person,
}) => {
  for (const hour of ['08', '09', '10', '11', '12', '13']) {
    const start = `${on('12-15')}T${hour}:00`
    await person.addEvent({ title: `Visita ${hour}`, start, end: start })
  }
  await openYear(page)
  const name = page.getByRole('button', { name: 'Dicembre', exact: true })
  await test.step('by mouse: it stays in sight, and the others keep their height', async () => {
    await expect(page.getByText('+3', { exact: true })).toBeVisible()
    const before = await edgesOf(cellOf(page, on('03-10')))
    await name.click()
    await expect(name).toHaveAttribute('aria-expanded', 'true')
    await expect(page).toHaveURL(new RegExp(`row=${YEAR}-12`))
    await expect(drawn(page, '13:00 Visita 13')).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('+3', { exact: true })).toBeHidden()
    const after = await edgesOf(cellOf(page, on('03-10')))
    expect(after.bottom - after.top).toBe(before.bottom - before.top)
    await expectAccessible(page, 'an opened month')
    await name.click()
    await expect(name).toHaveAttribute('aria-expanded', 'false')
  })
  await test.step('Back closes it', async () => {
    await name.click()
    await expect(name).toHaveAttribute('aria-expanded', 'true')
    await page.goBack()
    await expect(name).toHaveAttribute('aria-expanded', 'false')
  })
  await test.step('by keys, with the focus where it was', async () => {
    await cellOf(page, on('12-01')).focus()
    await page.keyboard.press('Home')
    await expect(name).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(name).toHaveAttribute('aria-expanded', 'true')
    await expect(name).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(name).toHaveAttribute('aria-expanded', 'false')
    await cellOf(page, on('12-15')).focus()
    await page.keyboard.press('x')
    await expect(name).toHaveAttribute('aria-expanded', 'true')
  })
})
