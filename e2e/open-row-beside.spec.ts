import type { Event, Goal } from '@dodici/contract/types'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { tabTo } from './world/keys.ts'
import { languagesOf } from './world/languages.ts'
import { opened } from './world/opened-row.ts'
import type { Person } from './world/person.ts'
import { expect, test } from './world/test.ts'
import { cellOf, dayPanel, drawn, edgesOf, later, openYear, toast, today, YEAR } from './world/year.ts'

// Nothing of next year is over, whatever day it is.
const next = YEAR + 1

const words = {
  it: {
    ...{ lane: /^Obiettivi del /, none: '0 di 4', one: '1 di 4', panel: 'Obiettivi' },
    ...{ free: 'Tempo libero', offers: 'Giorni liberi trovati', keep: /^Segna come ferie/, leave: 'Ferie' },
    ...{ undo: 'Annulla', settings: 'Impostazioni della vista' },
  },
  en: {
    ...{ lane: /^Goals of /, none: '0 of 4', one: '1 of 4', panel: 'Goals' },
    ...{ free: 'Free time', offers: 'Free days found', keep: /^Add as leave/, leave: 'Leave' },
    ...{ undo: 'Undo', settings: 'View settings' },
  },
} as const

const addGoal = (person: Person): Promise<Goal> =>
  person.call('POST', '/goals', {
    ...{ title: 'Nuotare', kind: 'count', target: 4, matchText: 'piscina' },
    ...{ from: later(today(), -10), to: later(today(), 9) },
  })

/** The windows that are drawn in the year. */
const windows = (page: Page): Locator => page.locator('main [class*="layer"] [class*="window"]')

/** The month whose row something is drawn in, `YYYY-MM`. */
async function monthUnder(page: Page, place: Locator): Promise<string> {
  const { left, top } = await edgesOf(place)
  const date = await page.evaluate(
    ([x = 0, y = 0]) => {
      const row = document.elementFromPoint(x, y)?.closest('[role="row"]')
      return Number(row?.querySelector('[data-day]')?.getAttribute('data-day'))
    },
    [left + 4, top + 4],
  )
  return later('1970-01-01', date).slice(0, 7)
}

/** Opens the year beside the panel of free time, with the row open that the first window lies in, and many visits in it. */
async function openFirstWindow(page: Page, person: Person): Promise<string> {
  await person.call('PATCH', '/users/profile', { country: 'IT' })
  await openYear(page, `?year=${next}&panel=free-time`)
  await expect(windows(page).first()).toBeVisible()
  const month = await monthUnder(page, windows(page).first())
  const date = `${month}-17`
  for (const hour of ['08', '09', '10', '11', '12', '13', '14', '15'])
    await person.addEvent({ title: `Visita ${hour}`, start: `${date}T${hour}:00`, end: `${date}T${hour}:30` })
  await openYear(page, `?year=${next}&panel=free-time&row=${month}`)
  await expect(opened(page)).toHaveCount(1)
  await expect(windows(page).first()).toBeVisible()
  return month
}

/** Whether some window is as high as the days of the opened month. */
async function expectOverRow(page: Page, month: string): Promise<void> {
  const days = await edgesOf(cellOf(page, `${month}-17`))
  const places = await windows(page).evaluateAll((all) =>
    all.map((each) => [each.getBoundingClientRect().top, each.getBoundingClientRect().bottom].map(Math.round)),
  )
  expect(places).toContainEqual([Math.round(days.top), Math.round(days.bottom)])
}

const leaveOf = async (person: Person): Promise<Event[]> =>
  (await person.call<Event[]>('GET', `/events?year=${next}`)).filter(({ away }) => away)

