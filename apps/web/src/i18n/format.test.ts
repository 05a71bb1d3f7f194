import { dayOf, MINUTES_A_DAY } from '@dodici/core/date'
import { describe, expect, it, vi } from 'vitest'
import {
  formatAhead,
  formatDay,
  formatDays,
  formatList,
  formatNumber,
  formatSpan,
  formatTime,
  formatWait,
} from './format.ts'
import { texts } from './texts.ts'

const day = dayOf(2027, 3, 18)

describe('in Italian', () => {
  it('writes days, months and weekdays in lower case', () => {
    texts.changeLanguage('it')
    expect(formatDay(day, 'weekday-day-month')).toBe('giovedì 18 marzo')
    expect(formatDay(day, 'weekday-day-month-short')).toBe('gio 18 mar')
    expect(formatDay(day, 'weekday-narrow')).toBe('G')
    expect(formatDays(day, day + 6, 'day-month-year')).toBe('18–24 marzo 2027')
  })

  it('writes times, numbers, waits and lists', () => {
    texts.changeLanguage('it')
    expect(formatTime(day * MINUTES_A_DAY + 16 * 60 + 40)).toBe('16:40')
    expect(formatNumber(10_000)).toBe('10.000')
    expect(formatWait(1)).toBe('1 secondo')
    expect(formatWait(150)).toBe('3 minuti')
    expect(formatList(['Lavoro', 'Sport', 'Casa'])).toBe('Lavoro, Sport e Casa')
  })
})

describe('in English', () => {
  it('keeps the order that the region of the browser has', () => {
    texts.changeLanguage('en')
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US'])
    expect(formatDay(day, 'weekday-day-month')).toBe('Thursday, March 18')
    expect(formatTime(day * MINUTES_A_DAY + 16 * 60 + 40)).toMatch(/^4:40\sPM$/)
  })

  it('writes a time of twelve hours so that it stays in one line, whatever the engine puts between', () => {
    texts.changeLanguage('en')
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US'])
    const asWritten: { readonly format: unknown } = Intl.DateTimeFormat.prototype
    for (const between of [' ', '\u202F']) {
      vi.spyOn(asWritten, 'format', 'get').mockReturnValue(() => `4:40${between}PM`)
      expect(formatTime(day * MINUTES_A_DAY + 16 * 60 + 40)).toBe('4:40\u202FPM')
    }
  })

  it('is British where the browser speaks another language', () => {
    texts.changeLanguage('en')
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['it-IT'])
    expect(formatDay(day, 'weekday-day-month')).toBe('Thursday 18 March')
    expect(formatDay(day, 'month')).toBe('March')
  })
})

describe('how far ahead a day is', () => {
  it.each([
    [1, 'tra 1 giorno', 'in 1 day'],
    [13, 'tra 13 giorni', 'in 13 days'],
    [14, 'tra 2 settimane', 'in 2 weeks'],
    [63, 'tra 9 settimane', 'in 9 weeks'],
    [300, 'tra 43 settimane', 'in 43 weeks'],
    [400, 'tra 13 mesi', 'in 13 months'],
    [1100, 'tra 3 anni', 'in 3 years'],
  ])('is said of %i days', (days, italian, english) => {
    texts.changeLanguage('it')
    expect(formatAhead(days)).toBe(italian)
    texts.changeLanguage('en')
    expect(formatAhead(days)).toBe(english)
  })
})

it('writes a span with its weekdays, and one day once', () => {
  texts.changeLanguage('it')
  expect(formatSpan(day, day + 2)).toBe('gio 18 mar – sab 20 mar')
  expect(formatSpan(day, day)).toBe('gio 18 mar')
})
