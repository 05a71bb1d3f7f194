import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../../scripts/test-counts.ts'
import { nearestDay, piecesOf, type DayBox } from './day-boxes.ts'

/** Two rows of days, 10 px wide and 20 px high, with 4 px between the rows: 100 to 104, and below 105 to 107. */
const boxes: readonly DayBox[] = [100, 101, 102, 103, 104, 105, 106, 107].map((day) => {
  const [column, row] = day < 105 ? [day - 100, 0] : [day - 105, 1]
  const [left, top] = [column * 10, row * 24]
  return { day, left, top, right: left + 10, bottom: top + 20 }
})

describe('the day that a drag means', () => {
  it.each([
    ['under the pointer', { x: 25, y: 10 }, 102],
    ['beside a short month, its last', { x: 300, y: 40 }, 107],
    ['left of a month, its first', { x: -50, y: 30 }, 105],
    ['in the gap between two rows, of the nearer one', { x: 5, y: 21 }, 100],
    ['below everything, of the last row', { x: 15, y: 900 }, 106],
  ])('is the one %s', (_name, point, expected) => {
    expect(nearestDay(boxes, point)).toBe(expected)
  })

  it('is none where no days are drawn', () => {
    expect(nearestDay([], { x: 0, y: 0 })).toBeNull()
  })
})

describe('the pieces of a span', () => {
  it('are one a row, and say where the span begins and ends', () => {
    expect(piecesOf(boxes, { first: 103, last: 106 })).toEqual([
      { first: 103, last: 104, left: 30, top: 0, right: 50, bottom: 20, isFirst: true, isLast: false },
      { first: 105, last: 106, left: 0, top: 24, right: 20, bottom: 44, isFirst: false, isLast: true },
    ])
  })

  it('leave out the days of other years', () => {
    const [only, ...others] = piecesOf(boxes, { first: 90, last: 101 })
    expect(others).toEqual([])
    expect(only).toMatchObject({ first: 100, last: 101, isFirst: false, isLast: true })
  })

  it('cover every drawn day of the span once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 95, max: 112 }), fc.integer({ min: 0, max: 12 }), (first, length) => {
        const last = first + length
        const days = piecesOf(boxes, { first, last }).flatMap((piece) =>
          Array.from({ length: piece.last - piece.first + 1 }, (_, index) => piece.first + index),
        )
        expect(days).toEqual(boxes.map(({ day }) => day).filter((day) => day >= first && day <= last))
      }),
      { seed: testSeed, numRuns: testCounts.propertyRuns },
    )
  })
})
