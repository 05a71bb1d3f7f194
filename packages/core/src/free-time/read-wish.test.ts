import { describe, expect, it } from 'vitest'
import { formatDay } from '../date/index.ts'
import type { Language } from '../language/index.ts'
import { readWish } from './index.ts'

const read = (language: Language, text: string) => {
  const surroundings = { now: '2027-03-18T10:00', weekStart: 0, country: 'IT', year: 2027, isAhead: true } as const
  const wish = readWish(text, { language, ...surroundings })
  if (wish === null) return null
  const { kind, days, period, unread } = wish
  return [kind, days, period && `${formatDay(period.first)}..${formatDay(period.last)}`, unread.join(' ')]
}

describe('a wish for free time', () => {
  it.each([
    ['10 days off between April and June', 'off', 10, '2027-04-01..2027-06-30', ''],
    ['five quiet days', 'quiet', 5, null, ''],
    ['a free weekend', 'weekend', null, null, ''],
    ['a free weekend in May', 'weekend', null, '2027-05-01..2027-05-31', ''],
    ['I would like a week off in July, please', 'off', 7, '2027-07-01..2027-07-31', ''],
    ['two quiet weeks in autumn', 'quiet', 14, '2027-09-23..2027-12-20', ''],
    ['a long weekend in spring', 'bridge', null, '2027-03-20..2027-06-20', ''],
    ['3 days off before Easter', 'off', 3, '2027-03-18..2027-03-27', ''],
    ['5 days around Christmas', 'off', 5, '2027-12-21..2027-12-29', ''],
    ['quiet days from 10 June to 30 July', 'quiet', null, '2027-06-10..2027-07-30', ''],
    ['7 days in August', 'off', 7, '2027-08-01..2027-08-31', ''],
    ['10 days off near mountains in June', 'off', 10, '2027-06-01..2027-06-30', 'near mountains'],
    ['a month off in the summer', 'off', 30, '2027-06-21..2027-09-22', ''],
  ])('is read in English: %s', (text, ...wish) => expect(read('en', text)).toEqual(wish))

  it.each([
    ['10 giorni di ferie tra aprile e giugno', 'off', 10, '2027-04-01..2027-06-30', ''],
    ['cinque giorni tranquilli', 'quiet', 5, null, ''],
    ['5 giorni tranquilli a giugno', 'quiet', 5, '2027-06-01..2027-06-30', ''],
    ['un fine settimana libero', 'weekend', null, null, ''],
    ['un weekend libero a maggio', 'weekend', null, '2027-05-01..2027-05-31', ''],
    ['vorrei una settimana di ferie a luglio', 'off', 7, '2027-07-01..2027-07-31', ''],
    ['due settimane libere in autunno', 'off', 14, '2027-09-23..2027-12-20', ''],
    ['un ponte a primavera', 'bridge', null, '2027-03-20..2027-06-20', ''],
    ['3 giorni liberi prima di Pasqua', 'off', 3, '2027-03-18..2027-03-27', ''],
    ['15 giorni ad agosto', 'off', 15, '2027-08-01..2027-08-31', ''],
    ['giorni calmi dal 10 giugno al 30 luglio', 'quiet', null, '2027-06-10..2027-07-30', ''],
    ['10 giorni di ferie al mare a giugno', 'off', 10, '2027-06-01..2027-06-30', 'mare'],
  ])('is read in Italian: %s', (text, ...wish) => expect(read('it', text)).toEqual(wish))

  it.each([
    ['en', 'dinner with Ann'],
    ['en', ''],
    ['en', 'in June'],
    ['it', 'cena con Marta'],
    ['it', 'a giugno'],
  ] as const)('is not seen in other words (%s): %s', (language, text) => expect(read(language, text)).toBeNull())

  it('is for so many days at most that a year can hold them', () => {
    expect(read('en', '300 days off')).toEqual(['off', 60, null, ''])
  })
})
