import type { Event } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { seenItems } from '#server/features/asker/seen-items.ts'
import { conflictsWith } from './conflicts.ts'

/** All-day events, by title: first and last day. */
const yearOf = (spans: Readonly<Record<string, readonly [string, string]>>) =>
  Object.entries(spans).flatMap(([title, [start, end]]) =>
    seenItems({
      ...{ _id: title, title, start, end, allDay: true, kind: 'event', status: 'confirmed', busy: true },
      ...{ categoryId: null, calendarId: 'own', recurrence: null, description: '', location: '', reminders: [] },
      occurrences: [{ start, end }],
    } as unknown as Event),
  )

const year = yearOf({
  training: ['2027-02-01', '2027-03-31'],
  Japan: ['2027-03-01', '2027-03-20'],
  fair: ['2027-03-08', '2027-03-10'],
})

const titlesAt = (start: string, end: string, phase: string | null) =>
  conflictsWith(year, { start, end, allDay: true, phase }, null).map(({ title }) => title)

it('a month of anything is in nobody’s way, a journey of weeks is', () => {
  expect(titlesAt('2027-03-09', '2027-03-09', null)).toEqual(['Japan', 'fair'])
})

it('what lasts for days is named with its last one', () => {
  const dinner = { start: '2027-03-09T20:00', end: '2027-03-09T22:00', allDay: false, phase: null }
  const items = [...year, ...yearOf({ dentist: ['2027-03-09', '2027-03-09'] })]
  const named = conflictsWith(items, dinner, null).map(({ start, end }) => ({ start, end }))
  expect(named).toContainEqual({ start: '2027-03-08', end: '2027-03-10' })
  expect(named).toContainEqual({ start: '2027-03-09', end: undefined })
})

it('a step of a preparation is at odds with short things only', () => {
  expect(titlesAt('2027-03-09', '2027-03-09', 'Checks')).toEqual(['fair'])
  expect(titlesAt('2027-03-15', '2027-03-15', 'Checks')).toEqual([])
})

it('a phase of weeks leaves room for what is in them', () => {
  expect(titlesAt('2027-03-05', '2027-03-12', 'Base')).toEqual([])
  expect(titlesAt('2027-03-05', '2027-03-09', 'Base')).toEqual(['fair'])
})
