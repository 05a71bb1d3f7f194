import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../../scripts/test-counts.ts'
import { januaryOf, weekdayOf } from '../../date/index.ts'
import { crowdedYear } from '../../test/arbitrary-items.ts'
import { aTimedItem, anItem, day, dayOfMonth } from '../../test/year-item.ts'
import type { YearItem } from '../item.ts'
import { layoutTitled, type TitledOptions } from './layout-titled.ts'
import type { TitledDay, TitledMonth, TitledWeek } from './titled-month.ts'

/** Ten letters a line, and on a tall phone six lanes a day in March 2027. */
const titles = { measure: (text: string) => text.length * 10, room: 85, font: 11.25 }
const options: TitledOptions = {
  from: januaryOf(2027),
  weekStart: 0,
  holidays: [],
  showsRoutine: false,
  height: 703,
  titles,
}
const march = dayOfMonth(2027, 3)

const marchOf = (items: readonly YearItem[], rest: Partial<TitledOptions> = {}): TitledMonth =>
  layoutTitled(items, { ...options, ...rest }).months[2]!

const dayIn = (month: TitledMonth, date: number): TitledDay =>
  month.weeks.flatMap((week) => week.days).find((each) => each?.date === date)!

/** What is written in the column of a day: title, lane, lines. */
const writtenOn = (month: TitledMonth, date: number) => {
  const week = month.weeks.find(({ days }) => days.some((each) => each?.date === date))!
  const column = week.days.findIndex((each) => each?.date === date)
  return week.bars
    .filter((bar) => bar.fromColumn <= column && column <= bar.toColumn)
    .map(({ item, lane, lines }) => [item.title, lane, lines])
    .sort(([, a], [, b]) => Number(a) - Number(b))
}

describe('a month with titles', () => {
  it('has only the weeks that hold a day of it', () => {
    const { months } = layoutTitled([], options)
    expect(months.map(({ weeks }) => weeks.length)).toEqual([5, 4, 5, 5, 6, 5, 5, 6, 5, 5, 5, 5])
    for (const { weeks } of months) {
      for (const { days } of weeks) {
        expect(days.every((each, place) => each === null || weekdayOf(each.day) === place)).toBe(true)
      }
    }
  })

  it('writes single days below the spans: milestones, all-day, by the clock, and routine last', () => {
    const month = marchOf([
      aTimedItem('swim', march(18), [7, 8], { isRoutine: true }),
      aTimedItem('late', march(18), [20, 21]),
      aTimedItem('noon', march(18), [12, 13]),
      anItem('birthday', march(18)),
      anItem('race', march(18), march(18), { kind: 'milestone' }),
      anItem('trip', march(17), march(19)),
    ])
    const lanes = ['trip', 'race', 'birthday', 'noon', 'late', 'swim'].map((title, lane) => [title, lane, 1])
    expect(writtenOn(month, 18)).toEqual(lanes)
    expect(writtenOn(month, 19)).toEqual([['trip', 0, 1]])
    expect(dayIn(month, 18).hidden).toBe(0)
  })

  it('counts what finds no lane', () => {
    const many = Array.from({ length: 20 }, (_, hour) => aTimedItem(`at ${hour}`, march(18), [hour, hour + 1]))
    const month = marchOf([...many, aTimedItem('swim', march(18), [7, 8], { isRoutine: true })])
    expect(writtenOn(month, 18).map(([title]) => title)).toEqual(many.slice(0, 6).map(({ title }) => title))
    expect(dayIn(month, 18).hidden).toBe(15)
  })

  it('cuts a span at the end of the week, keeps its lane, and ends it with the month', () => {
    const month = marchOf([anItem('Portal', march(1), march(12)), anItem('Trip', march(30), march(40))])
    expect(month.weeks[1]?.bars[0]).toMatchObject({ fromColumn: 0, toColumn: 4, lane: 0, continuesBefore: true })
    expect(month.weeks[4]?.bars[0]).toMatchObject({ fromColumn: 1, toColumn: 2, continuesAfter: true })
  })

  it('gives free lanes to titles that want more lines', () => {
    const month = marchOf([
      anItem('Cena da Marta', march(18)),
      aTimedItem('Dentista', march(18), [9, 10]),
      aTimedItem('Riunione del condominio di via Roma', march(18), [20, 21]),
    ])
    expect(writtenOn(month, 18)).toEqual([
      ['Cena da Marta', 0, 2],
      ['Dentista', 2, 1],
      ['Riunione del condominio di via Roma', 3, 3],
    ])
  })

  it('takes a second line from nobody, and jumps over no span', () => {
    const spans = [
      anItem('a', march(15), march(18)),
      anItem('b', march(15), march(17)),
      anItem('c', march(16), march(20)),
    ]
    const month = marchOf([...spans, anItem('Cena da Marta', march(18)), anItem('Festa di Elia', march(18))])
    expect(writtenOn(month, 18)).toEqual([
      ['a', 0, 1],
      ['Cena da Marta', 1, 1],
      ['c', 2, 1],
      ['Festa di Elia', 3, 2],
    ])
  })

  it('writes the name of a holiday below everything else, where there is room', () => {
    const holidays = [{ day: march(29), name: 'Lunedì di Pasqua' }]
    const month = marchOf([anItem('picnic', march(29))], { holidays })
    expect(dayIn(month, 29)).toMatchObject({ holiday: 'Lunedì di Pasqua', name: { lane: 1, lines: 2 } })
    const many = Array.from({ length: 6 }, (_, index) => anItem(`picnic ${index}`, march(29)))
    expect(dayIn(marchOf(many, { holidays }), 29)).toMatchObject({ name: null, hidden: 0 })
  })
})

