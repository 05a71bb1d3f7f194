import { describe, expect, it } from 'vitest'
import { dayOf, yearSpan } from './day.ts'
import {
  formatMonth,
  januaryOf,
  monthAt,
  monthDays,
  monthOf,
  numberOfMonth,
  parseMonth,
  twelveMonths,
  yearOfMonth,
} from './month.ts'

describe('a month of a year', () => {
  it('goes on over the turn of the year', () => {
    const december = monthAt(2026, 12)
    expect([yearOfMonth(december), numberOfMonth(december)]).toEqual([2026, 12])
    expect([yearOfMonth(december + 1), numberOfMonth(december + 1)]).toEqual([2027, 1])
  })

  it('T4: has the days of its month in any year from 1900 to 2200, one month after the other', () => {
    for (let month = januaryOf(1900); month < januaryOf(2200); month += 1) {
      const { first, last } = monthDays(month)
      expect([monthOf(first), monthOf(last)]).toEqual([month, month])
      expect(monthDays(month + 1).first).toBe(last + 1)
    }
  })

  it('T4: begins twelve months that are the calendar year only in January, with the leap day where there is one', () => {
    expect(twelveMonths(januaryOf(2028))).toEqual(yearSpan(2028))
    const { first, last } = twelveMonths(monthAt(2027, 9))
    expect([first, last]).toEqual([dayOf(2027, 9, 1), dayOf(2028, 8, 31)])
    expect(last - first + 1).toBe(366)
  })
})

describe('a month as text', () => {
  it.each(['2026-11', '2027-01', '0000-12', '9999-12'])('reads %s and writes it again', (text) => {
    const month = parseMonth(text)
    expect(month).not.toBeNull()
    expect(formatMonth(month!)).toBe(text)
  })

  it.each(['2026-13', '2026-00', '2026-1', '26-11', '2026-11-01', '2026', ' 2026-11', ''])(
    'takes %o for none',
    (text) => {
      expect(parseMonth(text)).toBeNull()
    },
  )
})
