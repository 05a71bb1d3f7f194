import type { Page } from '@playwright/test'
import { editing } from './world/editing-words.ts'
import { PHONE, pressFinger, stroke } from './world/finger.ts'
import { languagesOf } from './world/languages.ts'
import { dates, middleOf } from './world/pointer.ts'
import { expectSpans, spansOf } from './world/spans.ts'
import { expect, test } from './world/test.ts'
import { cellOf, drawn, edgesOf, monthOf, on, openYear, toast } from './world/year.ts'

const monthNames = {
  it: { june: 'giugno', july: 'luglio', tenth: /^\w{3} 10 giu$/ },
  en: { june: 'June', july: 'July', tenth: /^\w{3} 10 Jun$/ },
} as const

/** Scrolls a month to where it fills the room, and gives its upper edge there. */
async function showMonth(page: Page, name: string): Promise<number> {
  await monthOf(page, name).evaluate((month) => month.scrollIntoView())
  return (await edgesOf(monthOf(page, name))).top
}

for (const language of languagesOf('it')) {
  test.describe(`one month with titles, in ${language}`, () => {
    test.use({ language, ...PHONE })
    const [said, names] = [editing[language], monthNames[language]]

    test(
      'a long press carries the title of a single day, with its time, and at the edge takes the page along',
      { tag: '@deep' },
      async ({ page, person }) => {
        await person.addEvent({ title: 'Dentista', start: `${on('06-10')}T09:00`, end: `${on('06-10')}T10:00` })
        await person.addEvent({ title: 'Elba', start: on('06-23'), end: on('06-24') })
        await openYear(page, '?view=planner')
        await showMonth(page, names.june)
        await test.step('a title, with its time', async () => {
          const finger = await pressFinger(page, await middleOf(drawn(page, 'Dentista')), dates(page, names.tenth))
          await finger.moveTo(await middleOf(cellOf(page, on('06-17'))))
          await finger.moveTo(await middleOf(cellOf(page, on('06-18'))))
          await finger.lift()
          await expect(toast(page)).toContainText(said.moved)
          await expectSpans(person, 'Dentista', ['06-18T09:00 06-18T10:00'])
        })
        await test.step('to the edge, also where months come to rest', async () => {
          await page.emulateMedia({ reducedMotion: 'no-preference' })
          await showMonth(page, names.june)
          const finger = await pressFinger(page, await middleOf(drawn(page, 'Elba').first()), dates(page, said.twoDays))
          await finger.moveTo({ x: 195, y: 600 })
          await finger.moveTo({ x: 195, y: 840 })
          await expect(cellOf(page, on('07-22'))).toBeInViewport()
          const to = await page.evaluate(() => window.innerHeight / 2)
          await finger.moveTo({ x: 195, y: to })
          await finger.lift()
          await expect.poll(async () => (await spansOf(person, 'Elba'))[0]).toMatch(/^07-/)
        })
      },
    )

    test('a scroll comes to rest where a month begins, unless motion is to be reduced; what arrows reach can be seen', async ({
      page,
      person,
    }) => {
      await person.addEvent({ title: 'Elba', start: on('06-10') })
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await openYear(page, '?view=planner')
      const up = [
        { x: 195, y: 700 },
        { x: 195, y: 140 },
      ] as const
      const top = await showMonth(page, names.june)
      await test.step('it comes to rest', async () => {
        await stroke(page, up)
        await expect.poll(async () => (await edgesOf(monthOf(page, names.july))).top).toBeCloseTo(top, 0)
      })
      await test.step('the arrows go on into the next month, and what they reach can be seen', async () => {
        await cellOf(page, on('06-30')).focus()
        const [weekdays, navigation] = [await showMonth(page, names.june), page.getByRole('navigation').last()]
        for (const day of ['07-01', '07-02', '07-03']) {
          await page.keyboard.press('ArrowRight')
          await expect(cellOf(page, on(day))).toBeFocused()
          const cell = await edgesOf(cellOf(page, on(day)))
          expect(cell.top, day).toBeGreaterThanOrEqual(weekdays)
          expect(cell.bottom, day).toBeLessThanOrEqual((await edgesOf(navigation)).top)
        }
        for (const day of ['06-26', '06-19', '06-12', '06-05']) {
          await page.keyboard.press('ArrowUp')
          await expect(cellOf(page, on(day))).toBeFocused()
          expect((await edgesOf(cellOf(page, on(day)))).top, day).toBeGreaterThanOrEqual(weekdays)
        }
      })
      await test.step('it does not where motion is to be reduced', async () => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await showMonth(page, names.june)
        await stroke(page, up)
        await expect.poll(async () => (await edgesOf(monthOf(page, names.june))).top).toBeLessThan(top - 300)
        expect((await edgesOf(monthOf(page, names.july))).top).toBeGreaterThan(top + 20)
      })
    })
  })
}
