import { holdScripts } from './world/drawn.ts'
import type { Event } from '@dodici/contract/types'
import { allDayEvent, calendarFile, dropFile } from './world/calendar-file.ts'
import { expect, test } from './world/test.ts'
import { cellOf, drawn, on, openYear, toast, YEAR } from './world/year.ts'

const weekly = [
  'BEGIN:VEVENT',
  'UID:choir@example.com',
  'DTSTAMP:20200101T000000Z',
  `DTSTART;TZID=Europe/Rome:${YEAR}0914T203000`,
  `DTEND;TZID=Europe/Rome:${YEAR}0914T220000`,
  'RRULE:FREQ=MONTHLY;COUNT=3',
  'SUMMARY:Coro',
  'END:VEVENT',
]

const summer = calendarFile(
  ...allDayEvent('camp', 'Campo estivo', [on('07-06'), on('07-18')]),
  ...allDayEvent('sea', 'Mare', [on('08-10'), on('08-25')]),
  ...weekly,
  ...['BEGIN:VTODO', 'UID:tickets@example.com', 'SUMMARY:Comprare i biglietti', 'END:VTODO'],
  ...['BEGIN:VEVENT', 'UID:nowhen@example.com', 'SUMMARY:Chissà quando', 'END:VEVENT'],
)

test('a dropped file is previewed, imported, not doubled, and undone as one, also over an open panel or dialog', async ({
  page,
  person,
}) => {
  await openYear(page, `?day=${on('07-08')}&view=months`)
  const dialog = page.getByRole('dialog', { name: 'Importa un calendario' })
  await test.step('on an open panel, and left out', async () => {
    await dropFile(page, { name: 'estate.ics', text: summer })
    await dialog.getByRole('button', { name: 'Annulla' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Niente in programma: è un giorno libero.')).toBeVisible()
  })

  await page.getByRole('group', { name: 'Vista' }).getByRole('button', { name: 'Planner' }).click()
  await dropFile(page, { name: 'estate.ics', text: summer })
  const counts = dialog.getByRole('list').first().getByRole('listitem')
  await test.step('the preview', async () => {
    await expect(counts).toHaveText(['3 nuovi', '0 cambiati', '0 invariati', '2 esclusi'])
    await expect(dialog.getByText('Comprare i biglietti')).toBeHidden()
    await dialog.getByText('Attività da fare: qui si importano solo eventi').click()
    await expect(dialog.getByText('Comprare i biglietti')).toBeVisible()
    await dialog.getByText('Non dice quando comincia').click()
    await expect(dialog.getByText('Chissà quando')).toBeVisible()
    expect(await person.call('GET', `/events?year=${YEAR}`), 'a preview writes nothing').toEqual([])
  })

  await dialog.getByRole('button', { name: 'Importa 3 eventi' }).click()
  await expect(toast(page)).toContainText('3 eventi aggiunti')
  await expect(dialog).toBeHidden()
  await toast(page).hover()
  await expect(drawn(page, 'Campo estivo')).toHaveCount(1)
  await expect(drawn(page, 'Coro')).toHaveCount(3)
  await expect(cellOf(page, on('07-17'))).toHaveAccessibleName(/1 impegno/)
  await expect(cellOf(page, on('07-18'))).toHaveAccessibleName(/nessun impegno/)

  await test.step('once more, and undone over the dialog', async () => {
    await dropFile(page, { name: 'estate.ics', text: summer })
    await expect(counts).toHaveText(['0 nuovi', '0 cambiati', '3 invariati', '2 esclusi'])
    await expect(dialog.getByText('Tutto il contenuto del file è già nel calendario.')).toBeVisible()
    await expect(toast(page)).toContainText('3 eventi aggiunti')
    await toast(page).getByRole('button', { name: 'Annulla' }).click()
    await expect(toast(page)).toContainText('Modifica annullata')
    await dialog.getByRole('button', { name: 'Chiudi' }).first().click()
  })
  await expect(drawn(page, 'Campo estivo')).toHaveCount(0)
  await expect(drawn(page, 'Mare')).toHaveCount(0)
  expect(await person.call<Event[]>('GET', `/events?year=${YEAR}`)).toEqual([])
  await page.getByRole('complementary').getByRole('button', { name: 'Chiudi' }).click()
  await expect(page.getByRole('heading', { name: `Il tuo ${YEAR} è ancora vuoto` })).toBeVisible()
})

test(
  'a file that is dropped before the calendar has loaded does not lead away, and is previewed when it has',
  { tag: '@deep' },
  async ({ page }) => {
    const letCome = await holdScripts(page)
    await page.goto('/calendar', { waitUntil: 'commit' })
    await page.locator('body').waitFor({ state: 'attached' })
    const isTaken = await page.evaluate((text) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([text], 'estate.ics', { type: 'text/calendar' }))
      const drag = (kind: string) =>
        !document.body.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }))
      return [drag('dragover'), drag('drop')]
    }, summer)
    expect(isTaken, 'the browser does not open the file itself').toEqual([true, true])
    letCome()
    const dialog = page.getByRole('dialog', { name: 'Importa un calendario' })
    await expect(dialog.getByRole('button', { name: 'Importa 3 eventi' })).toBeVisible()
  },
)

