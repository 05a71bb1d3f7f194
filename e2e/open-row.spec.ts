import type { User } from '@dodici/contract/types'
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

test.describe('in English', () => {
  test.use({ language: 'en' })

  test('its times follow the time format at once; close rows and the dark scheme change it and outlive a reload', async ({
    page,
    person,
  }) => {
    for (const hour of ['16', '17', '18', '19']) {
      await person.addEvent({
        title: `Visit ${hour}`,
        start: `${on('12-15')}T${hour}:40`,
        end: `${on('12-15')}T${hour}:50`,
      })
    }
    await openYear(page, `?row=${YEAR}-12`)
    const visit = drawn(page, /Visit 16$/)
    await expect(visit).toHaveText('16:40 Visit 16')
    const account = page.getByRole('button', { name: 'Account of Giulia Amato' })
    await test.step('by 12 hours', async () => {
      await account.click()
      await page.getByRole('menuitem', { name: 'Profile' }).click()
      const format = page.getByLabel('Time format')
      await format.selectOption({ label: '12 hours (4:40 PM)' })
      await expect.poll(async () => (await person.call<User>('GET', '/users/profile')).hourCycle).toBe('h12')
      await page.goBack()
      await expect(visit).toHaveText(/^4:40\sPM Visit 16$/)
    })
    await test.step('compact: one lane more in a closed row, and lower ones in the opened one', async () => {
      const height = async () => {
        const { top, bottom } = await edgesOf(visit)
        return bottom - top
      }
      const before = await height()
      await page.getByRole('button', { name: 'View settings' }).click()
      await page.getByRole('radio', { name: 'compact' }).check()
      await page.keyboard.press('Escape')
      await expect.poll(height).toBeLessThan(before)
      await page.getByRole('button', { name: 'December', exact: true }).click()
      await expect(page.locator('[data-row][aria-expanded="true"]')).toHaveCount(0)
      await expect(drawn(page, /^Visit/)).toHaveCount(4)
    })
    await test.step('dark, by switch', async () => {
      await account.click()
      await page.getByRole('menuitemradio', { name: 'Dark' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await page.keyboard.press('Escape')
    })
    await page.reload()
    await expect(drawn(page, /^Visit/)).toHaveCount(4)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('button', { name: 'December', exact: true }).click()
    await expect(visit).toHaveText(/^4:40\sPM Visit 16$/)
    await expectAccessible(page, 'an opened month, compact and dark')
  })
})
