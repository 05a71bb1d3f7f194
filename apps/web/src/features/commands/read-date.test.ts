import { formatDay } from '@dodici/core/date'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDate, readYear, type DateHabits } from './read-date.ts'

const monthsIn = (locale: string) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2027, month)),
  )
const italian: DateHabits = { months: monthsIn('it'), isMonthFirst: false, year: 2027 }
const british: DateHabits = { months: monthsIn('en-GB'), isMonthFirst: false, year: 2027 }
const american: DateHabits = { months: monthsIn('en-US'), isMonthFirst: true, year: 2027 }

const read = (text: string, habits: DateHabits) => {
  const day = readDate(text, habits)
  return day === null ? null : formatDay(day)
}

describe('a date', () => {
  it.each([
    ['18/3', '2027-03-18'],
    ['18.3.', null],
    [' 8/3 ', '2027-03-08'],
    ['18-03-2028', '2028-03-18'],
    ['18.3.28', '2028-03-18'],
    ['18 3', '2027-03-18'],
    ['2028-02-29', '2028-02-29'],
    ['2028/2/9', '2028-02-09'],
    ['18 marzo', '2027-03-18'],
    ['18 MAR 2026', '2026-03-18'],
    ['1º maggio', '2027-05-01'],
    ['marzo 18', '2027-03-18'],
  ])('is read in Italian from %s', (text, date) => {
    expect(read(text, italian)).toBe(date)
  })

  it.each([
    ['3/4', british, '2027-04-03'],
    ['3/4', american, '2027-03-04'],
    ['12/25', american, '2027-12-25'],
    ['March 18, 2028', american, '2028-03-18'],
    ['18th of March', british, '2027-03-18'],
    ['dec 1st', british, '2027-12-01'],
  ])('is read in English from %s', (text, habits, date) => {
    expect(read(text, habits)).toBe(date)
  })

  it.each([
    ...['', 'oggi', '18', '2027', '18/', '18/13', '31/6', '29/2', '29/2/2027', '0/1', '18/3/277', '18/3/2027 ore 10'],
    ...['18 mar 20288', '18 foo', '31 giugno', 'evento 18', '1 ma', '2027-02-30', '12/25', '1/2/3/4', '-1/2'],
  ])('is not read from %j: nothing is better than a guess', (text) => {
    expect(read(text, italian)).toBeNull()
  })

  it('is not read from a month that could be two', () => {
    expect(read('3 xyz', { ...italian, months: ['xyzan', 'xyzul', ...italian.months.slice(2)] })).toBeNull()
  })

  it('is read back from each of its written forms', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(day, fc.constantFrom('/', '-', '.', ' '), (date, sign) => {
        const iso = date.toISOString().slice(0, 10)
        const [year = '', month = '', dayOfMonth = ''] = iso.split('-')
        expect(read([Number(dayOfMonth), Number(month), year].join(sign), italian)).toBe(iso)
        expect(read([month, dayOfMonth, year].join(sign), american)).toBe(iso)
        expect(read(`${dayOfMonth} ${italian.months[Number(month) - 1] ?? ''} ${year}`, italian)).toBe(iso)
      }),
    )
  })
})

it('a year is four digits', () => {
  expect([' 2027 ', '202', '20270', '2 27', 'anno 2027'].map(readYear)).toEqual([2027, null, null, null, null])
})
