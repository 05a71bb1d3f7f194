import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf, dayOfWall, formatDay, MINUTES_A_DAY, parseWall, weekdayOf, type Day } from '../../date/index.ts'
import { occurrencesOf } from '../../recurrence/index.ts'
import { anItem, aTimedItem } from '../../test/year-item.ts'
import { availabilityOf } from '../placing/availability.ts'
import type { PlanSurroundings } from '../planning-types.ts'
import { anySurroundings, around, TODAY } from '../test/situations.ts'
import type { WeeklyRhythm } from './measured-types.ts'
import { placeSeries, type PlacedSeries } from './place-series.ts'
import type { YearItem } from '../../year/index.ts'

const ANY_DAY = [0, 1, 2, 3, 4, 5, 6]
const twice: WeeklyRhythm = { times: 2, minutes: 90, weekdays: ANY_DAY, hour: null, minute: null, isAnywhere: false }
const YEAR_END = dayOf(2027, 12, 31)

const place = (rhythm: WeeklyRhythm, rest: Partial<PlanSurroundings> = {}, categoryId: string | null = null) =>
  placeSeries({ rhythm, from: TODAY, to: YEAR_END }, around('en', rest), categoryId)

/** The sittings of a series, as minutes from and to. */
function sittingsOf({ start, end, recurrence, exdates }: PlacedSeries): { from: number; to: number }[] {
  const times = { allDay: false, start, end, timezone: null, endTimezone: null }
  const series = { ...times, rrule: recurrence, rdates: [], exdates, exceptions: [] }
  const window = { first: TODAY - 7, last: YEAR_END + 400, zone: 'Europe/Rome' }
  return occurrencesOf(series, window).occurrences.map((one) => ({
    from: parseWall(one.start) ?? 0,
    to: parseWall(one.end) ?? 0,
  }))
}

const everyWeek = (title: string, first: Day, hours: [number, number], rest: object = {}) =>
  Array.from({ length: 40 }, (_, week) =>
    aTimedItem(title, first + week * 7, hours, { id: `${title} ${week}`, ...rest }),
  )

describe('placing a series', () => {
  it('takes evenings of the week, some days apart, from tomorrow until the last day', () => {
    expect(place(twice)).toMatchObject({
      start: '2027-03-22T18:30',
      end: '2027-03-22T20:00',
      recurrence: 'FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20271231',
      exdates: [],
    })
  })

  it('takes another evening, or another hour, where one is busy each week', () => {
    const mondays = everyWeek('Choir', dayOf(2027, 3, 22), [18, 22])
    expect(place({ ...twice, times: 1 }, { items: mondays })?.start).not.toContain('2027-03-22')
    const all = ANY_DAY.flatMap((day) => everyWeek(`Dinner ${day}`, TODAY + day, [19, 20]))
    expect(place({ ...twice, times: 7, minutes: 30 }, { items: all })?.start.slice(11)).toBe('20:30')
  })

  it('takes a few minutes of every day on a day with a task without an hour, and no hour of it', () => {
    const items = [anItem('Tax return', dayOf(2027, 9, 30), dayOf(2027, 9, 30))]
    const everyDay = { ...twice, times: 7 }
    expect(place({ ...everyDay, minutes: 10 }, { items })?.exdates).toEqual([])
    expect(place({ ...everyDay, minutes: 60 }, { items })?.exdates).toHaveLength(1)
  })

  it('leaves out the days of a trip, and what is already on, and says so', () => {
    const items = [
      anItem('Japan', dayOf(2027, 8, 2), dayOf(2027, 8, 15)),
      aTimedItem('Opera', dayOf(2027, 5, 6), [19, 22]),
    ]
    const series = place({ ...twice, weekdays: [0, 3] }, { items })
    expect(series?.exdates).toEqual([
      '2027-05-06T18:30',
      ...['2027-08-02', '2027-08-05', '2027-08-09', '2027-08-12'].map((day) => `${day}T18:30`),
    ])
    expect(series?.reason).toBe(
      'the calmest hours of your weeks: 5 of 82 are left out: holidays, or you are away or busy',
    )
  })

  it('keeps to the days and the mornings that were said', () => {
    const weekend = place({ ...twice, weekdays: [5, 6] })
    expect(weekend?.recurrence).toContain('BYDAY=SA,SU')
    expect(place({ ...twice, minutes: 20, hour: 7 * 60 })?.start.slice(11)).toBe('07:00')
    expect(place({ ...twice, times: 7, minutes: 20 })?.recurrence).toBe('FREQ=DAILY;UNTIL=20271231')
  })

  it('keeps off holidays, unless it is for every day', () => {
    const holidays = [{ day: dayOf(2027, 4, 5), name: 'Easter Monday' }]
    const mondays = { ...twice, times: 1, weekdays: [0] }
    expect(place(mondays, { holidays })?.exdates).toEqual(['2027-04-05T18:30'])
    expect(place({ ...twice, times: 7, minutes: 20 }, { holidays })?.exdates).toEqual([])
  })

  it('takes the hour of what the person does of the same kind, unless that is one of work', () => {
    const of = (hours: [number, number]) => everyWeek('Run', dayOf(2027, 3, 20), hours, { categoryId: 'sport' })
    expect(place(twice, { items: of([7, 8]) }, 'sport')?.start.slice(11)).toBe('07:00')
    expect(place(twice, { items: of([11, 12]) }, 'sport')?.start.slice(11)).toBe('18:30')
  })

  it('is none where no hour is free often enough, nothing asks for one, or it is over', () => {
    const full = Array.from({ length: 300 }, (_, day) => aTimedItem(`Shift ${day}`, TODAY + day, [6, 23]))
    expect(place(twice, { items: full })).toBeNull()
    expect(placeSeries({ rhythm: null, from: TODAY, to: YEAR_END }, around('en'), null)).toBeNull()
    expect(placeSeries({ rhythm: twice, from: TODAY - 9, to: TODAY }, around('en'), null)).toBeNull()
  })
})

