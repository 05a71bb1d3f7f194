import type { Locator } from '@playwright/test'
import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { allDayEvent, calendarFile, dropFile } from './world/calendar-file.ts'
import { PHONE } from './world/finger.ts'
import { chooseView, fillHeat, fillYear, views } from './world/full-year.ts'
import { expect, test } from './world/test.ts'
import { cellOf, dayPanel, drawn, on, openYear, toast } from './world/year.ts'

test.describe('signed out', () => {
  test.use({ isSignedIn: false })

  test(
    'every form for coming in and 404 are accessible, with and without faults',
    { tag: '@deep' },
    async ({ page, watched }) => {
      test.slow()
      watched.expect(/400|404|401/)
      await page.goto('/login')
      await expect(page.getByRole('heading', { name: 'Accedi' })).toBeVisible()
      await expectAccessible(page, 'login')
      await page.getByLabel('E-mail').fill('nobody@example.com')
      await page.getByLabel('Password', { exact: true }).fill('not the password')
      await page.getByRole('button', { name: 'Accedi' }).click()
      await expect(page.getByText('Accesso non riuscito')).toBeVisible()
      await expectAccessible(page, 'refused login')
      for (const [path, name] of [
        ['/register', 'Registrati'],
        ['/register?invite=DB-1', 'Registrati'],
        ['/register?request', 'Richiedi l’accesso'],
        ['/forgot-password', 'Invia il link'],
        ['/reset-password?token=no', 'Salva la password'],
      ] as const) {
        await page.goto(path)
        await page.getByRole('button', { name }).click()
        await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
        const password = page.getByLabel(/^(Password|Nuova password)$/)
        if ((await password.count()) > 0) await password.fill('qwertyui')
        await expectAccessible(page, path)
      }
      await page.goto('/reset-password')
      await expectAccessible(page, 'no token')
      await page.goto('/nowhere')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page, '404')
    },
  )
})

test('every view is accessible with everything in it', async ({ page, person }) => {
  test.slow()
  await fillYear(person)
  await fillHeat(person)
  await openYear(page)
  for (const view of views) {
    await chooseView(page, view)
    await expect(cellOf(page, on('04-21'))).toHaveAccessibleName(/1 impegno/)
    await expectAccessible(page, view)
  }
})

test('every view of an empty year is accessible', { tag: '@deep' }, async ({ page }) => {
  test.slow()
  await openYear(page)
  await expect(page.getByText('è ancora vuoto')).toBeVisible()
  for (const view of views) {
    await chooseView(page, view)
    await expectAccessible(page, `empty: ${view}`)
  }
})

