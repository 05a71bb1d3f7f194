import { describe, expect, it } from 'vitest'
import { formatDay } from '../date/index.ts'
import { doubtfulDateIn, readPeriod, type PeriodSurroundings } from './period.ts'

/** Wednesday, 20 May 2026. */
const at = (language: 'it' | 'en', more: Partial<PeriodSurroundings> = {}): PeriodSurroundings => ({
  ...{ language, now: '2026-05-20T10:00', weekStart: 0, year: 2026, isAhead: false },
  ...more,
})

function daysIn(text: string, language: 'it' | 'en', more: Partial<PeriodSurroundings> = {}): string | null {
  const period = readPeriod(text, at(language, more))
  return period && [period.first, period.last].map(formatDay).join('..')
}

describe('the days of a question', () => {
  it.each([
    ['what did I do last week', 'en', '2026-05-11..2026-05-17'],
    ['how many events last month', 'en', '2026-04-01..2026-04-30'],
    ['what was on last Friday', 'en', '2026-05-15..2026-05-15'],
    ['events of last quarter', 'en', '2026-01-01..2026-03-31'],
    ['what did I do last summer', 'en', '2025-06-21..2025-09-22'],
    ['the past few weeks', 'en', '2026-04-23..2026-05-20'],
    ['cosa ho fatto la settimana scorsa', 'it', '2026-05-11..2026-05-17'],
    ["cosa ho fatto l'estate scorsa", 'it', '2025-06-21..2025-09-22'],
    ['gli ultimi 3 mesi', 'it', '2026-02-21..2026-05-20'],
    ['marzo dell’anno scorso', 'it', '2025-03-01..2025-03-31'],
    ['cosa ho fatto ieri', 'it', '2026-05-19..2026-05-19'],
  ] as const)('may be over: %s', (text, language, days) => expect(daysIn(text, language)).toBe(days))

  it.each([
    ['how many events in March', 'en', '2026-03-01..2026-03-31'],
    ['what do I have on 3 March', 'en', '2026-03-03..2026-03-03'],
    ['impegni di marzo', 'it', '2026-03-01..2026-03-31'],
    ['inizio marzo', 'it', '2026-03-01..2026-03-10'],
    ['this year', 'en', '2026-01-01..2026-12-31'],
  ] as const)('come each year: those of the year that is shown are meant: %s', (text, language, days) => {
    expect(daysIn(text, language)).toBe(days)
    expect(daysIn(text, language, { year: 2028 })).toBe(days.replaceAll('2026', '2028'))
  })

  it('are the next ones where only what comes can be meant', () => {
    expect(daysIn('when am I free in March', 'en', { isAhead: true })).toBe('2027-03-01..2027-03-31')
    expect(daysIn('on 3 March', 'en', { isAhead: true })).toBe('2027-03-03..2027-03-03')
  })

  it.each([
    ['what do I have before Christmas', 'en', '2026-05-20..2026-12-24'],
    ['what is due by June', 'en', '2026-05-20..2026-06-30'],
    ['what is there after July', 'en', '2026-08-01..2026-12-31'],
    ['cosa ho da qui a Natale', 'it', '2026-05-20..2026-12-25'],
    ['cosa ho entro venerdì', 'it', '2026-05-20..2026-05-22'],
  ] as const)('begin or end with a day that is named: %s', (text, language, days) => {
    expect(daysIn(text, language)).toBe(days)
  })

  it('say where they stand', () => {
    const text = 'what do I have next week?'
    const period = readPeriod(text, at('en'))
    expect(text.slice(period?.from, period?.to)).toBe('next week')
  })

  it('are not those of a thing that has a day in its name', () => {
    expect(daysIn('what is on the weekend of the wedding', 'en')).toBeNull()
    expect(daysIn('cosa ho il weekend del matrimonio', 'it')).toBeNull()
  })

  it('are none where a date cannot be, which is told', () => {
    expect(daysIn('ho impegni il 31 febbraio?', 'it')).toBeNull()
    expect(doubtfulDateIn('ho impegni il 31 febbraio?', at('it'))).toBe('31 febbraio')
    expect(doubtfulDateIn('what is on 12/05?', at('en'))).toBe('12/05')
    expect(doubtfulDateIn('what is on 12 May?', at('en'))).toBeNull()
  })
})
