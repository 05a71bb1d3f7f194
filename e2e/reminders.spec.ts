import type { Page } from '@playwright/test'
import type { Notification } from '@dodici/contract/types'
import { expectAccessible, OVERLAY } from './world/accessible.ts'
import type { Person } from './world/person.ts'
import { expect, test } from './world/test.ts'
import { dayPanel, later, on, openYear, toast, today, wallInRome } from './world/year.ts'

const MINUTE = 60_000
/** A reminder goes by the minute, and the server looks every two seconds. */
const COMES_WITHIN = { timeout: 75_000 }

/** An event in three minutes, of which the person is reminded when the next minute begins. */
function addDueSoon(person: Person, title: string) {
  const start = wallInRome((Math.floor(Date.now() / MINUTE) + 3) * MINUTE)
  return person.addEvent({ title, start, reminders: [{ minutesBefore: 2, channel: 'display' }] })
}

const openReminders = (page: Page) => page.getByRole('button', { name: /^Promemoria/ }).click()
const said = (page: Page, text: string | RegExp) => toast(page).filter({ hasText: text })

test.describe('a reminder', () => {
  test.setTimeout(240_000)

  test('comes in the page once, is put off, comes back, is done, and that is taken back', async ({
    page,
    context,
    person,
  }) => {
    await openYear(page)
    await addDueSoon(person, 'Dentista')
    const times: string[] = []
    await page.exposeFunction('hearToast', (text: string) => times.push(text))
    await page.evaluate(() => {
      const seen = new WeakSet<Element>()
      const look = () => {
        for (const place of document.querySelectorAll('[role="status"] [data-severity]')) {
          if (seen.has(place)) continue
          seen.add(place)
          const { hearToast } = window as unknown as { hearToast: (text: string) => Promise<number> }
          void hearToast(place.textContent)
        }
      }
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
    })
    await expect(said(page, 'Dentista, tra')).toBeVisible(COMES_WITHIN)
    await expect(page.getByRole('button', { name: 'Promemoria, 1 nuovo' })).toBeVisible()
    // A page that opens later is told by its bell, not by a message.
    const other = await context.newPage()
    await openYear(other)
    await expect(other.getByRole('button', { name: 'Promemoria, 1 nuovo' })).toBeVisible()
    await expect(said(other, 'Dentista')).toHaveCount(0)
    await other.close()

    await openReminders(page)
    const row = dayPanel(page).getByRole('listitem').filter({ hasText: 'Dentista' })
    await expect(row).toContainText(/(oggi|domani) a/)
    // To open the list is to have seen it.
    await expect(page.getByRole('button', { name: 'Promemoria', exact: true })).toBeVisible()
    await row.getByRole('button', { name: 'Rimanda: Dentista' }).click()
    await page.getByRole('button', { name: 'Tra 10 minuti' }).click()
    await expect(said(page, /«Dentista» tornerà (oggi|domani) a/)).toBeVisible()
    await expect(dayPanel(page).getByRole('heading', { name: 'Rimandati' })).toBeVisible()
    await page.reload()
    await dayPanel(page).getByRole('button', { name: 'Riprendi: Dentista' }).click()
    await row.getByRole('button', { name: 'Fatto: Dentista' }).click()
    await expect(said(page, 'Fatto: Dentista')).toBeVisible()
    await expect(dayPanel(page)).toContainText('Nessun nuovo promemoria')
    await toast(page).getByRole('button', { name: 'Annulla' }).click()
    await expect(row.getByRole('button', { name: 'Fatto: Dentista' })).toBeVisible()
    await page.reload()
    await expect(row.getByRole('button', { name: 'Fatto: Dentista' })).toBeVisible()
    expect(times.filter((text) => text.startsWith('Dentista,'))).toHaveLength(1)
  })

  test(
    'that was put off comes back by itself, and its message leads to the event',
    { tag: '@deep' },
    async ({ page, person }) => {
      await openYear(page)
      await addDueSoon(person, 'Idraulico')
      await expect(page.getByRole('button', { name: 'Promemoria, 1 nuovo' })).toBeVisible(COMES_WITHIN)
      const [came] = await person.call<Notification[]>('GET', '/notifications')
      const snoozedUntil = new Date(Date.now() + 4_000).toISOString()
      await person.call('PATCH', `/notifications/${came?._id}`, { snoozedUntil })
      await page.reload()
      await expect(page.getByRole('button', { name: 'Promemoria', exact: true })).toBeVisible()
      await expect(said(page, 'Idraulico')).toBeVisible({ timeout: 20_000 })
      await toast(page).getByRole('button', { name: 'Apri' }).click()
      await expect(page.getByLabel('Titolo')).toHaveValue('Idraulico')
    },
  )
})