for (const language of languagesOf('en')) {
  const said = words[language]

  test.describe(`beside an opened row, in ${language}`, () => {
    test.use({ language })

    test('windows of free days lie over all of its lanes, and become leave by mouse and by keys', async ({
      page,
      person,
    }) => {
      test.slow()
      const month = await openFirstWindow(page, person)
      const panel = page.getByRole('complementary', { name: said.free })
      const offers = panel.getByRole('list', { name: said.offers }).getByRole('listitem')
      await expectOverRow(page, month)
      await expectAccessible(page, 'free days in an opened row')
      const before = await windows(page).count()
      await test.step('by mouse', async () => {
        await offers.first().getByRole('button', { name: said.keep }).click()
        await expect.poll(async () => (await leaveOf(person)).length).toBe(1)
        await expect(drawn(page, said.leave).first()).toBeVisible()
        await toast(page).getByRole('button', { name: said.undo }).click()
        await expect.poll(async () => (await leaveOf(person)).length).toBe(0)
        await expect(windows(page)).toHaveCount(before)
        await expectOverRow(page, month)
      })
      await test.step('by keys: the row stays open until the panel is closed', async () => {
        await offers.first().getByRole('button', { name: said.keep }).press('Enter')
        await expect(drawn(page, said.leave).first()).toBeVisible()
        await panel.getByRole('tab', { selected: true }).focus()
        await page.keyboard.press('Escape')
        await expect(panel).toBeHidden()
        await expect(opened(page)).toHaveCount(1)
        await page.keyboard.press('Escape')
        await expect(opened(page)).toHaveCount(0)
      })
    })

    test('the goals above the year follow it, and Escape closes what is open from the last to the row', async ({
      page,
      person,
    }) => {
      await addGoal(person)
      await openYear(page, `?row=${today().slice(0, 7)}`)
      const lane = page.getByRole('navigation', { name: said.lane })
      const goal = lane.getByRole('button', { name: /Nuotare/ })
      await expect(lane).toContainText(said.none)
      await expect(opened(page)).toHaveCount(1)
      const [above, day] = [await edgesOf(lane), await edgesOf(cellOf(page, today()))]
      expect(above.bottom).toBeLessThan(day.top)
      await test.step('an event of the row counts at once', async () => {
        await person.addEvent({ title: 'Piscina', start: today() })
        await expect(drawn(page, 'Piscina')).toBeVisible()
        await expect(lane).toContainText(said.one)
      })
      await test.step('by mouse a goal opens beside the row', async () => {
        await goal.click()
        await expect(page.getByRole('complementary')).toContainText('Nuotare')
        await expect(opened(page)).toHaveCount(1)
        await expectAccessible(page, 'a goal beside an opened row', OVERLAY)
        await page.getByRole('complementary').getByRole('button').first().press('Escape')
        await expect(page.getByRole('complementary')).toBeHidden()
        await expect(opened(page)).toHaveCount(1)
      })
      await test.step('by keys: the lane, the settings, which give the focus back, and then the row', async () => {
        await tabTo(page, goal)
        await page.keyboard.press('Enter')
        await expect(page.getByRole('complementary')).toContainText('Nuotare')
        await page.keyboard.press('Escape')
        await expect(page.getByRole('complementary')).toBeHidden()
        const settings = page.getByRole('button', { name: said.settings })
        await tabTo(page, settings)
        await page.keyboard.press('Enter')
        await expect(page.getByRole('radio').first()).toBeVisible()
        await expectAccessible(page, 'the settings over an opened row', OVERLAY)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('radio')).toHaveCount(0)
        await expect(settings).toBeFocused()
        await expect(opened(page)).toHaveCount(1)
        await page.keyboard.press('Escape')
        await expect(opened(page)).toHaveCount(0)
      })
    })
  })

  test.describe(`beside an opened row by finger, in ${language}`, () => {
    test.use({ language, viewport: { width: 1366, height: 1024 }, hasTouch: true })

    test('free days become leave and a goal is opened, and the row stays as it is', async ({ page, person }) => {
      test.slow()
      await addGoal(person)
      const month = await openFirstWindow(page, person)
      await expectOverRow(page, month)
      const panel = page.getByRole('complementary', { name: said.free })
      await panel.getByRole('button', { name: said.keep }).first().tap()
      await expect.poll(async () => (await leaveOf(person)).length).toBe(1)
      await toast(page).getByRole('button', { name: said.undo }).tap()
      await expect.poll(async () => (await leaveOf(person)).length).toBe(0)
      await openYear(page, `?row=${today().slice(0, 7)}`)
      await page
        .getByRole('navigation', { name: said.lane })
        .getByRole('button', { name: /Nuotare/ })
        .tap()
      await expect(dayPanel(page)).toContainText('Nuotare')
      await expect(opened(page)).toHaveCount(1)
      await expectAccessible(page, 'a goal beside an opened row on a tablet', OVERLAY)
    })
  })
}
