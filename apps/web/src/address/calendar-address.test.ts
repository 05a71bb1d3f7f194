import { januaryOf } from '@dodici/core/date'
import { describe, expect, it } from 'vitest'
import { shownFigure, type CountedFigure } from './counted-figure.ts'
import { readAddress, writeAddress, type AddressPatch } from './calendar-address.ts'
import { yearWindow } from './shown-months.ts'

const defaults = { currentYear: 2027, from: januaryOf(2027), view: 'planner' } as const
const read = (search: string) => readAddress(new URLSearchParams(search), defaults)
const write = (search: string, patch: AddressPatch) =>
  writeAddress(new URLSearchParams(search), patch, defaults).toString()

describe('the address of the calendar', () => {
  it('names the event of which the history is shown, and drops it with the history', () => {
    expect(read('panel=history&of=e1').changesOf).toBe('e1')
    expect(read('panel=goals&of=e1').changesOf).toBeNull()
    expect(write('', { panel: 'history', changesOf: 'e1' })).toBe('panel=history&of=e1')
    expect(write('panel=history&of=e1', { panel: null })).toBe('')
  })

  it('names the month of the opened row if it is shown, and takes it along to the same month of other years', () => {
    expect(read('row=2027-03').row).toBe(januaryOf(2027) + 2)
    expect([read('row=2028-03').row, read('row=2027-13').row, read('row=march').row]).toEqual([null, null, null])
    expect(write('', { row: januaryOf(2027) + 11 })).toBe('row=2027-12')
    expect(write('row=2027-03', { year: 2028 })).toBe('row=2028-03&year=2028')
    expect(write('row=2027-03', { from: januaryOf(2027) + 4 })).toBe('row=2028-03&from=2027-05')
    expect(write('row=2027-03', { row: null })).toBe('')
  })

  it('says this year, the usual view and no filter where it says nothing', () => {
    expect(read('')).toEqual({
      from: januaryOf(2027),
      year: 2027,
      view: 'planner',
      beside: null,
      category: 'all',
      calendar: 'all',
      day: null,
      event: null,
      occurrence: null,
      create: null,
      dialog: null,
      on: null,
      line: null,
      query: '',
      panel: null,
      tab: 'chat',
      target: null,
      enhance: null,
      at: null,
      moving: null,
      goal: null,
      changesOf: null,
      marked: null,
      counted: null,
      row: null,
    })
  })

  it('holds all that is open', () => {
    expect(
      read('year=2028&view=heat&beside=last&category=c1&calendar=k1&day=2028-02-29&event=e1&occurrence=2028-02-29'),
    ).toEqual({
      from: januaryOf(2028),
      year: 2028,
      view: 'heat',
      beside: 'last',
      category: 'c1',
      calendar: 'k1',
      day: '2028-02-29',
      event: 'e1',
      occurrence: '2028-02-29',
      create: null,
      dialog: null,
      on: null,
      line: null,
      query: '',
      panel: null,
      tab: 'chat',
      target: null,
      enhance: null,
      at: null,
      moving: null,
      goal: null,
      changesOf: null,
      marked: null,
      counted: null,
      row: null,
    })
  })

  it.each([
    ['day=2027-03-18', 2028, '2028-03-18'],
    ['year=2028&day=2028-02-29', 2027, '2027-02-28'],
    ['', 2028, null],
  ])('takes the open day along into another year: %s in %i', (search, year, day) => {
    const next = writeAddress(new URLSearchParams(search), { year }, defaults)
    expect(next.get('day')).toBe(day)
  })

  it('holds the day that quick add means, as long as that is open', () => {
    expect(read('dialog=quick-add&on=2027-12-03').on).toBe('2027-12-03')
    expect(read('dialog=quick-add&on=2027-02-30').on).toBeNull()
    expect(read('on=2027-12-03').on).toBeNull()
  })

  it.each([
    ['new=2027-03-01', { start: '2027-03-01', end: '2027-03-01', allDay: true }],
    ['new=2027-03-01..2027-03-05', { start: '2027-03-01', end: '2027-03-05', allDay: true }],
    ['new=2027-03-01T10:00..2027-03-01T11:30', { start: '2027-03-01T10:00', end: '2027-03-01T11:30', allDay: false }],
    ['new=2027-03-05..2027-03-01', null],
    ['new=2027-02-29', null],
    ['new=2027-03-01..2027-03-01T11:30', null],
    ['new=', null],
  ])('reads the days of a new event from %s', (search, draft) => {
    expect(read(search).create).toEqual(draft)
  })

  it.each([
    ['view=agenda', 'view', 'planner'],
    ['beside=next', 'beside', null],
    ['year=x', 'year', 2027],
    ['year=12', 'year', 2027],
    ['day=2027-02-30', 'day', null],
    ['dialog=everything', 'dialog', null],
    ['occurrence=2027-01-01', 'occurrence', null],
    ['category=', 'category', 'all'],
  ] as const)('takes %s as not said', (search, part, value) => {
    expect(read(search)[part]).toBe(value)
  })

  it('opens the event and not the form of a new one where it asks for both', () => {
    expect(read('event=e1&new=2027-03-01')).toMatchObject({ event: 'e1', create: null })
  })

  it.each([
    ['panel=assistant&mark=2027-06-07..2027-06-13', { from: '2027-06-07', to: '2027-06-13' }],
    ['mark=2027-06-07..2027-06-13', null],
    ['panel=assistant&mark=2027-06-13..2027-06-07', null],
    ['panel=assistant&mark=2027-06-31..2027-07-07', null],
    ['panel=assistant&mark=2027-06-07', null],
  ])('reads the days that the assistant points at from %s', (search, marked) => {
    expect(read(search).marked).toEqual(marked)
  })

  it.each([
    ['panel=assistant&tab=analysis', { panel: 'assistant', tab: 'analysis' }],
    ['panel=assistant&tab=nonsense', { panel: 'assistant', tab: 'chat' }],
    ['panel=free-time&tab=analysis', { panel: 'free-time', tab: 'chat', target: null, enhance: null }],
    ['panel=other&tab=analysis&target=x&enhance=e1', { panel: null, tab: 'chat', target: null, enhance: null }],
    ['panel=assistant&at=2027-01-01', { enhance: null, at: null }],
    ['panel=assistant&enhance=e1&at=2027-01-01', { enhance: 'e1', at: '2027-01-01' }],
    ['panel=assistant&tab=milestone&moving=m1', { tab: 'milestone', moving: 'm1' }],
    ['moving=m1', { panel: null, moving: null }],
  ])('reads what the assistant is asked for from %s', (search, asked) => {
    expect(read(search)).toMatchObject(asked)
  })

  it('keeps the year inside the window of two years back and seven ahead', () => {
    expect(yearWindow(2027)).toEqual({ first: 2025, last: 2034 })
    expect(['2024', '2025', '2034', '2035', '9999'].map((year) => read(`year=${year}`).year)).toEqual([
      2025, 2025, 2034, 2034, 2034,
    ])
  })
})