/** What is wrong with a week: places, by number, and what. */
const faultsOf = ({ days, bars }: TitledWeek, { geometry }: TitledMonth, items: readonly YearItem[]): string[] =>
  days.flatMap((each, place) => {
    const here = bars.filter((bar) => bar.fromColumn <= place && place <= bar.toColumn)
    if (!each) return here.length > 0 ? [`${place}: a title outside the month`] : []
    const written = each.name ? [...here, each.name] : here
    const taken = written.flatMap(({ lane, lines }) => Array.from({ length: lines }, (_, line) => lane + line))
    const there = items.filter((item) => item.first <= each.day && each.day <= item.last)
    return [
      ...(here.length + each.hidden === there.length ? [] : [`${place}: not each item once`]),
      ...(new Set(taken).size === taken.length ? [] : [`${place}: two titles in one lane`]),
      ...(taken.every((lane) => lane < geometry.lanes) ? [] : [`${place}: a title below the lanes`]),
    ]
  })

const settings = { seed: testSeed, numRuns: testCounts.propertyRuns }
const heights = fc.constantFrom(300, 599, 703, 900)

describe('layoutTitled of any crowded year', { timeout: 60_000 }, () => {
  it('writes every item once on each of its days, or counts it there', () => {
    fc.assert(
      fc.property(crowdedYear(2027), fc.boolean(), heights, (items, showsRoutine, height) => {
        const { months } = layoutTitled(items, { ...options, showsRoutine, height })
        const faults = months.flatMap((month) => month.weeks.flatMap((week) => faultsOf(week, month, items)))
        expect(faults).toEqual([])
      }),
      settings,
    )
  })

  it('is the same whatever the order of the items', () => {
    fc.assert(
      fc.property(crowdedYear(2027), (items) => {
        expect(layoutTitled(items.toReversed(), options).months).toEqual(layoutTitled(items, options).months)
      }),
      settings,
    )
  })
})

describe('layoutTitled after a change', () => {
  const items = [anItem('trip', march(-3), march(2)), anItem('one', march(18))]
  const before = layoutTitled(items, options)

  it('keeps the months in which nothing changed', () => {
    const after = layoutTitled([...items, anItem('new', march(9))], options, before)
    expect(after.months.filter((month, index) => month !== before.months[index]).map(({ month }) => month)).toEqual([3])
  })

  it('comes back itself when nothing changed', () => {
    const again = items.map((item) => ({ ...item }))
    expect(layoutTitled(again, { ...options, holidays: [], titles: { ...titles } }, before)).toBe(before)
  })

  it.each<[string, Partial<TitledOptions>]>([
    ['the first day of the week', { weekStart: 6 }],
    ['a holiday', { holidays: [{ day: day('2027-03-29'), name: 'Pasquetta' }] }],
    ['how routine is shown', { showsRoutine: true }],
    ['the room of a month', { height: 599 }],
    ['the room of a title', { titles: { ...titles, room: 60 } }],
  ])('draws anew when %s is another', (_name, rest) => {
    const after = layoutTitled(items, { ...options, ...rest }, before)
    expect(after.months.every((month, index) => month !== before.months[index])).toBe(true)
  })
})