test(
  'three weeks before is what the form says, and the list of those ahead with its day',
  { tag: '@deep' },
  async ({ page }) => {
    await test.step('the list works by keys alone', async () => {
      await openYear(page)
      await page.getByRole('button', { name: 'Promemoria' }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('tab', { name: 'Nuovi' })).toBeFocused()
      await expectAccessible(page, 'no reminders', OVERLAY)
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('tab', { name: 'In arrivo' })).toBeFocused()
      await expect(dayPanel(page)).toContainText('Nessun promemoria in arrivo')
      await page.keyboard.press('Escape')
      await expect(dayPanel(page)).toBeHidden()
      await expect(page.getByRole('button', { name: 'Promemoria' })).toBeFocused()
    })
    const day = later(on('12-28'), 365)
    await page.goto(`/calendar?new=${day}&title=Praga`)
    await page.getByRole('button', { name: 'Aggiungi un promemoria' }).click()
    await page.getByRole('button', { name: '3 settimane prima alle 09:00' }).click()
    await page.getByRole('button', { name: 'Aggiungi un promemoria' }).click()
    await page.getByRole('button', { name: 'Altro…' }).click()
    await page.getByLabel('Quanto').fill('5')
    await page.getByText('E-mail', { exact: true }).click()
    await expectAccessible(page, 'reminders in the form', 'dialog[open]')
    await page.getByRole('button', { name: 'Salva' }).click()
    await expect(said(page, 'Evento creato')).toBeVisible()
    await openReminders(page)
    await page.getByRole('tab', { name: 'In arrivo' }).click()
    await expect(dayPanel(page)).toContainText('Nessun promemoria in arrivo')
    await page.goto(`/calendar?new=${later(today(), 30)}&title=Lisbona`)
    await page.getByRole('button', { name: 'Aggiungi un promemoria' }).click()
    await page.getByRole('button', { name: '3 settimane prima alle 09:00' }).click()
    await page.getByRole('button', { name: 'Salva' }).click()
    await expect(said(page, 'Evento creato')).toBeVisible()
    await openReminders(page)
    await page.getByRole('tab', { name: 'In arrivo' }).click()
    const comes = new Date(later(today(), 9))
    const named = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
    const words = new Intl.DateTimeFormat('it-IT', named).format(comes)
    const section = dayPanel(page).getByRole('region', { name: new RegExp(words) })
    await expect(section.getByRole('button', { name: /09:00.*Lisbona.*Notifica/ })).toBeVisible()
    await expectAccessible(page, 'reminders ahead', OVERLAY)
  },
)

/** The Sunday on which the clocks of Rome change next in a month: the last of it, `YYYY-MM-DD`. */
function clockChange(month: 3 | 10): string {
  const lastSunday = (year: number) => {
    const end = new Date(Date.UTC(year, month, 0))
    return new Date(end.getTime() - end.getUTCDay() * 1_440 * MINUTE).toISOString().slice(0, 10)
  }
  const thisYear = new Date().getUTCFullYear()
  const inOneDay = later(today(), 1)
  return lastSunday(thisYear) > inOneDay ? lastSunday(thisYear) : lastSunday(thisYear + 1)
}

