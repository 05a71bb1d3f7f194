import { routes } from '@dodici/contract/routes'
import type { Calendar } from '@dodici/contract/types'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadTexts } from '../../i18n/start.ts'
import { button, field, findButton, findDialog, findToast } from '../../test/elements.ts'
import { answer, callsOf, fail, hold, reply } from '../../test/fake-api.ts'
import { renderPart } from '../../test/render.tsx'
import { sampleCalendar, sampleUser } from '../../test/samples.ts'
import { setNow } from '../../test/set-now.ts'
import { CalendarsDialog } from './calendars-dialog.tsx'

const own = sampleCalendar({ _id: 'own', name: 'Personal', description: 'Home and garden' })
const work = sampleCalendar({ _id: 'work', name: 'Work', year: 2028, color: '#388e3c', version: 4 })

interface Circumstances {
  readonly language?: 'it' | 'en'
  readonly plan?: 'basic' | 'pro'
  readonly calendars?: readonly Calendar[]
  readonly fails?: boolean
}

const draw = async ({ language = 'en', plan = 'pro', calendars = [own, work], fails = false }: Circumstances = {}) => {
  setNow('2027-03-18T10:00')
  answer(routes.listCalendars, [...calendars])
  answer(routes.listLinkedAccounts, [])
  if (fails) fail(routes.listCalendars, 'not_found')
  answer(routes.readProfile, sampleUser({ language, plan }))
  await loadTexts('calendars')
  const drawn = await renderPart(<CalendarsDialog />, {
    path: '/calendar?dialog=calendars',
    language,
    user: sampleUser({ language, plan }),
  })
  await findDialog(language === 'it' ? 'I miei calendari' : 'My calendars')
  return drawn
}

const row = async (name: string) => within((await screen.findByText(name)).closest('li')!)
const switchOf = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name: `Show “${name}” in the year` })

const saved = vi.fn<(this: HTMLAnchorElement) => void>()

