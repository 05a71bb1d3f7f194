import { routes } from '@dodici/contract/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answerCalendar } from '../../test/calendar-answers.ts'
import { button, field, findButton, findToast } from '../../test/elements.ts'
import { answer, callsOf, fail } from '../../test/fake-api.ts'
import { renderPage } from '../../test/render.tsx'
import { sampleEvent, sampleUser } from '../../test/samples.ts'
import { setNow } from '../../test/set-now.ts'
// Read before the first test, which would wait for it.
import '../year/offered/offered-layer.tsx'
import './free-time-panel.tsx'

const HOLIDAYS = [
  ...['2027-01-01', '2027-01-06', '2027-03-29', '2027-04-25', '2027-05-01', '2027-06-02', '2027-08-15'],
  ...['2027-10-04', '2027-11-01', '2027-12-08', '2027-12-25', '2027-12-26'],
]

const events = [
  sampleEvent({ _id: 'away', title: 'Trip to Rome', start: '2027-12-04', end: '2027-12-08', away: true }),
  sampleEvent({ _id: 'one', title: 'Swim', start: '2027-10-02', end: '2027-10-02' }),
]

interface Given {
  readonly search?: string
  readonly language?: 'en' | 'it'
  readonly country?: string | null
}

const open = ({ search = '', language = 'en', country = 'IT' }: Given = {}) => {
  const user = sampleUser({ language, country })
  answerCalendar({ user, events })
  answer(routes.listHolidays, ({ query }) =>
    HOLIDAYS.filter((date) => date.startsWith(query.year ?? '')).map((date) => ({ date, name: `Feast of ${date}` })),
  )
  return renderPage({ path: `/calendar?panel=free-time${search}`, language, user })
}

const offers = async (name = 'Free days found') => {
  const list = await screen.findByRole('list', { name })
  return within(list)
    .queryAllByRole('listitem')
    .map((item) => within(item).getAllByRole('button')[0]?.textContent)
}

beforeEach(() => {
  setNow('2027-03-30T10:00')
  localStorage.removeItem('free-time')
})

