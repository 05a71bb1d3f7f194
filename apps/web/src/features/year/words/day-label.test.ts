import { dayOf } from '@dodici/core/date'
import { describe, expect, it } from 'vitest'
import { texts } from '../../../i18n/texts.ts'
import { dayLabel, dayWords, type DayFacts } from './day-label.ts'

const facts: DayFacts = { day: dayOf(2026, 8, 4), events: 3, items: 3, level: 'normal', holiday: null }

function label(language: 'it' | 'en', said: Partial<DayFacts> = {}, measure: string | null = null) {
  const t = texts.changeLanguage(language)
  return dayLabel({ ...facts, ...said }, dayWords(t), measure)
}

describe('what a cell says of its day in Italian', () => {
  it('is its date, how many events it has and how full it is', () => {
    expect(label('it')).toBe('martedì 4 agosto 2026, 3 impegni, normale')
  })

  it('counts one event in the singular', () => {
    expect(label('it', { events: 1, level: 'light' })).toBe('martedì 4 agosto 2026, 1 impegno, leggero')
  })

  it('names a holiday after the date', () => {
    const ferragosto = { day: dayOf(2026, 8, 15), events: 0, items: 0, level: null, holiday: 'Ferragosto' } as const
    expect(label('it', ferragosto)).toBe('sabato 15 agosto 2026, Ferragosto, nessun impegno')
  })

  it('says the notes of a day that holds only what does not count, such as a birthday', () => {
    expect(label('it', { events: 0, items: 1, level: null })).toBe('martedì 4 agosto 2026, 1 nota')
  })

  it('says the hours where they are what is measured', () => {
    expect(label('it', {}, '5,5 h')).toBe('martedì 4 agosto 2026, 3 impegni, 5,5 h, normale')
  })
})

describe('what a cell says of its day in English', () => {
  it('is the same in English words', () => {
    expect(label('en')).toMatch(/^Tuesday,? (4 August|August 4,) 2026, 3 events, normal$/)
    expect(label('en', { events: 0, items: 0, level: null })).toMatch(/2026, no events$/)
    expect(label('en', { events: 12, level: 'superhot' })).toMatch(/12 events, blazing$/)
  })
})
