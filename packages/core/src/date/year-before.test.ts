import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { dayOf, weekdayOf, type Day } from './day.ts'
import { januaryOf, monthDays, monthOf } from './month.ts'
import { formatDay, parseDay } from './text.ts'
import { isoWeekOf, startOfWeek } from './week.ts'
import { dayBefore, monthBefore, sameDateBefore, sameWeekdayBefore } from './year-before.ts'

const day = (text: string): Day => {
  const read = parseDay(text)
  if (read === null) throw new Error(`${text} is no day`)
  return read
}
const week = (text: string): string => {
  const { year, week } = isoWeekOf(day(text))
  return `${year}-W${String(week).padStart(2, '0')}`
}

describe('the day of a year before', () => {
  it.each([
    // The day, its ISO week; the same weekday a year before, its ISO week; the same date.
    ['2027-03-18', '2027-W11', '2026-03-19', '2026-W12', '2026-03-18'],
    ['2026-01-01', '2026-W01', '2025-01-02', '2025-W01', '2025-01-01'],
    ['2026-12-31', '2026-W53', '2026-01-01', '2026-W01', '2025-12-31'],
    ['2027-01-01', '2026-W53', '2026-01-02', '2026-W01', '2026-01-01'],
    ['2027-01-03', '2026-W53', '2026-01-04', '2026-W01', '2026-01-03'],
    ['2027-01-04', '2027-W01', '2026-01-05', '2026-W02', '2026-01-04'],
    ['2021-01-01', '2020-W53', '2020-01-03', '2020-W01', '2020-01-01'],
    ['2021-12-31', '2021-W52', '2021-01-01', '2020-W53', '2020-12-31'],
    ['2028-01-01', '2027-W52', '2027-01-02', '2026-W53', '2027-01-01'],
    ['2028-02-28', '2028-W09', '2027-03-01', '2027-W09', '2027-02-28'],
    ['2028-02-29', '2028-W09', '2027-03-02', '2027-W09', null],
    ['2028-03-01', '2028-W09', '2027-03-03', '2027-W09', '2027-03-01'],
    ['2028-12-31', '2028-W52', '2028-01-02', '2027-W52', '2027-12-31'],
    ['2029-02-28', '2029-W09', '2028-03-01', '2028-W09', '2028-02-28'],
    ['2029-03-01', '2029-W09', '2028-03-02', '2028-W09', '2028-03-01'],
    ['1901-03-01', '1901-W09', '1900-03-02', '1900-W09', '1900-03-01'],
    ['2000-02-29', '2000-W09', '1999-03-02', '1999-W09', null],
    ['2100-03-01', '2100-W09', '2099-03-02', '2099-W10', '2099-03-01'],
    ['2105-01-01', '2105-W01', '2104-01-03', '2104-W01', '2104-01-01'],
    ['2200-12-31', '2201-W01', '2200-01-01', '2200-W01', '2199-12-31'],
  ])('T4: %s (%s) has %s (%s) of its weekday, and the date %s', (...row) => {
    const [shown, itsWeek, weekday, weekBefore, date] = row as [string, string, string, string, string | null]
    expect(week(shown)).toBe(itsWeek)
    expect(formatDay(sameWeekdayBefore(day(shown)))).toBe(weekday)
    expect(week(weekday)).toBe(weekBefore)
    expect(sameDateBefore(day(shown))).toBe(date === null ? null : day(date))
    expect(dayBefore(day(shown), 'weekday')).toBe(day(weekday))
    expect(dayBefore(day(shown), 'date')).toBe(date === null ? null : day(date))
  })

  it('T4: is the nearest of its weekday to the same date, in a whole week of either start, from 1900 to 2200', () => {
    const days = fc.integer({ min: dayOf(1900, 1, 1), max: dayOf(2200, 12, 31) })
    fc.assert(
      fc.property(days, fc.constantFrom(0 as const, 6 as const), (shown, weekStart) => {
        const before = sameWeekdayBefore(shown)
        expect(weekdayOf(before)).toBe(weekdayOf(shown))
        const away = before - (sameDateBefore(shown) ?? sameDateBefore(shown - 1)! + 1)
        expect(away).toBeGreaterThanOrEqual(1)
        expect(away).toBeLessThanOrEqual(2)
        expect(startOfWeek(before, weekStart)).toBe(sameWeekdayBefore(startOfWeek(shown, weekStart)))
      }),
      { seed: testSeed, numRuns: testCounts.propertyRuns },
    )
  })

  it('T4: gives the days of each month in a row and in order, by weekday and by date, from 1900 to 2200', () => {
    const wrong: string[] = []
    for (let month = januaryOf(1900); month < januaryOf(2201); month += 1) {
      const { first, last } = monthDays(month)
      const byWeekday = monthBefore(month, 'weekday')
      const byDate = monthBefore(month, 'date')
      for (let shown = first; shown <= last; shown += 1) {
        const [weekday, date] = [byWeekday.first + shown - first, byDate.first + shown - first]
        if (dayBefore(shown, 'weekday') !== weekday) wrong.push(`${formatDay(shown)} by weekday`)
        if (dayBefore(shown, 'date') !== (date > byDate.last ? null : date)) wrong.push(`${formatDay(shown)} by date`)
      }
      expect(byWeekday.last - byWeekday.first).toBe(last - first)
      expect([monthOf(byDate.first), monthOf(byDate.last)]).toEqual([month - 12, month - 12])
    }
    expect(wrong).toEqual([])
  })
})
