import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import type { Series } from '../event/index.ts'
import { splitBefore } from './index.ts'
import { exceptionOf, expand, momentOf, seriesWith } from './test/sample-series.ts'

const [FIRST, LAST] = ['2011-01-01', '2045-12-31']

/** Name and times of every occurrence, with what stands in its place. */
const seen = (series: Series | null, zone = 'Europe/Rome'): string[] =>
  series === null
    ? []
    : expand(series, FIRST, LAST, zone).occurrences.map(({ start, end, recurrenceId, exception }) =>
        [recurrenceId ?? series.start, start, end, exception === null ? 'unchanged' : 'changed'].join(' '),
      )

const nameOf = (line: string): string => line.slice(0, line.indexOf(' '))

/** Splits before each occurrence in turn and compares both sides with the list of days that the series had. */
function expectEverySplit(series: Series, zone?: string): void {
  const all = seen(series, zone)
  for (const name of new Set(all.map(nameOf))) {
    const split = splitBefore(series, name)
    const message = `${JSON.stringify(series)} before ${name}`
    expect(split, message).not.toBeNull()
    expect(seen(split?.before ?? null, zone), message).toEqual(all.filter((line) => nameOf(line) < name))
    expect(seen(split?.after ?? null, zone), message).toEqual(all.filter((line) => nameOf(line) >= name))
  }
}

const ruleOfBefore = (rrule: string, at: string): string | null | undefined =>
  splitBefore(momentOf('2026-01-05T10:00', { rrule }), at)?.before?.rrule

const ruleOfAfter = (rrule: string, at: string): string | null | undefined =>
  splitBefore(momentOf('2026-01-05T10:00', { rrule }), at)?.after.rrule

