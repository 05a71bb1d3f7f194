import { afterAll, describe, expect, it } from 'vitest'
import { beforeWords } from './reminder-time-words.ts'
import { texts } from './texts.ts'

const cases: readonly (readonly [minutes: number, allDayAt: string | null, en: string, it: string])[] = [
  [0, null, 'at the start', 'all’inizio'],
  [1, null, '1 minute before', '1 minuto prima'],
  [90, null, '90 minutes before', '90 minuti prima'],
  [1_275, null, '21 hours and 15 min before', '21 ore e 15 min prima'],
  [60, null, '1 hour before', '1 ora prima'],
  [1_440, null, '1 day before', '1 giorno prima'],
  [10_080, null, '1 week before', '1 settimana prima'],
  [30_240, null, '3 weeks before', '3 settimane prima'],
  [0, '09:00', 'on the day at 9:00 AM', 'il giorno stesso alle 09:00'],
  [10, '09:00', 'on the day at 8:50 AM', 'il giorno stesso alle 08:50'],
  [1_440, '09:00', 'the day before at 9:00 AM', 'il giorno prima alle 09:00'],
  [600, '09:00', 'the day before at 11:00 PM', 'il giorno prima alle 23:00'],
  [1_440, '01:30', 'the day before at 1:30 AM', 'il giorno prima alle 01:30'],
  [540, '09:00', 'on the day at midnight', 'il giorno stesso a mezzanotte'],
  [2_880, '07:15', '2 days before at 7:15 AM', '2 giorni prima alle 07:15'],
  [10_080, '09:00', 'a week before at 9:00 AM', 'una settimana prima alle 09:00'],
  [30_240, '09:00', '3 weeks before at 9:00 AM', '3 settimane prima alle 09:00'],
]

afterAll(() => {
  texts.changeLanguage('en')
})

describe.each([
  ['en', 2],
  ['it', 3],
] as const)('how long before its event a reminder comes (%s)', (language, place) => {
  it.each(cases)('%i minutes, all day at %s', (...said) => {
    texts.changeLanguage(language)
    const words = beforeWords(said[0], said[1], texts.t)
    expect(words.replace(/\s/g, ' ')).toBe(said[place])
  })
})
