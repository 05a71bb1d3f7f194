import { describe, expect, it } from 'vitest'
import { formatDay } from '../../date/index.ts'
import type { Language } from '../../language/index.ts'
import type { TargetSurroundings } from '../planning-types.ts'
import { measuredTarget } from './measured-target.ts'
import { englishHabits, noEnglishHabits } from './test/english-habits.ts'
import { englishMeasured } from './test/english-measured.ts'
import { englishAmounts, englishMarks, italianAmounts, italianMarks } from './test/amounts.ts'
import { englishPlanned, englishWholes, italianPlanned, italianWholes } from './test/wholes.ts'
import { englishAsTyped, italianAsTyped } from './test/as-typed.ts'
import { englishLimits, italianLimits } from './test/limits.ts'
import { englishBegun, englishJoined } from './test/english-joined.ts'
import { italianBegun, italianJoined } from './test/italian-joined.ts'
import { italianHabits, noItalianHabits } from './test/italian-habits.ts'
import { italianMeasured } from './test/italian-measured.ts'
import { englishRefused, italianRefused } from './test/refused.ts'

const SPORT = { _id: 'sport', name: 'Sport' }

const asking = (language: Language, now = '2026-11-26T18:00'): TargetSurroundings => ({
  language,
  now,
  weekStart: 0,
  categories: [SPORT],
  year: 2026,
})

/** What a text is read as, in the form of the tables; null if it is no goal. */
function readAs(language: Language, text: string, { timeframe = '', now = '2026-11-26T18:00' } = {}) {
  const goal = measuredTarget(text, timeframe, asking(language, now))
  if (!goal) return null
  const { title, kind, target, unit, from, to, rhythm } = goal
  const days = `${formatDay(from)}..${formatDay(to)}`
  return [title, `${kind} ${target} ${unit}`.trim(), days, ...(rhythm ? [`${rhythm.times} x ${rhythm.minutes}`] : [])]
}

describe.each([
  ['en', englishMeasured, englishRefused],
  ['it', italianMeasured, italianRefused],
] as const)('reading goals (%s)', (language, measured, refused) => {
  it.each(measured.map(([text, ...goal]) => ({ text, goal })))('reads: $text', ({ text, goal }) =>
    expect(readAs(language, text)).toEqual(goal),
  )
  it.each(refused)('takes for no goal: %s', (text) => expect(readAs(language, text)).toBeNull())
})

describe.each([
  [
    'en',
    [...englishHabits, ...englishLimits, ...englishAmounts, ...englishWholes, ...englishAsTyped, ...englishJoined],
    [...noEnglishHabits, ...englishMarks, ...englishPlanned, ...englishBegun],
  ],
  [
    'it',
    [...italianHabits, ...italianLimits, ...italianAmounts, ...italianWholes, ...italianAsTyped, ...italianJoined],
    [...noItalianHabits, ...italianMarks, ...italianPlanned, ...italianBegun],
  ],
] as const)('reading habits (%s)', (language, habits, others) => {
  const now = '2027-03-18T10:00'

  it.each(habits.map(([text, ...goal]) => ({ text, goal })))('reads: $text', ({ text, goal }) =>
    expect(readAs(language, text, { now })).toEqual(goal),
  )
  it.each(others)('takes for none: %s', (text) => expect(readAs(language, text, { now })).toBeNull())
})

it('says how often it assumes that somebody is to be seen', () => {
  const { warnings } = measuredTarget('see more of my old friends', '', asking('en')) ?? { warnings: [] }
  expect(warnings[0]).toBe('You did not say how often: I assume twice a month.')
})

it('says how much is done of a whole, and when its pace comes to its end', () => {
  const warning = (language: Language, text: string) => measuredTarget(text, '', asking(language))?.warnings[0]
  expect(warning('en', 'See 150 birds in 2027, on 61 now')).toBe(
    'You have 61 of 150 birds: what is left is counted, 89.',
  )
  expect(warning('it', 'visitare 20 regioni, ne mancano 7')).toBe(
    'Ne hai già 13 su 20 regioni: conto quello che manca, 7.',
  )
  expect(warning('en', 'quilt, 64 squares, 2 a week')).toBe('At that pace it is done by Wednesday 7 July 2027.')
})

it('says which other amount is left out', () => {
  const warnings = (language: Language, text: string) => measuredTarget(text, '', asking(language))?.warnings
  expect(warnings('en', 'read 24 books next year, and run 500 km')).toEqual([
    '“run 500 km” is not counted here: it can be a goal of its own.',
  ])
  expect(warnings('it', "40 post l'anno prossimo e 1000 iscritti alla newsletter")).toEqual([
    '«1000 iscritti alla newsletter» qui non conta: può essere un obiettivo a parte.',
  ])
  expect(warnings('en', 'Do yoga 3 times a week next year, 30 minutes each')).toEqual([])
  expect(warnings('en', 'see the grandchildren every Sunday next year, redecorate the spare room')).toEqual([
    '“redecorate the spare room” is not counted here: it can be a goal of its own.',
  ])
  expect(warnings('en', '500 words a day next year, then leave it alone')).toEqual([])
})

it('says what counts of a most', () => {
  const said = (language: Language, text: string) => measuredTarget(text, '', asking(language))?.warnings[0]
  expect(said('en', 'max £60 a month on takeaways')).toBe('Every month in which you keep to it counts: 12 in all.')
  expect(said('it', 'massimo due caffè al giorno')).toBe('Conta ogni giorno in cui ci riesci: 365 in tutto.')
})

