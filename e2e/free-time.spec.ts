import type { Event } from '@dodici/contract/types'
import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { openByPalette } from './world/keys.ts'
import { languagesOf } from './world/languages.ts'
import { expect, test } from './world/test.ts'
import { openYear, toast, YEAR } from './world/year.ts'

// Nothing of next year is over, whatever day it is.
const next = YEAR + 1

const words = {
  it: {
    ...{ title: 'Tempo libero', offers: 'Giorni liberi trovati', keep: /^Segna come ferie/, leave: 'Ferie' },
    ...{ best: /^Usati al meglio danno \d+ giorni liberi/, undo: 'Annulla', bridges: 'Ponti' },
    ...{ wish: 'un weekend libero a maggio', weekends: /^Weekend liberi · /, may: 'mag' },
  },
  en: {
    ...{ title: 'Free time', offers: 'Free days found', keep: /^Add as leave/, leave: 'Leave' },
    ...{ best: /^Their best use gives \d+ free days/, undo: 'Undo', bridges: 'Bridges' },
    ...{ wish: 'a free weekend in May', weekends: /^Free weekends · /, may: 'May' },
  },
} as const

for (const language of languagesOf('it')) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const said = words[language]

    test('free days are found by mouse and by keys, drawn in the year, made leave by one click and taken back', async ({
      page,
      person,
    }) => {
      test.slow()
      const panel = page.getByRole('complementary', { name: said.title })
      const offers = panel.getByRole('list', { name: said.offers }).getByRole('listitem')
      /** The windows that are drawn in the year, by what is written into them. */
      const windows = page.locator('main [class*="layer"] [class*="window"]')
      await openYear(page, `?year=${next}`)
      await test.step('by mouse', async () => {
        await page.getByRole('main').getByRole('button', { name: said.title }).click()
        await expect(offers.first()).toBeVisible()
        await expect(windows.first()).toBeVisible()
        await expectAccessible(page, 'the panel of free time', OVERLAY)
      })
      const days = await panel.getByText(said.best).textContent()
      await test.step('one click makes leave, and the window is gone', async () => {
        const first = offers.first()
        const dates = await first.getByRole('button').first().textContent()
        await first.getByRole('button', { name: said.keep }).click()
        await expect(toast(page)).toBeVisible()
        await expect(offers.filter({ hasText: dates?.slice(0, 20) ?? '' })).toHaveCount(0)
        const [leave] = await person.call<Event[]>('GET', `/events?year=${next}`)
        expect(leave).toMatchObject({ title: said.leave, allDay: true, away: true })
        await toast(page).getByRole('button', { name: said.undo }).click()
        await expect(panel.getByText(days ?? '')).toBeVisible()
        expect(await person.call<Event[]>('GET', `/events?year=${next}`)).toEqual([])
      })
      await test.step('by keys, in words', async () => {
        await panel.getByRole('tab', { name: said.bridges }).focus()
        await page.keyboard.press('Escape')
        await expect(windows).toHaveCount(0)
        await openByPalette(page, said.title, said.title)
        await expect(panel.getByRole('tab', { name: said.bridges })).toBeFocused()
        await page.keyboard.press('Shift+Tab')
        await page.keyboard.type(said.wish)
        await expect(panel.getByText(said.weekends)).toBeVisible()
        await expect(offers.first()).toContainText(said.may)
        await expect(windows.first()).toBeVisible()
        await page.keyboard.press('Tab')
        await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
        await expect.poll(() => person.call<Event[]>('GET', `/events?year=${next}`)).toHaveLength(1)
      })
    })
  })
}
