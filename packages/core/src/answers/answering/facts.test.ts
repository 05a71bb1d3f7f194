import { describe, expect, it } from 'vitest'
import { day } from '../../test/year-item.ts'
import { comparisonIn } from '../../intents/reading/comparison.ts'
import { partsOfQuestion } from '../../intents/reading/question-parts.ts'
import { askingOfMay as asking, ofMay } from '../test/asking-of-may.ts'
import { besideOnDay } from './around-on-day.ts'
import { loadsCompared } from './comparing.ts'
import { averageOf, countsByYear, daysTaken, takenWeekends } from './day-count.ts'
import { extremeOf, loadsByWeekday, longestOf } from './extremes.ts'
import { freeDaysOf } from './free-days.ts'
import { gapsOn } from './free-hours.ts'
import { countOf } from './lists.ts'
import { longWeekend } from '../../intents/reading/long-weekends.ts'
import { periodOf, scopeOf } from './periods.ts'
import { categoryLoads, overlapsOf, shareOf } from './shares.ts'
import { frequencyOf } from './when.ts'
import { windowsOf } from '../find-windows.ts'

const may = { first: ofMay(1), last: ofMay(31) }

describe('when and about what a question is', () => {
  it.each([
    ['how many events do I have in May?', may],
    ['how many events have I had this year?', { first: day('2027-01-01'), last: day('2027-12-31'), cut: 'past' }],
    ['when did I last go to the dentist?', { unsaid: 'lastTwoYears' }],
  ])('%s', (text, period) => expect(periodOf(asking(text))).toMatchObject(period))

  it('says its words, its category and what it leaves out', () => {
    const { period: _, ...about } = scopeOf(asking('how many sport events without yoga in May?'))
    expect(about).toEqual({ terms: '', category: 'Sport', isAway: false, without: 'yoga' })
  })
})

describe('how many there are', () => {
  it('counts events and the days that they take', () => {
    const all = asking('what do I have in May?')
    expect(countOf(all)).toEqual({ events: 7, markers: 0, free: 0, time: 'open' })
    expect(daysTaken(all, all.items)).toBe(9)
    expect(takenWeekends(all).map(({ first }) => first)).toEqual([ofMay(15)])
  })

  it('counts nights between days', () => {
    const nights = asking('how many nights in May?')
    expect(daysTaken(nights, nights.items)).toBe(3)
  })

  it('counts year by year, and on average', () => {
    const { items, ...rest } = asking('how many events a week in May?')
    expect(countsByYear({ items, ...rest }, items)).toEqual([])
    const [average] = [averageOf({ items, ...rest }, items.length)]
    expect(average?.each).toBe('week')
    expect(average?.count).toBeCloseTo((7 * 7) / 31)
  })

  it('tells how often, and which lasts longest', () => {
    expect(frequencyOf(asking('how often do I have yoga in May?'))).toMatchObject({ times: 4, everyDays: 7 })
    expect(longestOf(asking('what is the longest event in May?'))).toMatchObject({ item: { id: 'Trip' }, ties: 0 })
  })
})

describe('how full days are', () => {
  it('finds the busiest day, and the calmest of the whole weeks', () => {
    expect(extremeOf(asking('what is my busiest day in May?'), true)).toEqual({
      ...{ unit: 'day', isBusiest: true, load: 2, ties: 0 },
      span: { first: ofMay(12), last: ofMay(12) },
    })
    expect(extremeOf(asking('what is my calmest week in May?'), false)).toMatchObject({
      ...{ unit: 'week', load: 1, ties: 1 },
      span: { first: ofMay(3), last: ofMay(9) },
    })
  })

  it('counts the days of each weekday', () => {
    expect(loadsByWeekday(asking('what do I have in May?'))).toEqual([1, 4, 2, 0, 1, 1, 1])
  })

  it('shares them among categories', () => {
    const [sport, ...others] = categoryLoads(asking('what do I have in May?'))
    expect(sport).toEqual({ name: 'Sport', events: 4, share: 57, minutes: 240, wholeDays: 0 })
    expect(others.map(({ name, wholeDays }) => [name, wholeDays])).toEqual([
      ['Health', 0],
      ['Work', 0],
      ['Travel', 1],
    ])
    const share = { events: 4, of: 7, minutes: 240, ofMinutes: 360 }
    expect(shareOf(asking('what percentage of my events in May is sport?'))).toEqual(share)
  })

  it('finds what overlaps', () => {
    const pairs = overlapsOf(asking('do any events overlap in May?'))
    expect(pairs.map((pair) => pair.map(({ id }) => id))).toEqual([['Dentist', 'Budget']])
  })

  it('finds what is before something on its day, where that has hours', () => {
    const before = besideOnDay(asking('what do I have before the budget on 12 May?'))
    expect(before).toMatchObject({ anchor: { id: 'Budget' }, side: 'before', found: [] })
    expect(besideOnDay(asking('what do I have before the trip on 14 May?'))).toBeNull()
  })

  it('compares days', () => {
    const both = asking('am I busier in May or in June?')
    const comparison = comparisonIn(partsOfQuestion(both.question.text, both.surroundings))
    expect(comparison && loadsCompared(both, comparison)).toMatchObject({
      ...{ one: { name: may, load: 7 }, other: { load: 0 } },
      isOfHours: false,
    })
  })
})

describe('what is free', () => {
  it.each([
    ['which days am I free in May?', { weekday: null, part: null }, 22, 31],
    ['which evenings am I free in May?', { weekday: null, part: 'evening' }, 23, 31],
    ['which Tuesdays am I free in May?', { weekday: 1, part: null }, 0, 4],
  ])('%s', (text, unit, count, of) => {
    const found = freeDaysOf(asking(text))
    expect({ ...found, free: found.free.length }).toEqual({ unit, free: count, of, period: may })
  })

  it('finds hours in a row', () => {
    const hours = gapsOn(asking('when am I free for an hour on 12 May?'), ofMay(12), 60)
    expect(hours.map((gap) => gap.map((minute) => (minute - ofMay(12) * 1440) / 60))).toEqual([
      [8, 9],
      [11, 20],
    ])
  })

  it('finds days in a row, the calmest first', () => {
    const found = windowsOf(asking('which days am I free in May?'), { days: 5, isWeekend: false })
    expect(found.map(({ first, load }) => [first - may.first + 1, load])).toEqual([
      [5, 0],
      [19, 0],
      [26, 0],
      [13, 1],
    ])
  })

  it.each([
    ['2027-03-29', [day('2027-03-27'), day('2027-03-29'), null]],
    ['2027-05-27', [day('2027-05-27'), day('2027-05-30'), 4]],
  ])('makes a long weekend of a holiday on %s', (holiday, expected) => {
    const found = longWeekend({ day: day(holiday), name: 'Holiday' }).map(({ first, last, dayOff }) => [
      first,
      last,
      dayOff,
    ])
    expect(found).toEqual([expected])
  })

  it('makes none of one in the middle of a week', () => {
    expect(longWeekend({ day: ofMay(5), name: 'Holiday' })).toEqual([])
  })
})
