import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aTimedItem, anItem, day } from '../test/year-item.ts'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { compareMoments, compareOnDay, compareSpans, firstOf, sameItem, sameItems, type YearItem } from './item.ts'

const today = day('2027-03-18')
const titles = (items: readonly YearItem[]): string[] => items.map((item) => item.title)

describe('order', () => {
  it('puts spans by start, then the longer first, then by id', () => {
    const spans = [
      anItem('short', today, today + 1),
      anItem('b', today, today + 5),
      anItem('late', today + 1, today + 9),
      anItem('a', today, today + 5),
    ]
    expect(titles(spans.sort(compareSpans))).toEqual(['a', 'b', 'short', 'late'])
  })

  it('puts single days as milestones, all-day, by the clock, cancelled', () => {
    const moments = [
      anItem('off', today, today, { status: 'cancelled', kind: 'milestone' }),
      aTimedItem('noon', today, [12, 13]),
      aTimedItem('morning', today, [9, 10]),
      anItem('birthday', today),
      anItem('race', today, today, { kind: 'milestone' }),
    ]
    expect(titles(moments.sort(compareMoments))).toEqual(['race', 'birthday', 'morning', 'noon', 'off'])
  })

  it('lists a day as what lasts, all-day, by the clock, cancelled', () => {
    const items = [
      aTimedItem('noon', today, [12, 13]),
      anItem('gone', today - 5, today + 5, { status: 'cancelled' }),
      anItem('birthday', today),
      anItem('trip', today - 1, today + 1),
      anItem('thesis', today - 3, today + 6),
    ]
    expect(titles(items.sort(compareOnDay))).toEqual(['thesis', 'trip', 'birthday', 'noon', 'gone'])
  })

  it('lists a day in one order, whatever is in it and however it came', () => {
    const item = fc
      .record({ from: fc.nat(3), to: fc.nat(3), hour: fc.nat(22), isTimed: fc.boolean(), isOff: fc.boolean() })
      .map(({ from, to, hour, isTimed, isOff }) => {
        const status = isOff ? ('cancelled' as const) : ('confirmed' as const)
        const name = `${from} ${to} ${hour} ${status}`
        const whole = anItem(name, today - from, today + to, { status })
        return isTimed ? { ...aTimedItem(name, today, [hour, hour + 1]), status } : whole
      })
    const items = fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 6 })
    const check = (list: readonly YearItem[]): void => {
      expect(titles(list.toReversed().sort(compareOnDay))).toEqual(titles(list.toSorted(compareOnDay)))
    }
    fc.assert(fc.property(items, check), { seed: testSeed, numRuns: testCounts.propertyRuns * 5 })
  })
})

describe('firstOf', () => {
  it('gives the first of the sorted list, whatever the order of the input', () => {
    const items = fc.array(fc.integer({ min: 0, max: 30 }).map((hour) => aTimedItem(`at ${hour}`, today, [hour, hour])))
    fc.assert(
      fc.property(items, fc.integer({ min: 0, max: 6 }), (list, limit) => {
        const expected = [...list].sort(compareMoments).slice(0, limit)
        expect(titles(firstOf(list, limit, compareMoments))).toEqual(titles(expected))
      }),
      { seed: testSeed, numRuns: testCounts.propertyRuns },
    )
  })
})

describe('sameItem', () => {
  const item = anItem('trip', today, today + 2)
  const others: readonly Partial<YearItem>[] = [
    { id: 'x' },
    { recurrenceId: '2027-03-18' },
    { calendarId: 'x' },
    { categoryId: 'x' },
    { title: 'x' },
    { kind: 'marker' },
    { status: 'tentative' },
    { allDay: false },
    { first: today - 1 },
    { last: today + 3 },
    { start: 1 },
    { end: 1 },
    { isLoad: false },
    { isRoutine: true },
  ]

  it('knows a copy from what differs in any field', () => {
    expect(sameItem(item, { ...item })).toBe(true)
    for (const other of others) expect(sameItem(item, { ...item, ...other }), JSON.stringify(other)).toBe(false)
  })

  it('compares lists by length, order and content', () => {
    const next = anItem('next', today)
    expect(sameItems([item, next], [{ ...item }, next])).toBe(true)
    expect(sameItems([item, next], [next, item])).toBe(false)
    expect(sameItems([item], [item, next])).toBe(false)
  })
})
