import { expect, test } from './world/test.ts'
import { drawn, on, openDay, dayPanel, openYear, toast, YEAR } from './world/year.ts'

test('what one tab or another device changes shows in every tab, categories and undo included, without a reload', async ({
  page,
  context,
  person,
}) => {
  const other = await context.newPage()
  await openYear(page)
  await openYear(other)
  await expect(other.getByText('è ancora vuoto')).toBeVisible()

  await test.step('another device', async () => {
    const category = await person.addCategory({ name: 'Musica', color: '#7b1fa2' })
    await person.addEvent({ title: 'Prova', start: on('03-01'), end: on('03-03'), categoryId: category._id })
    for (const tab of [page, other]) {
      await expect(drawn(tab, 'Prova')).toBeVisible()
      await expect(tab.getByRole('button', { name: '1 impegno in Musica' })).toBeVisible()
    }
  })

  await test.step('a tab', async () => {
    await other.getByRole('group', { name: 'Vista' }).getByRole('button', { name: 'Mesi' }).click()
    await page.bringToFront()
    await page.keyboard.press('Shift+C')
    await page.getByLabel('Titolo').fill('Concerto')
    await page.getByLabel('Primo giorno').fill(on('07-01'))
    await page.getByRole('button', { name: 'Salva' }).click()
    await expect(toast(page)).toContainText('Evento creato')
    await openDay(other, on('07-01'))
    await expect(dayPanel(other).getByRole('button', { name: /^Concerto/ })).toBeVisible()
  })

  await test.step('an undo', async () => {
    await page.keyboard.press('Control+z')
    await expect(toast(page)).toContainText('Modifica annullata: Concerto')
    await expect(dayPanel(other).getByRole('button', { name: /^Concerto/ })).toHaveCount(0)
  })
})

test('what is read when the page opens is not read a second time', { tag: '@deep' }, async ({ page, person }) => {
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
