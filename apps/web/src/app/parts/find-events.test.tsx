import { routes } from '@dodici/contract/routes'
import type { Event, SearchHit } from '@dodici/contract/types'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answerCalendar } from '../../test/calendar-answers.ts'
import { findButton, findDialog } from '../../test/elements.ts'
import { answer, callsOf, fail, hold } from '../../test/fake-api.ts'
import { sampleGoal } from '../../test/goal-samples.ts'
import { renderPage } from '../../test/render.tsx'
import { sampleCalendar, sampleCategory, sampleEvent, sampleUser } from '../../test/samples.ts'
import { setNow } from '../../test/set-now.ts'

vi.mock('../../features/year/year-page.tsx', async () => {
  const { useQuery } = await import('@tanstack/react-query')
  const { yearEvents } = await import('../../api/year.queries.ts')
  return { YearPage: () => <p>{useQuery(yearEvents(2027)).data ? 'the year' : ''}</p> }
})

const on = (title: string, day: string, rest: Partial<Event> = {}): Event => ({
  ...sampleEvent({ _id: `${title} ${day}`, title, start: day, end: day, allDay: true }),
  ...{ occurrences: [{ start: day, end: day }], ...rest },
})
const hit = (facts: Partial<SearchHit>): SearchHit => ({
  ...{ _id: 'far', title: 'Dentista', start: '2024-05-02', end: '2024-05-02', recurrenceId: null, allDay: true },
  ...{ location: '', categoryId: null, calendarId: 'calendar-1', repeats: false, ...facts },
})

async function open(events: readonly Event[], search = '') {
  setNow('2027-03-18T10:00')
  const user = sampleUser({ language: 'en' })
  answerCalendar({
    user,
    events,
    categories: [sampleCategory({ _id: 'health', name: 'Health' })],
    calendars: [sampleCalendar(), sampleCalendar({ _id: 'work', name: 'Work', shown: false })],
    goals: [sampleGoal({ _id: 'run', title: 'Run a marathon' })],
  })
  const page = await renderPage({ path: `/calendar${search}`, user })
  await screen.findByText('the year')
  ;(await findButton('Today')).focus()
  await page.person.keyboard('{Control>}k{/Control}')
  await findDialog('Find anything')
  await page.person.click(within(screen.getByRole('dialog')).getByRole('combobox'))
  return page
}

const rows = () => Array.from(document.querySelectorAll('[role="option"]'), ({ textContent }) => textContent)
const chosen = () => within(screen.getByRole('listbox')).getByRole('option', { selected: true }).textContent
/** The other one is that of messages. */
const status = () => within(screen.getByRole('dialog')).getAllByRole('status')[0]?.textContent