test(
  'what lies over the year is accessible: panel, tooltip, menus, the event dialog and its questions',
  { tag: '@deep' },
  async ({ page, person, watched }) => {
    test.slow()
    watched.expect(/412/)
    await fillYear(person)
    await openYear(page, `?day=${on('04-21')}`)
    await test.step('panel, tooltip and menus', async () => {
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
    await test.step('the event dialog and its questions', async () => {
      await openYear(page, `?new=${on('05-06')}T10:00..${on('05-06')}T11:00`)
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
      const question = page.getByRole('dialog', { name: 'Che cosa vuoi cambiare?' })
      await expect(question).toBeVisible()
      await expectAccessible(page, 'question of the scope', OVERLAY)
      await question.getByRole('button', { name: 'Annulla' }).click()
      await page.getByRole('button', { name: 'Elimina' }).click()
      await expectAccessible(page, 'question before deleting', OVERLAY)
    })
    await test.step('the conflict of two versions', async () => {
      const { _id } = await person.addEvent({ title: 'Fiera', start: on('05-06') })
      // Another tab: the dialog that is open here would ask before it goes.
      const tab = await page.context().newPage()
      await openYear(tab, `?event=${_id}`)
      await tab.getByLabel('Titolo').fill('Fiera di Bologna')
      await person.call('PATCH', `/events/${_id}`, { title: 'Fiera di Milano', location: 'Rho' })
      await tab.getByRole('button', { name: 'Salva' }).click()
      await expect(tab.getByText('Nel frattempo questo evento è cambiato')).toBeVisible()
      await expectAccessible(tab, 'conflict', OVERLAY)
    })
  },
)

test(
  'the category manager, the import and a year that could not be read are accessible',
  { tag: '@deep' },
  async ({ page, watched }) => {
    test.slow()
    watched.expect(/400|404|not_found|Error preloading/)
    await openYear(page, '?dialog=categories')
    await test.step('the manager: empty, creating, idle with a toast, editing, deleting', async () => {
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
      await toast(page).getByRole('button', { name: 'Chiudi' }).click()
      await dialog.getByRole('button', { name: 'Modifica Salute' }).click()
      await expectAccessible(page, 'editing', OVERLAY)
      await dialog.getByRole('button', { name: 'Annulla' }).click()
      await dialog.getByRole('button', { name: 'Elimina Salute' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expectAccessible(page, 'deleting', OVERLAY)
      await page.getByRole('alertdialog').getByRole('button', { name: 'Annulla' }).click()
      await dialog.getByRole('button', { name: 'Chiudi' }).click()
      await expect(dialog).toBeHidden()
    })
    await test.step('the import: waiting, preview with reasons, refusal', async () => {
      const dialog = page.getByRole('dialog', { name: 'Importa un calendario' })
      const summer = calendarFile(
        ...allDayEvent('sea', 'Mare', [on('08-10'), on('08-25')]),
        ...['BEGIN:VTODO', 'UID:t@example.com', 'SUMMARY:Biglietti', 'END:VTODO'],
      )
      await dropFile(page, { name: 'estate.ics', text: summer })
      await dialog.locator('summary').click()
      await expectAccessible(page, 'preview', OVERLAY)
      await dialog.getByRole('button', { name: 'Annulla' }).click()
      await dropFile(page, { name: 'lettera.ics', text: 'Cara Giulia' })
      await expect(dialog.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
      await expectAccessible(page, 'refused file', OVERLAY)
      await openYear(page, '?dialog=import')
      await expect(dialog).toBeVisible()
      await expectAccessible(page, 'import, waiting for a file', OVERLAY)
    })
    await test.step('a year that could not be read', async () => {
      // It is not asked for once more, as it would be after a passing problem.
      const json = { status: 404, title: 'Not found', detail: 'Not found', code: 'not_found' }
      await page.route('**/api/v1/events?*', (route) => route.fulfill({ status: 404, json }))
      await page.goto('/calendar')
      await expect(page.getByText('Non è stato possibile caricare')).toBeVisible()
      await expectAccessible(page, 'failed year')
    })
  },
)

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
    const keepTheirColours = async (message: string): Promise<void> => {
      const edges = await drawn(page, /Elba|Torneo/).evaluateAll((bars) =>
        bars.map((bar) => getComputedStyle(bar)).map((look) => [look.borderLeftColor, look.borderLeftWidth]),
      )
      expect(new Set(edges.map(([colour]) => colour)).size, message).toBe(2)
      expect(
        edges.map(([, width]) => width),
        message,
      ).not.toContain('0px')
    }
    await keepTheirColours('a bar keeps the colour of its category')
    await expect(cellOf(page, on('07-01')), 'a series keeps its dot').not.toHaveCSS('background-image', 'none')
    const control = page.getByRole('group', { name: 'Vista' })
    await expect(control.getByRole('button', { name: 'Planner' })).toHaveCSS('outline-width', '2px')
    await expect(control.getByRole('button', { name: 'Mesi' })).toHaveCSS('outline-style', 'none')
    await control.getByRole('button', { name: 'Calore' }).click()
    const groundOf = (date: string) => cellOf(page, on(date)).evaluate((cell) => getComputedStyle(cell).backgroundColor)
    await expect.poll(() => groundOf('07-08')).not.toBe(await groundOf('07-28'))

    await test.step('what was found is outlined in every view, and in the list', async () => {
      await person.addEvent({ title: 'Caffè', start: on('05-06') })
      await person.addEvent({ title: 'Caffè lungo', start: on('05-11'), end: on('05-13') })
      const isOutlined = async (place: Locator) => {
        await expect(place).toHaveCSS('outline-style', 'solid')
        await expect(place).toHaveCSS('outline-width', '2px')
      }
      await openYear(page, '?q=caffe')
      await isOutlined(drawn(page, 'Caffè').first())
      await isOutlined(drawn(page, 'Caffè lungo').first())
      await control.getByRole('button', { name: 'Mesi' }).click()
      await isOutlined(cellOf(page, on('05-06')))
      await isOutlined(cellOf(page, on('05-12')))
      await control.getByRole('button', { name: 'Calore' }).click()
      await isOutlined(cellOf(page, on('05-06')))
      await page.getByRole('combobox', { name: 'Cerca' }).focus()
      await isOutlined(page.getByRole('search').getByRole('option').first())
    })

    await test.step('a phone shows length and category, too', async () => {
      await page.setViewportSize(PHONE.viewport)
      await openYear(page, '?view=planner')
      await expect(drawn(page, 'Elba').first()).toHaveCSS('outline-style', 'solid')
      await keepTheirColours('a bar keeps the colour of its category in each of its weeks')
    })
  })
})
