import { describe, expect, it } from 'vitest'
import { day } from '../../test/year-item.ts'
import { sentencesIn } from './sentences.ts'

const [italian, english] = [sentencesIn('it'), sentencesIn('en')]
const may = { first: day('2027-05-01'), last: day('2027-05-31') }
const april = { first: day('2027-04-01'), last: day('2027-04-30') }
const about = { terms: '', category: null, isAway: false, without: null }

describe('when, in words', () => {
  it.each([
    [april, 'ad aprile 2027', 'in April 2027'],
    [{ ...may, cut: 'future' as const }, 'a maggio 2027 da oggi in poi', 'in May 2027 from today on'],
    [{ first: day('2027-01-01'), last: day('2027-12-31') }, 'nel 2027', 'in 2027'],
    [{ ...april, unsaid: 'sinceNewYear' as const }, "dall'inizio del 2027 a oggi", 'since the start of 2027'],
    [{ ...may, weekday: 2 }, 'a maggio 2027 di mercoledì', 'in May 2027 on Wednesdays'],
    [
      { first: may.first, last: may.first, part: 'evening' as const },
      'sabato 1 maggio 2027 di sera',
      'on Saturday 1 May 2027 in the evening',
    ],
    [{ first: may.first, last: may.first }, 'sabato 1 maggio 2027', 'on Saturday 1 May 2027'],
  ])('tells %j', (period, inItalian, inEnglish) => {
    expect([italian.words.period(period), english.words.period(period)]).toEqual([inItalian, inEnglish])
  })
})

describe('numbers and genders agree', () => {
  it.each([
    [-1, 'È stato ieri.', 'It was yesterday.'],
    [3, 'Mancano 3 giorni.', 'That is in 3 days.'],
    [7, 'Manca 1 settimana (7 giorni).', 'That is in 1 week (7 days).'],
  ])('of a day that is %i days away', (days, inItalian, inEnglish) => {
    expect([italian.events.away(days), english.events.away(days)]).toEqual([inItalian, inEnglish])
  })

  it.each([
    [null, 'evening' as const, 'La prima sera libera', 'Your first free evening'],
    [null, 'afternoon' as const, 'Il primo pomeriggio libero', 'Your first free afternoon'],
    [5, null, 'Il primo sabato libero', 'Your first free Saturday'],
    [6, null, 'La prima domenica libera', 'Your first free Sunday'],
    [5, 'evening' as const, 'Il primo sabato sera libero', 'Your first free Saturday evening'],
  ])('of what is free: %s %s', (weekday, part, inItalian, inEnglish) => {
    const unit = { weekday, part }
    expect(italian.free.firstDay(unit, may.first)).toBe(`${inItalian} è sabato 1 maggio 2027.`)
    expect(english.free.firstDay(unit, may.first)).toBe(`${inEnglish} is Saturday 1 May 2027.`)
  })

  it('of the weeks that are as full', () => {
    const scope = { ...about, period: may }
    const week = {
      unit: 'week',
      isBusiest: true,
      load: 1,
      span: { first: day('2027-05-03'), last: day('2027-05-09') },
    } as const
    const days = 'quella da lunedì 3 maggio 2027 a domenica 9 maggio 2027: 1 impegno'
    expect([1, 2].map((ties) => italian.loads.extreme(scope, { ...week, ties }, may.first))).toEqual([
      `La settimana più piena a maggio 2027 è ${days} (a pari merito con un'altra settimana).`,
      `La settimana più piena a maggio 2027 è ${days} (a pari merito con altre 2 settimane).`,
    ])
  })

  it('of what lasts all day', () => {
    const hours = (whole: number) => italian.loads.hours({ ...about, period: may }, 90, 1, [whole, 4])
    expect(hours(0)).toBe('A maggio 2027 sono 1,5 ore, in 1 impegno con un orario.')
    expect(hours(1)).toContain(' Un altro impegno dura tutto il giorno e non ha un orario: 4 giorni.')
    expect(hours(2)).toContain(' Altri 2 impegni durano tutto il giorno e non hanno un orario: 4 giorni.')
  })
})
