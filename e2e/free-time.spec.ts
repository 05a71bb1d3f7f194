import type { Event } from '@dodici/contract/types'
import type { Page } from '@playwright/test'
import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { expect, test } from './world/test.ts'
import { openYear, toast, YEAR } from './world/year.ts'

const panel = (page: Page) => page.getByRole('complementary', { name: 'Tempo libero' })
const offers = (page: Page) => panel(page).getByRole('list', { name: 'Giorni liberi trovati' }).getByRole('listitem')
/** The windows that are drawn in the year, by what is written into them. */
const windows = (page: Page) => page.locator('main [class*="layer"] [class*="window"]')

test('free days are found by mouse and by keys, drawn in the year, made leave by one click and taken back', async ({
  page,
  person,
}) => {
  test.slow()
  // Nothing of next year is over, whatever day it is.
  const next = YEAR + 1
  await openYear(page, `?year=${next}`)
  await test.step('by mouse', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Tempo libero' }).click()
    await expect(offers(page).first()).toBeVisible()
    await expect(windows(page).first()).toBeVisible()
    await expectAccessible(page, 'the panel of free time', OVERLAY)
  })
  const days = await panel(page)
    .getByText(/^Usati al meglio danno \d+ giorni liberi/)
    .textContent()
  await test.step('one click makes leave, and the window is gone', async () => {
    const first = offers(page).first()
    const dates = await first.getByRole('button').first().textContent()
    await first.getByRole('button', { name: /^Segna come ferie/ }).click()
    await expect(toast(page)).toBeVisible()
    await expect(offers(page).filter({ hasText: dates?.slice(0, 20) ?? '' })).toHaveCount(0)
    const [leave] = await person.call<Event[]>('GET', `/events?year=${next}`)
    expect(leave).toMatchObject({ title: 'Ferie', allDay: true, away: true })
    await toast(page).getByRole('button', { name: 'Annulla' }).click()
    await expect(panel(page).getByText(days ?? '')).toBeVisible()
    expect(await person.call<Event[]>('GET', `/events?year=${next}`)).toEqual([])
  })
  await test.step('by keys, in words', async () => {
    await panel(page).getByRole('tab', { name: 'Ponti' }).focus()
    await page.keyboard.press('Escape')
    await expect(windows(page)).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog', { name: 'Trova tutto' }).getByRole('combobox')).toBeFocused()
    await page.keyboard.type('tempo libero')
    await expect(page.getByRole('option', { name: 'Tempo libero', exact: true })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(panel(page).getByRole('tab', { name: 'Ponti' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.type('un weekend libero a maggio')
    await expect(panel(page).getByText(/^Weekend liberi · /)).toBeVisible()
    await expect(offers(page).first()).toContainText('mag')
    await expect(windows(page).first()).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => person.call<Event[]>('GET', `/events?year=${next}`)).toHaveLength(1)
  })
})
