import { describe, expect, it } from 'vitest'
import { parseQuickAdd } from './quick-add.ts'
import type { Language } from './language-list.ts'
import type { QuickAddSurroundings } from './quick-add-types.ts'
import { surroundings } from './test/said.ts'

const read = (text: string, language: Language, more: Partial<QuickAddSurroundings> = {}) =>
  parseQuickAdd(text, { ...surroundings(language), ...more })

const guessesIn = (text: string, language: Language) =>
  read(text, language)
    .understood.filter(({ isGuess }) => isGuess)
    .map(({ text: words }) => words)

describe('a slip in a word of the calendar', () => {
  it.each([
    ['dentista giovdei alle 9', 'it', '2027-03-25T09:00', 'giovdei'],
    ['riunione dommani ore 15', 'it', '2027-03-19T15:00', 'dommani'],
    ['gita 12 magigo', 'it', '2027-05-12', '12 magigo'],
    ['fisioterapia amrtedì 17:45', 'it', '2027-03-23T17:45', 'amrtedì'],
    ['banca lunedì oer 11', 'it', '2027-03-22T11:00', 'oer 11'],
    ['dentist thrusday at 9am', 'en', '2027-03-25T09:00', 'thrusday'],
    ['meeting tommorrrow 3pm', 'en', '2027-03-19T15:00', 'tommorrrow'],
    ['trip 12 Setpember', 'en', '2027-09-12', '12 Setpember'],
  ] as const)('is mended, and told as a guess: %s', (text, language, start, words) => {
    expect(read(text, language).start).toBe(start)
    expect(guessesIn(text, language)).toEqual([words])
  })

  it('may be one of two words: the one that makes sense is meant', () => {
    expect(read('catechismo ongi sabato ore 15', 'it').recurrence).toBe('FREQ=WEEKLY;BYDAY=SA')
  })

  it.each([
    ['cena con Domenico alle 20', 'it', '2027-03-18T20:00'],
    ['caffè con Gennaro alle 15', 'it', '2027-03-18T15:00'],
    ['prosciutto salato alle 18', 'it', null],
    ['call Jane at 5pm', 'en', '2027-03-18T17:00'],
    ['lunch with Esther at 1pm', 'en', '2027-03-18T13:00'],
  ] as const)('is no word or name that the language knows: %s', (text, language, start) => {
    expect(read(text, language).start).toBe(start)
    expect(guessesIn(text, language)).toEqual([])
  })

  it('is no capital inside an Italian sentence: that is a name, and nothing is sure', () => {
    expect(read('cena da Sabatto alle 20', 'it').start).toBeNull()
  })

  it('needs a number, an hour or another word of the calendar beside it, where it could be a name', () => {
    expect(read('brindellone giuvedi', 'it').start).toBeNull()
    expect(read('brindellone giuvedi 25', 'it').start).toBe('2027-03-25')
  })

  it('needs nothing beside it, where all other words are everyday ones', () => {
    expect(read('concime orto domebica', 'it').start).toBe('2027-03-21')
    expect(guessesIn('concime orto domebica', 'it')).toEqual(['domebica'])
  })

  it('leaves the title as it was typed', () => {
    expect(read('dnetista giovdei alle 9', 'it').title).toBe('dnetista')
  })
})

