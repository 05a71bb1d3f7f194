import type { Event } from '@dodici/contract/types'
import { expect, test } from './world/test.ts'
import { dayPanel, drawn, on, openDay, openYear, toast, YEAR } from './world/year.ts'

test('an event is created, edited and deleted in its dialog, and every step is undone', async ({ page }) => {
  await openYear(page)
  await page.getByRole('button', { name: 'Aggiungi il primo evento' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nuovo evento' })
  await expect(dialog.getByLabel('Titolo')).toBeFocused()
  await page.keyboard.type('Vacanza in Sardegna')
  await dialog.getByLabel('Primo giorno').fill(on('06-28'))
  await dialog.getByLabel('Ultimo giorno').fill(on('07-04'))
  await dialog.getByRole('button', { name: 'Salva' }).click()
  await expect(toast(page)).toContainText('Evento creato')
  await expect(dialog).toBeHidden()
  await expect(drawn(page, 'Vacanza in Sardegna')).toHaveCount(2)

  await drawn(page, 'Vacanza in Sardegna').first().click()
  const editor = page.getByRole('dialog', { name: 'Modifica l’evento' })
  await editor.getByLabel('Titolo').fill('Vacanza in Sicilia')
  await page.keyboard.press('Control+Enter')
  await expect(toast(page)).toContainText('Evento aggiornato')
  await expect(drawn(page, 'Vacanza in Sicilia')).toHaveCount(2)

  await drawn(page, 'Vacanza in Sicilia').first().click()
  await editor.getByRole('button', { name: 'Elimina' }).click()
  await expect(toast(page)).toContainText('Evento eliminato')
  await expect(drawn(page, 'Vacanza')).toHaveCount(0)

  await toast(page).getByRole('button', { name: 'Annulla' }).click()
  await expect(toast(page)).toContainText('Modifica annullata: Vacanza in Sicilia')
  await expect(drawn(page, 'Vacanza in Sicilia')).toHaveCount(2)
  await page.keyboard.press('Control+z')
  await expect(drawn(page, 'Vacanza in Sardegna')).toHaveCount(2)
  await page.keyboard.press('Control+z')
  await expect(drawn(page, 'Vacanza')).toHaveCount(0)
  await page.keyboard.press('Control+Shift+z')
  await page.keyboard.press('Control+y')
  await expect(toast(page)).toContainText('Modifica ripristinata')
  await expect(drawn(page, 'Vacanza in Sicilia')).toHaveCount(2)
})

test(
  'opened right after a save or an undo, an event is as it is now, however slow the year',
  { tag: '@deep' },
  async ({ page, person }) => {
    await person.addEvent({ title: 'Fiera', start: on('05-04'), end: on('05-08') })
    await openYear(page)
    await page.route('**/api/v1/events?*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      await route.continue()
    })
    const title = page.getByLabel('Titolo')
    for (const [before, after] of [
      ['Fiera', 'Fiera di Bologna'],
      ['Fiera di Bologna', 'Fiera di Milano'],
    ] as const) {
      await drawn(page, 'Fiera').click()
      await expect(title).toHaveValue(before)
      await title.fill(after)
      await page.getByRole('button', { name: 'Salva' }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await page.keyboard.press('Control+z')
    await expect(toast(page)).toContainText('Modifica annullata')
    await drawn(page, 'Fiera').click()
    await expect(title).toHaveValue('Fiera di Bologna')
  },
)

test('bad times are said in the dialog, which keeps what was typed', { tag: '@deep' }, async ({ page }) => {
  await openYear(page, `?new=${on('03-10')}T10:00..${on('03-10')}T11:00`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Salva' }).click()
  await expect(dialog.getByText('Il titolo è obbligatorio')).toBeVisible()
  await expect(dialog.getByLabel('Titolo')).toBeFocused()
  await dialog.getByLabel('Titolo').fill('Dentista')
  await dialog.getByLabel('Ora di fine').fill('09:00')
  await expect(dialog.getByText('La fine viene prima dell’inizio.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Salva' }).click()
  await expect(dialog.getByLabel('Titolo')).toHaveValue('Dentista')
  await dialog.getByLabel('Ora di fine').fill('10:45')
  await dialog.getByRole('button', { name: 'Salva' }).click()
  await expect(drawn(page, 'Dentista')).toBeVisible()
})

test('leaving a dialog with something typed asks first', { tag: '@deep' }, async ({ page }) => {
  await openYear(page, `?new=${on('03-10')}`)
  await page.getByLabel('Titolo').fill('Dentista')
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Uscire senza salvare?' })
  await question.getByRole('button', { name: 'Continua a modificare' }).click()
  await expect(page.getByLabel('Titolo')).toHaveValue('Dentista')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Non salvare' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/calendar')
})

test(
  'a repeating event is made with a preset and with a rule of its own',
  { tag: '@deep' },
  async ({ page, person }) => {
    await openYear(page, `?new=${on('01-31')}`)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Titolo').fill('Bilancio')
    await dialog.getByRole('radio', { name: 'Altro…' }).check({ force: true })
    await dialog.getByLabel('Giorni, settimane, mesi o anni').selectOption('month')
    await dialog.getByLabel('Ogni quanto').fill('2')
    await dialog.getByRole('radio', { name: 'Dopo' }).check({ force: true })
    await dialog.getByLabel('Quante volte').fill('3')
    await expect(dialog.getByText('ogni 2 mesi il giorno 31, 3 volte')).toBeVisible()
    await dialog.getByRole('button', { name: 'Salva' }).click()
    await expect(toast(page)).toContainText('Evento creato')
    const [made] = await person.call<Event[]>('GET', `/events?year=${YEAR}`)
    expect(made?.occurrences.map(({ start }) => start)).toEqual([on('01-31'), on('03-31'), on('05-31')])
    await expect(drawn(page, 'Bilancio')).toHaveCount(3)
  },
)

test(
  'of a series one occurrence is changed, those from one on, or all; one undo brings back what was there',
  { tag: '@deep' },
  async ({ page, person }) => {
    await person.addEvent({ title: 'Consiglio', start: on('02-02'), recurrence: 'FREQ=MONTHLY;COUNT=10' })
    await openYear(page)
    const question = page.getByRole('dialog', { name: 'Che cosa vuoi cambiare?' })

    await test.step('those from one on become a series of their own', async () => {
      await drawn(page, 'Consiglio').nth(4).click()
      await page.getByLabel('Titolo').fill('Assemblea')
      await page.getByRole('button', { name: 'Salva' }).click()
      await question.getByRole('radio', { name: /^Da .*2 giugno/ }).check()
      await question.getByRole('button', { name: 'Salva' }).click()
      await expect(drawn(page, 'Assemblea')).toHaveCount(6)
      await expect(drawn(page, 'Consiglio')).toHaveCount(4)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.keyboard.press('Control+z')
      await expect(drawn(page, 'Consiglio')).toHaveCount(10)
    })

    await test.step('all are deleted, and one undo brings all back', async () => {
      await openDay(page, on('03-02'))
      await dayPanel(page).getByRole('button', { name: 'Azioni per Consiglio' }).click()
      await page.getByRole('menuitem', { name: 'Elimina' }).click()
      await page.getByRole('radio', { name: 'Tutta la serie' }).check()
      await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click()
      await expect(drawn(page, 'Consiglio')).toHaveCount(0)
      await toast(page).getByRole('button', { name: 'Annulla' }).click()
      await expect(drawn(page, 'Consiglio')).toHaveCount(10)
      await dayPanel(page).getByRole('button', { name: 'Chiudi' }).click()
      await expect(dayPanel(page)).toBeHidden()
    })

    await test.step('one is changed, the others stay', async () => {
      await drawn(page, 'Consiglio').nth(2).click()
      await page.getByLabel('Titolo').fill('Consiglio straordinario')
      await page.getByRole('button', { name: 'Salva' }).click()
      await question.getByRole('radio', { name: /^Solo .*2 aprile/ }).check()
      await question.getByRole('button', { name: 'Salva' }).click()
      await expect(drawn(page, 'Consiglio straordinario')).toHaveCount(1)
      await expect(drawn(page, 'Consiglio')).toHaveCount(10)
    })
  },
)

test.describe('in English', () => {
  test.use({ language: 'en' })

  test('the messages of an event are word for word', { tag: '@deep' }, async ({ page, person }) => {
    await person.addEvent({ title: 'Trade fair', start: on('05-04'), end: on('05-08') })
    await openYear(page, `?new=${on('03-10')}`)
    await page.getByLabel('Title').fill('Dentist')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(toast(page)).toContainText('Event created successfully')
    await drawn(page, 'Dentist').click()
    await page.getByLabel('Title').fill('Dentist, second visit')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(toast(page)).toContainText('Event updated successfully')
    await drawn(page, 'Dentist, second visit').click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(toast(page)).toContainText('Event deleted successfully')
    await expect(drawn(page, 'Dentist')).toHaveCount(0)
    await expect(drawn(page, 'Trade fair')).toHaveCount(1)
  })

  test(
    'C1: of two tabs that edit one event the second sees the conflict, and nothing is lost',
    { tag: '@deep' },
    async ({ page, context, person, watched }) => {
      watched.expect(/412/)
      await person.addEvent({ title: 'Trade fair', start: on('05-04'), end: on('05-08') })
      const other = await context.newPage()
      for (const tab of [page, other]) {
        await openYear(tab)
        await drawn(tab, 'Trade fair').click()
        await expect(tab.getByLabel('Title')).toHaveValue('Trade fair')
      }
      await page.getByLabel('Place').fill('Hall 7')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(toast(page)).toContainText('Event updated successfully')
      await other.getByLabel('Title').fill('Trade fair in Bologna')
      await other.getByLabel('Place').fill('Hall 9')
      await other.getByRole('button', { name: 'Save' }).click()
      await expect(other.getByText('This event has changed in the meantime')).toBeVisible()
      await expect(other.getByRole('radio', { name: 'Mine Trade fair in Bologna' })).toBeChecked()
      await other.getByRole('radio', { name: 'The other Hall 7' }).check()
      await other.getByRole('button', { name: 'Save' }).click()
      await expect(toast(other)).toContainText('Event updated successfully')
      const [event] = await person.call<Event[]>('GET', `/events?year=${YEAR}`)
      expect(event).toMatchObject({ title: 'Trade fair in Bologna', location: 'Hall 7' })
      await expect(drawn(page, 'Trade fair in Bologna')).toBeVisible()
    },
  )
})
