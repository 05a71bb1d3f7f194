import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDay, januaryOf, monthAt, monthDays, twelveMonths, weekdayOf } from '../date/index.ts'
import { dayAt, daysOfRule } from './test/sample-days.ts'
import { sampleYear } from './index.ts'

const years = fc.integer({ min: 1901, max: 2198 })
const months = fc.tuple(years, fc.integer({ min: 1, max: 12 })).map(([year, month]) => monthAt(year, month))
const languages = fc.constantFrom('it' as const, 'en' as const)

const LEAP_YEAR = 2028

describe('a sample year', () => {
  it('has 60 to 90 events in any twelve months, and each begins in them', () => {
    fc.assert(
      fc.property(months, languages, (from, language) => {
        const { first, last } = twelveMonths(from)
        const { events } = sampleYear(from, language)
        expect(events.length).toBeGreaterThanOrEqual(60)
        expect(events.length).toBeLessThanOrEqual(90)
        for (const { start } of events) {
          expect(dayAt(start)).toBeGreaterThanOrEqual(first)
          expect(dayAt(start)).toBeLessThanOrEqual(last)
        }
      }),
    )
  })

  it('gives each event the same weekday, and its series their number, in whatever year', () => {
    const weekdays = (year: number) =>
      new Map(sampleYear(januaryOf(year), 'en').events.map(({ key, start }) => [key, weekdayOf(dayAt(start))]))
    const expected = weekdays(2027)
    for (const year of [2024, 2025, 2026, LEAP_YEAR, 2100]) expect(weekdays(year)).toEqual(expected)
  })

  it('puts weddings on Saturdays and races on Sundays', () => {
    const dates = new Map(sampleYear(januaryOf(2027), 'en').events.map(({ title, start }) => [title, start]))
    expect(dates.get('Claire’s wedding')).toBe('2027-06-05')
    expect(dates.get('Half marathon')).toBe('2027-10-10T09:00')
  })

  it('ends each series within its months, also where February has 29 days', () => {
    for (const from of [januaryOf(LEAP_YEAR), monthAt(2026, 9), monthAt(2027, 4)]) {
      for (const { key, start, recurrence } of sampleYear(from, 'it').events) {
        if (recurrence === null) continue
        const days = daysOfRule(start, recurrence)
        expect({ key, last: formatDay(days.at(-1) ?? 0) <= formatDay(twelveMonths(from).last) }).toEqual({
          key,
          last: true,
        })
        expect(new Set(days.map(weekdayOf)).size).toBe(1)
      }
    }
  })

  it('makes two series of what the shown months part', () => {
    const series = (from: number) => sampleYear(from, 'en').events.filter(({ title }) => title === 'Evening class')
    expect(series(januaryOf(2027))).toHaveLength(1)
    expect(series(monthAt(2027, 3)).map(({ start }) => start)).toEqual(['2027-03-02T18:30', '2028-01-04T18:30'])
  })

  it('reaches the end of the last month with rolling months, and the leap day does not move it', () => {
    const from = monthAt(2027, 3)
    const { events } = sampleYear(from, 'en')
    const [, second] = events.filter(({ title }) => title === 'Evening class')
    expect(daysOfRule(second?.start ?? '', second?.recurrence ?? '').at(-1)).toBe(monthDays(from + 11).last)
  })

  it('has the same events in both languages, each with words of its own', () => {
    const [italian, english] = [sampleYear(januaryOf(2026), 'it'), sampleYear(januaryOf(2026), 'en')]
    const withoutTitle = ({ key, start, end, category }: (typeof italian.events)[number]) => [key, start, end, category]
    expect(italian.events.map(withoutTitle)).toEqual(english.events.map(withoutTitle))
    expect(italian.categories.map(({ name }) => name)).toEqual([
      'Lavoro',
      'Famiglia',
      'Salute',
      'Studio',
      'Viaggi',
      'Sport',
      'Casa',
    ])
    for (const { title } of [...italian.events, ...english.events]) expect(title).toMatch(/\S/)
  })

  it('has a key for each event and an event for each category', () => {
    const { events, categories } = sampleYear(januaryOf(2026), 'it')
    expect(new Set(events.map(({ key }) => key)).size).toBe(events.length)
    for (const { key } of categories) expect(events.some(({ category }) => category === key)).toBe(true)
  })

  it('lets nothing end before it begins', () => {
    for (const { start, end } of sampleYear(januaryOf(2026), 'it').events) expect(end >= start).toBe(true)
  })
})