describe('an event in the palette', () => {
  it('is found at once in the loaded years, nearest first, while the server is asked for the others', async () => {
    answer(routes.searchEvents, [])
    const answerNow = hold(routes.searchEvents)
    const { person } = await open([
      on('Dentista', '2027-08-02'),
      on('Dentista', '2027-03-20'),
      on('Mare', '2027-03-19'),
    ])
    await person.keyboard('dent')
    expect(rows()).toEqual(['DentistaSat, Mar 20, 2027', 'DentistaMon, Aug 2, 2027', 'New event: “dent”CtrlEnter'])
    expect(status()).toBe('Searching all your years…')
    answerNow()
    await waitFor(() => expect(callsOf(routes.searchEvents).map(({ query }) => query.q)).toEqual(['dent']))
  })

  it('of another year comes below what is there already, and leaves chosen what was walked to', async () => {
    answer(routes.searchEvents, [hit({ _id: 'Dentista 2027-03-20', start: '2027-03-20', end: '2027-03-20' }), hit({})])
    const { person } = await open([on('Dentista', '2027-03-20')])
    await person.keyboard('dentista{ArrowDown}')
    expect(chosen()).toContain('New event')
    await waitFor(() => expect(rows()).toHaveLength(3))
    expect(rows()[1]).toBe('DentistaThu, May 2, 2024')
    expect(chosen()).toContain('New event')
    expect(status()).toBe('2 results')
  })

  it('goes to its day and opens, out of a filter that would hide it', async () => {
    answer(routes.searchEvents, [])
    answer(routes.readEvent, on('Dentista', '2027-03-20'))
    const { person } = await open([on('Dentista', '2027-03-20')], '?category=health')
    await person.keyboard('dentista{Enter}')
    await waitFor(() => expect(location.search).toBe('?day=2027-03-20&event=Dentista+2027-03-20'))
  })

  it('that repeats is there once, with its next occurrence', async () => {
    answer(routes.searchEvents, [])
    const occurrences = ['2027-03-11', '2027-03-25'].map((day) => ({ start: day, end: day, recurrenceId: day }))
    const { person } = await open([on('Pilates', '2027-03-11', { recurrence: 'FREQ=WEEKLY;INTERVAL=2', occurrences })])
    await person.keyboard('pil')
    expect(rows()[0]).toBe('PilatesThu, Mar 25, 2027')
    expect(rows()).toHaveLength(2)
  })

  it('is found with a typo of one letter, but only where nothing else is', async () => {
    answer(routes.searchEvents, [])
    const { person } = await open([on('Dentista', '2027-03-20'), on('Dantesca', '2027-03-21')])
    await person.keyboard('dantes')
    await waitFor(() => expect(status()).toBe('1 result'))
    await person.keyboard('{Backspace}{Backspace}{Backspace}tista')
    await waitFor(() => expect(screen.getByRole('group', { name: 'Did you mean' })).toBeTruthy())
    expect(rows()[0]).toContain('Dentista')
  })

  it('says that its calendar is hidden, and takes markup for text', async () => {
    answer(routes.searchEvents, [])
    const { person } = await open([on('<b>Bold</b> مرحبا', '2027-03-20', { calendarId: 'work' })])
    await person.keyboard('bold')
    expect(rows()[0]).toBe('<b>Bold</b> مرحباSat, Mar 20, 2027 · in the hidden calendar Work')
  })

  it('is found without the server too, and that is said', async () => {
    fail(routes.searchEvents, 'network')
    const { person } = await open([on('Dentista', '2027-03-20')])
    await person.keyboard('dent')
    await waitFor(() => expect(status()).toContain('could not be searched'))
    expect(rows()[0]).toContain('Dentista')
    answer(routes.searchEvents, [hit({})])
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(rows()).toHaveLength(3))
  })
})

describe('all else in the palette', () => {
  it.each([
    ['marathon', 'Run a marathon', '?panel=goals&goal=run'],
    ['health', 'Health', '?category=health'],
    ['work', 'Work', '?calendar=work'],
  ])('%s: %s', async (typed, name, search) => {
    answer(routes.searchEvents, [])
    const { person } = await open([])
    await person.keyboard(typed)
    expect(chosen()).toBe(name)
    await person.keyboard('{Enter}')
    await waitFor(() => expect(location.search).toBe(search))
  })

  it.each([
    ['dark', 'Appearance: Dark'],
    ['tema scuro', 'Appearance: Dark'],
    ['fuso orario', 'Language and timein your profile'],
    ['export', 'Exportin your profile'],
  ])('a setting by its words in either language: %s', async (typed, name) => {
    answer(routes.searchEvents, [])
    const { person } = await open([])
    await person.keyboard(typed)
    expect(chosen()).toBe(name)
  })

  it('what was chosen last is there first', async () => {
    answer(routes.searchEvents, [])
    const { person } = await open([on('Dentista', '2027-03-20')])
    expect(screen.getByRole('group', { name: 'Coming up' }).textContent).toContain('Dentista')
    await person.keyboard('health{Enter}')
    await waitFor(() => expect(location.search).toBe('?category=health'))
    await person.keyboard('{Control>}k{/Control}')
    await findDialog('Find anything')
    expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull()
    await person.click(within(screen.getByRole('dialog')).getByRole('combobox'))
    await person.keyboard('week num{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await person.keyboard('{Control>}k{/Control}')
    await findDialog('Find anything')
    expect(screen.getByRole('group', { name: 'Recent' }).textContent).toContain('Week numbers')
  })
})

describe('what is not found', () => {
  it('is offered as a new event as quick add reads it, and quick add opens with it', async () => {
    answer(routes.searchEvents, [])
    const { person } = await open([])
    await person.keyboard('lunch with Anna tomorrow 1pm')
    expect(rows()).toEqual(['New event: “lunch with Anna”CtrlEnterFriday, March 19, 202713:00 – 14:00'])
    await person.keyboard('{Control>}{Enter}{/Control}')
    const dialog = within(await findDialog('Quick add'))
    expect(dialog.getByRole('textbox')).toHaveProperty('value', 'lunch with Anna tomorrow 1pm')
    await person.keyboard('{Escape}')
    await waitFor(() => expect(location.search).toBe(''))
  })
})
