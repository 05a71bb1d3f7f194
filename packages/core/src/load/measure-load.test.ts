import { describe, expect, it } from 'vitest'
import { aTimedItem, anItem, dayOfMonth } from '../test/year-item.ts'
import type { YearItem } from '../year/index.ts'
import { isAbsence, measureLoad, measureRules, missedWhileAway, PLAIN_RULES } from './index.ts'

const march = dayOfMonth(2027, 3)
const month = { first: march(1), last: march(31) }
const measure = (...items: Parameters<typeof measureLoad>[0]) => measureLoad(items, month, PLAIN_RULES)

describe('the load of some days', () => {
  it('counts each occurrence once, its days, and the minutes that are filled', () => {
    const trip = anItem('trip', march(28), march(33))
    const calls = [aTimedItem('a', march(9), [9, 10]), aTimedItem('b', march(9), [9.5, 11])]
    expect(measure(trip, ...calls)).toEqual({ events: 3, days: 5, minutes: 120 })
  })

  it('counts nothing that is a marker, cancelled, free or only offered', () => {
    const nothing = [
      anItem('birthday', march(2), march(2), { kind: 'marker' }),
      aTimedItem('off', march(2), [9, 10], { status: 'cancelled' }),
      aTimedItem('free', march(2), [9, 10], { isLoad: false }),
      anItem('offered', march(2), march(2), { isOffered: true }),
    ]
    expect(measure(...nothing)).toEqual({ events: 0, days: 0, minutes: 0 })
  })

  it('gives a night out to the day on which it began', () => {
    expect(measure(aTimedItem('party', march(31), [22, 26]))).toEqual({ events: 1, days: 1, minutes: 240 })
  })

  it('gives all-day events the hours that the person says, once a day and beside what has a time', () => {
    const rules = measureRules(8, [])
    const items = [
      anItem('fair', march(1), march(2)),
      anItem('course', march(2)),
      aTimedItem('call', march(2), [16, 18]),
    ]
    expect(measureLoad(items, month, rules)).toEqual({ events: 3, days: 2, minutes: 8 * 60 + 9 * 60 })
  })

  it('gives an absence its days and no hours, whatever the person says of all-day events', () => {
    const rules = measureRules(8, [{ _id: 'trips', name: 'Trips' }])
    const crete = anItem('Crete', march(3), march(6), { categoryId: 'trips' })
    const cruise = anItem('Cruise', march(9), march(10), {
      ...{ away: true, allDay: false },
      ...{ start: march(9) * 1440 + 600, end: march(10) * 1440 + 600 },
    })
    expect(measureLoad([crete, cruise], month, rules)).toEqual({ events: 2, days: 6, minutes: 0 })
  })
})

describe('an absence', () => {
  const rules = measureRules(0, [
    { _id: 'travel', name: 'Viaggi' },
    { _id: 'sport', name: 'Sport', away: true },
    { _id: 'trips', name: 'Trips', away: false },
  ])
  const away = (categoryId: string | null, days: number, said: boolean | null = null) =>
    isAbsence(anItem('x', march(1), march(days), { categoryId, away: said }), rules)

  it('is what lasts several days in a category for absences, by its name unless the person says otherwise', () => {
    expect([away('travel', 3), away('sport', 3), away('trips', 3), away(null, 3)]).toEqual([true, true, false, false])
    expect(away('travel', 1)).toBe(false)
  })

  it('is what the person says, whatever its category', () => {
    expect([away('travel', 3, false), away(null, 1, true)]).toEqual([false, true])
  })

  it('is nothing that does not count', () => {
    expect(isAbsence(anItem('x', march(1), march(3), { away: true, isLoad: false }), rules)).toBe(false)
  })
})

describe('what is missed while somebody is away', () => {
  const rules = measureRules(0, [{ _id: 'travel', name: 'Travel' }])
  const at = (id: string, date: number, rest: Partial<YearItem> = {}, repeats = false) => ({
    ...aTimedItem(id, march(date), [18, 19], { ...rest, id: `${id} ${date}`, eventId: id }),
    repeats,
  })
  const trip = { ...anItem('Trip to Rome', march(5), march(20), { away: true, categoryId: 'travel' }), repeats: false }

  it('is what comes again and again or what others wait for, a series once', () => {
    const yoga = [2, 9, 16, 23].map((date) => at('Yoga', date, {}, true))
    const others = [at('Dentist', 6), at('Dinner at Gino’s', 7), at('Flight home', 20, { categoryId: 'travel' }, true)]
    const missed = missedWhileAway([...yoga, ...others, trip], rules)
    expect(missed.map(([absence, { id }]) => [absence.title, id])).toEqual([
      ['Trip to Rome', 'Dentist 6'],
      ['Trip to Rome', 'Yoga 9'],
    ])
  })

  it('is nothing where somebody is at home, or of what does not count', () => {
    const meeting = at('Meeting', 6)
    expect(missedWhileAway([{ ...trip, away: false, categoryId: null }, meeting], rules)).toEqual([])
    expect(missedWhileAway([trip, { ...meeting, isLoad: false }], rules)).toEqual([])
  })
})
