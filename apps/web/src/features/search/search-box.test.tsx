import { routes } from '@dodici/contract/routes'
import type { SearchHit } from '@dodici/contract/types'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answerCalendar } from '../../test/calendar-answers.ts'
import { answer, callsOf, fail, hold } from '../../test/fake-api.ts'
import { renderPart } from '../../test/render.tsx'
import { sampleCalendar, sampleCategory } from '../../test/samples.ts'
import { setNow } from '../../test/set-now.ts'
import { SearchBox } from './search-box.tsx'

const hit = (facts: Partial<SearchHit> = {}): SearchHit => ({
  _id: 'event-1',
  title: 'Caffè con Zoë',
  start: '2027-03-20',
  end: '2027-03-20',
  recurrenceId: null,
  allDay: true,
  location: 'Café Roma',
  categoryId: 'category-work',
  calendarId: 'calendar-1',
  repeats: false,
  ...facts,
})

const opened: SearchHit[] = []
const draw = (search = '', language: 'it' | 'en' = 'en') =>
  renderPart(<SearchBox onOpen={(found) => opened.push(found)} />, { path: `/calendar${search}`, language })
const box = () => screen.getByRole<HTMLInputElement>('combobox')

beforeEach(() => {
  opened.length = 0
  setNow('2027-03-18T10:00')
  answerCalendar({ categories: [sampleCategory()] })
  answer(routes.searchEvents, [
    hit(),
    hit({ _id: 'event-2', title: 'Caffè', start: '2029-01-05', end: '2029-01-05', location: '' }),
  ])
})

describe('the search box', () => {
  it('lists what was found with day, year and place, and marks the words', async () => {
    const { person } = await draw()
    await person.type(box(), 'caffe')
    const options = await screen.findAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual([
      'Caffè con ZoëSat, Mar 20, 2027Café Roma',
      'CaffèFri, Jan 5, 2029',
    ])
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Caffè', 'Caffè'])
    expect(within(screen.getByRole('search')).getByRole('status').textContent).toBe('2 events found')
    expect(location.search).toBe('?q=caffe')
  })

  it('says of what lasts several days until when, and counts a night to the day on which it began', async () => {
    const [trip, night] = [
      { start: '2027-03-12', end: '2027-04-02' },
      { start: '2027-03-20T22:00', end: '2027-03-21T03:00', allDay: false },
    ]
    answer(routes.searchEvents, [hit({ ...trip, location: '' }), hit({ _id: 'event-2', ...night, location: '' })])
    const { person } = await draw()
    await person.type(box(), 'caffe')
    const options = await screen.findAllByRole('option')
    expect(options.map((option) => option.lastElementChild?.textContent)).toEqual([
      'Fri, Mar 12\u2009–\u2009Fri, Apr 2, 2027',
      'Sat, Mar 20, 2027',
    ])
  })

  it('says of what is not drawn that its calendar is hidden', async () => {
    answerCalendar({
      calendars: [sampleCalendar(), sampleCalendar({ _id: 'calendar-2', name: 'Work', shown: false })],
    })
    answer(routes.searchEvents, [hit(), hit({ _id: 'event-2', calendarId: 'calendar-2', title: 'Meeting' })])
    const { person } = await draw()
    await person.type(box(), 'e')
    const [first, second] = await screen.findAllByRole('option')
    await waitFor(() => expect(second?.textContent).toContain('in the hidden calendar Work'))
    expect(first?.textContent).not.toContain('hidden')
  })

  it('is walked by arrows and opened by Enter', async () => {
    const { person } = await draw()
    await person.type(box(), 'caffe')
    const options = await screen.findAllByRole('option')
    expect(box().getAttribute('aria-activedescendant')).toBe(options[0]?.id)
    await person.keyboard('{ArrowDown}')
    expect(box().getAttribute('aria-activedescendant')).toBe(options[1]?.id)
    await person.keyboard('{Home}{End}{Enter}')
    expect(opened.map(({ _id }) => _id)).toEqual(['event-2'])
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('opens the first find by an Enter that comes before the answer, once it is there', async () => {
    const { person } = await draw()
    await person.type(box(), 'caffe{Enter}')
    expect(opened).toEqual([])
    await waitFor(() => expect(opened.map(({ _id }) => _id)).toEqual(['event-1']))
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('opens nothing of the search before by Enter, while the one that is meant is under way', async () => {
    answer(routes.searchEvents, ({ query }) => [hit({ _id: query.q ?? '' })])
    const { person } = await draw()
    await person.type(box(), 'caf')
    await screen.findAllByRole('option')
    await person.keyboard('fe{Enter}')
    expect(opened).toEqual([])
    await waitFor(() => expect(opened.map(({ _id }) => _id)).toEqual(['caffe']))
  })

  it.each(['fe', '{ArrowDown}', '{Escape}', '{Tab}'])('gives an early Enter up at %s', async (keys) => {
    const answerNow = hold(routes.searchEvents)
    const { person } = await draw()
    await person.type(box(), 'caf{Enter}')
    await waitFor(() => expect(callsOf(routes.searchEvents).map(({ query }) => query.q)).toEqual(['caf']))
    await person.keyboard(keys)
    answerNow()
    await person.click(box())
    if (keys === '{Escape}') await person.keyboard('caf')
    await screen.findAllByRole('option')
    expect(opened).toEqual([])
  })

  it('empties at the first Escape, and leaves at the second', async () => {
    const { person } = await draw()
    await person.type(box(), 'caffe')
    await screen.findAllByRole('option')
    await person.keyboard('{Escape}')
    expect(box().value).toBe('')
    expect(document.activeElement).toBe(box())
    await waitFor(() => expect(location.search).toBe(''))
    await person.keyboard('{Escape}')
    expect(document.activeElement).not.toBe(box())
  })

  it('is left by Escape on the page too, where that closes nothing else', async () => {
    const { person } = await draw('?q=caffe')
    box().blur()
    await person.keyboard('{Escape}')
    expect(location.search).toBe('')
    expect(box().value).toBe('')
  })

  it('stays where Escape closes the day that is open', async () => {
    const { person } = await draw('?q=caffe&day=2027-03-18')
    box().blur()
    await person.keyboard('{Escape}')
    expect(location.search).toContain('q=caffe')
  })

  it('says that nothing was found, and takes markup for text', async () => {
    answer(routes.searchEvents, [])
    const { person } = await draw('', 'it')
    await person.type(box(), '<b>')
    expect(await screen.findByText('Nessun risultato per «<b>»')).toBeTruthy()
  })

  it('says that it failed, and tries again', async () => {
    fail(routes.searchEvents, 'network')
    const { person } = await draw()
    await person.type(box(), 'caffe')
    expect(await screen.findByText('The search failed.')).toBeTruthy()
    answer(routes.searchEvents, [hit()])
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findAllByRole('option')).toHaveLength(1)
  })

  it('asks once for what is typed in one go, and follows the address', async () => {
    const { person } = await draw('?q=zoe')
    expect(box().value).toBe('zoe')
    await person.clear(box())
    await person.type(box(), 'caffe')
    await screen.findAllByRole('option')
    expect(callsOf(routes.searchEvents).map(({ query }) => query.q)).not.toContain('caff')
  })
})