describe('the panel of free time', () => {
  it('says what the leave gives at best, and lists those breaks and the bridges beside them', async () => {
    const { person } = await open()
    // By hand: 2 June is a Wednesday, 4 October and 1 November are Mondays; 8 December is taken already.
    expect(await screen.findByText('Their best use gives 25 free days.')).toBeTruthy()
    await person.clear(field('Days of leave'))
    await person.type(field('Days of leave'), '2')
    expect(await screen.findByText('Their best use gives 8 free days.')).toBeTruthy()
    expect(await offers()).toEqual([
      'Fri, Oct 1 – Mon, Oct 4 4 days 1 of leave · Feast of 2027-10-04 on Monday · only “Swim” part of the best use',
      'Fri, Oct 29 – Mon, Nov 1 4 days 1 of leave · Feast of 2027-11-01 on Monday · nothing planned part of the best use',
      'Sat, May 29 – Wed, Jun 2 5 days 2 of leave · Feast of 2027-06-02 on Wednesday · nothing planned ',
    ])
  })

  it('remembers the leave and the length of breaks in this browser', async () => {
    const { person, unmount } = await open({ language: 'it' })
    await person.selectOptions(await screen.findByLabelText('Giorni di una pausa, almeno'), '9')
    expect(await screen.findByText(/^Usati al meglio danno 20 giorni liberi\./)).toBeTruthy()
    unmount()
    await open({ language: 'it' })
    expect(await screen.findByLabelText('Giorni di una pausa, almeno')).toHaveProperty('value', '9')
  })

  it('makes leave of a break by one click, which can be undone, and keeps the focus in the list', async () => {
    answer(routes.createEvent, sampleEvent({ _id: 'new' }), 'change-1')
    const { person } = await open()
    await person.click(await findButton('Add as leave: Sat, May 29 – Sun, Jun 6'))
    await findToast('Event created successfully')
    const times = { start: '2027-05-29', end: '2027-06-06', allDay: true }
    expect(callsOf(routes.createEvent).map(({ body }) => body)).toEqual([
      { title: 'Leave', ...times, away: true, categoryId: null },
    ])
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Free days found' })))
  })

  it('makes leave of the same break again after that was taken back', async () => {
    answer(routes.createEvent, sampleEvent({ _id: 'new' }), 'change-1')
    const { person } = await open()
    for (const times of [1, 2]) {
      await person.click(await findButton('Add as leave: Sat, May 29 – Sun, Jun 6'))
      await waitFor(() => expect(callsOf(routes.createEvent)).toHaveLength(times))
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Free days found' })))
    }
    const keys = callsOf(routes.createEvent).map(({ headers }) => headers.get('Idempotency-Key'))
    expect(new Set(keys).size).toBe(2)
  })

  it('says why leave could not be made, and loses nothing', async () => {
    fail(routes.createEvent, 'unavailable')
    const { person } = await open()
    await person.click(await findButton('Add as leave: Sat, May 29 – Sun, Jun 6'))
    expect(await screen.findByText('The server is busy. Try again in a moment.')).toBeTruthy()
    expect(button('Add as leave: Sat, May 29 – Sun, Jun 6')).toBeTruthy()
  })

  it('shows quiet days and weekends behind its tabs, which the arrows change', async () => {
    const { person } = await open()
    ;(await screen.findByRole('tab', { name: 'Bridges' })).focus()
    await person.keyboard('{ArrowRight}')
    expect((await offers())[0]).toMatch(/^.+ 5 days nothing planned $/)
    await person.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Weekends' }).getAttribute('aria-selected')).toBe('true')
    expect((await offers()).slice(0, 2)).toEqual([
      'Sat, Apr 3 – Sun, Apr 4 2 days nothing planned ',
      'Sat, Apr 10 – Sun, Apr 11 2 days nothing planned ',
    ])
    expect(button('Keep free: Sat, Apr 3 – Sun, Apr 4')).toBeTruthy()
  })

  it('finds what is wished in words, and says what it did not understand', async () => {
    const { person } = await open()
    await person.type(await screen.findByLabelText('What are you looking for?'), '9 days off by train in June')
    expect(await screen.findByText(/^9 days off in a row · Jun 1 – 30, 2027/)).toBeTruthy()
    expect(screen.getByText('Not understood: by, train')).toBeTruthy()
    expect((await offers())[0]).toBe('Sat, Jun 5 – Sun, Jun 13 9 days 5 of leave · nothing planned ')
    await person.clear(field('What are you looking for?'))
    await person.type(field('What are you looking for?'), 'dinner with Ann')
    expect(await screen.findByText(/^I did not understand that/)).toBeTruthy()
    await person.clear(field('What are you looking for?'))
    expect(await screen.findByRole('tab', { name: 'Bridges' })).toBeTruthy()
  })

  it('counts weekends alone without a country, and says where to choose one', async () => {
    await open({ country: null })
    expect(await screen.findByText(/For public holidays, choose your country/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Change' }).getAttribute('href')).toBe('/profile')
    expect(callsOf(routes.listHolidays)).toEqual([])
  })

  it('looks in the twelve months that are shown, in whichever they begin', async () => {
    const { person } = await open({ search: '&from=2027-11' })
    await person.click(await screen.findByRole('tab', { name: 'Weekends' }))
    expect((await offers())[0]).toBe('Sat, Nov 6 – Sun, Nov 7, 2027 2 days nothing planned ')
  })

  it('says that a year is over', async () => {
    await open({ search: '&year=2026' })
    expect(await screen.findByText('2026 is over. Free time is looked for from today on.')).toBeTruthy()
  })
})

describe('what is offered', () => {
  it('is drawn in the year as long as the panel is open', async () => {
    const { person } = await open()
    await offers()
    const windows = () => document.querySelectorAll('[class*="window"][style]')
    await waitFor(() => expect(windows().length).toBeGreaterThan(0))
    await person.click(button('Close'))
    await waitFor(() => expect(windows()).toHaveLength(0))
  })
})
