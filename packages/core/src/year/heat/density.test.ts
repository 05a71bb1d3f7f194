import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crowdedYear } from '../../test/arbitrary-items.ts'
import { aTimedItem, anItem, day, dayOfMonth } from '../../test/year-item.ts'
import { testCounts, testSeed } from '../../../../../scripts/test-counts.ts'
import { januaryOf, MINUTES_A_DAY } from '../../date/index.ts'
import { density } from './density.ts'
import { daySummaries, indexDays } from '../day-index.ts'
import type { YearItem } from '../item.ts'
import { PLAIN_RULES } from '../../load/index.ts'

const march = dayOfMonth(2027, 3)
const count = (items: readonly YearItem[]) =>
  density(items, { from: januaryOf(2027), metric: 'count', scale: 'fixed', rules: PLAIN_RULES })
const hours = (items: readonly YearItem[]) =>
  density(items, { from: januaryOf(2027), metric: 'hours', scale: 'fixed', rules: PLAIN_RULES })
const hoursOn18 = (...items: YearItem[]): number | undefined =>
  hours(items).days.find((one) => one.day === march(18))?.value

describe('density by count', { timeout: 60_000 }, () => {
  it('counts an event of several days once on each, and only in the year', () => {
    const { days, total, max } = count([anItem('trip', day('2026-12-30'), day('2027-01-02')), anItem('a', march(18))])
    expect(days).toEqual([
      { day: day('2027-01-01'), value: 1, level: 'light' },
      { day: day('2027-01-02'), value: 1, level: 'light' },
      { day: march(18), value: 1, level: 'light' },
    ])
    expect([total, max]).toEqual([3, 1])
  })

  it('does not count what is no load', () => {
    expect(count([anItem('holiday', march(18), march(18), { isLoad: false })])).toMatchObject({
      days: [],
      total: 0,
      max: 0,
    })
  })

  it('lists only days above zero, each with its level', () => {
    const items = Array.from({ length: 7 }, (_, index) => anItem(`event ${index}`, march(18)))
    expect(count(items).days).toEqual([{ day: march(18), value: 7, level: 'hot' }])
  })

  it('counts the last day of a leap year', () => {
    const end = day('2028-12-31')
    const { days } = density([anItem('end', end, end + 5)], {
      from: januaryOf(2028),
      metric: 'count',
      scale: 'fixed',
      rules: PLAIN_RULES,
    })
    expect(days).toEqual([{ day: end, value: 1, level: 'light' }])
  })

  it('is in any year what the tooltips of the days say', () => {
    fc.assert(
      fc.property(crowdedYear(2027), (items) => {
        const summaries = daySummaries(indexDays(items, januaryOf(2027)), PLAIN_RULES).filter((one) => one.count > 0)
        const told = (value: 'count' | 'hours') => summaries.map((one) => [one.day, one[value]]).filter(([, of]) => of)
        expect(count(items).days.map((one) => [one.day, one.value])).toEqual(told('count'))
        expect(hours(items).days.map((one) => [one.day, one.value])).toEqual(told('hours'))
      }),
      { seed: testSeed, numRuns: testCounts.propertyRuns },
    )
  })
})

describe('density by hours', () => {
  const at = (from: number, to: number): YearItem => aTimedItem(`${from} to ${to}`, march(18), [from, to])

  it.each<[string, YearItem[], number | undefined]>([
    ['one after the other', [at(9, 10), at(10, 11.5)], 2.5],
    ['overlapping ones once', [at(9, 12), at(10, 11), at(11, 13)], 4],
    ['an all-day event not at all', [anItem('course', march(18))], undefined],
    ['an evening beside an all-day event alone', [anItem('course', march(18)), at(19, 21)], 2],
    ['a night out wholly on its first day', [at(22, 26)], 4],
    ['minutes in hundredths', [at(9, 9 + 1 / 3)], 0.33],
    ['a moment of no length not at all', [at(9, 9)], undefined],
  ])('counts %s', (_name, items, expected) => {
    expect(hoursOn18(...items)).toBe(expected)
  })

  it('shares a timed event of several days among them, the end not included', () => {
    const start = march(17) * MINUTES_A_DAY + 18 * 60
    const end = march(19) * MINUTES_A_DAY + 12 * 60
    const weekend = anItem('weekend', march(17), march(19), { allDay: false, start, end })
    expect(hours([weekend]).days.map(({ value }) => value)).toEqual([6, 24, 12])
  })
})

describe('the scale of a density', () => {
  const busyDays = (days: number): YearItem[] =>
    Array.from({ length: days }, (_, index) => anItem(`event ${index}`, march(index)))
  const relative = (items: readonly YearItem[]) =>
    density(items, { from: januaryOf(2027), metric: 'count', scale: 'relative', rules: PLAIN_RULES })

  it('is relative where asked and where the year has enough busy days', () => {
    expect(relative(busyDays(20))).toMatchObject({ scale: 'relative' })
  })

  it('says fixed where too few days are busy', () => {
    expect(relative(busyDays(19))).toEqual(count(busyDays(19)))
    expect(relative(busyDays(19)).scale).toBe('fixed')
  })
})
