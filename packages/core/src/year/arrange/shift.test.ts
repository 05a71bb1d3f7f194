import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../../scripts/test-counts.ts'
import { parseWall } from '../../date/index.ts'
import { shiftBy, shifted, spanBetween, spareDays, type Grip } from './shift.ts'

it('takes the days between two in either direction', () => {
  expect(spanBetween(7, 3)).toEqual({ first: 3, last: 7 })
  expect(spanBetween(3, 7)).toEqual({ first: 3, last: 7 })
})

it.each<[string, number, Grip, { first: number; last: number }]>([
  ['a drag moves the whole', 3, 'whole', { first: 13, last: 17 }],
  ['the start comes earlier', -2, 'start', { first: 8, last: 14 }],
  ['the start comes later', 2, 'start', { first: 12, last: 14 }],
  ['the start stops at the last day', 9, 'start', { first: 14, last: 14 }],
  ['the end goes later', 5, 'end', { first: 10, last: 19 }],
  ['the end stops at the first day', -30, 'end', { first: 10, last: 10 }],
])('%s', (_name, days, grip, expected) => {
  const span = { first: 10, last: 14 }
  expect(shifted(span, shiftBy(days, grip, 4))).toEqual(expected)
})

it('never turns a span around, and keeps the length of what is moved', () => {
  const grips = fc.constantFrom<Grip>('whole', 'start', 'end')
  fc.assert(
    fc.property(fc.integer(), fc.nat(400), fc.integer({ min: -400, max: 400 }), grips, (first, length, days, grip) => {
      const span = { first, last: first + length }
      const after = shifted(span, shiftBy(days, grip, length))
      expect(after.last).toBeGreaterThanOrEqual(after.first)
      if (grip === 'whole') expect(after.last - after.first).toBe(length)
    }),
    { seed: testSeed, numRuns: testCounts.propertyRuns },
  )
})

it.each([
  ['all day from the 8th to the 10th', '2027-09-08T00:00', '2027-09-11T00:00', 2],
  ['one whole day', '2027-09-08T00:00', '2027-09-09T00:00', 0],
  ['from the evening of the 8th to the morning of the 10th', '2027-09-08T18:00', '2027-09-10T10:00', 1],
  ['from the morning of the 8th to the evening of the 10th', '2027-09-08T10:00', '2027-09-10T18:00', 2],
  ['at the same hour two days later', '2027-09-08T10:00', '2027-09-10T10:00', 1],
  ['an hour', '2027-09-08T10:00', '2027-09-08T11:00', 0],
  ['no time at all', '2027-09-08T10:00', '2027-09-08T10:00', 0],
])('can be shortened so that its end stays after its start: %s', (_name, start, end, expected) => {
  expect(spareDays({ start: parseWall(start) ?? Number.NaN, end: parseWall(end) ?? Number.NaN })).toBe(expected)
})