describe('an hour beside a day that was not read', () => {
  it.each([
    ['rdv vendredi 15:30', 'it'],
    ['9\\4 ore 11 tappezziere', 'it'],
    ['quando torna marco h 15 pulizie', 'it'],
    ['glorious twelfth 8am moor', 'en'],
    ['when mark is back 3pm debrief', 'en'],
    ['zahnarzt dienstag 9:00', 'it'],
    ['dentista venerdì at 3pm', 'en'],
    ['встреча понедельник 15:00', 'en'],
    ['il giorno del matrimonio alle 16', 'it'],
    ['the eve of the wedding at 6pm', 'en'],
    ['dentista 18 alle 9', 'it'],
    ['lezione 12 ore 14', 'it'],
    ['kickoff 5th at 9am', 'en'],
    ['Diwali 18:00', 'en'],
    ['partita sbt ore 15', 'it'],
    ['turno M2 ore 6-14', 'it'],
    ['posatura D+3 ore 9', 'it'],
    ['call with Munich Freitag 10am', 'en'],
    ['visa appt 12 Mai 10.40am', 'en'],
    ['messa san Rocco ore 18', 'it'],
    ['brouhaha 9am', 'en'],
    ['Lady Day rent 12pm', 'en'],
    ['site visit D-3 8am', 'en'],
  ] as const)('is not today: %s', (text, language) => {
    expect(read(text, language).start).toBeNull()
    expect(read(text, language, { day: '2027-03-18', isDayLookedAt: false }).start).toBeNull()
  })

  it('is on the day that is looked at, where it is only a word for some day', () => {
    expect(read('Sports day at 9am', 'en', { day: '2027-06-18' }).start).toBe('2027-06-18T09:00')
    expect(read('dentista 18 alle 9', 'it', { day: '2027-06-18' }).start).toBeNull()
  })

  it.each([
    ['cena con Marta alle 20', 'it', '2027-03-18T20:00'],
    ['riunione aula 12 alle 15', 'it', '2027-03-18T15:00'],
    ['cena 8 amici alle 20', 'it', '2027-03-18T20:00'],
    ['gate 12 at 6pm', 'en', '2027-03-18T18:00'],
    ['5th grade concert at 6pm', 'en', '2027-03-18T18:00'],
    ['standup w/ priya 9pm', 'en', '2027-03-18T21:00'],
    ['riunione online col team ore 17', 'it', '2027-03-18T17:00'],
    ['corso ragazzi 10-14 anni alle 17', 'it', '2027-03-18T17:00'],
  ] as const)('is today where nothing speaks of another: %s', (text, language, start) => {
    expect(read(text, language).start).toBe(start)
  })
})

describe('what touches a day that was read', () => {
  it.each([
    ['coffee 10 tomorrow', 'en'],
    ['Jul 18, Fri', 'en'],
    ['cena 3 venerdì', 'it'],
  ] as const)('makes it unsure, if it may be a day too: %s', (text, language) => {
    expect(read(text, language).start).toBeNull()
  })

  it.each([
    ['aggiornare a iOS 18 nel weekend', 'it', '2027-03-20'],
    ['visita casa via Manzoni 12 sab 27 ore 10', 'it', '2027-03-27T10:00'],
    ['dinner for 8 on Friday at 9', 'en', '2027-03-19T21:00'],
  ] as const)('does not, if a preposition parts them or it counts things: %s', (text, language, start) => {
    expect(read(text, language).start).toBe(start)
  })
})

describe('a date that names a thing', () => {
  it.each([
    ['rispondere alla mail del 3 marzo', 'it'],
    ["leggere la lettera dell'avvocato del 12 gennaio", 'it'],
    ['find the invoice from May 4', 'en'],
  ] as const)('is none: %s', (text, language) => expect(read(text, language).start).toBeNull())
})

describe('the country of the person', () => {
  const startIn = (text: string, country: string | null) => read(text, 'en', { country }).start

  it('tells when the days of mothers and fathers and Thanksgiving are', () => {
    expect(startIn("mother's day brunch", 'US')).toBe('2027-05-09')
    expect(startIn("mother's day brunch", 'GB')).toBe('2028-03-26')
    expect(startIn("mother's day brunch", null)).toBeNull()
    expect(startIn("father's day lunch", 'AU')).toBe('2027-09-05')
    expect(startIn("father's day lunch", null)).toBe('2027-06-20')
    expect(startIn('Thanksgiving dinner', 'CA')).toBe('2027-10-11')
    expect(startIn('Thanksgiving dinner', null)).toBe('2027-11-25')
  })

  it('tells which of two figures is the month, and a weekday does too', () => {
    expect(startIn('dentist 4/1', 'US')).toBe('2027-04-01')
    expect(startIn('dentist 4/1', 'GB')).toBe('2028-01-04')
    expect(startIn('dentist 4/1', null)).toBeNull()
    expect(startIn('dentist thu 4/1', null)).toBe('2027-04-01')
  })
})

it('takes a year of two figures for one of the last century, which is history, where the next one is far away', () => {
  expect(read('nascita nonno 31/10/74', 'it').start).toBeNull()
  expect(read('bollo 31/10/27', 'it').start).toBe('2027-10-31')
})
