import fc from 'fast-check'
import { RRuleTemporal } from 'rrule-temporal'
import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { dayOf, formatDay, partsOf } from '../date/index.ts'
import { readRule } from './read-rule.ts'
import { momentOf, startsOf } from './test/sample-series.ts'

const RUNS = testCounts.propertyRuns * 4
const LAST = '2031-12-31'

const some = <T>(items: readonly T[], most = 3): fc.Arbitrary<readonly T[]> =>
  fc.oneof(fc.constant([]), fc.uniqueArray(fc.constantFrom(...items), { minLength: 1, maxLength: most }))

const part = (name: string, values: readonly (string | number)[]): string =>
  values.length > 0 ? `;${name}=${values.join(',')}` : ''

const weekdays = some(['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'])
const places = fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, some([1, 2, 3, -1, -3], 2))
const months = some([1, 2, 3, 6, 12])
const dates = some([1, 13, 15, 28, 29, 30, 31, -1, -2, -31])
const nth = fc.constantFrom('', '', '1', '2', '5', '-1', '-2')
const numbered = fc.tuple(nth, weekdays).map(([place, days]) => days.map((day) => place + day))

const daily = fc
  .tuple(months, dates, weekdays)
  .map(([month, date, day]) => `FREQ=DAILY${part('BYMONTH', month)}${part('BYMONTHDAY', date)}${part('BYDAY', day)}`)
const weekly = fc
  .tuple(months, weekdays)
  .map(([month, day]) => `FREQ=WEEKLY${part('BYMONTH', month)}${part('BYDAY', day)}`)
const monthly = fc
  .tuple(months, dates, numbered)
  .map(([month, date, day]) => `FREQ=MONTHLY${part('BYMONTH', month)}${part('BYMONTHDAY', date)}${part('BYDAY', day)}`)

// Left out are combinations that RFC 5545 makes an intersection of and the library a union: BYYEARDAY beside other
// parts, and BYMONTHDAY beside BYWEEKNO or a numbered weekday of the year. `rules.test.ts` has some of them.
const yearly = fc.oneof(
  fc.tuple(months, dates, weekdays).map(([m, d, w]) => part('BYMONTH', m) + part('BYMONTHDAY', d) + part('BYDAY', w)),
  fc.tuple(months, numbered).map(([month, day]) => part('BYMONTH', month) + part('BYDAY', day)),
  some([1, 60, 100, 365, 366, -1, -366]).map((days) => part('BYYEARDAY', days)),
  fc
    .tuple(some([1, 2, 20, 52, 53, -1, -53]), weekdays)
    .map(([weeks, day]) => part('BYWEEKNO', weeks) + part('BYDAY', day)),
)

const rules = fc
  .record({
    days: fc.oneof(
      daily,
      weekly,
      monthly,
      yearly.map((parts) => `FREQ=YEARLY${parts}`),
    ),
    interval: fc.constantFrom('', '', ';INTERVAL=2', ';INTERVAL=3', ';INTERVAL=7'),
    weekStart: fc.constantFrom('', '', ';WKST=SU', ';WKST=WE'),
    picked: places,
  })
  .map(({ days, interval, weekStart, picked }) => {
    const setPos = days.includes(';BY') ? part('BYSETPOS', picked) : ''
    return days + interval + setPos + weekStart
  })

const ends = fc.oneof(
  fc.constant({ count: null, until: null }),
  fc.integer({ min: 1, max: 12 }).map((count) => ({ count, until: null })),
  fc.integer({ min: 0, max: 1500 }).map((until) => ({ count: null, until })),
)

/** All starts by the library, which does not count a start that its rule does not ask for, as we do. */
function startsByLibrary(start: string, rule: string, count: number | null): string[] {
  const dtstart = `DTSTART:${start.replaceAll(/[-:]/g, '')}00Z`
  const library = new RRuleTemporal({ rruleString: `${dtstart}\nRRULE:${rule}`, maxIterations: 100_000 })
  const found = library.between(new Date(`${start}Z`), new Date(`${LAST}T23:59Z`), true)
  const starts = new Set([start, ...found.map((date) => date.toString().slice(0, 16))])
  return [...starts].slice(0, count ?? 1_000)
}

