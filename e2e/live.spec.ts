import { expect, test } from './world/test.ts'
import { drawn, on, openDay, dayPanel, openYear, toast, YEAR } from './world/year.ts'

test('what one tab changes shows in the other, without a reload', async ({ page, context }) => {
  const other = await context.newPage()
  await openYear(page)
  await openYear(other, '?view=months')
  await page.keyboard.press('Shift+C')
  await page.getByLabel('Titolo').fill('Concerto')
  await page.getByLabel('Primo giorno').fill(on('07-01'))
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect(toast(page)).toContainText('Evento creato')
  await openDay(other, on('07-01'))
  await expect(dayPanel(other).getByRole('button', { name: /^Concerto/ })).toBeVisible()
})

test('what is read when the page opens is not read a second time', async ({ page, person }) => {
  await person.addEvent({ title: 'Concerto', start: on('07-01'), end: on('07-03') })
  const answers: string[] = []
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url())
    if (/\/(events|categories|calendars)$/.test(pathname)) answers.push(`${answer.status()} ${pathname.slice(8)}`)
  })
  const isAsked = page.waitForResponse((answer) => answer.status() === 304 && answer.url().includes(`year=${YEAR}`))
  await openYear(page)
  await expect(drawn(page, 'Concerto')).toBeVisible()
  // The first word of the stream: all that it leads to is one empty answer.
  await isAsked
  // What would follow begins at once; the stream keeps the network from ever being idle.
  await page.waitForTimeout(500)
  const count = (answer: string) => answers.filter((other) => other === answer).length
  expect(['200 categories', '200 calendars', '304 events'].map(count)).toEqual([1, 1, 1])
})

test('what another device changes shows too, categories included', async ({ page, person }) => {
  await openYear(page)
  await expect(page.getByText('è ancora vuoto')).toBeVisible()
  const category = await person.addCategory({ name: 'Musica', color: '#7b1fa2' })
  await person.addEvent({ title: 'Concerto', start: on('07-01'), end: on('07-03'), categoryId: category._id })
  await expect(drawn(page, 'Concerto')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Musica 1' })).toBeVisible()
})

test('an undo of one tab takes the change away in the other', async ({ page, context, person }) => {
  await person.addEvent({ title: 'Concerto', start: on('07-01'), end: on('07-03') })
  const other = await context.newPage()
  await openYear(page)
  await openYear(other)
  await expect(drawn(other, 'Concerto')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(toast(page)).toContainText('Modifica annullata: Concerto')
  await expect(drawn(other, 'Concerto')).toHaveCount(0)
})
