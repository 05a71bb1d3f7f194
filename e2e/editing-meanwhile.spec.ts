import { editing } from './world/editing-words.ts'
import { drag, middleOf, onBar } from './world/pointer.ts'
import { expectSpans } from './world/spans.ts'
import { expect, test } from './world/test.ts'
import { cellOf, drawn, edgesOf, on, openYear, toast, YEAR } from './world/year.ts'

const SHIP = { title: 'Crociera', start: on('12-22'), end: `${YEAR + 1}-01-05` }

test('what lies over New Year is moved, taken back and moved again', { tag: '@deep' }, async ({ page, person }) => {
  await person.addEvent(SHIP)
  const isBesideRead = page.waitForResponse((answer) => answer.url().includes(`year=${YEAR + 1}`))
  await openYear(page)
  // The next year has a copy of its own, which nobody reads again while this one is on the screen.
  await isBesideRead
  const move = async () => {
    const from = await onBar(drawn(page, SHIP.title).first(), cellOf(page, on('12-23')))
    await drag(page, from, await middleOf(cellOf(page, on('12-26'))))
    await page.mouse.up()
  }
  await move()
  await expectSpans(person, SHIP.title, ['12-25 01-08'])
  await page.keyboard.press('Control+z')
  await expectSpans(person, SHIP.title, ['12-22 01-05'])
  await expect(toast(page)).toContainText('Modifica annullata')
  await expect
    .poll(async () => (await edgesOf(drawn(page, SHIP.title).first())).left)
    .toBeLessThan(await leftOf('12-23'))
  await move()
  await expectSpans(person, SHIP.title, ['12-25 01-08'])
  await expect(toast(page)).toHaveAttribute('data-severity', 'success')

  async function leftOf(date: string): Promise<number> {
    return (await edgesOf(cellOf(page, on(date)))).left
  }
})

test(
  'C1: what is moved elsewhere during a drag stays there, and the page says so',
  { tag: '@deep' },
  async ({ page, person }) => {
    const { _id } = await person.addEvent({ title: 'Elba', start: on('05-11'), end: on('05-13') })
    await openYear(page)
    const from = await onBar(drawn(page, 'Elba').first(), cellOf(page, on('05-11')))
    await drag(page, from, await middleOf(cellOf(page, on('05-18'))))
    await person.call('PATCH', `/events/${_id}`, { start: on('09-01'), end: on('09-03') })
    // Where it lies now shows below the hand that still carries it.
    const lies = async () => (await edgesOf(drawn(page, 'Elba').first())).top
    const august = (await edgesOf(cellOf(page, on('08-01')))).top
    await expect.poll(lies).toBeGreaterThan(august)
    await page.mouse.up()
    await expect(toast(page)).toContainText(editing.it.changed)
    await expect(toast(page)).toHaveAttribute('data-severity', 'error')
    await expectSpans(person, 'Elba', ['09-01 09-03'])
    await expect.poll(lies).toBeGreaterThan(august)
  },
)

test(
  'an undo before the answer to a move takes back that move, and nothing older',
  { tag: '@deep' },
  async ({ page, person }) => {
    await openYear(page)
    await person.addEvent({ title: 'Elba', start: on('05-11'), end: on('05-13') })
    await expect(drawn(page, 'Elba')).toBeVisible()
    let release: () => void = () => undefined
    const isReleased = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/events/batch', async (route) => {
      await isReleased
      await route.continue()
    })
    const isSent = page.waitForRequest('**/events/batch')
    await drag(
      page,
      await onBar(drawn(page, 'Elba').first(), cellOf(page, on('05-11'))),
      await middleOf(cellOf(page, on('05-18'))),
    )
    await page.mouse.up()
    await isSent
    const isUndone = page.waitForResponse('**/undo')
    await page.keyboard.press('Control+z')
    release()
    expect((await isUndone).status()).toBe(200)
    await expect(toast(page)).toContainText('Modifica annullata: Elba')
    await expectSpans(person, 'Elba', ['05-11 05-13'])
  },
)
