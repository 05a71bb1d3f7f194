import type { Calendar, Event } from '@dodici/contract/types'
import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { expectAccessible, OVERLAY } from './world/accessible.ts'
import type { Person } from './world/person.ts'
import { expect, test } from './world/test.ts'
import { cellOf, drawn, on, openYear, toast, YEAR } from './world/year.ts'

const NEXT = YEAR + 1

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'I miei calendari' })

/** A second calendar, with an event of its own beside one in the first. */
async function twoCalendars(person: Person): Promise<Calendar> {
  const studio = await person.call<Calendar>('POST', '/calendars', { name: 'Studio', year: NEXT, color: '#388e3c' })
  await person.addEvent({ title: 'Dentista', start: on('03-09') })
  await person.addEvent({ title: 'Consegna', start: on('03-16'), calendarId: studio._id })
  return studio
}

test('a calendar is made, edited and found again, from the menu of the account', async ({ page }) => {
  await openYear(page)
  await page.getByRole('button', { name: /Giulia Amato/ }).click()
  await page.getByRole('menuitem', { name: 'I miei calendari' }).click()
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('listitem')).toContainText([/Nessuna descrizione/])
  await expectAccessible(page, 'the list of calendars', OVERLAY)
  await dialog.getByRole('button', { name: 'Crea nuovo' }).click()
  await dialog.getByRole('button', { name: 'Crea', exact: true }).click()
  await expect(dialog.getByText('Il nome è obbligatorio')).toBeVisible()
  await expectAccessible(page, 'the form of a calendar', OVERLAY)
  await dialog.getByLabel('Nome').fill('Studio')
  await dialog.getByLabel('Anno', { exact: true }).fill(String(NEXT))
  await dialog.getByRole('button', { name: 'Crea', exact: true }).click()
  await expect(toast(page)).toContainText('Calendario creato')
  const row = dialog.getByRole('listitem').filter({ hasText: 'Studio' })
  await expect(row).toContainText(String(NEXT))
  await row.getByRole('button', { name: 'Modifica' }).click()
  await dialog.getByLabel('Descrizione').fill('Le consegne')
  await dialog.getByRole('button', { name: 'Salva' }).click()
  await expect(row).toContainText('Le consegne')
  await toast(page).getByRole('button', { name: 'Annulla' }).click()
  await expect(row).toContainText('Nessuna descrizione')

  await row.getByRole('button', { name: 'Apri «Studio»' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`year=${NEXT}&calendar=`))
  await expect(page.getByRole('button', { name: /Categoria: Tutte · Studio/ })).toBeVisible()
})