describe('writing the address', () => {
  it('leaves out what is usual, and keeps what is not its own', () => {
    expect(write('lng=en&year=2028&view=heat', { year: 2027, view: 'planner' })).toBe('lng=en')
  })

  it('changes only what it is told', () => {
    expect(write('beside=last', { year: 2028 })).toBe('beside=last&year=2028')
    expect(write('year=2028&day=2028-01-01', { view: 'months' })).toBe('year=2028&day=2028-01-01&view=months')
    expect(write('year=2028&day=2028-01-01', { day: null })).toBe('year=2028')
  })

  it('takes the occurrence away with its event', () => {
    expect(write('event=e1&occurrence=2027-01-01', { event: null })).toBe('')
    expect(write('event=e1&occurrence=2027-01-01', { event: 'e2' })).toBe('event=e2')
    expect(write('', { event: 'e1', occurrence: '2027-01-01T10:00' })).toBe('event=e1&occurrence=2027-01-01T10%3A00')
  })

  it('points at days, and at none again', () => {
    const marked = { from: '2027-06-07', to: '2027-06-13' }
    expect(write('', { marked })).toBe('mark=2027-06-07..2027-06-13')
    expect(write('mark=2027-06-07..2027-06-13', { marked: null })).toBe('')
    expect(write('mark=2027-06-07..2027-06-13', { view: 'heat' })).toBe('mark=2027-06-07..2027-06-13&view=heat')
  })

  it('opens a day or the assistant, and what is asked of the assistant goes with it', () => {
    expect(write('day=2027-03-18', { panel: 'assistant', tab: 'milestone', target: 'Run' })).toBe(
      'panel=assistant&tab=milestone&target=Run',
    )
    const open =
      'panel=assistant&tab=milestone&target=Run&enhance=e1&at=2027-03-18&moving=m1&mark=2027-06-07..2027-06-13'
    expect(write(open, { day: '2027-03-18' })).toBe('day=2027-03-18')
    expect(write(open, { panel: null })).toBe('')
    expect(write('panel=assistant&moving=m1', { moving: null })).toBe('panel=assistant')
    expect(write('panel=assistant', { moving: 'm1' })).toBe('panel=assistant&moving=m1')
    expect(write('panel=assistant', { tab: 'chat' })).toBe('panel=assistant')
  })

  it.each<CountedFigure>([
    { from: '2027-06-01', to: '2027-06-30', category: 'all', calendar: 'shown', goal: null, events: null, time: 'all' },
    {
      from: '2027-01-01',
      to: '2027-12-31',
      category: 'none',
      calendar: 'all',
      goal: 'g1',
      events: ['e1', 'e2'],
      time: 'over',
    },
    { from: '2027-06-07', to: '2027-06-13', category: 'c1', calendar: 'k1', goal: null, events: null, time: 'all' },
  ])('reads back the figure whose events it lists: %o', (counted) => {
    const written = write('view=heat', { counted })
    expect(read(written).counted).toEqual(counted)
    expect(write(written, { counted: null })).toBe('view=heat')
  })

  it('lists the events of days in order, of no more years than a goal may have', () => {
    expect(read('counted=2027-06-30..2027-06-01').counted).toBeNull()
    expect(read('counted=2026-12-28..2037-01-03').counted).toBeNull()
    expect(read('counted=2026-12-28..2036-12-26').counted).toMatchObject({ from: '2026-12-28', to: '2036-12-26' })
    expect(
      write('', { counted: shownFigure({ first: 20_000, last: 20_001 }, { category: 'c1', calendar: 'all' }) }),
    ).toBe('counted=2024-10-04..2024-10-05&counted-category=c1')
  })

  it('reads back the draft that it wrote', () => {
    for (const draft of [
      { start: '2027-03-01', end: '2027-03-01', allDay: true },
      { start: '2027-12-30', end: '2027-12-31', allDay: true },
      { start: '2027-03-01T22:00', end: '2027-03-02T01:00', allDay: false },
    ]) {
      expect(read(write('', { create: draft })).create).toEqual(draft)
    }
    expect(write('new=2027-03-01', { create: null })).toBe('')
  })
})

