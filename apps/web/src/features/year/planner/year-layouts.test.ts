import { januaryOf } from '@dodici/core/date'
import { plannerGeometry, yearItems, type YearItem, type YearLayout, type YearOptions } from '@dodici/core/year'
import { describe, expect, it } from 'vitest'
import { sampleEvent } from '../../../test/samples.ts'
import { layoutOf } from './year-layouts.ts'

const YEARS = [2026, 2027, 2028, 2029]

/** One event in March of each of the years, and one in September: a list of its own each time, of equal items. */
const items = (september = 'Harvest'): readonly YearItem[] =>
  yearItems(
    YEARS.flatMap((year) => [
      sampleEvent({ _id: `march-${year}`, title: 'Trip', start: `${year}-03-08`, end: `${year}-03-10` }),
      sampleEvent({ _id: `september-${year}`, title: september, start: `${year}-09-18` }),
    ]),
  )

const geometryOf = (width: number) => plannerGeometry({ width, height: 900, align: 'weekday' })
const [alone, beside] = [geometryOf(1440), geometryOf(1040)]
const measure = (text: string) => text.length * 6
const NO_HOLIDAYS: YearOptions['holidays'] = []

const told = (year: number, change: Partial<YearOptions> = {}): YearOptions => ({
  ...{ from: januaryOf(year), weekStart: 0, geometry: alone, measure, holidays: NO_HOLIDAYS, showsRoutine: false },
  ...change,
})

/** The months, from 1, of which both layouts have the very same row. */
const sameMonths = (one: YearLayout, other: YearLayout): number[] =>
  one.rows.flatMap((row, index) => (row === other.rows[index] ? [row.month] : []))

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

describe('the layout of a year', () => {
  it('is the very same for the same items, alone and beside a panel by turns', () => {
    const list = items()
    const [wide, narrow] = [layoutOf(list, told(2027)), layoutOf(list, told(2027, { geometry: beside }))]
    expect(narrow).not.toBe(wide)
    expect(layoutOf(list, told(2027))).toBe(wide)
    expect(layoutOf(list, told(2027, { geometry: beside }))).toBe(narrow)
  })

  it('is the very same for a list that was read anew, with nothing changed', () => {
    const before = layoutOf(items(), told(2027))
    expect(layoutOf(items(), told(2027))).toBe(before)
  })

  it('keeps the months in which nothing changed', () => {
    const before = layoutOf(items(), told(2027))
    const after = layoutOf(items('Vintage'), told(2027))
    expect(sameMonths(before, after)).toEqual(ALL.filter((month) => month !== 9))
  })

  it('keeps them too where it was laid out for beside a panel in between', () => {
    const list = items()
    const before = layoutOf(list, told(2027))
    layoutOf(list, told(2027, { geometry: beside }))
    const after = layoutOf(items('Vintage'), told(2027))
    expect(sameMonths(before, after)).toEqual(ALL.filter((month) => month !== 9))
  })

  it.each<[string, Partial<YearOptions>]>([
    ['another width', { geometry: geometryOf(1200) }],
    ['another height', { geometry: plannerGeometry({ width: 1440, height: 1200, align: 'weekday' }) }],
    ['days under their dates', { geometry: plannerGeometry({ width: 1440, height: 900, align: 'date' }) }],
    ['another first day of the week', { weekStart: 6 }],
    ['another font', { measure: (text: string) => text.length * 7 }],
    ['routine as events', { showsRoutine: true }],
  ])('keeps no month for %s', (_, change) => {
    const list = items()
    const before = layoutOf(list, told(2027))
    expect(sameMonths(before, layoutOf(list, told(2027, change)))).toEqual([])
  })

  describe('of a year that is too full for its lanes', () => {
    const full = (september: string): readonly YearItem[] =>
      yearItems([
        ...Array.from({ length: 365 * 5 }, (_, index) =>
          sampleEvent({
            _id: `single-${index}`,
            start: new Date(Date.UTC(2027, 0, 1 + (index % 365))).toISOString().slice(0, 10),
          }),
        ),
        sampleEvent({ _id: 'september', title: september, start: '2027-09-18T08:00', end: '2027-09-18T09:00' }),
      ])
    const large = (hasEarlier: boolean) => ({
      geometry: plannerGeometry({ width: 2560, height: 1440, align: 'weekday', spacing: 'compact', hasEarlier }),
    })
    const lanesOf = ({ options }: YearLayout) => options.geometry.lanes

    it('has fewer, and fewer still beside the year before', () => {
      expect([large(false).geometry.lanes, large(true).geometry.lanes]).toEqual([8, 7])
      expect(lanesOf(layoutOf(full('Harvest'), told(2027, large(false))))).toBe(3)
      expect(lanesOf(layoutOf(full('Harvest'), told(2027, large(true))))).toBe(2)
    })

    it('keeps the months in which nothing changed too', () => {
      const before = layoutOf(full('Harvest'), told(2027, large(false)))
      const after = layoutOf(full('Vintage'), told(2027, large(false)))
      expect(after.options.geometry).not.toBe(large(false).geometry)
      expect(sameMonths(before, after)).toEqual(ALL.filter((month) => month !== 9))
    })
  })

  it('is kept of three years, alone and beside a panel; of a fourth, the one that is oldest makes room', () => {
    const [first = 0, ...others] = YEARS
    const layOut = (years: readonly number[]) =>
      years.flatMap((year) => [alone, beside].map((geometry) => layoutOf(items(), told(year, { geometry }))))
    const three = layOut(YEARS.slice(0, 3))
    layOut(YEARS.slice(0, 3)).forEach((layout, index) => expect(layout).toBe(three[index]))
    layOut([first])
    layOut(others.slice(-1))
    expect(layoutOf(items(), told(first)), 'was looked at after 2027').toBe(three[0])
    expect(layoutOf(items(), told(2028))).toBe(three[4])
    expect(layoutOf(items(), told(2027, { geometry: beside }))).not.toBe(three[3])
    expect(layoutOf(items(), told(2027))).not.toBe(three[2])
  })
})