describe('splitBefore', () => {
  it('ends an endless series the minute before', () => {
    expect(ruleOfBefore('FREQ=DAILY', '2026-07-01T10:00')).toBe('FREQ=DAILY;UNTIL=20260701T075900Z')
    expect(ruleOfAfter('FREQ=DAILY', '2026-07-01T10:00')).toBe('FREQ=DAILY')
  })

  it('divides a COUNT', () => {
    expect(ruleOfBefore('FREQ=DAILY;COUNT=5', '2026-01-08T10:00')).toBe('FREQ=DAILY;COUNT=3')
    expect(ruleOfAfter('FREQ=DAILY;COUNT=5', '2026-01-08T10:00')).toBe('FREQ=DAILY;COUNT=2')
  })

  it('leaves no rule to a single occurrence', () => {
    expect(ruleOfBefore('FREQ=DAILY', '2026-01-06T10:00')).toBeNull()
    expect(ruleOfAfter('FREQ=DAILY;COUNT=5', '2026-01-09T10:00')).toBeNull()
  })

  it('has nothing before the first occurrence', () => {
    const series = momentOf('2026-01-05T10:00', { rrule: 'FREQ=DAILY;COUNT=5' })
    expect(splitBefore(series, '2026-01-05T10:00')).toEqual({ before: null, after: series })
  })

  it('starts the new series at the original start, with the length of the old', () => {
    const nights = seriesWith({ start: '2026-01-05T22:00', end: '2026-01-06T06:00', rrule: 'FREQ=WEEKLY' })
    const moved = exceptionOf('2026-01-12T22:00', { start: '2026-03-01T09:00', end: '2026-03-01T10:00' })
    expect(splitBefore({ ...nights, exceptions: [moved] }, '2026-01-12T22:00')).toMatchObject({
      before: { exceptions: [] },
      after: { start: '2026-01-12T22:00', end: '2026-01-13T06:00', exceptions: [moved] },
    })
  })

  it.each(['2026-01-06T10:00', '2026-01-05T10:01', '2027-01-05T10:00', 'tomorrow'])(
    'refuses %s, which is none',
    (at) => {
      const series = momentOf('2026-01-05T10:00', { rrule: 'FREQ=DAILY;COUNT=9', exdates: ['2026-01-06'] })
      expect(splitBefore(series, at)).toBeNull()
    },
  )

  it.each([
    ['Europe/Rome', '2026-03-27T02:30', '20260401'],
    ['Europe/Rome', '2026-03-27T03:00', '20260401'],
    ['Europe/Rome', '2026-10-23T02:30', '20261028'],
    ['Australia/Lord_Howe', '2026-10-02T02:15', '20261006'],
    ['Pacific/Apia', '2011-12-27T12:00', '20120102'],
    ['Pacific/Apia', '2011-12-27T00:00', '20120102'],
  ])('T1: parts the days around a change of the clocks of %s from %s on', (timezone, start, until) => {
    expectEverySplit(momentOf(start, { timezone, rrule: `FREQ=DAILY;UNTIL=${until}` }), timezone)
  })

  it('parts by RDATEs and by exceptions that the rule does not make', () => {
    const orphan = exceptionOf('2026-01-22T09:00')
    const rdates = ['2026-01-07T12:00', '2026-01-01T10:00', '2026-03-01T10:00']
    const rule = { rdates, exceptions: [orphan], exdates: ['2026-02-16', '2026-01-19T10:00'] }
    expectEverySplit(momentOf('2026-01-05T10:00', { ...rule, rrule: 'FREQ=WEEKLY;INTERVAL=2;COUNT=5' }))
    expectEverySplit(momentOf('2026-01-05T10:00', { ...rule, rrule: 'FREQ=MONTHLY;UNTIL=20260601' }))
    expectEverySplit(momentOf('2026-01-05T10:00', { ...rule, rrule: null }))
  })

  it('takes out a whole day on both sides of a cut through it', () => {
    const exceptions = [exceptionOf('2026-01-06T12:00')]
    const rdates = ['2026-01-06T08:00', '2026-01-06T15:00', '2026-01-07T15:00']
    const rrule = 'FREQ=DAILY;COUNT=4'
    expectEverySplit(momentOf('2026-01-05T10:00', { rrule, rdates, exdates: ['2026-01-06'], exceptions }))
  })

  it('keeps a rule that cannot be expanded with the first occurrence', () => {
    const series = momentOf('2026-01-05T10:00', { rrule: 'FREQ=HOURLY', rdates: ['2026-01-06T10:00'] })
    expect(splitBefore(series, '2026-01-06T10:00')).toMatchObject({
      before: { rrule: 'FREQ=HOURLY', rdates: [] },
      after: { start: '2026-01-06T10:00', rrule: null, rdates: [] },
    })
    expect(splitBefore(series, '2026-01-05T10:00')).toEqual({ before: null, after: series })
  })

  it('R3: both sides of any split have the occurrences of the series', () => {
    const rule = fc.constantFrom(
      'FREQ=DAILY',
      'FREQ=DAILY;INTERVAL=3;BYHOUR=14',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU;WKST=SU',
      'FREQ=WEEKLY;BYDAY=TU,TH',
      'FREQ=MONTHLY',
      'FREQ=MONTHLY;BYDAY=MO,TU,WE;BYSETPOS=-1',
      'FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=31,1',
      'FREQ=YEARLY;BYMONTH=2,7',
    )
    const end = fc.oneof(
      fc.integer({ min: 1, max: 14 }).map((count) => `COUNT=${count}`),
      fc.constant('UNTIL=20260301'),
    )
    const start = fc.constantFrom('2026-01-05', '2025-12-31', '2026-01-05T02:30', '2026-01-31T23:00')
    const picks = fc.array(fc.nat(13), { maxLength: 3 })
    const check = (rrule: string, from: string, excluded: number[], changed: number[]): void => {
      const plain = momentOf(from, { rrule })
      const names = seen(plain).map(nameOf)
      const named = (indexes: number[]): string[] =>
        [...new Set(indexes)].map((index) => names[index]).filter((name) => name !== undefined)
      const exceptions = named(changed).map((name) =>
        exceptionOf(name, { start: `${name.slice(0, 10)}T17:00`, end: '2026-12-01T18:00' }),
      )
      const rdates = from.includes('T') ? ['2026-01-20T12:00', '2025-12-01T12:00'] : ['2026-01-20']
      expectEverySplit({ ...plain, rdates, exdates: named(excluded), exceptions })
    }
    const rules = fc.tuple(rule, end).map((parts) => parts.join(';'))
    fc.assert(fc.property(rules, start, picks, picks, check), { seed: testSeed, numRuns: testCounts.propertyRuns })
  })
})
