import { describe, expect, it } from 'vitest'
import { italianWords } from '../it/italian-words.ts'
import { markHour, sayHour } from './hour-marks.ts'
import { withHours } from './written-hours.ts'

describe('the hours of an answer', () => {
  it.each([
    ['h23', 'en', 'at 13:05'],
    ['h12', 'en', 'at 1:05\u202FPM'],
  ] as const)('are written by %s, in %s', (cycle, language, expected) => {
    expect(withHours(`at ${sayHour(13 * 60 + 5)}`, cycle, language)).toBe(expected)
  })

  it('keep the end of the day and hours without minutes', () => {
    const text = `between ${markHour('9')} and ${markHour('24:00')}`
    expect(withHours(text, 'h23', 'en')).toBe('between 9 and 24:00')
    expect(withHours(text, 'h12', 'en')).toBe('between 9:00\u202FAM and 12:00\u202FAM')
  })

  it('have the Italian article of one o’clock where that is written', () => {
    const text = `dalle ${sayHour(780)} alle ${sayHour(790)}, prima delle ${sayHour(60)}, tra le ${sayHour(61)} e le ${sayHour(840)}`
    expect(withHours(text, 'h12', 'it').replaceAll('\u202F', ' ')).toBe(
      'dall’1:00 PM all’1:10 PM, prima dell’1:00 AM, tra l’1:01 AM e le 2:00 PM',
    )
    expect(withHours(text, 'h23', 'it')).toBe('dalle 13:00 alle 13:10, prima delle 01:00, tra le 01:01 e le 14:00')
  })

  it('are no part of what is quoted', () => {
    const title = `Alle ${markHour('13:00')} e alle 13:00`
    expect(withHours(italianWords.quoted(title), 'h12', 'it')).toBe('«Alle 13:00 e alle 13:00»')
  })
})
