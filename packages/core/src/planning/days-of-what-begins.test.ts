import { describe, expect, it } from 'vitest'
import { formatDay } from '../date/index.ts'
import { planTarget } from './plan-target.ts'
import { readTarget } from './read-target.ts'
import { around, asking } from './test/situations.ts'

/** The first and the last day of a goal. */
function daysOf(text: string, language: 'en' | 'it'): string {
  const { day, last } = planTarget(readTarget(text, '', asking(language)), around(language))
  return [...new Set([day, last].map((one) => formatDay(one)))].join('..')
}

describe('the day of a goal', () => {
  it.each([
    ['en', 'find a nursery place for Theo for September', '2027-09-01'],
    ['it', 'iscrivere Anna al nido per settembre', '2027-09-01'],
    ['en', 'hire our first apprentice for September', '2027-09-01'],
    ['it', 'aprire un bar in paese per giugno', '2027-06-01'],
    ['it', 'tesi da consegnare per giugno', '2027-06-30'],
    ['en', 'finish my novel for June', '2027-06-30'],
  ] as const)('is the first of a month for which it is only where it begins then, %s: %s', (language, text, days) => {
    expect(daysOf(text, language)).toBe(days)
  })

  it.each([
    ['en', 'holiday in Crete for July', '2027-07'],
    ['it', 'affittare la casa al mare per luglio', '2027-07'],
    ['it', 'festa per luglio', '2027-07'],
  ] as const)('is in a month for which it is, where it is then, %s: %s', (language, text, month) => {
    expect(daysOf(text, language).slice(0, 7)).toBe(month)
    expect(daysOf(text, language).slice(0, 10)).not.toBe('2027-07-31')
  })

  it.each([
    ['en', 'go freelance as a bookkeeper from September', '2027-09-01'],
    ['it', 'mettersi in proprio come grafica da settembre', '2027-09-01'],
    ['en', 'gap year travelling from September', '2027-09-01..2028-08-30'],
    ['it', 'viaggio in Asia da settembre', '2027-09-01..2027-09-03'],
  ] as const)('is that from which on it is, for what opens and for journeys, %s: %s', (language, text, days) => {
    expect(daysOf(text, language)).toBe(days)
  })

  it.each([
    ['en', 'daffodils and tulips in pots for next spring', '2027-10-16'],
    ['it', "conserve di verdura per l'inverno", '2027-08-21'],
    ['it', 'presepe nuovo per Natale', '2027-12-04'],
    ['en', 'get the motorbike back on the road for spring', '2027-05-05'],
    ['en', 'new lawn by the summer', '2027-06-20'],
  ] as const)('for a season is the usual one before it, or in it where that begins, %s: %s', (language, text, days) => {
    expect(daysOf(text, language)).toBe(days)
  })

  it.each([
    ['en', 'Eid with the whole family', '2028-02-26'],
    ['en', 'Hanukkah dinner for friends', '2027-12-25'],
    ['it', 'Pasqua ebraica dai nonni', '2027-04-22'],
    ['en', 'Orthodox Easter with my grandparents', '2027-05-02'],
  ] as const)('is that of a feast by the moon, %s: %s', (language, text, days) => {
    expect(daysOf(text, language)).toBe(days)
  })

  it.each([
    ['en', 'open a studio, first open day on the first weekend of December', '2027-12-04..2027-12-05'],
    ['it', 'aprire un b&b nella casa dei nonni per la primavera 2028: permessi, bagno, foto', '2028-03-19'],
  ] as const)('is that of the clause that says most of it, %s: %s', (language, text, days) => {
    expect(daysOf(text, language)).toBe(days)
  })
})
