import { januaryOf } from '@dodici/core/date'
import { yearItems } from '@dodici/core/year'
import { expect, it } from 'vitest'
import { sampleCalendar, sampleCategory, sampleEvent } from '../../test/samples.ts'
import { countByCalendar, countByCategory, filterItems, colorsOf, hiddenIn, type Filter } from './year-items.ts'

const items = yearItems([
  sampleEvent({ _id: 'work', categoryId: 'w', calendarId: 'own' }),
  sampleEvent({ _id: 'other', categoryId: 'w', calendarId: 'imported' }),
  sampleEvent({ _id: 'none', categoryId: null, calendarId: 'imported' }),
])
const everything = { category: 'all', calendar: 'all', hidden: '' }
const idsOf = (filter: Partial<Filter>) => filterItems(items, { ...everything, ...filter }).map(({ id }) => id)

it('lets everything through, as the very same list, where the filter says all', () => {
  expect(filterItems(items, everything)).toBe(items)
})

it('lets through one category, one calendar, or what is in both', () => {
  expect(idsOf({ category: 'w' })).toEqual(['work', 'other'])
  expect(idsOf({ calendar: 'imported' })).toEqual(['other', 'none'])
  expect(idsOf({ category: 'w', calendar: 'imported' })).toEqual(['other'])
})

it('leaves out what is in calendars that are hidden, but for one that is asked for by name', () => {
  const hidden = hiddenIn([
    sampleCalendar({ _id: 'imported', shown: false }),
    sampleCalendar({ _id: 'own' }),
    sampleCalendar({ _id: 'empty', shown: false }),
  ])
  expect(idsOf({ hidden })).toEqual(['work'])
  expect(idsOf({ hidden, category: 'w' })).toEqual(['work'])
  expect(idsOf({ hidden, calendar: 'imported' })).toEqual(['other', 'none'])
})

it('gives the very same list for the same hidden calendars, however the list of calendars changed', () => {
  const [a, b] = [sampleCalendar({ _id: 'imported', shown: false }), sampleCalendar({ _id: 'empty', shown: false })]
  const [before, after] = [hiddenIn([a, b]), hiddenIn([{ ...b, name: 'Other', version: 2 }, a])]
  const filter = { ...everything, category: 'w' }
  expect(filterItems(items, { ...filter, hidden: after })).toBe(filterItems(items, { ...filter, hidden: before }))
})

const colored = {
  categories: [sampleCategory({ _id: 'w', color: '#388e3c' })],
  calendars: [sampleCalendar({ _id: 'imported', color: '#7b1fa2' })],
}

it('gives an item the colour of its category, and none without one: its calendar may have that of a category', () => {
  const colorOf = colorsOf({ ...colored, by: 'category' })
  expect(colorOf({ categoryId: 'w', calendarId: 'imported' })).toBe('#388e3c')
  expect(colorOf({ categoryId: null, calendarId: 'imported' })).toBeNull()
  expect(colorOf({ categoryId: 'gone', calendarId: 'gone' })).toBeNull()
})

it('gives an item the colour of its calendar, whatever its category, where that is wanted', () => {
  const colorOf = colorsOf({ ...colored, by: 'calendar' })
  expect(colorOf({ categoryId: 'w', calendarId: 'imported' })).toBe('#7b1fa2')
  expect(colorOf({ categoryId: 'w', calendarId: 'gone' })).toBeNull()
})

it('counts what a year holds of each calendar', () => {
  expect([...countByCalendar(items, januaryOf(2027))]).toEqual([
    ['own', 1],
    ['imported', 2],
  ])
})

it('counts what a year holds of each category, without other years and what is cancelled', () => {
  const counted = yearItems([
    sampleEvent({ _id: 'a', categoryId: 'w', start: '2027-03-01', end: '2027-04-20' }),
    sampleEvent({ _id: 'b', categoryId: 'w', status: 'cancelled' }),
    sampleEvent({ _id: 'c', categoryId: 'w', start: '2026-05-05' }),
    sampleEvent({ _id: 'd', categoryId: 'w', start: '2027-03-01T09:00', recurrence: 'FREQ=WEEKLY' }),
    sampleEvent({ _id: 'e', categoryId: null }),
  ])
  expect([...countByCategory(counted, januaryOf(2027))]).toEqual([
    ['w', 2],
    [null, 1],
  ])
})