const anyRhythm: fc.Arbitrary<WeeklyRhythm> = fc.record({
  times: fc.integer({ min: 1, max: 7 }),
  minutes: fc.integer({ min: 5, max: 240 }),
  weekdays: fc.constant(ANY_DAY),
  hour: fc.option(fc.integer({ min: 6 * 60, max: 21 * 60 + 30 })),
  minute: fc.option(fc.integer({ min: 6 * 60, max: 20 * 60 })),
  isAnywhere: fc.constant(false),
})

it('never overlaps what the person has, nor lies on a day on which they are away, in any year', () => {
  fc.assert(
    fc.property(anyRhythm, anySurroundings, fc.integer({ min: 7, max: 280 }), (rhythm, surroundings, length) => {
      const [from, to] = [TODAY, TODAY + length]
      const series = placeSeries({ rhythm, from, to }, surroundings, null)
      if (!series) return
      const { items, holidays, weekStart, rules } = surroundings
      const { away } = availabilityOf(items, holidays, { first: from, last: to, weekStart, rules })
      const sittings = sittingsOf(series)
      expect(sittings.length).toBeGreaterThan(0)
      expect(sittings[0]?.from).toBe(parseWall(series.start))
      for (const sitting of sittings) {
        const day = dayOfWall(sitting.from)
        expect([day > TODAY, day <= to, away(day)]).toEqual([true, true, null])
        expect(sitting.to - sitting.from).toBe(rhythm.minutes)
        // A few minutes of every day are taken by no task without an hour.
        const isBrief = rhythm.times === 7 && rhythm.minutes <= 30
        const meets = ({ start, end }: YearItem): boolean => start < sitting.to && end > sitting.from
        const inTheWay = items.filter(
          (item) => item.isLoad && item.last - item.first < 27 && !(isBrief && item.allDay) && meets(item),
        )
        expect(inTheWay, formatDay(day)).toEqual([])
      }
      const weekdays = new Set(sittings.map(({ from: start }) => weekdayOf(Math.floor(start / MINUTES_A_DAY))))
      expect(weekdays.size).toBeLessThanOrEqual(rhythm.times)
    }),
  )
})