it('knows the usual hour of things, unless another part of the day is said', () => {
  const hour = (text: string) => measuredTarget(text, '', asking('en'))?.rhythm?.hour
  expect(hour('walk the dog every day')).toBe(7 * 60)
  expect(hour('walk the dog every evening')).toBe(19.5 * 60)
  expect(hour('swim every Saturday morning')).toBe(9 * 60)
  expect(hour('go to the gym twice a week')).toBeNull()
})

it('takes the weekdays and the hour that were said', () => {
  const { rhythm } = measuredTarget('run every Monday and Wednesday at 7', '', asking('en')) ?? { rhythm: null }
  expect(rhythm).toMatchObject({ weekdays: [0, 2], minute: 7 * 60 })
})

describe('words that every object has', () => {
  it.each(['constructor', 'toString', 'valueOf'])('are words like others: %s', (word) => {
    expect(readAs('en', `learn 5 ${word} by June`)?.[1]).toBe(`count 5 ${word}`)
    expect(readAs('it', `imparare 5 ${word} entro giugno`)?.[1]).toBe(`count 5 ${word}`)
  })
})

describe('the period of a goal', () => {
  const days = (text: string, given: { timeframe?: string; now?: string } = {}) => readAs('en', text, given)?.[2]

  it('is the rest of the year, or twelve months where less than three are left', () => {
    expect(days('Read 24 books', { now: '2026-09-30T10:00' })).toBe('2026-09-30..2026-12-31')
    expect(days('Read 24 books', { now: '2026-10-02T10:00' })).toBe('2026-10-02..2027-10-01')
    expect(days('Read 24 books', { now: '2027-01-01T00:00' })).toBe('2027-01-01..2027-12-31')
  })

  it('begins today where it has begun already, and never before', () => {
    expect(days('Run 900 km in 2026', { now: '2026-05-10T10:00' })).toBe('2026-05-10..2026-12-31')
    expect(days('Run 900 km from March to October', { now: '2026-05-10T10:00' })).toBe('2026-05-10..2026-10-31')
  })

  it('is the next one where it is over', () => {
    expect(days('Save 500 euros by March')).toBe('2026-11-26..2027-03-01')
    expect(days('Save 500 euros by November', { now: '2026-12-01T10:00' })).toBe('2026-12-01..2027-11-01')
  })

  it('is all of a year that begins today', () => {
    expect(days('Swim 50 km this year', { now: '2027-01-01T10:00' })).toBe('2027-01-01..2027-12-31')
    expect(days('Swim 50 km in 2027', { now: '2027-01-01T10:00' })).toBe('2027-01-01..2027-12-31')
    expect(days('Swim 50 km by December', { now: '2027-01-01T10:00' })).toBeUndefined()
    expect(days('Read 24 books today')).toBeUndefined()
  })

  it('is that of a time frame beside it, as a date or a length', () => {
    expect(days('Read 24 books next year', { timeframe: 'by June' })).toBe('2026-11-26..2027-06-01')
    expect(days('Read 24 books', { timeframe: '12 weeks' })).toBe('2026-11-26..2027-02-18')
    expect(days('Read 24 books', { timeframe: 'who knows' })).toBe('2026-11-26..2027-11-25')
  })

  it('is said where nobody else said it', () => {
    const warnings = (text: string) => measuredTarget(text, '', asking('en'))?.warnings
    expect(warnings('Read 24 books')).toEqual(['You did not say until when: I propose Thursday 25 November 2027.'])
    expect(warnings('Read 24 books next year')).toEqual([])
  })
})

it('takes a category that a mark names, which is no part of the title', () => {
  expect(measuredTarget('Run 3 times a week #sport', '', asking('en'))).toMatchObject({
    title: 'Run',
    categoryId: 'sport',
    understood: [
      { kind: 'amount', meaning: '3 times a week' },
      { kind: 'timeframe', meaning: 'Thursday 26 November 2026 – Thursday 25 November 2027' },
      { kind: 'category', meaning: 'Sport' },
    ],
  })
  expect(measuredTarget('#3 books', '', asking('en'))).not.toMatchObject({ target: 1 })
})

it('says the words for weekdays once, though they are number and rhythm', () => {
  const amount = (text: string, language: 'en' | 'it') =>
    measuredTarget(text, '', asking(language))?.understood[0]?.text
  expect(amount('call gran every Sunday', 'en')).toBe('every Sunday')
  expect(amount('andare a messa tutte le domeniche', 'it')).toBe('tutte le domeniche')
})

it('knows the days and the hours that a rhythm names', () => {
  const rhythm = (text: string) => measuredTarget(text, '', asking('en'))?.rhythm
  expect(rhythm('Write 20 minutes every weekday')).toMatchObject({ times: 5, weekdays: [0, 1, 2, 3, 4] })
  expect(rhythm('Garden 4 hours every weekend')).toMatchObject({ times: 2, minutes: 120, weekdays: [5, 6] })
  expect(rhythm('Stretch 10 minutes every morning')).toMatchObject({ times: 7, hour: 7 * 60 })
})

it('throws where now is no wall time', () => {
  expect(() => measuredTarget('Read 24 books', '', asking('en', 'today'))).toThrow(RangeError)
})
