import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { allDayEvent, calendarFile, dropFile } from './world/calendar-file.ts'
import type { Person } from './world/person.ts'
import { expect, test } from './world/test.ts'
import { cellOf, dayPanel, drawn, on, openDay, openYear, toast } from './world/year.ts'

const views = ['planner', 'months', 'heat'] as const

/** Something of every kind that a year can hold, past and to come. */
async function fillYear(person: Person): Promise<void> {
  const { _id: work } = await person.addCategory({ name: 'Lavoro', description: 'Clienti e progetti' })
  const { _id: travel } = await person.addCategory({ name: 'Viaggi', color: '#f57c00' })
  for (const month of ['01', '04', '07', '10', '12']) {
    const day = (date: string) => on(`${month}-${date}`)
    await person.addEvent({ title: 'Trasferta a Bologna', start: day('03'), end: day('12'), categoryId: work })
    await person.addEvent({ title: 'Forse Lisbona', start: day('10'), end: day('14'), status: 'tentative' })
    await person.addEvent({ title: 'Consegna', start: day('20'), kind: 'milestone', categoryId: work })
    await person.addEvent({ title: 'Compleanno di Ada', start: day('21'), kind: 'marker' })
    await person.addEvent({ title: 'Annullato', start: day('21'), status: 'cancelled', categoryId: travel })
    await person.addEvent({ title: 'Dentista', start: `${day('21')}T09:00`, end: `${day('21')}T10:00` })
  }
  const weekly = { start: `${on('01-12')}T18:00`, end: `${on('01-12')}T19:00`, recurrence: 'FREQ=WEEKLY' }
  await person.addEvent({ title: 'Piscina', ...weekly, categoryId: travel })
  await person.addEvent({ title: 'Affitto', start: on('01-05'), recurrence: 'FREQ=MONTHLY' })
}

/** Days of every level of the heatmap. */
async function fillHeat(person: Person): Promise<void> {
  const days = [1, 2, 4, 6, 8, 11].flatMap((count, index) =>
    Array.from({ length: count }, (_, place) => ({
      day: on(`05-1${index}`),
      hour: String(place + 8).padStart(2, '0'),
    })),
  )
  for (const { day, hour } of days) {
    await person.addEvent({ title: 'Riunione', start: `${day}T${hour}:00`, end: `${day}T${hour}:30` })
  }
}

test.describe('signed out', () => {
  test.use({ isSignedIn: false })

  test('login, registration and 404 are accessible, with and without faults', async ({ page, watched }) => {
    watched.expect(/404|401/)
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'Accedi' })).toBeVisible()
    await expectAccessible(page, 'login')
    await page.getByLabel('E-mail').fill('nobody@example.com')
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Accedi' }).click()
    await expect(page.getByText('Accesso non riuscito')).toBeVisible()
    await expectAccessible(page, 'refused login')
    await page.goto('/register')
    await page.getByRole('button', { name: 'Registrati' }).click()
    await expect(page.getByText('La password è obbligatoria')).toBeVisible()
    await expectAccessible(page, 'registration with faults')
    await page.goto('/nowhere')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page, '404')
  })
})

for (const view of views) {
  test(`the ${view} is accessible, empty and with everything in it`, async ({ page, person }) => {
    await openYear(page, `?view=${view}`)
    await expect(page.getByText('è ancora vuoto')).toBeVisible()
    await expectAccessible(page, `empty ${view}`)
    await fillYear(person)
    if (view === 'heat') await fillHeat(person)
    await openYear(page, `?view=${view}`)
    await expect(cellOf(page, on('04-21'))).toHaveAccessibleName(/2 impegni/)
    await expectAccessible(page, view)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test(`the ${view} of the phone is accessible`, async ({ page, person }) => {
      await fillYear(person)
      if (view === 'heat') await fillHeat(person)
      await openYear(page, `?view=${view}`)
      await expect(cellOf(page, on('04-21'))).toHaveAccessibleName(/2 impegni/)
      await expectAccessible(page, `${view} on a phone`)
      await openDay(page, on('04-21'))
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, `day sheet over the ${view}`, OVERLAY)
    })
  })
}

