import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import type { EventTimes, Series } from '../event/index.ts'
import { dayOf, formatDay, MINUTES_A_DAY, partsOf, weekdayOf, type Day } from '../date/index.ts'
import { occurrencesOf, shiftSeries } from './index.ts'
import { dayFrom, exceptionOf, momentOf } from './test/sample-series.ts'
import { WEEKDAY_CODES } from './rule.ts'
import { writeTime } from './time-text.ts'

const window = { first: dayOf(2015, 1, 1), last: dayOf(2080, 1, 1), zone: 'Europe/Rome' }
const CLOCKS = { 'all-day': null, floating: 600, 'Europe/Rome': 600 } as const

interface Beginning {
  readonly first: Day
  readonly clock: keyof typeof CLOCKS
  readonly names: 'date' | 'date from the end' | 'weekday' | 'last weekday' | 'nothing'
  readonly isYearly: boolean
  readonly interval: number
  readonly count: number
}

/** What a monthly or yearly rule calls the day that it starts on. */
function partOf(day: Day, names: Beginning['names']): string {
  const { year, month, date } = partsOf(day)
  const left = dayOf(month === 12 ? year + 1 : year, month === 12 ? 1 : month + 1, 1) - day
  const code = WEEKDAY_CODES[weekdayOf(day)] ?? ''
  switch (names) {
    case 'date':
      return `;BYMONTHDAY=${date}`
    case 'date from the end':
      return `;BYMONTHDAY=${-left}`
    case 'weekday':
      return `;BYDAY=${Math.ceil(date / 7)}${code}`
    case 'last weekday':
      return `;BYDAY=${-Math.ceil(left / 7)}${code}`
    case 'nothing':
      return ''
  }
}

const writeAt = (day: Day, clock: Beginning['clock']): string =>
  writeTime(day * MINUTES_A_DAY + (CLOCKS[clock] ?? 0), CLOCKS[clock] === null)

function begin({ first, clock, names, isYearly, interval, count }: Beginning): Series {
  const frequency = isYearly ? `YEARLY;BYMONTH=${partsOf(first).month}` : 'MONTHLY'
  const rrule = `FREQ=${frequency};INTERVAL=${interval};COUNT=${count}${partOf(first, names)}`
  return momentOf(writeAt(first, clock), { rrule, ...(clock === 'floating' ? { timezone: null } : {}) })
}

const shownOf = (series: Series): string[] => occurrencesOf(series, window).occurrences.map(({ start }) => start)
const plainOf = (series: Series): string[] => shownOf({ ...series, exdates: [], exceptions: [] })
const dayIn = (text: string | undefined): Day => dayFrom((text ?? '').slice(0, 10))

/** Few months have these days: who moves a series there, or away, has more occurrences before, or after. */
const isRare = ({ rrule, start }: Series): boolean =>
  partsOf(dayIn(start)).date > 28 || /BYMONTHDAY=-?(?:29|3)|BYDAY=-?5/.test(rrule ?? '')

/** Some occurrences deleted, others moved by some days, all by their place in the series. */
interface EditsByPlace {
  readonly deleted: readonly number[]
  readonly moved: readonly number[]
  readonly days: number
}

function withSaid(series: Series, clock: Beginning['clock'], { deleted, moved, days }: EditsByPlace): Series {
  const names = plainOf(series)
  const named = (places: readonly number[]): string[] => names.filter((_, place) => places.includes(place))
  const exceptions = named(moved.filter((place) => !deleted.includes(place))).map((name) => {
    const start = writeAt(dayIn(name) + days, clock)
    const { allDay, timezone } = series
    return exceptionOf(name, { allDay, timezone, start, end: start })
  })
  return { ...series, exdates: named(deleted), exceptions }
}

/** The days of the occurrences that there must be, given those of the rule alone. */
const expectedOf = (plain: readonly string[], { deleted, moved, days }: EditsByPlace): Day[] =>
  plain
    .map((name, place) => ({ place, day: dayIn(name) + (moved.includes(place) ? days : 0) }))
    .filter(({ place }) => !deleted.includes(place))
    .map(({ day }) => day)
    .sort((one, other) => one - other)

const beginnings: fc.Arbitrary<Beginning> = fc.record({
  first: fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(([month, date]) => dayOf(2026, month, date)),
  clock: fc.constantFrom('all-day', 'floating', 'Europe/Rome'),
  names: fc.constantFrom('date', 'date from the end', 'weekday', 'last weekday', 'nothing'),
  isYearly: fc.boolean(),
  interval: fc.integer({ min: 1, max: 3 }),
  count: fc.integer({ min: 2, max: 10 }),
})
const places = fc.uniqueArray(fc.nat(9), { maxLength: 3 })
const said: fc.Arbitrary<EditsByPlace> = fc.record({
  deleted: places,
  moved: places,
  days: fc.integer({ min: -3, max: 3 }),
})
const moves = fc.array(fc.integer({ min: -40, max: 40 }), { minLength: 1, maxLength: 4 })

it('R3: months and years that are moved as a whole keep what was said of each occurrence, and end where they did', () => {
  const check = (beginning: Beginning, saying: EditsByPlace, days: readonly number[]): void => {
    let series = withSaid(begin(beginning), beginning.clock, saying)
    if (isRare(series)) return
    for (const by of days) {
      const start = writeAt(dayIn(series.start) + by, beginning.clock)
      const times: EventTimes = { ...series, start, end: start }
      const shifted = shiftSeries(series, { times })
      if (shifted === null) throw new Error(`${series.rrule ?? ''} cannot follow to ${start}`)
      series = shifted.series
      if (isRare(series)) return
      const plain = plainOf(series)
      expect(shifted.dropped).toEqual([])
      expect(plain[0]).toBe(start)
      expect(plain).toHaveLength(beginning.count)
      expect(
        shownOf(series)
          .map(dayIn)
          .sort((one, other) => one - other),
      ).toEqual(expectedOf(plain, saying))
    }
  }
  const runs = { seed: testSeed, numRuns: testCounts.seriesEdits * 4 }
  fc.assert(fc.property(beginnings, said, moves, check), runs)
})

it('R3: an end that is a day leaves a moved series as many occurrences as it had', () => {
  const check = (beginning: Beginning, by: number, more: number): void => {
    const counted = begin(beginning)
    const last = dayIn(plainOf(counted).at(-1)) + more
    const until = formatDay(last).replaceAll('-', '')
    const series = { ...counted, rrule: (counted.rrule ?? '').replace(/COUNT=\d+/, `UNTIL=${until}`) }
    const start = writeAt(dayIn(series.start) + by, beginning.clock)
    const shifted = shiftSeries(series, { times: { ...series, start, end: start } })?.series
    if (shifted === undefined) throw new Error(`${series.rrule} cannot follow to ${start}`)
    if (isRare(series) || isRare(shifted)) return
    expect(plainOf(shifted)).toHaveLength(plainOf(series).length)
  }
  const runs = { seed: testSeed, numRuns: testCounts.seriesEdits * 4 }
  fc.assert(fc.property(beginnings, fc.integer({ min: -40, max: 40 }), fc.integer({ min: 0, max: 20 }), check), runs)
})
