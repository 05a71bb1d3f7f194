import { expect, test } from './world/test.ts'
import { cellOf, dayPanel, drawn, edgesOf, on, openDay, openYear, toast, YEAR } from './world/year.ts'

const [FIRST, LAST] = [YEAR - 2, YEAR + 7]

test('the three views of a year open by their control and by the address, each with a cell for each day', async ({
  page,
}) => {
  const days = new Date(YEAR, 1, 29).getMonth() === 1 ? 366 : 365
  const hasEachDay = (view: string) => expect(page.getByRole('gridcell'), view).toHaveCount(days)
  await openYear(page)
  const views = page.getByRole('group', { name: 'Vista' })
  await expect(views.getByRole('button', { pressed: true })).toHaveText('Planner')
  await expect(page.getByRole('rowheader', { name: 'Gennaio' })).toBeVisible()
  await hasEachDay('planner')
  await test.step('holidays of the country are named', async () => {
    await expect(page.getByText('Ognissanti')).toBeVisible()
    await expect(cellOf(page, on('12-25'))).toHaveAccessibleName(/25 dicembre.*Natale/)
  })
  await test.step('no two buttons have the same picture', async () => {
    await expect(page.getByRole('button', { name: 'Impostazioni della vista' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Gestisci le categorie' })).toBeVisible()
    const drawings = await page
      .getByRole('button')
      .filter({ has: page.locator('svg'), hasNotText: /./ })
      .evaluateAll((buttons) => buttons.map((button) => button.querySelector('svg')?.innerHTML))
    expect(drawings.length).toBeGreaterThanOrEqual(4)
    expect(new Set(drawings).size).toBe(drawings.length)
  })
  await views.getByRole('button', { name: 'Mesi' }).click()
  await expect(page).toHaveURL('/calendar?view=months')
  await expect(page.getByRole('rowgroup', { name: 'gennaio' })).toBeVisible()
  await hasEachDay('months')
  await views.getByRole('button', { name: 'Calore' }).click()
  await expect(page).toHaveURL('/calendar?view=heat')
  await expect(page.getByRole('heading', { name: `Quanto è pieno il ${YEAR}` })).toBeVisible()
  await hasEachDay('heat')
  await expect(page.getByRole('table', { name: 'Impegni di ogni mese' }).getByRole('rowheader')).toHaveCount(12)
  await page.reload()
  await expect(views.getByRole('button', { pressed: true })).toHaveText('Calore')
  await page.goBack()
  await expect(page.getByRole('rowgroup', { name: 'dicembre' })).toBeVisible()
})

test('the year goes as far as its window, and no further', { tag: '@deep' }, async ({ page }) => {
  await openYear(page, `?year=${FIRST + 1}`)
  const [previous, next] = [
    page.getByRole('button', { name: 'Anno precedente' }),
    page.getByRole('button', { name: 'Anno successivo' }),
  ]
  await previous.click()
  await expect(page.getByRole('heading', { name: String(FIRST), exact: true })).toBeVisible()
  await expect(previous).toBeDisabled()
  await page.getByRole('button', { name: 'Oggi', exact: true }).click()
  await expect(page).toHaveURL('/calendar')
  await page.goto(`/calendar?year=${LAST}`)
  await expect(next).toBeDisabled()
  await expect(previous).toBeEnabled()
})

test('an address outside the window is put right, and said', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/calendar?year=1999&view=months')
  await expect(toast(page)).toContainText(`Il calendario va dal ${FIRST} al ${LAST}: ecco il ${FIRST}.`)
  await expect(page).toHaveURL(`/calendar?year=${FIRST}&view=months`)
  await page.goto('/calendar?year=2999')
  await expect(page).toHaveURL(`/calendar?year=${LAST}`)
})

test('an address that makes no sense shows the usual year', { tag: '@deep' }, async ({ page }) => {
  await openYear(page, '?year=banana&view=spiral&day=2026-02-30&new=oggi&dialog=all')
  await expect(page.getByRole('rowheader', { name: 'Gennaio' })).toBeVisible()
  await expect(dayPanel(page)).toBeHidden()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test(
  'a day opens beside the year; filter, legend and a pointer at rest tell what there is',
  { tag: '@deep' },
  async ({ page, person }) => {
    const [work, travel] = [
      await person.addCategory({ name: 'Lavoro' }),
      await person.addCategory({ name: 'Viaggi', color: '#f57c00' }),
    ]
    await person.addEvent({ title: 'Fiera a Bologna', start: on('03-02'), end: on('03-06'), categoryId: work._id })
    await person.addEvent({ title: 'Lisbona', start: on('04-10'), end: on('04-14'), categoryId: travel._id })
    await person.addEvent({ title: 'Colloquio', start: `${on('05-12')}T10:00`, end: `${on('05-12')}T11:30` })
    await person.addEvent({ title: 'Trasferta', start: on('05-11'), end: on('05-13') })
    await openYear(page)
    await test.step('resting on a day and on an event says what they hold', async () => {
      await cellOf(page, on('03-03')).hover({ position: { x: 4, y: 4 } })
      await expect(page.getByRole('tooltip')).toContainText('3 marzo · 1 impegno')
      await expect(page.getByRole('tooltip')).toContainText('Fiera a Bologna')
      await drawn(page, 'Fiera').hover()
      await expect(page.getByRole('tooltip')).toContainText('5 giorni')
    })
    await test.step('a day moves on, covers nothing, and closes where it was opened', async () => {
      await openDay(page, on('05-12'))
      const panel = dayPanel(page)
      await expect(panel.getByRole('heading', { level: 2 })).toContainText('12 maggio')
      await expect(panel.getByRole('button', { name: /Colloquio/ }).first()).toContainText('10:00')
      await expect(panel.getByRole('button', { name: /Trasferta/ }).first()).toContainText('giorno 2 di 3')
      expect((await edgesOf(page.getByRole('grid'))).right).toBeLessThanOrEqual((await edgesOf(panel)).left)
      await panel.getByRole('button', { name: 'Giorno successivo' }).click()
      await expect(panel.getByRole('heading', { level: 2 })).toContainText('13 maggio')
      await expect(page).toHaveURL(`/calendar?day=${on('05-13')}`)
      await panel.getByRole('button', { name: 'Chiudi' }).click()
      await expect(panel).toBeHidden()
      await expect(cellOf(page, on('05-13'))).toBeFocused()
    })
    await test.step('the filter and the legend show one category', async () => {
      await page.getByRole('button', { name: 'Categoria: Tutte' }).click()
      await expect(page.getByRole('menuitemcheckbox')).toHaveText(['Lavoro', 'Viaggi', 'Senza categoria'])
      await page.getByRole('menuitemcheckbox', { name: 'Viaggi' }).click()
      await page.keyboard.press('Escape')
      await expect(drawn(page, 'Lisbona')).toHaveCount(1)
      await expect(drawn(page, 'Fiera')).toHaveCount(0)
      await expect(page).toHaveURL(`/calendar?category=${travel._id}`)
      const legend = page.getByRole('group', { name: 'Mostra solo alcune categorie' })
      await legend.getByRole('button', { name: 'Viaggi', pressed: true }).click()
      await expect(drawn(page, 'Fiera')).toHaveCount(1)
      await legend.getByRole('button', { name: 'Lavoro', exact: true }).click()
      await expect(drawn(page, 'Lisbona')).toHaveCount(0)
      await legend.getByRole('button', { name: 'Viaggi', exact: true }).click()
      await expect(drawn(page, 'Lisbona')).toHaveCount(1)
      await legend.getByRole('button', { name: 'Viaggi', exact: true }).click({ modifiers: ['Alt'] })
      await expect(page).toHaveURL(`/calendar?category=${travel._id}`)
      await expect(drawn(page, 'Fiera')).toHaveCount(0)
    })
  },
)

test(
  'week numbers, alignment by date and routine are settings that stay',
  { tag: '@deep' },
  async ({ page, person }) => {
    const weekly = { start: `${on('01-12')}T18:00`, end: `${on('01-12')}T19:00`, recurrence: 'FREQ=WEEKLY' }
    await person.addEvent({ title: 'Piscina', ...weekly })
    await openYear(page)
    await expect(drawn(page, 'Piscina')).toHaveCount(0)
    await page.getByRole('button', { name: 'Impostazioni della vista' }).click()
    await page.getByRole('checkbox', { name: 'Numeri delle settimane' }).check()
    await expect(page.locator('[data-note="s20"]')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Mostra le serie settimanali come eventi' }).check()
    await expect(drawn(page, 'Piscina').first()).toBeVisible()
    await page.getByRole('radio', { name: 'per data' }).check()
    const leftOf = async (day: string) => (await edgesOf(cellOf(page, day))).left
    await expect.poll(() => leftOf(on('01-15'))).toBe(await leftOf(on('05-15')))
    await page.reload()
    await expect(drawn(page, 'Piscina').first()).toBeVisible()
  },
)

test(
  'a year that could not be read shows no counts, and says what can be done',
  { tag: '@deep' },
  async ({ page, watched }) => {
    watched.expect(/404|not_found/)
    const problem = { status: 404, title: 'Not found', code: 'not_found' }
    await page.route('**/api/v1/events?year=*', (route) => route.fulfill({ status: 404, json: problem }))
    // A stream that never opens: once it is open, the page reads the year again by itself, maybe before the click.
    await page.route('**/api/v1/events/stream', () => undefined)
    const january = page.getByRole('rowheader', { name: 'Gennaio' })
    await page.goto('/calendar')
    await expect(page.getByText(`Non è stato possibile caricare il ${YEAR}`)).toBeVisible()
    await expect(january.getByText('0 impegni')).toBeHidden()
    await page.unroute('**/api/v1/events?year=*')
    await page.getByRole('button', { name: 'Riprova' }).click()
    await expect(january.getByText('0 impegni')).toBeVisible()
  },
)