test('day panel, tooltip, menus and settings are accessible', async ({ page, person }) => {
  await fillYear(person)
  await openYear(page, `?day=${on('04-21')}`)
  await expect(dayPanel(page).getByText('Dentista').first()).toBeVisible()
  await expectAccessible(page, 'day panel', OVERLAY)
  await dayPanel(page).getByRole('button', { name: 'Azioni per Dentista' }).click()
  await expectAccessible(page, 'menu of an event', OVERLAY)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await drawn(page, 'Trasferta').first().hover()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await expectAccessible(page, 'tooltip', OVERLAY)
  for (const name of ['Account di Giulia Amato', 'Categoria: Tutte', 'Impostazioni della vista']) {
    await page.getByRole('button', { name }).click()
    await expectAccessible(page, name, OVERLAY)
    await page.keyboard.press('Escape')
  }
})

test('the event dialog and its questions are accessible', async ({ page, person }) => {
  await fillYear(person)
  await openYear(page, `?new=${on('05-06')}T10:00..${on('05-06')}T09:00`.replace('T09', 'T11'))
  await page.getByRole('button', { name: 'Fuso orario' }).click()
  await page.getByRole('button', { name: 'Altri dettagli' }).click()
  await page.getByText('Altro…').click()
  await page.getByText('Dopo', { exact: true }).click()
  await page.getByLabel('Ora di fine').fill('09:00')
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Il titolo è obbligatorio')).toBeVisible()
  await expectAccessible(page, 'new event with faults', OVERLAY)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Uscire senza salvare?' })).toBeVisible()
  await expectAccessible(page, 'question before leaving', OVERLAY)
  await page.getByRole('button', { name: 'Non salvare' }).click()
  await drawn(page, 'Affitto').nth(3).click()
  await page.getByLabel('Titolo').fill('Affitto e spese')
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByRole('dialog', { name: 'Che cosa vuoi cambiare?' })).toBeVisible()
  await expectAccessible(page, 'question of the scope', OVERLAY)
  await page.getByRole('button', { name: 'Annulla' }).click()
  await page.getByRole('button', { name: 'Elimina' }).click()
  await expectAccessible(page, 'question before deleting', OVERLAY)
})

test('the conflict of two versions is accessible', async ({ page, person, watched }) => {
  watched.expect(/412/)
  const { _id } = await person.addEvent({ title: 'Fiera', start: on('05-06') })
  await openYear(page, `?event=${_id}`)
  await page.getByLabel('Titolo').fill('Fiera di Bologna')
  await person.call('PATCH', `/events/${_id}`, { title: 'Fiera di Milano', location: 'Rho' })
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Nel frattempo questo evento è cambiato')).toBeVisible()
  await expectAccessible(page, 'conflict', OVERLAY)
})

