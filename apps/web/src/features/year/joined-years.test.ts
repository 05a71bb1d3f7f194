import { parseMonth } from '@dodici/core/date'
import { expect, it } from 'vitest'
import { sampleEvent } from '../../test/samples.ts'
import { eventsOf, holidaysByDay, itemsFrom } from './joined-years.ts'

const november = parseMonth('2026-11')!
const skiing = sampleEvent({ _id: 'skiing', title: 'Skiing', start: '2026-12-28', end: '2027-01-03' })
const yoga = (...days: string[]) =>
  sampleEvent({
    _id: 'yoga',
    title: 'Yoga',
    recurrence: 'FREQ=WEEKLY',
    occurrences: days.map((day) => ({ start: day, end: day, recurrenceId: day })),
  })
const of2026 = [
  sampleEvent({ _id: 'march', start: '2026-03-05' }),
  sampleEvent({ _id: 'autumn', start: '2026-10-30', end: '2026-11-02' }),
  skiing,
  yoga('2026-10-31', '2026-12-30'),
]
const of2027 = [skiing, yoga('2027-01-06', '2027-11-03'), sampleEvent({ _id: 'late', start: '2027-11-01' })]

it('has of the answers of two years what touches the months, each once', () => {
  expect(itemsFrom(november, [of2026, of2027]).map(({ id }) => id)).toEqual([
    'autumn',
    'skiing',
    'yoga/2026-12-30',
    'yoga/2027-01-06',
  ])
})

it('stays the same list while the answers are the same', () => {
  expect(itemsFrom(november, [of2026, of2027])).toBe(itemsFrom(november, [of2026, of2027]))
  expect(eventsOf([of2026, of2027])).toBe(eventsOf([of2026, of2027]))
})

it('of a calendar year has the answer of that year, as it is', () => {
  expect(itemsFrom(parseMonth('2026-01')!, [of2026])).toHaveLength(5)
  expect(eventsOf([of2026])).toBe(of2026)
})

it('names the holidays of both years, each day once', () => {
  const [christmas, newYear] = [
    { date: '2026-12-25', name: 'Christmas' },
    { date: '2027-01-01', name: 'New Year' },
  ]
  expect(holidaysByDay([[christmas, { ...christmas, name: 'Again' }], [newYear]]).map(({ name }) => name)).toEqual([
    'Christmas',
    'New Year',
  ])
})
