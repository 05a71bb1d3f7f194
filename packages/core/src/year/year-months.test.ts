import { describe, expect, it } from 'vitest'
import { anItem, day } from '../test/year-item.ts'
import {
  dayOf,
  formatDay,
  isLeapYear,
  isoWeekOf,
  januaryOf,
  monthAt,
  startOfWeek,
  weekdayOf,
  type WeekStart,
} from '../date/index.ts'
import { itemsByMonth, monthsFrom, placeInWeek, weekdayOfColumn } from './year-months.ts'

const years = Array.from({ length: 301 }, (_, index) => 1900 + index)
const weekStarts: readonly WeekStart[] = [0, 6]

describe('monthsFrom', () => {
  it('T4: leaves no day out and counts none twice in any year from 1900 to 2200', () => {
    for (const year of years) {
      const months = monthsFrom(januaryOf(year))
      expect(months[0]?.first).toBe(dayOf(year, 1, 1))
      expect(months[11]?.last).toBe(dayOf(year + 1, 1, 1) - 1)
      for (const [index, month] of months.slice(1).entries()) expect(month.first).toBe(months[index]!.last + 1)
    }
  })

  it.each([
    [1900, 28],
    [1996, 29],
    [2000, 29],
    [2026, 28],
    [2028, 29],
    [2100, 28],
    [2200, 28],
  ])('T4: gives February %i its %i days', (year, days) => {
    const { first, last } = monthsFrom(januaryOf(year))[1]!
    expect(last - first + 1).toBe(days)
  })
})

describe('columns under weekdays', () => {
  it('T4: 37 columns are enough for every month from 1900 to 2200, and some month needs each of them', () => {
    for (const weekStart of weekStarts) {
      const lastColumns = years.flatMap((year) =>
        monthsFrom(januaryOf(year)).map(({ first, last }) => placeInWeek(first, weekStart) + last - first),
      )
      expect(Math.max(...lastColumns)).toBe(36)
    }
  })

  it('T4: each day stands under its own weekday, with weeks from Monday and from Sunday', () => {
    for (const weekStart of weekStarts) {
      for (const { first, last } of years.flatMap((year) => monthsFrom(januaryOf(year)))) {
        const offset = placeInWeek(first, weekStart)
        expect(weekdayOfColumn(offset, weekStart)).toBe(weekdayOf(first))
        expect(weekdayOfColumn(offset + last - first, weekStart)).toBe(weekdayOf(last))
      }
    }
  })

  it.each([
    ['2026-01-01', 3, 4],
    ['2027-01-01', 4, 5],
    ['2028-02-01', 1, 2],
    ['2023-01-01', 6, 0],
    ['1900-01-01', 0, 1],
    ['2200-12-01', 0, 1],
  ])('T4: %s begins in column %i, or %i with weeks from Sunday', (text, fromMonday, fromSunday) => {
    expect([placeInWeek(day(text), 0), placeInWeek(day(text), 6)]).toEqual([fromMonday, fromSunday])
  })
})

describe('weeks at the ends of years', () => {
  it.each([
    ['2020-12-31', 2020, 53],
    ['2021-01-03', 2020, 53],
    ['2021-01-04', 2021, 1],
    ['2024-12-29', 2024, 52],
    ['2024-12-30', 2025, 1],
    ['2026-12-31', 2026, 53],
    ['2027-01-03', 2026, 53],
    ['2027-01-04', 2027, 1],
    ['2027-12-31', 2027, 52],
    ['2028-01-01', 2027, 52],
    ['2000-01-02', 1999, 52],
    ['1900-01-01', 1900, 1],
    ['2100-01-01', 2099, 53],
    ['2200-12-31', 2201, 1],
  ])('T4: %s lies in week %i-W%i', (text, year, week) => {
    expect(isoWeekOf(day(text))).toEqual({ year, week })
  })

  it('T4: a year has 53 ISO weeks exactly where it begins or ends on a Thursday', () => {
    for (const year of years) {
      const first = weekdayOf(dayOf(year, 1, 1))
      const has53 = first === 3 || (isLeapYear(year) && first === 2)
      expect(isoWeekOf(dayOf(year, 12, 28)).week, String(year)).toBe(has53 ? 53 : 52)
    }
  })

  it.each([
    ['2027-01-01', '2026-12-28', '2026-12-27'],
    ['2027-01-03', '2026-12-28', '2027-01-03'],
    ['2028-02-29', '2028-02-28', '2028-02-27'],
  ])('T4: the week of %s starts on Monday %s, or on Sunday %s', (text, monday, sunday) => {
    expect([startOfWeek(day(text), 0), startOfWeek(day(text), 6)].map(formatDay)).toEqual([monday, sunday])
  })
})

describe('itemsByMonth', () => {
  it('files an item under each month that it touches and leaves other years out', () => {
    const trip = anItem('trip', day('2026-12-28'), day('2027-02-01'))
    const late = anItem('late', day('2027-12-31'), day('2028-01-02'))
    const other = anItem('other', day('2028-01-01'))
    const months = itemsByMonth([trip, late, other], januaryOf(2027)).map((items) => items.map((item) => item.title))
    expect(months).toEqual([['trip'], ['trip'], ...Array.from({ length: 9 }, () => []), ['late']])
  })

  it('files what goes over New Year under both months where they stand one below the other', () => {
    const trip = anItem('trip', day('2026-12-28'), day('2027-01-03'))
    const before = anItem('before', day('2026-10-31'))
    const months = itemsByMonth([before, trip], monthAt(2026, 11)).map((items) => items.map((item) => item.title))
    expect(months).toEqual([[], ['trip'], ['trip'], ...Array.from({ length: 9 }, () => [])])
  })
})