test('the category manager is accessible: empty, creating, idle, editing, deleting, with a toast', async ({ page }) => {
  await openYear(page, '?dialog=categories')
  const dialog = page.getByRole('dialog', { name: 'Categorie' })
  await expect(dialog.getByText('Crea la tua prima categoria!')).toBeVisible()
  await expectAccessible(page, 'no categories', OVERLAY)
  await dialog.getByRole('button', { name: 'Crea nuova' }).click()
  await dialog.getByRole('button', { name: 'Crea', exact: true }).click()
  await expectAccessible(page, 'creating', OVERLAY)
  await dialog.getByRole('button', { name: 'Annulla' }).click()
  await dialog.getByRole('button', { name: 'Parti da categorie già pronte' }).click()
  await expect(toast(page)).toContainText('Categorie create')
  await expectAccessible(page, 'idle, with a toast')
  await dialog.getByRole('button', { name: 'Modifica Salute' }).click()
  await expectAccessible(page, 'editing', OVERLAY)
  await dialog.getByRole('button', { name: 'Annulla' }).click()
  await dialog.getByRole('button', { name: 'Elimina Salute' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(page, 'deleting', OVERLAY)
})

test('the import is accessible: waiting, preview with reasons, refusal', async ({ page, watched }) => {
  watched.expect(/400/)
  await openYear(page, '?dialog=import')
  const dialog = page.getByRole('dialog', { name: 'Importa un calendario' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page, 'import, waiting for a file', OVERLAY)
  await dropFile(page, {
    name: 'estate.ics',
    text: calendarFile(
      ...allDayEvent('sea', 'Mare', [on('08-10'), on('08-25')]),
      ...['BEGIN:VTODO', 'UID:t@example.com', 'SUMMARY:Biglietti', 'END:VTODO'],
    ),
  })
  await dialog.locator('summary').click()
  await expectAccessible(page, 'preview', OVERLAY)
  await dialog.getByRole('button', { name: 'Annulla' }).click()
  await dropFile(page, { name: 'lettera.ics', text: 'Cara Giulia' })
  await expect(dialog.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
  await expectAccessible(page, 'refused file', OVERLAY)
})

test('a year that could not be read is accessible', async ({ page, watched }) => {
  watched.expect(/500|Error preloading/)
  const json = { status: 500, title: 'Fault', detail: 'Fault', code: 'internal' }
  await page.route('**/api/v1/events?*', (route) => route.fulfill({ status: 500, json }))
  await page.goto('/calendar')
  await expect(page.getByText('Non è stato possibile caricare')).toBeVisible()
  await expectAccessible(page, 'failed year')
})

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('the length of an event, the load of a day and what is chosen can be seen', async ({ page, person }) => {
    const sea = await person.addCategory({ name: 'Mare', color: '#1976d2' })
    const sport = await person.addCategory({ name: 'Sport', color: '#e91e63' })
    await person.addEvent({ title: 'Elba', start: on('07-06'), end: on('07-14'), categoryId: sea._id })
    await person.addEvent({ title: 'Torneo', start: on('07-20'), end: on('07-22'), categoryId: sport._id })
    const hour = { start: `${on('07-01')}T18:00`, end: `${on('07-01')}T19:00` }
    await person.addEvent({ title: 'Yoga', ...hour, recurrence: 'FREQ=WEEKLY;COUNT=3', categoryId: sport._id })
    await openYear(page)
    await expect(drawn(page, 'Elba').first()).toHaveCSS('outline-style', 'solid')
    const edges = await drawn(page, /Elba|Torneo/).evaluateAll((bars) =>
      bars.map((bar) => getComputedStyle(bar).borderLeftColor),
    )
    expect(new Set(edges).size, 'a bar keeps the colour of its category').toBe(2)
    await expect(cellOf(page, on('07-01')), 'a series keeps its dot').not.toHaveCSS('background-image', 'none')
    const views = page.getByRole('group', { name: 'Vista' })
    await expect(views.getByRole('button', { name: 'Planner' })).toHaveCSS('outline-width', '2px')
    await expect(views.getByRole('button', { name: 'Mesi' })).toHaveCSS('outline-style', 'none')
    await openYear(page, '?view=heat')
    const groundOf = (date: string) => cellOf(page, on(date)).evaluate((cell) => getComputedStyle(cell).backgroundColor)
    await expect.poll(() => groundOf('07-08')).not.toBe(await groundOf('07-28'))
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('its sheets, dialogs and menus are accessible', async ({ page, person }) => {
    await fillYear(person)
    await openYear(page)
    await page.getByRole('button', { name: 'Filtro e categorie' }).click()
    await expectAccessible(page, 'filter sheet', OVERLAY)
    await page.getByRole('button', { name: 'Gestisci le categorie' }).click()
    await expect(page.getByRole('dialog', { name: 'Categorie' })).toBeVisible()
    await expectAccessible(page, 'category manager on a phone', OVERLAY)
    await page.getByRole('button', { name: 'Chiudi' }).click()
    await page.getByRole('button', { name: 'Account di Giulia Amato' }).click()
    await expectAccessible(page, 'account menu on a phone', OVERLAY)
    await openYear(page, `?new=${on('05-06')}`)
    await expectAccessible(page, 'event dialog on a phone', OVERLAY)
  })
})