beforeEach(() => {
  saved.mockReset()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(saved)
  answer(routes.updateCalendar, work)
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('the list of calendars', () => {
  it('shows name, year and description of each, and whether it is shown', async () => {
    await draw({ calendars: [own, { ...work, shown: false }] })
    const first = await row('Personal')
    expect(first.getByText('2027')).toBeTruthy()
    expect(first.getByText('Home and garden')).toBeTruthy()
    expect(switchOf('Personal').checked).toBe(true)
    expect((await row('Work')).getByText('No description')).toBeTruthy()
    expect(switchOf('Work').checked).toBe(false)
  })

  it('that cannot be read is said, and can be tried again in its place', async () => {
    const { person } = await draw({ fails: true })
    expect(await screen.findByText('Error fetching calendars')).toBeTruthy()
    answer(routes.listCalendars, [own])
    await person.click(button('Try again'))
    expect(await screen.findByText('Personal')).toBeTruthy()
  })

  it('opens a calendar on its year, filtered to it, and closes', async () => {
    const { person } = await draw()
    await person.click(await findButton('Open “Work”'))
    await waitFor(() => expect(location.search).toBe('?year=2028&calendar=work'))
  })

  it('opens one whose year the page does not go to on the nearest that it does, and says so before', async () => {
    const { person } = await draw({ calendars: [own, { ...work, year: 1999 }] })
    expect((await row('Work')).getByText(/opens on 2025/)).toBeTruthy()
    await person.click(await findButton('Open “Work”'))
    await waitFor(() => expect(location.search).toBe('?year=2025&calendar=work'))
  })
})

describe('showing and hiding', () => {
  it('hides at once, before the server has answered, and offers the way back', async () => {
    answer(routes.updateCalendar, { ...work, shown: false }, 'change-1')
    const release = hold(routes.updateCalendar)
    const { person } = await draw()
    await row('Work')
    await person.click(switchOf('Work'))
    await waitFor(() => expect(switchOf('Work').checked).toBe(false))
    answer(routes.listCalendars, [own, { ...work, shown: false }])
    release()
    await findToast('“Work” is hidden')
    expect(await findButton('Undo')).toBeTruthy()
    expect(callsOf(routes.updateCalendar)[0]).toMatchObject({ params: { id: 'work' }, body: { shown: false } })
  })

  it('that is refused goes back, and is said', async () => {
    fail(routes.updateCalendar, 'not_found')
    const { person } = await draw()
    await row('Work')
    await person.click(switchOf('Work'))
    await findToast('This no longer exists.')
    expect(switchOf('Work').checked).toBe(true)
  })
})

describe('creating a calendar', () => {
  it('sends what was typed, with the shown year where no other is', async () => {
    answer(routes.createCalendar, work, 'change-1')
    const { person } = await draw({ calendars: [own] })
    await person.click(await findButton('Create new'))
    await person.type(field('Name'), '  Work ')
    await person.type(field('Description'), 'Office')
    await person.click(screen.getByRole('radio', { name: 'green' }))
    await person.click(button('Create'))
    await findToast('Calendar created successfully')
    expect(callsOf(routes.createCalendar)[0]?.body).toEqual({
      name: 'Work',
      year: 2027,
      description: 'Office',
      color: '#388e3c',
    })
    expect(await findButton('Undo')).toBeTruthy()
  })

  it('wants a name and a year that there can be', async () => {
    const { person } = await draw()
    await person.click(await findButton('Create new'))
    await person.clear(field('Year'))
    await person.type(field('Year'), '1899')
    await person.click(button('Create'))
    expect(screen.getByText('Name is required')).toBeTruthy()
    expect(screen.getByText('The year must be between 1900 and 2200')).toBeTruthy()
    expect(document.activeElement).toBe(field('Name'))
    expect(callsOf(routes.createCalendar)).toEqual([])
  })

  it('says so where the page does not go to the year', async () => {
    const { person } = await draw()
    await person.click(await findButton('Create new'))
    await person.clear(field('Year'))
    await person.type(field('Year'), '2040')
    expect(screen.getByText('You can only view 2025 to 2034, so it would open in 2034.')).toBeTruthy()
  })

  it('is explained where the plan holds no more', async () => {
    const { person } = await draw({ plan: 'basic', calendars: [own] })
    await screen.findByText('Personal')
    await person.click(button('Create new'))
    expect(screen.getByText(/The Basic plan includes 1 calendar/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Compare the plans' })).toBeTruthy()
    expect(screen.queryByLabelText('Name')).toBeNull()
  })

  it('that the server refuses for the plan says so, and keeps what was typed', async () => {
    fail(routes.createCalendar, 'plan_limit')
    const { person } = await draw()
    await person.click(await findButton('Create new'))
    await person.type(field('Name'), 'Third')
    await person.click(button('Create'))
    expect(await screen.findByText(/The Basic plan includes 100 events a year/)).toBeTruthy()
    expect(field('Name')).toHaveProperty('value', 'Third')
  })
})

describe('editing a calendar', () => {
  it('names the copy that it began with', async () => {
    answer(routes.updateCalendar, { ...work, name: 'Office' }, 'change-1')
    const { person } = await draw()
    await person.click(await findButton('Edit “Work”'))
    await person.clear(field('Name'))
    await person.type(field('Name'), 'Office')
    await person.click(button('Save'))
    await findToast('Calendar updated successfully')
    const [sent] = callsOf(routes.updateCalendar)
    expect(sent?.headers.get('If-Match')).toBe('"4"')
    expect(sent?.body).toMatchObject({ name: 'Office', year: 2028 })
  })

  it('that is overtaken takes the newer copy, keeps what was typed, and saves over it', async () => {
    const newer = { ...work, name: 'Firm', description: 'From the phone', version: 7 }
    fail(routes.updateCalendar, 'stale_version', { current: newer })
    const { person } = await draw()
    await person.click(await findButton('Edit “Work”'))
    await person.clear(field('Name'))
    await person.type(field('Name'), 'Office')
    await person.click(button('Save'))
    expect(await screen.findByText(/changed elsewhere in the meantime/)).toBeTruthy()
    expect(field('Name')).toHaveProperty('value', 'Office')
    expect(field('Description')).toHaveProperty('value', 'From the phone')
    answer(routes.updateCalendar, newer)
    await person.click(button('Save'))
    await findToast('Calendar updated successfully')
    expect(callsOf(routes.updateCalendar)[1]?.headers.get('If-Match')).toBe('"7"')
  })

  it('does not drop what was typed without asking', async () => {
    const { person } = await draw()
    await person.click(await findButton('Edit “Work”'))
    await person.type(field('Name'), '!')
    await person.click(button('Close'))
    expect(await screen.findByText('What you typed for this calendar would be lost.')).toBeTruthy()
    await person.click(button('Keep editing'))
    expect(field('Name')).toHaveProperty('value', 'Work!')
  })
})

describe('deleting a calendar', () => {
  const file = 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n'
  const ask = async (language: 'it' | 'en' = 'en') => {
    reply(routes.exportCalendar, () => ({ body: file }))
    const drawn = await draw({ language })
    await drawn.person.click(await findButton(language === 'it' ? 'Elimina «Work»' : 'Delete “Work”'))
    return drawn
  }

  it('asks word for word, says how much goes, and has no way back', async () => {
    answer(routes.deleteCalendar, undefined, 'change-9')
    const { person } = await ask()
    await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete this calendar? This action cannot be undone.',
    })
    expect(await screen.findByText('The 2 events in “Work” will be deleted too.')).toBeTruthy()
    answer(routes.listCalendars, [own])
    await person.click(button('Delete'))
    await findToast('Calendar deleted successfully')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(callsOf(routes.deleteCalendar)[0]?.params).toEqual({ id: 'work' })
    await waitFor(() => expect(screen.queryByText('Work')).toBeNull())
  })

  it('asks in Italian', async () => {
    await ask('it')
    await screen.findByRole('alertdialog', {
      name: 'Vuoi davvero eliminare questo calendario? L’operazione non si può annullare.',
    })
  })

  it('offers the calendar as a file first', async () => {
    const { person } = await ask()
    await person.click(await findButton('Export first'))
    expect(await screen.findByText('Saved to your downloads.')).toBeTruthy()
    expect(saved.mock.contexts.map(({ download }) => download)).toEqual(['Work.ics'])
    expect(callsOf(routes.deleteCalendar)).toEqual([])
  })

  it('explains why the last one stays', async () => {
    const { person } = await draw({ calendars: [own] })
    await person.click(await findButton('Delete “Personal”'))
    expect(screen.getByText(/You need at least one calendar/)).toBeTruthy()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

it('saves what the colours are to say', async () => {
  answer(routes.updateProfile, sampleUser({ colorBy: 'calendar' }))
  const { person } = await draw()
  await person.click(await screen.findByRole('radio', { name: 'Calendar' }))
  await waitFor(() => expect(callsOf(routes.updateProfile)[0]?.body).toEqual({ colorBy: 'calendar' }))
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Calendar' }).checked).toBe(true))
})
