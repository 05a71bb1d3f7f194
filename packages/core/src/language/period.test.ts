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
    ['how was last Christmas', 'en', '2025-12-25..2025-12-25'],
    ['the start of last week', 'en', '2026-05-11..2026-05-13'],
    ['the end of last week', 'en', '2026-05-15..2026-05-17'],
    ['what was on Monday of last week', 'en', '2026-05-11..2026-05-11'],
    ["who came on last week's Friday", 'en', '2026-05-15..2026-05-15'],
    ["last week's gym", 'en', '2026-05-11..2026-05-17'],
    ["yesterday's events", 'en', '2026-05-19..2026-05-19'],
    ["last year's half marathon", 'en', '2025-01-01..2025-12-31'],
    ["la mezza maratona dell'anno scorso", 'it', '2025-01-01..2025-12-31'],
    ['the 20th of last month', 'en', '2026-04-20..2026-04-20'],
    ['what did I do three months ago', 'en', '2026-02-01..2026-02-28'],
    ['what did I do two weeks ago', 'en', '2026-05-06..2026-05-06'],
    ['what did I do two years ago', 'en', '2024-01-01..2024-12-31'],
    ['this past weekend', 'en', '2026-05-16..2026-05-17'],
    ['Sunday, May 10', 'en', '2026-05-10..2026-05-10'],
    ['cosa ho fatto lo scorso Natale', 'it', '2025-12-25..2025-12-25'],
    ['cosa ho fatto nei due mesi passati', 'it', '2026-03-21..2026-05-20'],
    ['lunedì della settimana scorsa', 'it', '2026-05-11..2026-05-11'],
    ['il 20 del mese scorso', 'it', '2026-04-20..2026-04-20'],
    ['domenica 10 maggio', 'it', '2026-05-10..2026-05-10'],
    ['cosa ho fatto tre mesi fa', 'it', '2026-02-01..2026-02-28'],
    ['ultima domenica', 'it', '2026-05-17..2026-05-17'],
    ['inizio della settimana scorsa', 'it', '2026-05-11..2026-05-13'],
  ] as const)('may be over: %s', (text, language, days) => expect(daysIn(text, language)).toBe(days))

  it.each([
    ["today's events", '2026-05-20..2026-05-20'],
    ['tonight’s German class', '2026-05-20..2026-05-20'],
    ["this week's events", '2026-05-18..2026-05-24'],
    ["next month's calendar", '2026-06-01..2026-06-30'],
    ["June's events", '2026-06-01..2026-06-30'],
    ["what's on New Year's Eve", '2026-12-31..2026-12-31'],
    ["the boss's birthday", null],
  ])('are those that own something: %s', (text, days) => expect(daysIn(text, 'en')).toBe(days))

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
    ['what is due by the end of next week', 'en', '2026-05-20..2026-05-29'],
    ['what is due before the end of the year', 'en', '2026-05-20..2026-12-31'],
    ['what is due before the end of May', 'en', '2026-05-20..2026-05-31'],
    ['cosa scade prima della fine di giugno', 'it', '2026-05-20..2026-06-30'],
    ['cosa ho entro venerdì', 'it', '2026-05-20..2026-05-22'],
  ] as const)('begin or end with a day that is named: %s', (text, language, days) => {
    expect(daysIn(text, language)).toBe(days)
  })

  it.each([
    ['what do I have from 13 to 15 July', 'en', '2026-07-13..2026-07-15'],
    ['three days after Christmas', 'en', '2026-12-28..2026-12-28'],
    ['the last Sunday of May', 'en', '2026-05-31..2026-05-31'],
    ['last weekend of October', 'en', '2026-10-24..2026-10-25'],
    ['Black Friday of this year', 'en', '2026-11-27..2026-11-27'],
    ['around the end of June', 'en', '2026-06-21..2026-06-30'],
    ['from 23 December to 6 January', 'en', '2026-12-23..2027-01-06'],
    ['verso metà settembre', 'it', '2026-09-11..2026-09-20'],
    ['dal 23 dicembre al 6 gennaio', 'it', '2026-12-23..2027-01-06'],
    ['the rest of the week', 'en', '2026-05-20..2026-05-24'],
    ['ultima domenica di maggio', 'it', '2026-05-31..2026-05-31'],
    ['tre giorni dopo Natale', 'it', '2026-12-28..2026-12-28'],
    ['il resto del mese', 'it', '2026-05-20..2026-05-31'],
    ['cosa faccio in settimana', 'it', '2026-05-18..2026-05-24'],
  ] as const)('are said by all of their words: %s', (text, language, days) => {
    expect(daysIn(text, language)).toBe(days)
  })

  it('are none where a part of the words would be other days', () => {
    expect(daysIn('the third Tuesday after Christmas', 'en')).toBeNull()
    expect(daysIn('from the 28th to 3 August', 'en')).toBeNull()
    expect(daysIn('il terzo martedì dopo Natale', 'it')).toBeNull()
    expect(daysIn('capodanno cinese', 'it')).toBeNull()
    expect(daysIn('in settimana bianca', 'it')).toBeNull()
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
