import { dayOf, formatMonth, januaryOf, monthAt, parseMonth } from '@dodici/core/date'
import { beforeEach, describe, expect, it } from 'vitest'
import { readAddress, writeAddress, type AddressPatch } from './calendar-address.ts'
import { isInMonths, monthNumbered, monthsWith, yearOfMonths, yearsTouched } from './shown-months.ts'
import { changeYearStart, usualFrom, yearStart } from './year-start.ts'

const month = (text: string) => parseMonth(text)!
const defaults = { currentYear: 2027, from: januaryOf(2027), view: 'planner' } as const
const fromIn = (search: string, usual = defaults.from): string =>
  formatMonth(readAddress(new URLSearchParams(search), { ...defaults, from: usual }).from)
const write = (search: string, patch: AddressPatch, usual = defaults.from): string =>
  writeAddress(new URLSearchParams(search), patch, { ...defaults, from: usual }).toString()

describe('twelve months', () => {
  it.each([
    ['2027-01', 2027, [2027]],
    ['2026-11', 2027, [2026, 2027]],
    ['2026-09', 2027, [2026, 2027]],
    ['2026-04', 2026, [2026, 2027]],
    ['2026-07', 2026, [2026, 2027]],
    ['2026-08', 2027, [2026, 2027]],
  ])('from %s belong to %i and touch %j', (from, year, years) => {
    expect([yearOfMonths(month(from)), yearsTouched(month(from))]).toEqual([year, years])
  })

  it.each([
    ['2026-11', dayOf(2026, 11, 1), '2026-11'],
    ['2026-11', dayOf(2027, 10, 31), '2026-11'],
    ['2026-11', dayOf(2026, 10, 31), '2025-11'],
    ['2026-11', dayOf(2029, 1, 1), '2028-11'],
    ['2027-01', dayOf(2026, 12, 31), '2026-01'],
  ])('that begin as %s does and hold a day are found', (from, day, found) => {
    expect(formatMonth(monthsWith(month(from), day))).toBe(found)
    expect(isInMonths(month(from), day)).toBe(found === from)
  })

  it('have one month of each number', () => {
    expect([11, 12, 1, 10].map((number) => formatMonth(monthNumbered(number, month('2026-11'))))).toEqual([
      '2026-11',
      '2026-12',
      '2027-01',
      '2027-10',
    ])
  })
})

describe('the first month in the address', () => {
  it.each([
    ['from=2026-11', '2026-11'],
    ['from=2026-11&year=2030', '2026-11'],
    ['year=2028', '2028-01'],
    ['from=2026-13', '2027-01'],
    ['from=1999-05', '2025-01'],
    ['from=2034-02', '2034-01'],
    ['', '2027-01'],
  ])('%s is read as %s', (search, from) => {
    expect(fromIn(search)).toBe(from)
  })

  it('is the usual one where it says none, and left out where it is that', () => {
    const usual = month('2026-09')
    expect(fromIn('', usual)).toBe('2026-09')
    expect(write('from=2027-11&view=heat', { from: usual }, usual)).toBe('view=heat')
    expect(write('', { from: januaryOf(2027) }, usual)).toBe('year=2027')
    expect(write('year=2027', { from: month('2027-03') }, usual)).toBe('from=2027-03')
  })

  it('goes on by years with the same month, up to what can be shown', () => {
    expect(write('from=2026-11', { year: 2028 })).toBe('from=2027-11')
    expect(write('from=2033-11', { year: 2035 })).toBe('year=2034')
    expect(write('from=2025-03', { year: 2024 })).toBe('year=2025')
  })

  it('stays where it holds the wanted day, and else leads to months that do', () => {
    expect(write('from=2026-11', { holding: dayOf(2026, 12, 5) })).toBe('from=2026-11')
    expect(write('from=2026-11', { holding: dayOf(2027, 11, 1) })).toBe('from=2027-11')
    expect(write('from=2033-11', { holding: dayOf(2034, 12, 31) })).toBe('year=2034')
    expect(write('from=2025-11', { holding: dayOf(2025, 2, 1) })).toBe('year=2025')
  })

  it.each([
    ['from=2026-11&day=2027-02-10', '2027-01', '2027-02-10'],
    ['from=2026-11&day=2026-12-24', '2027-01', '2027-12-24'],
    ['from=2027-11&day=2028-02-29', '2026-11', '2027-02-28'],
  ])('takes the open day along where it would not be shown: %s from %s', (search, from, day) => {
    expect(new URLSearchParams(write(search, { from: month(from) })).get('day')).toBe(day)
  })
})

describe('where a year begins', () => {
  beforeEach(() => localStorage.clear())

  it.each([
    [1, dayOf(2026, 11, 29), '2026-01'],
    [9, dayOf(2026, 11, 29), '2026-09'],
    [9, dayOf(2026, 8, 31), '2025-09'],
    [12, dayOf(2026, 11, 29), '2025-12'],
    [0, dayOf(2026, 11, 29), '2026-11'],
  ])('is, of month %i, in the one before a day or at it', (start, day, from) => {
    expect(usualFrom(start, day)).toBe(month(from))
    expect(isInMonths(usualFrom(start, day), day)).toBe(true)
  })

  it.each(['{"month":13}', '{"month":"9"}', '{"month":1.5}', '[', '{}'])('is January where %s is stored', (text) => {
    localStorage.setItem('year-start', text)
    expect(yearStart()).toBe(1)
  })

  it('is remembered', () => {
    changeYearStart(9)
    expect(yearStart()).toBe(9)
    expect(monthAt(2026, 9)).toBe(usualFrom(yearStart(), dayOf(2026, 9, 1)))
  })
})
