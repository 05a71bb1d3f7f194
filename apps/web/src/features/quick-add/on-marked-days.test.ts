import { parseDay } from '@dodici/core/date'
import { parseQuickAdd, type QuickAddSurroundings } from '@dodici/core/language'
import { expect, it } from 'vitest'
import { onMarkedDays } from './on-marked-days.ts'

const surroundings: QuickAddSurroundings = {
  ...{ language: 'en', weekStart: 0, country: 'GB', day: '2027-08-10', year: 2027, now: '2027-03-18T10:00' },
  ...{ categories: [], calendars: [], newCategories: false },
}
const days = (from: string, to = from) => ({ first: parseDay(from)!, last: parseDay(to)! })
const read = (text: string, marked = days('2027-08-10', '2027-08-14')) => {
  const { title, start, end, allDay } = onMarkedDays(parseQuickAdd(text, surroundings), marked)
  return { title, start, end, allDay }
}

it.each([
  ['Elba', { title: 'Elba', start: '2027-08-10', end: '2027-08-14', allDay: true }],
  ['Fair at 9am', { title: 'Fair', start: '2027-08-10T09:00', end: '2027-08-14T10:00', allDay: false }],
  ['Dentist on 3 September', { title: 'Dentist', start: '2027-09-03', end: '2027-09-03', allDay: true }],
])('takes the marked days for “%s”, unless it says a day', (text, event) => {
  expect(read(text)).toEqual(event)
})

it('keeps an hour on a single marked day', () => {
  expect(read('Dinner 8pm', days('2027-08-10'))).toEqual({
    ...{ title: 'Dinner', start: '2027-08-10T20:00', end: '2027-08-10T21:00', allDay: false },
  })
})

it('leaves a repetition what it says', () => {
  expect(
    onMarkedDays(parseQuickAdd('Yoga every Tuesday', surroundings), days('2027-08-10', '2027-08-14')),
  ).toMatchObject({
    ...{ title: 'Yoga', start: '2027-08-10', end: '2027-08-10' },
  })
})

it('assumes no day, since they are marked', () => {
  const { understood } = onMarkedDays(parseQuickAdd('Fair at 9am', surroundings), days('2027-08-10', '2027-08-14'))
  expect(understood.map(({ kind }) => kind)).toEqual(['time'])
})
