import { describe, expect, it } from 'vitest'
import { aTimedItem, anItem, day } from '../test/year-item.ts'
import { daySummaries, daySummary, indexDays, itemsOn } from './day-index.ts'
import { PLAIN_RULES } from '../load/index.ts'
import { januaryOf } from '../date/index.ts'

const today = day('2027-03-18')
const index = indexDays(
  [
    aTimedItem('School', today, [16, 17], { categoryId: 'family' }),
    aTimedItem('Demo', today, [10, 12], { categoryId: 'work' }),
    anItem('Thesis', today - 3, today + 6, { categoryId: 'study' }),
    anItem('Birthday', today, today, { categoryId: 'friends', kind: 'marker', isLoad: false }),
    aTimedItem('Plumber', today, [19, 20], { categoryId: null }),
    anItem('Off', today, today, { categoryId: 'gone', status: 'cancelled', isLoad: false }),
    aTimedItem('Swimming', today, [17, 18], { categoryId: 'family', isRoutine: true }),
  ],
  januaryOf(2027),
)

describe('itemsOn', () => {
  it('lists a day as people read it', () => {
    const titles = itemsOn(index, today).map((item) => item.title)
    expect(titles).toEqual(['Thesis', 'Birthday', 'Demo', 'School', 'Swimming', 'Plumber', 'Off'])
  })

  it('is empty on other days and outside the year', () => {
    expect([itemsOn(index, today + 7), itemsOn(index, day('2028-03-18'))]).toEqual([[], []])
  })

  it('holds the part of a span that lies in the year', () => {
    const trip = indexDays([anItem('Trip', day('2026-12-30'), day('2027-01-01'))], januaryOf(2027))
    expect(itemsOn(trip, day('2027-01-01'))).toHaveLength(1)
    expect(itemsOn(trip, day('2027-01-02'))).toHaveLength(0)
  })
})

describe('daySummary', () => {
  it('tells load, hours, the number of items and the first titles, without what is cancelled', () => {
    expect(daySummary(index, today, PLAIN_RULES)).toMatchObject({
      day: today,
      count: 5,
      hours: 5,
      items: 6,
      titles: ['Thesis', 'Birthday', 'Demo'],
    })
  })

  it('orders the categories by what of the day they take; markers weigh nothing but are there', () => {
    expect(daySummary(index, today, PLAIN_RULES).categories).toEqual(['study', 'family', 'work', null, 'friends'])
  })

  it('orders equal categories by number of items, then by name', () => {
    const equal = indexDays(
      [
        aTimedItem('1', today, [9, 10], { categoryId: 'b' }),
        aTimedItem('2', today, [9, 10], { categoryId: 'a' }),
        aTimedItem('3', today, [9, 9.5], { categoryId: 'c' }),
        aTimedItem('4', today, [9, 9.5], { categoryId: 'c' }),
      ],
      januaryOf(2027),
    )
    expect(daySummary(equal, today, PLAIN_RULES).categories).toEqual(['c', 'a', 'b'])
  })
})

describe('daySummaries', () => {
  it('has one for each day of the year', () => {
    const all = daySummaries(index, PLAIN_RULES)
    expect(all).toHaveLength(365)
    expect(all[today - day('2027-01-01')]).toEqual(daySummary(index, today, PLAIN_RULES))
    expect(daySummaries(indexDays([], januaryOf(2028)), PLAIN_RULES)).toHaveLength(366)
  })
})
