import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import type { Series } from '../event/index.ts'
import { newBudget, STEPS_MAX } from './budget.ts'
import { countEndOf, occurrenceNames, occurrencesOf, shiftSeries, spanOfSeries, splitBefore } from './index.ts'
import { exceptionOf, momentOf, seriesWith } from './test/sample-series.ts'
import { mutated, plainSuspect, randomFrom, seriesOfSuspect, type Suspect } from './test/worst-rule.ts'

const endOf = (series: Series): string | null => (series.rrule === null ? null : countEndOf(series.rrule, series))

const YEAR = { first: 20_454, last: 20_818, zone: 'Asia/Tokyo' }

describe('countEndOf', () => {
  it.each([
    ['no COUNT', momentOf('2026-01-05T10:00', { rrule: 'FREQ=DAILY' }), null],
    ['days', momentOf('2026-01-05T10:00', { rrule: 'FREQ=DAILY;COUNT=3' }), '2026-01-07T10:00'],
    ['whole days', momentOf('2026-01-05', { rrule: 'FREQ=WEEKLY;COUNT=3' }), '2026-01-19'],
    ['small letters', momentOf('2026-01-05', { rrule: 'freq=weekly;count=3' }), '2026-01-19'],
    ['an hour of its own', momentOf('2026-01-05T10:00', { rrule: 'FREQ=DAILY;COUNT=3;BYHOUR=8' }), '2026-01-07T08:00'],
    ['an UNTIL that comes first', momentOf('2026-01-05', { rrule: 'FREQ=DAILY;COUNT=9;UNTIL=20260107' }), '2026-01-07'],
    ['more than there are years', momentOf('2026-01-05', { rrule: 'FREQ=YEARLY;COUNT=100000' }), 'never'],
    ['a rule that is not expanded', momentOf('2026-01-05T10:00', { rrule: 'FREQ=HOURLY;COUNT=3' }), null],
    ['no rule', momentOf('2026-01-05T10:00', { rrule: 'COUNT=3' }), null],
  ])('of %s', (_, series, end) => {
    expect(endOf(series)).toBe(end)
  })

  it('is not believed where it cannot be read, as no time of the series', () => {
    const series = momentOf('2026-01-05T10:00', { rrule: 'FREQ=DAILY;COUNT=3' })
    expect(occurrencesOf(series, YEAR, { countEnd: 'soon' })).toEqual(occurrencesOf(series, YEAR))
  })
})

/** Suspects that count, each a little or a lot like the one before. */
function* counting(many: number): Generator<Suspect> {
  const random = randomFrom(testSeed)
  let suspect = plainSuspect
  for (let index = 0; index < many; index += 1) {
    suspect = mutated(index % 20 === 0 ? plainSuspect : suspect, random)
    const count = String(1 + Math.floor(random() * (random() < 0.5 ? 30 : 100_000)))
    const [rdates, exdates] = [suspect.rdates.slice(0, 20), suspect.exdates.slice(0, 20)]
    yield { ...suspect, rdates, exdates, parts: new Map([...suspect.parts, ['COUNT', [count]]]) }
  }
}

const isWhole = ({ isTruncated, occurrences }: ReturnType<typeof occurrencesOf>): boolean =>
  !isTruncated || occurrences.length === 1_000

describe('Q1: a series that is read with the end of its COUNT', () => {
  const many = testCounts.propertyRuns

  it('has the occurrences, names and days that counting gives, in any window and with exceptions', () => {
    let compared = 0
    for (const suspect of counting(many)) {
      const series = seriesOfSuspect(suspect)
      const countEnd = endOf(series)
      const window = { first: suspect.first, last: suspect.first + Math.min(suspect.days, 4_000), zone: 'Asia/Tokyo' }
      const [name = series.start] = occurrencesOf(series, window).occurrences.map((found) => found.recurrenceId ?? '')
      const changed = { ...series, exceptions: series.allDay ? [] : [exceptionOf(name, { start: name, end: name })] }
      for (const one of [series, changed]) {
        for (const days of [YEAR, window]) {
          const counted = occurrencesOf(one, days)
          if (!isWhole(counted)) continue
          compared += counted.occurrences.length
          expect(occurrencesOf(one, days, { countEnd }), one.rrule ?? '').toEqual(counted)
        }
        expect(occurrenceNames(one, { countEnd })(name)).toBe(occurrenceNames(one)(name))
      }
      expect(spanOfSeries(series, { countEnd })).toEqual(spanOfSeries(series))
    }
    expect(compared).toBeGreaterThan(many)
  })

  it('splits and moves as one that is counted, and its parts have ends of their own', () => {
    let parted = 0
    for (const suspect of counting(many)) {
      const series = seriesOfSuspect({ ...suspect, rdates: [], exdates: [] })
      const countEnd = endOf(series)
      const [, second] = occurrencesOf(series, { ...YEAR, last: YEAR.last + 4_000 }).occurrences
      if (countEnd === null || !second?.recurrenceId) continue
      const parts = splitBefore(series, second.recurrenceId, { countEnd })
      expect(parts).toEqual(splitBefore(series, second.recurrenceId))
      for (const part of [parts?.before, parts?.after]) {
        if (!part) continue
        parted += 1
        expect(occurrencesOf(part, YEAR, { countEnd: endOf(part) })).toEqual(occurrencesOf(part, YEAR))
      }
    }
    expect(parted).toBeGreaterThan(many / 10)
  })

  it('costs a year no more where it has come a hundred years of other days', () => {
    const series = seriesWith({
      start: '1800-01-06T10:00',
      end: '1800-01-06T11:00',
      rrule: 'FREQ=YEARLY;INTERVAL=1;COUNT=100000;BYDAY=1MO,7TU,53WE;BYSETPOS=1,2',
    })
    const stepsWith = (countEnd: string | null): number => {
      const budget = newBudget()
      occurrencesOf(series, YEAR, { budget, countEnd })
      return STEPS_MAX - budget.left
    }
    expect(stepsWith(null)).toBeGreaterThan(20_000)
    expect(stepsWith(endOf(series))).toBeLessThan(4_000)
  })
})

describe('Q1: a series that moves', () => {
  it('has another end, which is worked out anew', () => {
    const series = seriesWith({ rrule: 'FREQ=DAILY;COUNT=10' })
    const times = { ...series, start: '2026-01-08T10:00', end: '2026-01-08T11:00' }
    const moved = shiftSeries(series, { times })?.series
    expect(moved && endOf(moved)).toBe('2026-01-17T10:00')
  })
})