describe('the days of a rule', () => {
  it('R2: are those of rrule-temporal, for random rules of every frequency', () => {
    const startDay = fc.integer({ min: dayOf(2026, 1, 1), max: dayOf(2029, 12, 31) })
    const check = (
      rule: string,
      day: number,
      { count, until }: { count: number | null; until: number | null },
    ): void => {
      // Where the week of the start belongs to another year, the library loses the other days of that week.
      const { year } = partsOf(day)
      fc.pre(!rule.includes('BYWEEKNO') || (day >= dayOf(year, 1, 4) && day <= dayOf(year, 12, 28)))
      const start = `${formatDay(day)}T10:00`
      const limit = until === null ? '' : `;UNTIL=${formatDay(day + until).replaceAll('-', '')}T100000Z`
      const rrule = `${rule}${limit}${count === null ? '' : `;COUNT=${count}`}`
      expect(readRule(rrule), rrule).not.toBeNull()
      const ours = startsOf(momentOf(start, { rrule, timezone: 'UTC' }), '2026-01-01', LAST, 'UTC')
      expect(ours, `${start} ${rrule}`).toEqual(startsByLibrary(start, rule + limit, count))
    }
    fc.assert(fc.property(rules, startDay, ends, check), { seed: testSeed, numRuns: RUNS })
  })

  it.each([
    ['FREQ=YEARLY;BYWEEKNO=53;BYDAY=SA;WKST=SU', '2026-01-01', ['2026-01-01', '2026-01-03', '2032-01-03']],
    ['FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO;WKST=SU;INTERVAL=2', '2026-01-01', ['2026-01-01', '2026-01-05', '2028-01-03']],
    ['FREQ=YEARLY;BYWEEKNO=1;BYDAY=TU;INTERVAL=2', '2029-12-31', ['2029-12-31', '2030-12-31', '2033-01-04']],
    ['FREQ=YEARLY;BYWEEKNO=1;BYDAY=TU', '2029-12-31', ['2029-12-31', '2030-01-01', '2030-12-31']],
  ])('R2: of %s from %s, whose week is of another year, are %s', (rrule, start, expected) => {
    expect(startsOf(momentOf(start, { rrule }), start, '2035-12-31').slice(0, 3)).toEqual(expected)
  })

  it('R2: COUNT ends a rule where the same rule without COUNT has that many starts', () => {
    // The steps of a series end after some 770 years of a rule that asks about every day.
    const last = '2500-12-31'
    const check = (rule: string, count: number): void => {
      const all = startsOf(momentOf('2026-01-01', { rrule: rule }), '2026-01-01', last).slice(0, count)
      const counted = startsOf(momentOf('2026-01-01', { rrule: `${rule};COUNT=${count}` }), '2026-01-01', last)
      expect(counted, `${rule};COUNT=${count}`).toEqual(all)
    }
    fc.assert(fc.property(rules, fc.integer({ min: 1, max: 900 }), check), { seed: testSeed, numRuns: RUNS / 4 })
  })

  it('R5: seen from the middle, a rule has the days that it has seen from its start', () => {
    const check = (rule: string, skipped: number): void => {
      const series = momentOf('2026-01-01', { rrule: rule })
      const middle = formatDay(dayOf(2026, 1, 1) + skipped)
      const all = startsOf(series, '2026-01-01', '2033-12-31').filter((start) => start >= middle)
      // A daily rule has more than 1,000 days in eight years, of which only the first 1,000 are given.
      const seen = startsOf(series, middle, '2033-12-31').slice(0, all.length)
      expect(seen, rule).toEqual(all)
    }
    fc.assert(fc.property(rules, fc.integer({ min: 0, max: 900 }), check), { seed: testSeed, numRuns: RUNS / 2 })
  })
})
