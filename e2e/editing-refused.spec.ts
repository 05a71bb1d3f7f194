import { editing } from './world/editing-words.ts'
import { drag, middleOf, onBar } from './world/pointer.ts'
import { expectSpans } from './world/spans.ts'
import { expect, test } from './world/test.ts'
import { cellOf, drawn, edgesOf, on, openYear, toast } from './world/year.ts'

for (const language of ['it', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('C1: a move of what somebody else has changed goes back, says why, and loses nothing', async ({
      page,
      person,
      watched,
    }) => {
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
    })
  })
}
