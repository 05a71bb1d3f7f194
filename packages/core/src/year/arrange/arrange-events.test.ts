import { expect, it } from 'vitest'
import { arrangeEvents, type ArrangeableEvent } from './arrange-events.ts'

const event = (rest: Partial<ArrangeableEvent> = {}): ArrangeableEvent => ({
  _id: 'trip',
  calendarId: 'c1',
  categoryId: 'travel',
  title: 'Elba',
  description: 'by boat',
  location: '',
  url: '',
  kind: 'event',
  status: 'confirmed',
  busy: true,
  away: null,
  allDay: true,
  recurrence: null,
  start: '2027-04-30',
  end: '2027-05-03',
  occurrences: [{ start: '2027-04-30', end: '2027-05-03' }],
  ...rest,
})

const series = event({
  _id: 'gym',
  title: 'Gym',
  allDay: false,
  recurrence: 'FREQ=WEEKLY',
  start: '2027-05-03T18:00',
  end: '2027-05-03T19:00',
  occurrences: ['2027-05-03', '2027-05-10', '2027-05-17'].map((day) => ({
    start: `${day}T18:00`,
    end: `${day}T19:00`,
    recurrenceId: `${day}T18:00`,
  })),
})

const startsOf = (events: readonly ArrangeableEvent[], id: string) =>
  events.find(({ _id }) => _id === id)?.occurrences.map(({ start }) => start)

const whole = { eventId: 'trip', recurrenceId: null, scope: 'all' } as const
const second = { eventId: 'gym', recurrenceId: '2027-05-10T18:00' } as const

it('moves an event over the end of a month, and leaves the others the same objects', () => {
  const before = [event(), series]
  const after = arrangeEvents(before, [whole], { kind: 'shift', startDays: 3, endDays: 3 })
  expect(after[0]).toMatchObject({
    start: '2027-05-03',
    end: '2027-05-06',
    occurrences: [{ start: '2027-05-03', end: '2027-05-06' }],
  })
  expect(after[1]).toBe(series)
})

it('makes an event longer by its end alone', () => {
  const [after] = arrangeEvents([event()], [whole], { kind: 'shift', startDays: 0, endDays: 2 })
  expect(after?.occurrences).toEqual([{ start: '2027-04-30', end: '2027-05-05' }])
})

it.each([
  ['one occurrence', 'this', ['2027-05-03T18:00', '2027-05-11T18:00', '2027-05-17T18:00']],
  ['one and all that follow', 'following', ['2027-05-03T18:00', '2027-05-11T18:00', '2027-05-18T18:00']],
  ['the whole series', 'all', ['2027-05-04T18:00', '2027-05-11T18:00', '2027-05-18T18:00']],
] as const)('moves %s of a series, at the same hour', (_name, scope, expected) => {
  const after = arrangeEvents([series], [{ ...second, scope }], { kind: 'shift', startDays: 1, endDays: 1 })
  expect(startsOf(after, 'gym')).toEqual(expected)
})

it('deletes events and occurrences', () => {
  const after = arrangeEvents([event(), series], [whole, { ...second, scope: 'this' }], { kind: 'delete' })
  expect(startsOf(after, 'trip')).toBeUndefined()
  expect(startsOf(after, 'gym')).toEqual(['2027-05-03T18:00', '2027-05-17T18:00'])
})

it('gives an event another category, and an occurrence one of its own with all that it said', () => {
  const parts = [whole, { ...second, scope: 'this' }] as const
  const after = arrangeEvents([event(), series], parts, { kind: 'category', categoryId: 'family' })
  expect(after[0]?.categoryId).toBe('family')
  expect(after[1]?.categoryId).toBe('travel')
  expect(after[1]?.occurrences[1]?.changed).toMatchObject({
    categoryId: 'family',
    title: 'Gym',
    description: 'by boat',
  })
  expect(after[1]?.occurrences[0]?.changed).toBeUndefined()
})
