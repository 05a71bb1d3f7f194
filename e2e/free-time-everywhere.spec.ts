import type { Event } from '@dodici/contract/types'
import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { PHONE } from './world/finger.ts'
import { languagesOf } from './world/languages.ts'
import { middleOf } from './world/pointer.ts'
import { expect, test } from './world/test.ts'
import { cellOf, openYear, toast, YEAR } from './world/year.ts'

// Nothing of next year is over, whatever day it is.
const next = YEAR + 1

const words = {
  it: {
    ...{ panel: 'Tempo libero', offers: 'Giorni liberi trovati', keep: /^Segna come ferie/, title: 'Ferie' },
    ...{ short: /^\d+ giorni$/, tip: /Tempo libero: \d+ giorni · \d+ di ferie/, region: 'Regione' },
    augsburg: 'Bayern: Stadt Augsburg',
  },
  en: {
    ...{ panel: 'Free time', offers: 'Free days found', keep: /^Add as leave/, title: 'Leave' },
    ...{ short: /^\d+ days$/, tip: /Free time: \d+ days · \d+ of leave/, region: 'Region' },
    augsburg: 'Bayern: Stadt Augsburg',
  },
} as const

for (const language of languagesOf('en')) {
  const said = words[language]

  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('windows in the heat say their days, and a day of one says by keys why it is offered', async ({
      page,
      person,
    }) => {
      await person.call('PATCH', '/users/profile', { country: 'DE' })
      await page.goto('/profile')
      await page.getByRole('combobox', { name: said.region }).selectOption(said.augsburg)
      await expect
        .poll(() => person.call<{ region: string }>('GET', '/users/profile'))
        .toMatchObject({ region: 'BY-A' })

      await openYear(page, `?year=${next}&view=heat&panel=free-time`)
      const labels = page.locator('main [class*="layer"] [class*="label"]')
      await expect(labels.first()).toHaveText(said.short)
      await expectAccessible(page, 'windows in the heat')
      const { x, y } = await middleOf(page.locator('main [class*="layer"] [class*="window"]').first())
      await page.keyboard.press('Shift')
      await page.evaluate(
        ([left = 0, top = 0]) => document.elementFromPoint(left, top)?.closest<HTMLElement>('[data-day]')?.focus(),
        [x, y],
      )
      await expect(page.locator('[role="gridcell"]:focus')).toHaveAccessibleDescription(said.tip)
    })
  })

  test.describe(`in ${language}, on a phone`, () => {
    test.use({ ...PHONE, language })

    test('by finger, free days are found and made leave', async ({ page, person }) => {
      await person.call('PATCH', '/users/profile', { country: 'IT' })
      await openYear(page, `?year=${next}&panel=free-time`)
      const panel = page.getByRole('dialog', { name: said.panel })
      const offers = panel.getByRole('list', { name: said.offers }).getByRole('listitem')
      await expect(offers.first()).toBeVisible()
      await expectAccessible(page, 'free time on a phone', OVERLAY)
      await offers.first().getByRole('button', { name: said.keep }).tap()
      await expect(toast(page)).toBeVisible()
      const [leave] = await person.call<Event[]>('GET', `/events?year=${next}`)
      expect(leave).toMatchObject({ title: said.title, away: true })
      await expect(cellOf(page, leave?.start ?? '')).toHaveAccessibleName(/^.*1 (impegno|event)/)
    })
  })
}
