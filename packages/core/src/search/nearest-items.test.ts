import { describe, expect, it } from 'vitest'
import { anItem, day } from '../test/year-item.ts'
import { findableItems, findNearest, findNearestWithTypo, searchTerms } from './index.ts'

const today = day('2027-03-18')
const one = (title: string, on: string, until = on) => anItem(title, day(on), day(until), { eventId: `${title} ${on}` })
const some = (title: string, on: string) => anItem(title, day(on), day(on), { eventId: 'series', recurrenceId: on })
const wordsOf = (typed: string) => searchTerms(typed).map(({ text }) => text)
const found = (items: readonly ReturnType<typeof one>[], typed: string, limit = 8) =>
  findNearest(findableItems(items, today), wordsOf(typed), limit).map(({ eventId }) => eventId)

describe('items found by title', () => {
  it('come nearest first, and of two that are equally near the one that is still to come', () => {
    const items = [one('Mare', '2027-08-01'), one('Mare', '2027-03-17'), one('Mare', '2027-03-19')]
    expect(found(items, 'mare')).toEqual(['Mare 2027-03-19', 'Mare 2027-03-17', 'Mare 2027-08-01'])
    expect(found([...items, one('Mare', '2027-03-01', '2027-03-30')], 'mare')[0]).toBe('Mare 2027-03-01')
  })

  it('come with whole words before those that only begin so', () => {
    const items = [one('Marea', '2027-03-18'), one('Mare', '2028-01-01')]
    expect(found(items, 'mare')).toEqual(['Mare 2028-01-01', 'Marea 2027-03-18'])
  })

  it('are at most as many as wanted, the nearest of all', () => {
    const items = Array.from({ length: 20 }, (_, index) => one('Mare', `2027-04-${String(30 - index)}`))
    expect(found(items, 'mar', 2)).toEqual(['Mare 2027-04-11', 'Mare 2027-04-12'])
    expect(found(items, 'mare', 2)).toEqual(['Mare 2027-04-11', 'Mare 2027-04-12'])
  })

  it('are none without a word', () => {
    expect(found([one('Mare', '2027-03-18')], '  … ')).toEqual([])
  })
})

describe('a series', () => {
  const lessons = ['2027-03-10', '2027-03-24', '2027-03-31'].map((on) => some('Lezione', on))
  const dates = (items: typeof lessons, typed = 'lezione') =>
    findNearest(findableItems(items, today), wordsOf(typed), 8).map(({ recurrenceId }) => recurrenceId)

  it('is there once, with its next occurrence, in whatever order the years were loaded', () => {
    expect(dates(lessons)).toEqual(['2027-03-24'])
    expect(dates(lessons.toReversed())).toEqual(['2027-03-24'])
  })

  it('that is over is there with its last occurrence', () => {
    expect(dates(lessons.slice(0, 1))).toEqual(['2027-03-10'])
    expect(dates([some('Lezione', '2027-01-07'), some('Lezione', '2027-02-07')])).toEqual(['2027-02-07'])
  })

  it('has an occurrence with a title of its own beside it', () => {
    const items = [...lessons, some('Esame di Lezione', '2027-06-10')]
    expect(dates(items)).toEqual(['2027-03-24', '2027-06-10'])
    expect(dates(items, 'esame')).toEqual(['2027-06-10'])
  })
})

it('a typo finds the nearest too', () => {
  const findable = findableItems([one('Dentista', '2028-01-01'), one('Dentista', '2027-04-01')], today)
  expect(findNearestWithTypo(findable, ['dantista'], 1).map(({ eventId }) => eventId)).toEqual(['Dentista 2027-04-01'])
  expect(findNearestWithTypo(findable, ['dan'], 1)).toEqual([])
})
