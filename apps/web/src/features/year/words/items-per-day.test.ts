import { januaryOf } from '@dodici/core/date'
import { yearItems } from '@dodici/core/year'
import { expect, it } from 'vitest'
import { sampleEvent } from '../../../test/samples.ts'
import { itemsPerDay } from './items-per-day.ts'

const countsOf = (...events: Parameters<typeof sampleEvent>[0][]) =>
  itemsPerDay(
    yearItems(events.map((facts, index) => sampleEvent({ _id: `event-${index}`, ...facts }))),
    januaryOf(2027),
  )

it('counts an event on each of its days', () => {
  const counts = countsOf({ start: '2027-01-02', end: '2027-01-04' }, { start: '2027-01-04' })
  expect(counts.slice(0, 6)).toEqual([0, 1, 1, 2, 0, 0])
})

it('counts of an event over New Year only the days of the year', () => {
  const counts = countsOf({ start: '2026-12-30', end: '2027-01-01' }, { start: '2027-12-31', end: '2028-01-05' })
  expect(counts[0]).toBe(1)
  expect(counts[364]).toBe(1)
  expect(counts).toHaveLength(365)
  expect(counts.reduce((sum, count) => sum + count)).toBe(2)
})

it('leaves out what is cancelled, and other years', () => {
  const counts = countsOf(
    { start: '2027-05-01', status: 'cancelled' },
    { start: '2026-05-01' },
    { start: '2028-05-01' },
  )
  expect(counts.every((count) => count === 0)).toBe(true)
})

it('leaves out what is only offered', () => {
  const [item] = yearItems([sampleEvent({ start: '2027-05-01' })])
  expect(itemsPerDay(item ? [{ ...item, isOffered: true }] : [], januaryOf(2027)).every((count) => count === 0)).toBe(
    true,
  )
})
