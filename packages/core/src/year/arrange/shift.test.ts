import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shiftBy, shifted, spanBetween, type Grip } from './shift.ts'

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
  expect(shifted(span, shiftBy(days, grip, span))).toEqual(expected)
})

it('never turns a span around, and keeps the length of what is moved', () => {
  const grips = fc.constantFrom<Grip>('whole', 'start', 'end')
  fc.assert(
    fc.property(fc.integer(), fc.nat(400), fc.integer({ min: -400, max: 400 }), grips, (first, length, days, grip) => {
      const span = { first, last: first + length }
      const after = shifted(span, shiftBy(days, grip, span))
      expect(after.last).toBeGreaterThanOrEqual(after.first)
      if (grip === 'whole') expect(after.last - after.first).toBe(length)
    }),
  )
})
