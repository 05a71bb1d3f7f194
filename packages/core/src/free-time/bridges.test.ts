import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { formatDay, yearSpan } from '../date/index.ts'
import { measureRules } from '../load/index.ts'
import { anItem, day } from '../test/year-item.ts'
import { apart, BRIDGE_LEAVE_MAX, daysOf, findBridges, freeDays, type Bridge } from './index.ts'
import { holidaysOfItaly, italianYear, someDays } from './test/some-days.ts'

const written = ({ first, last }: { first: number; last: number }): string => `${formatDay(first)}..${formatDay(last)}`

const ofLeave = (bridges: readonly Bridge[], leave: number): string[] =>
  bridges
    .filter((bridge) => bridge.leave === leave)
    .map(written)
    .sort()

describe('bridges', () => {
  // By hand from the calendar of 2028: 6 January is a Thursday, 25 April and 15 August are Tuesdays.
  it.each([
    [1, ['2028-01-06..2028-01-09', '2028-04-22..2028-04-25', '2028-08-12..2028-08-15']],
    [2, ['2028-09-30..2028-10-04', '2028-10-28..2028-11-01']],
    [3, ['2028-01-01..2028-01-06', '2028-04-25..2028-05-01', '2028-08-15..2028-08-20', '2028-12-23..2029-01-01']],
    [
      4,
      [
        ...['2028-01-01..2028-01-09', '2028-04-22..2028-05-01', '2028-05-27..2028-06-04', '2028-08-12..2028-08-20'],
        ...['2028-09-30..2028-10-08', '2028-10-28..2028-11-05', '2028-12-02..2028-12-10'],
      ],
    ],
    [5, ['2028-04-15..2028-04-25', '2028-06-02..2028-06-11', '2028-12-16..2028-12-26']],
  ])('of %i days of leave are those of the calendar of Italy in 2028', (leave, expected) => {
    expect(ofLeave(findBridges(italianYear(2028)), leave)).toEqual(expected)
  })

  it('are ranked by the days that a day of leave gives, then by their length, and say which holidays are in them', () => {
    const bridges = findBridges(italianYear(2028))
    const gains = bridges.map((bridge) => daysOf(bridge) / bridge.leave)
    expect(gains).toEqual(gains.toSorted((one, other) => other - one))
    expect(bridges[0]?.holidays.map(({ name }) => name)).toEqual(['2028-01-06'])
    expect(bridges.find(({ leave }) => leave === 3)?.holidays.map(({ name }) => name)).toEqual([
      ...['2028-12-25', '2028-12-26', '2029-01-01'],
    ])
  })

  it('join days off by leave alone, and of equal leave none overlaps another', () => {
    fc.assert(
      fc.property(someDays({ maxLength: 40 }), (plain) => {
        const days = { ...plain, holidays: plain.states.map((_, place) => ({ day: plain.first + place, name: '' })) }
        const bridges = findBridges(days)
        for (const { first, last, leave } of bridges) {
          const states = days.states.slice(first - days.first, last - days.first + 1)
          expect(states).not.toContain('closed')
          expect(states.filter((state) => state === 'work')).toHaveLength(leave)
          expect([states[0], states.at(-1)]).toEqual(['off', 'off'])
          expect(days.states[first - days.first - 1]).not.toBe('off')
          expect(days.states[last - days.first + 1]).not.toBe('off')
          expect(leave >= 1 && leave <= BRIDGE_LEAVE_MAX).toBe(true)
        }
        for (let leave = 1; leave <= BRIDGE_LEAVE_MAX; leave += 1) {
          const equal = bridges.filter((bridge) => bridge.leave === leave)
          expect(apart(equal)).toEqual(equal)
        }
      }),
      { numRuns: testCounts.propertyRuns, seed: testSeed },
    )
  })

  it('are offered neither where somebody is away already nor where leave can no longer be taken', () => {
    const year = yearSpan(2028)
    const away = anItem('Mare', day('2028-08-14'), day('2028-08-20'), { away: true })
    const work = anItem('Review', day('2028-01-07'))
    const input = { holidays: holidaysOfItaly, rules: measureRules(0, []), items: [away, work] }
    const all = findBridges(freeDays({ ...input, span: year, around: year }))
    expect(ofLeave(all, 1)).toEqual(['2028-01-06..2028-01-09', '2028-04-22..2028-04-25'])
    const later = { first: day('2028-04-24') + 1, last: year.last }
    expect(ofLeave(findBridges(freeDays({ ...input, span: later, around: later })), 1)).toEqual([])
  })

  it('that overlap others are left out of a list that is drawn', () => {
    const stretches = [
      { first: 1, last: 4, leave: 1 },
      { first: 4, last: 9, leave: 2 },
      { first: 10, last: 12, leave: 1 },
    ]
    expect(apart(stretches)).toEqual([stretches[0], stretches[2]])
    expect(apart(stretches, [{ first: 12, last: 20, leave: 5 }])).toEqual([stretches[0]])
  })
})
