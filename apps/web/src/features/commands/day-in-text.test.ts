import { formatDay, parseDay } from '@dodici/core/date'
import { expect, it } from 'vitest'
import { dayInText } from './day-in-text.ts'

const today = parseDay('2027-03-18') ?? Number.NaN

const said = (text: string, language: 'it' | 'en') => {
  const day = dayInText(text, { language, today, weekStart: 0 })
  return day === null ? null : formatDay(day)
}

it.each([
  ['it', 'domani', '2027-03-19'],
  ['it', 'Pasqua', '2027-03-28'],
  ['it', 'fra 3 settimane', '2027-04-08'],
  ['it', 'ferragosto', '2027-08-15'],
  ['it', 'dal 10 al 15 maggio', '2027-05-10'],
  ['en', 'next Friday', '2027-03-26'],
  ['en', 'the 1st Monday of June', '2027-06-07'],
] as const)('in %s: %s', (language, text, date) => {
  expect(said(text, language)).toBe(date)
})

it.each(['', 'ho 40 anni', 'dentista domani', 'alle 15', 'domani alle 15', 'ogni lunedì', '#salute'])(
  'is no day: %j',
  (text) => {
    expect(said(text, 'it')).toBeNull()
  },
)