test(
  'T1: where the clocks change, days before go by the wall, and hours before are as long as they are',
  { tag: '@deep' },
  async ({ page, person }) => {
    const [spring, autumn] = [clockChange(3), clockChange(10)]
    const before = (minutesBefore: number) => ({ reminders: [{ minutesBefore, channel: 'display' as const }] })
    // Two hours before four are at one: an hour of this night is not there. Three before three are at one: one is there twice.
    await person.addEvent({ title: 'Alba', start: `${spring}T04:00`, ...before(120) })
    await person.addEvent({ title: 'Turno', start: `${autumn}T03:00`, ...before(180) })
    await person.addEvent({ title: 'Esame', start: `${later(spring, 1)}T09:00`, ...before(1_440) })
    await person.addEvent({ title: 'Gita', start: later(autumn, 1), ...before(1_440) })
    await openYear(page)
    await openReminders(page)
    await page.getByRole('tab', { name: 'In arrivo' }).click()
    const comes = (day: string, time: string, title: string) => {
      const words = new Intl.DateTimeFormat('it-IT', {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        timeZone: 'UTC',
      })
      const section = dayPanel(page).getByRole('region', { name: new RegExp(words.format(new Date(day))) })
      return expect(section.getByRole('button', { name: new RegExp(`(?<!\\d)0?${time}.*${title}`) })).toBeVisible()
    }
    await comes(spring, '01:00', 'Alba')
    await comes(autumn, '01:00', 'Turno')
    await comes(spring, '09:00', 'Esame')
    await comes(autumn, '09:00', 'Gita')
  },
)

test(
  'the reminders of a category are those of its new events, until somebody says otherwise',
  { tag: '@deep' },
  async ({ page, person }) => {
    await person.addCategory({ name: 'Salute' })
    await openYear(page, '?dialog=categories')
    await page.getByRole('button', { name: 'Modifica Salute' }).click()
    await page.getByText('Promemoria per i nuovi eventi').click()
    const allDay = page.getByRole('group', { name: 'Eventi di tutto il giorno' })
    await allDay.getByRole('button', { name: 'Aggiungi un promemoria' }).click()
    await allDay.getByRole('button', { name: 'il giorno prima alle 09:00' }).click()
    await expectAccessible(page, 'reminders of a category', 'dialog[open]')
    await page.getByRole('button', { name: 'Salva' }).click()
    await expect(said(page, 'Categoria aggiornata')).toBeVisible()
    await page.goto(`/calendar?new=${on('12-20')}&title=Visita`)
    await page.getByRole('button', { name: 'Salute' }).click()
    await expect(page.getByRole('list', { name: 'Promemoria' })).toHaveText('il giorno prima alle 09:00')
    await page.getByRole('button', { name: 'Togli: il giorno prima alle 09:00' }).click()
    await page.getByRole('button', { name: 'Salva' }).click()
    await expect(said(page, 'Evento creato')).toBeVisible()
    const events = await person.call<{ title: string; reminders: unknown[] }[]>(
      'GET',
      `/events?year=${on('').slice(0, 4)}`,
    )
    expect(events.find(({ title }) => title === 'Visita')?.reminders).toEqual([])
  },
)

test('the settings of reminders are kept, and accessible', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/profile#reminders')
  const section = page.getByRole('region', { name: 'Promemoria' })
  await section.getByLabel('Dalle').fill('22:00')
  await section.getByLabel('Alle', { exact: true }).fill('07:00')
  await section.getByRole('checkbox').click()
  await expect(section.getByText('Salvato')).toHaveCount(2)
  await page.reload()
  await expect(section.getByLabel('Dalle')).toHaveValue('22:00')
  await expect(section.getByRole('checkbox')).not.toBeChecked()
  await expectAccessible(page, 'settings of reminders', '#reminders')
})
