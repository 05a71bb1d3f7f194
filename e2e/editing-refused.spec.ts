import type { Locator } from '@playwright/test'
import { editing } from './world/editing-words.ts'
import { languagesOf } from './world/languages.ts'
import { drag, middleOf, onBar } from './world/pointer.ts'
import { expectSpans } from './world/spans.ts'
import { expect, test } from './world/test.ts'
import { cellOf, drawn, edgesOf, on, openYear, toast } from './world/year.ts'

for (const language of languagesOf('it')) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test(
      'C1: a move of what somebody else has changed goes back, says why, and loses nothing',
      { tag: '@deep' },
      async ({ page, person, watched }) => {
        watched.expect(/412/)
        const { _id } = await person.addEvent({ title: 'Elba', start: on('05-11'), end: on('05-13') })
        await openYear(page)
        // Somebody else is faster, and this page has not heard of it yet.
        await page.route('**/events?year=*', (route) => route.abort())
        await page.route('**/stream', (route) => route.abort())
        watched.expect(/Failed to load resource/)
        await person.call('PATCH', `/events/${_id}`, { description: 'con la barca' })
        const from = await onBar(drawn(page, 'Elba').first(), cellOf(page, on('05-11')))
        await drag(page, from, await middleOf(cellOf(page, on('08-19'))))
        await page.mouse.up()
        await expect(toast(page)).toContainText(editing[language].changed)
        await expect(toast(page)).toHaveAttribute('data-severity', 'error')
        await expect
          .poll(async () => (await edgesOf(drawn(page, 'Elba').first())).top)
          .toBeLessThan((await edgesOf(cellOf(page, on('06-01')))).top)
        await expectSpans(person, 'Elba', ['05-11 05-13'])
        expect(await person.call('GET', `/events/${_id}`)).toMatchObject({ description: 'con la barca' })
      },
    )
  })
}

test(
  'a move from days that a refused move gave is not sent: all goes back to where it was',
  { tag: '@deep' },
  async ({ page, person, watched }) => {
    watched.expect(/503/)
    await person.addEvent({ title: 'Elba', start: on('05-11'), end: on('05-13') })
    await openYear(page)
    let refuse: () => void = () => undefined
    const isRefused = new Promise<void>((resolve) => {
      refuse = resolve
    })
    let sent = 0
    await page.route('**/events/batch', async (route) => {
      sent += 1
      await isRefused
      await (sent > 1
        ? route.continue()
        : route.fulfill({ status: 503, json: { code: 'unavailable', detail: 'busy' } }))
    })
    const leftOf = async (place: Locator) => (await edgesOf(place)).left
    const move = async (from: string, to: string) => {
      const bar = drawn(page, 'Elba').first()
      await drag(page, await onBar(bar, cellOf(page, on(from))), await middleOf(cellOf(page, on(to))))
      await page.mouse.up()
      await expect.poll(() => leftOf(bar)).toBeCloseTo(await leftOf(cellOf(page, on(to))), -1)
    }
    await move('05-11', '05-14')
    await move('05-14', '05-18')
    refuse()
    await expect(toast(page)).toHaveAttribute('data-severity', 'error')
    await expect
      .poll(() => leftOf(drawn(page, 'Elba').first()))
      .toBeCloseTo(await leftOf(cellOf(page, on('05-11'))), -1)
    await expectSpans(person, 'Elba', ['05-11 05-13'])
    expect(sent).toBe(1)
  },
)
