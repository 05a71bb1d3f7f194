import { parseDay } from '@dodici/core/date'
import { describe, expect, it, vi } from 'vitest'
import { texts } from '../../i18n/texts.ts'
import { ruleSentence } from './rule-sentence.ts'
import { plainRule, type RepeatRule, type RuleUnit } from './rule.ts'

type Facts = Partial<RepeatRule> & { readonly unit: RuleUnit }

function say(language: 'en' | 'it', facts: Facts, start: string): string {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([])
  texts.changeLanguage(language)
  return ruleSentence({ ...plainRule(facts.unit), ...facts }, parseDay(start)!, texts.t)
}

/** 1 March 2027 is a Monday, 2 May a Sunday, 30 March the fifth and last Tuesday. */
const cases: readonly (readonly [Facts, string, string, string])[] = [
  [{ unit: 'day' }, '2027-03-01', 'every day', 'ogni giorno'],
  [{ unit: 'day', interval: 10 }, '2027-03-01', 'every 10 days', 'ogni 10 giorni'],
  [{ unit: 'week' }, '2027-05-02', 'every Sunday', 'ogni domenica'],
  [
    { unit: 'week', weekdayOffsets: [0, 2, 4] },
    '2027-03-01',
    'every Monday, Wednesday and Friday',
    'ogni lunedì, mercoledì e venerdì',
  ],
  [
    { unit: 'week', weekdayOffsets: [0, 1, 2, 3, 4] },
    '2027-03-01',
    'every weekday',
    'ogni giorno dal lunedì al venerdì',
  ],
  [{ unit: 'week', weekdayOffsets: [0, 1, 2, 3, 4, 5, 6] }, '2027-03-03', 'every day', 'ogni giorno'],
  [
    { unit: 'week', interval: 2, weekdayOffsets: [0, 6] },
    '2027-03-01',
    'every 2 weeks on Monday and Sunday',
    'ogni 2 settimane il lunedì e la domenica',
  ],
  [
    { unit: 'week', interval: 2, weekdayOffsets: [0, 2], end: { kind: 'on', day: '2027-06-30' } },
    '2027-03-01',
    'every 2 weeks on Monday and Wednesday, until 30 June 2027',
    'ogni 2 settimane il lunedì e il mercoledì, fino al 30 giugno 2027',
  ],
  [
    { unit: 'week', interval: 3, weekdayOffsets: [0, 1, 2, 3, 4] },
    '2027-03-01',
    'every 3 weeks from Monday to Friday',
    'ogni 3 settimane dal lunedì al venerdì',
  ],
  [{ unit: 'month' }, '2027-03-01', 'every month on the 1st', 'ogni mese il giorno 1'],
  [{ unit: 'month', interval: 3 }, '2027-03-22', 'every 3 months on the 22nd', 'ogni 3 mesi il giorno 22'],
  [{ unit: 'month' }, '2027-03-11', 'every month on the 11th', 'ogni mese il giorno 11'],
  [
    { unit: 'month', pattern: 'nth' },
    '2027-03-09',
    'every month on the second Tuesday',
    'ogni mese il secondo martedì',
  ],
  [{ unit: 'month', pattern: 'nth' }, '2027-05-02', 'every month on the first Sunday', 'ogni mese la prima domenica'],
  [{ unit: 'month', pattern: 'nth' }, '2027-03-30', 'every month on the fifth Tuesday', 'ogni mese il quinto martedì'],
  [{ unit: 'month', pattern: 'last' }, '2027-03-30', 'every month on the last Tuesday', 'ogni mese l’ultimo martedì'],
  [{ unit: 'year' }, '2027-09-05', 'every year on 5 September', 'ogni anno il 5 settembre'],
  [{ unit: 'year' }, '2027-12-08', 'every year on 8 December', 'ogni anno l’8 dicembre'],
  [{ unit: 'year', interval: 4 }, '2028-02-29', 'every 4 years on 29 February', 'ogni 4 anni il 29 febbraio'],
  [
    { unit: 'year', pattern: 'nth' },
    '2027-11-25',
    'every year on the fourth Thursday of November',
    'ogni anno il quarto giovedì di novembre',
  ],
  [{ unit: 'day', end: { kind: 'after', count: 1 } }, '2027-03-01', 'every day, once', 'ogni giorno, una volta'],
  [
    { unit: 'week', end: { kind: 'after', count: 12 } },
    '2027-05-02',
    'every Sunday, 12 times',
    'ogni domenica, 12 volte',
  ],
  [
    { unit: 'day', end: { kind: 'on', day: '2027-06-11' } },
    '2027-03-01',
    'every day, until 11 June 2027',
    'ogni giorno, fino all’11 giugno 2027',
  ],
  [{ unit: 'day', end: { kind: 'on', day: '' } }, '2027-03-01', 'every day', 'ogni giorno'],
]

describe('the sentence of a rule', () => {
  it.each(cases)('%j from %s is in English: %s', (facts, start, english) => {
    expect(say('en', facts, start)).toBe(english)
  })

  it.each(cases)('%j from %s is in Italian, after %s: %s', (facts, start, _, italian) => {
    expect(say('it', facts, start)).toBe(italian)
  })
})