test(
  'of two calendars the colours are seen, one is hidden and shown, and one goes for good, after it was kept as a file',
  { tag: '@deep' },
  async ({ page, person }) => {
    test.slow()
    await twoCalendars(person)
    await openYear(page, '?dialog=calendars')
    const dialog = dialogOf(page)

    await test.step('the colours of the year say the calendar, where that is wanted', async () => {
      const byCalendar = dialog.getByRole('radio', { name: 'Calendario' })
      // It is checked once it is stored, and not by the click itself.
      await byCalendar.click()
      await expect(byCalendar).toBeChecked()
      await page.keyboard.press('Escape')
      const legend = page.getByRole('group', { name: 'Mostra solo un calendario' })
      await expect(legend.getByRole('button')).toHaveText(['Personale', '1', 'Studio', '1'])
      await expectAccessible(page, 'the year in the colours of its calendars')
      await legend.getByRole('button', { name: 'Studio', exact: true }).click()
      await expect(drawn(page, 'Dentista')).toHaveCount(0)
      await expect(drawn(page, 'Consegna')).toHaveCount(1)
      await legend.getByRole('button', { name: 'Studio', exact: true }).click()
      await expect(drawn(page, 'Dentista')).toHaveCount(1)
    })

    await test.step('what is in it is hidden and shown in every view, and by undo', async () => {
      await page.getByRole('button', { name: /Giulia Amato/ }).click()
      await page.getByRole('menuitem', { name: 'I miei calendari' }).click()
      await dialog.getByRole('switch', { name: 'Mostra «Studio» nell’anno' }).focus()
      await page.keyboard.press('Space')
      await expect(drawn(page, 'Consegna')).toHaveCount(0)
      await expect(drawn(page, 'Dentista')).toHaveCount(1)
      await expect(toast(page)).toContainText('«Studio» è nascosto')
      await page.keyboard.press('Escape')
      await expect(cellOf(page, on('03-16'))).toHaveAccessibleName(/nessun impegno/)
      await page.keyboard.press('3')
      await expect(cellOf(page, on('03-16'))).toHaveAccessibleName(/nessun impegno/)
      await page.reload()
      await expect(cellOf(page, on('03-09'))).toHaveAccessibleName(/1 impegno/)
      await expect(cellOf(page, on('03-16'))).toHaveAccessibleName(/nessun impegno/)
      await page.keyboard.press('Control+z')
      await expect(cellOf(page, on('03-16'))).toHaveAccessibleName(/1 impegno/)
    })

    await test.step('it goes for good, after it was kept as a file; the last one stays', async () => {
      await openYear(page, '?dialog=calendars')
      await dialog.getByRole('button', { name: 'Elimina «Studio»' }).click()
      const question = page.getByRole('alertdialog', {
        name: 'Vuoi davvero eliminare questo calendario? L’operazione non si può annullare.',
      })
      await expect(question).toContainText('Verrà eliminato anche l’unico evento di «Studio».')
      await expectAccessible(page, 'the question before a calendar goes', OVERLAY)
      const coming = page.waitForEvent('download')
      await question.getByRole('button', { name: 'Prima esporta' }).click()
      const file = await coming
      expect(file.suggestedFilename()).toBe('Studio.ics')
      expect(readFileSync(await file.path(), 'utf8')).toContain('SUMMARY:Consegna')
      await question.getByRole('button', { name: 'Elimina' }).click()
      await expect(toast(page)).toContainText('Calendario eliminato')
      await expect(toast(page).getByRole('button', { name: 'Annulla' })).toBeHidden()
      await expect(dialog.getByRole('listitem')).toHaveCount(1)
      // It only says why not, as its state tells.
      await dialog.getByRole('button', { name: 'Elimina «Personale»', disabled: true }).press('Enter')
      await expect(dialog.getByText(/^Serve almeno un calendario\./)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(drawn(page, 'Consegna')).toHaveCount(0)
      expect((await person.calendars()).map(({ name }) => name)).toEqual(['Personale'])
    })
  },
)

test.describe('in English', () => {
  test.use({ language: 'en' })

  test('the question before a calendar goes is the specified one', { tag: '@deep' }, async ({ page, person }) => {
    await twoCalendars(person)
    await openYear(page, '?dialog=calendars')
    await page.getByRole('button', { name: 'Delete “Studio”' }).click()
    await expect(
      page.getByRole('alertdialog', {
        name: 'Are you sure you want to delete this calendar? This action cannot be undone.',
      }),
    ).toBeVisible()
  })
})

test(
  'a year is copied into the next by keys alone, and one undo takes all of it back',
  { tag: '@deep' },
  async ({ page, person }) => {
    await twoCalendars(person)
    await person.addEvent({ title: 'Corso', start: on('05-04'), end: on('05-06') })
    await person.addEvent({ title: 'Compleanno', start: on('06-01'), recurrence: 'FREQ=YEARLY' })
    await openYear(page, '?dialog=calendars')
    await page.getByRole('button', { name: 'Copia un anno di «Personale»' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Copia un anno di «Personale»' })
    await expect(dialog.getByRole('checkbox')).toHaveCount(2)
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Compleanno' })).toContainText('si ripete già')
    await expectAccessible(page, 'a year to be copied', OVERLAY)
    expect(await person.call<Event[]>('GET', `/events?year=${NEXT}`), 'a preview writes nothing').toHaveLength(1)
    await dialog.getByLabel('All’anno', { exact: true }).press('Enter')
    await expect(toast(page)).toContainText(`2 eventi copiati nel ${NEXT}`)
    // Until the last of them is gone, keys belong to it.
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`year=${NEXT}`))
    await expect(drawn(page, 'Dentista')).toHaveCount(1)
    await expect(drawn(page, 'Corso')).toHaveCount(1)
    await expect(drawn(page, 'Consegna')).toHaveCount(0)
    await page.keyboard.press('Control+z')
    await expect(drawn(page, 'Corso')).toHaveCount(0)
    await expect(drawn(page, 'Dentista')).toHaveCount(0)
    await expect(drawn(page, 'Compleanno')).toHaveCount(1)
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('calendars are hidden, and a year is looked through', { tag: '@deep' }, async ({ page, person }) => {
    await twoCalendars(person)
    await openYear(page, '?dialog=calendars')
    await expectAccessible(page, 'the calendars on a phone', OVERLAY)
    await page.getByRole('switch', { name: 'Mostra «Studio» nell’anno' }).tap()
    await expect(toast(page)).toContainText('«Studio» è nascosto')
    await page.getByRole('button', { name: 'Copia un anno di «Studio»' }).tap()
    await expect(page.getByRole('checkbox', { name: /Consegna/ })).toBeChecked()
    await expectAccessible(page, 'a year to be copied, on a phone', OVERLAY)
    await page.getByRole('button', { name: 'Indietro' }).tap()
    await dialogOf(page).getByText('Chiudi').tap()
    await expect(cellOf(page, on('03-16'))).toHaveAccessibleName(/nessun impegno/)
  })
})
