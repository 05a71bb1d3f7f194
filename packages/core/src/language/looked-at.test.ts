import { describe, expect, it } from 'vitest'
import { parseQuickAdd } from './quick-add.ts'
import type { QuickAddSurroundings } from './quick-add-types.ts'
import { surroundings } from './test/said.ts'

type LookedAt = Pick<QuickAddSurroundings, 'day' | 'year' | 'newCategories'>

const read = (text: string, lookedAt: LookedAt, language: 'it' | 'en' = 'it') =>
  parseQuickAdd(text, { ...surroundings(language), ...lookedAt })
const startOf = (text: string, lookedAt: LookedAt, language: 'it' | 'en' = 'it') => read(text, lookedAt, language).start
const assumedIn = (text: string, lookedAt: LookedAt) =>
  read(text, lookedAt).understood.find(({ kind }) => kind === 'assumedDay')?.meaning ?? null

describe('the day that is assumed', () => {
  const day = '2027-12-03'

  it.each([
    ['Cena', '2027-12-03'],
    ['cena alle 20:30', '2027-12-03T20:30'],
    ['Cena alle 8 di sera', '2027-12-03T20:00'],
    ['Yoga ogni martedì alle 18', '2027-12-07T18:00'],
    ['ho 40 anni', '2027-12-03'],
  ])('is where a line says none: %s is on %s, and said so', (text, start) => {
    expect(startOf(text, { day })).toBe(start)
    expect(assumedIn(text, { day })).toBe(start.slice(0, 10))
  })

  it.each([
    ['Cena domani alle 20:30', '2027-03-19T20:30'],
    ['Cena il 5 dicembre', '2027-12-05'],
    ['Chiamata tra due ore', '2027-03-18T12:00'],
    ['Yoga ogni martedì dal 3 maggio', '2027-05-04'],
  ])('gives way to the words of a line: %s is on %s', (text, start) => {
    expect(startOf(text, { day })).toBe(start)
    expect(assumedIn(text, { day })).toBeNull()
  })

  it.each(['Cena il 30 febbraio', 'Cena 31/4', 'Cena domani il 5 dicembre'])(
    'is not taken where a line speaks of another that is not sure: %s',
    (text) => {
      expect(startOf(text, { day })).toBeNull()
      expect(read(text, { day }).understood).toEqual([])
    },
  )

  it('is not there: a line without a day has none, and an hour is the next such one, which is said', () => {
    expect(startOf('Cena', { day: null })).toBeNull()
    expect(startOf('Sveglia alle 7', { day: null })).toBe('2027-03-19T07:00')
    expect(assumedIn('Sveglia alle 7', { day: null })).toBe('2027-03-19')
  })

  it('has no words, stands behind all the others, and leaves the title as it is', () => {
    const { title, understood } = read('cena alle 20:30 con', { day })
    expect(title).toBe('cena con')
    expect(understood.at(-1)).toEqual({ kind: 'assumedDay', from: 19, to: 19, text: '', meaning: day })
  })
})

describe('a date without a year is in the year that is looked at', () => {
  it.each([
    ['Gita 3 marzo', 2028, '2028-03-03'],
    ['Gita 3 marzo', 2026, '2026-03-03'],
    ['Gita 3 marzo', 2027, '2028-03-03'],
    ['Gita 1 gennaio alle 9', 2029, '2029-01-01T09:00'],
    ['Pranzo di Natale', 2029, '2029-12-25'],
    ['Ferie dal 3 al 15 agosto', 2028, '2028-08-03'],
    ['Sprint a metà giugno', 2029, '2029-06-15'],
    ['Ferie dal 28 dicembre al 4 gennaio', 2028, '2028-12-28'],
    ['Gita venerdì 3 marzo', 2028, '2028-03-03'],
    ['Esame 29 febbraio', 2028, '2028-02-29'],
  ])('%s in %i is on %s', (text, year, start) => {
    expect(startOf(text, { year })).toBe(start)
  })

  it.each([
    ['Gita 3 marzo 2030', '2030-03-03'],
    ['Gita domani', '2027-03-19'],
    ['Gita venerdì', '2027-03-19'],
    ['Gita il 20', '2027-03-20'],
    ['Ferie dal 3 al 15 agosto 2027', '2027-08-03'],
    ['Ferie da lunedì a venerdì', '2027-03-22'],
    ['Gita oggi', '2027-03-18'],
    ['Gita tra tre settimane', '2027-04-08'],
  ])('%s is meant as it is said, whatever is looked at', (text, start) => {
    expect(startOf(text, { year: 2029 })).toBe(start)
  })

  it('in English too', () => {
    expect(startOf('Trip on March 3', { year: 2029 }, 'en')).toBe('2029-03-03')
  })
})

describe('a category that is not there yet', () => {
  const newIn = (text: string, newCategories = true) => {
    const { title, categoryId, understood } = read(text, { newCategories })
    return [title, categoryId, understood.find(({ kind }) => kind === 'newCategory')?.meaning ?? null]
  }

  it('is named by its mark, where that is wanted', () => {
    expect(newIn('Corsa #sport domani')).toEqual(['Corsa', null, 'sport'])
    expect(newIn('Corsa #sport domani', false)).toEqual(['Corsa #sport', null, null])
    expect(newIn('Cena #amici-di-Città, domani')).toEqual(['Cena', null, 'amici-di-Città'])
  })

  it('gives way to one that is there, wherever it stands; of several new ones the first counts', () => {
    expect(newIn('Corsa #sport #salute domani')).toEqual(['Corsa #sport', 'health', null])
    expect(newIn('Corsa #sport #svago domani')).toEqual(['Corsa #svago', null, 'sport'])
  })

  it.each([
    'Volo #AZ123 domani',
    'Bug #12 domani',
    'Ticket #ABC-123 domani',
    'Corsa # domani',
    `#${'a'.repeat(101)} domani`,
  ])('is not made of what is hardly a name: %s', (text) => expect(newIn(text)[2]).toBeNull())
})