test.describe('in English', () => {
  test.use({ language: 'en' })

  test('a second drop of the same file has nothing new and nothing changed', { tag: '@deep' }, async ({ page }) => {
    await openYear(page)
    await dropFile(page, { name: 'summer.ics', text: summer })
    const dialog = page.getByRole('dialog', { name: 'Import a calendar' })
    await dialog.getByRole('button', { name: 'Import 3 events' }).click()
    await expect(toast(page)).toContainText('3 events added')
    await dropFile(page, { name: 'summer.ics', text: summer })
    const counts = dialog.getByRole('list').first().getByRole('listitem')
    await expect(counts).toHaveText(['0 new', '0 changed', '3 unchanged', '2 skipped'])
  })

  test('what is no calendar is refused in plain words', { tag: '@deep' }, async ({ page, watched }) => {
    watched.expect(/400/)
    await openYear(page)
    await dropFile(page, { name: 'holiday.png', text: '\u0089PNG...', type: 'image/png' })
    const dialog = page.getByRole('dialog', { name: 'Import a calendar' })
    const alert = dialog.getByRole('alert').filter({ hasText: /./ })
    await expect(alert).toHaveText('“holiday.png” is not a calendar file. A calendar file ends in .ics.')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dropFile(page, { name: 'letter.ics', text: 'Dear Giulia,\r\nsee you in July.\r\n' })
    await expect(alert).toHaveText('This file cannot be read as a calendar.')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dropFile(page, { name: 'nothing.ics', text: '' })
    await expect(alert).toHaveText('“nothing.ics” is empty.')
  })

  test('several files are imported one after the other', { tag: '@deep' }, async ({ page }) => {
    await openYear(page, '?dialog=import')
    const dialog = page.getByRole('dialog', { name: 'Import a calendar' })
    const file = (name: string, text: string) => ({ name, mimeType: 'text/calendar', buffer: Buffer.from(text) })
    await dialog
      .locator('input[type=file]')
      .setInputFiles([
        file('sea.ics', calendarFile(...allDayEvent('sea', 'Sea', [on('08-10'), on('08-25')]))),
        file('snow.ics', calendarFile(...allDayEvent('snow', 'Snow', [on('02-10'), on('02-15')]))),
      ])
    await expect(dialog.getByText('File 1 of 2')).toBeVisible()
    await dialog.getByRole('button', { name: 'Import one event' }).click()
    await expect(dialog.getByText('File 2 of 2')).toBeVisible()
    await dialog.getByRole('button', { name: 'Import one event' }).click()
    await expect(dialog).toBeHidden()
    await expect(drawn(page, 'Sea')).toBeVisible()
    await expect(drawn(page, 'Snow')).toBeVisible()
  })
})
