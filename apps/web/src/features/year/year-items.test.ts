import { yearItems } from '@dodici/core/year'
import { expect, it } from 'vitest'
import { sampleCalendar, sampleCategory, sampleEvent } from '../../test/samples.ts'
import { countByCategory, filterItems, colorsOf } from './year-items.ts'

const items = yearItems([
  sampleEvent({ _id: 'work', categoryId: 'w', calendarId: 'own' }),
  sampleEvent({ _id: 'other', categoryId: 'w', calendarId: 'imported' }),
  sampleEvent({ _id: 'none', categoryId: null, calendarId: 'imported' }),
])
const idsOf = (filter: { category?: string; calendar?: string }) =>
  filterItems(items, { category: 'all', calendar: 'all', ...filter }).map(({ id }) => id)

it('lets everything through, as the very same list, where the filter says all', () => {
  expect(filterItems(items, { category: 'all', calendar: 'all' })).toBe(items)
})

it('lets through one category, one calendar, or what is in both', () => {
  expect(idsOf({ category: 'w' })).toEqual(['work', 'other'])
  expect(idsOf({ calendar: 'imported' })).toEqual(['other', 'none'])
  expect(idsOf({ category: 'w', calendar: 'imported' })).toEqual(['other'])
})

it('gives an item the colour of its category, else of its calendar, else none', () => {
  const colorOf = colorsOf(
    [sampleCategory({ _id: 'w', color: '#388e3c' })],
    [sampleCalendar({ _id: 'imported', color: '#7b1fa2' })],
  )
  expect(colorOf({ categoryId: 'w', calendarId: 'imported' })).toBe('#388e3c')
  expect(colorOf({ categoryId: null, calendarId: 'imported' })).toBe('#7b1fa2')
  expect(colorOf({ categoryId: 'gone', calendarId: 'gone' })).toBeNull()
})

it('counts what a year holds of each category, without routine, other years and what is cancelled', () => {
  const counted = yearItems([
    sampleEvent({ _id: 'a', categoryId: 'w', start: '2027-03-01', end: '2027-04-20' }),
    sampleEvent({ _id: 'b', categoryId: 'w', status: 'cancelled' }),
    sampleEvent({ _id: 'c', categoryId: 'w', start: '2026-05-05' }),
    sampleEvent({ _id: 'd', categoryId: 'w', start: '2027-03-01T09:00', recurrence: 'FREQ=WEEKLY' }),
    sampleEvent({ _id: 'e', categoryId: null }),
  ])
  expect([...countByCategory(counted, 2027)]).toEqual([
    ['w', 1],
    [null, 1],
  ])
})