it('keeps what was said of a new event beside its times, and forgets it with them', () => {
  const create = {
    start: '2027-03-23T18:30',
    end: '2027-03-23T19:30',
    allDay: false,
    title: 'Yoga & tè',
    categoryId: 'health',
    calendarId: 'family',
    recurrence: 'FREQ=WEEKLY;BYDAY=TU',
    reminders: [
      { minutesBefore: 60, channel: 'display' },
      { minutesBefore: 1440, channel: 'email' },
    ],
  } as const
  const defaults = { currentYear: 2027, from: januaryOf(2027), view: 'planner' } as const
  const written = writeAddress(new URLSearchParams('lng=it'), { create }, defaults)
  expect(readAddress(written, defaults).create).toEqual(create)
  expect(writeAddress(written, { create: null }, defaults).toString()).toBe('lng=it')
})

it('takes reminders in an address as far as they are any', () => {
  const defaults = { currentYear: 2027, from: januaryOf(2027), view: 'planner' } as const
  const remindersOf = (text: string) =>
    readAddress(new URLSearchParams({ new: '2027-03-01', remind: text }), defaults).create?.reminders
  expect(remindersOf('0,10-email,-5,x,1e3,99999999,10-sms')).toEqual([
    { minutesBefore: 0, channel: 'display' },
    { minutesBefore: 10, channel: 'email' },
  ])
  expect(remindersOf(Array.from({ length: 12 }, (_, minutes) => minutes).join(','))).toHaveLength(10)
  expect(remindersOf('')).toBeUndefined()
})
