import type { SpanPiece } from '@dodici/core/year'
import { expect, it } from 'vitest'
import { labelOf } from './offered-label.ts'

const days = {
  ...{ first: 10, last: 13, isBest: false, isPointed: false },
  ...{ label: '4 days · 1 of leave', shortLabel: '4 days', tip: 'Free time: 4 days' },
}

/** Px: a piece of one day or more. */
const piece = (first: number, ...[left, top, width, height]: [number, number, number, number]): SpanPiece => ({
  ...{ first, last: first, left, top, right: left + width, bottom: top + height },
  ...{ isFirst: false, isLast: false },
})

it('writes all that fits into the widest piece, and the days alone where that is narrow', () => {
  const [end, start] = [piece(10, 900, 0, 60, 40), piece(12, 0, 50, 120, 40)]
  expect(labelOf([end, start], days)).toEqual({ piece: start, words: days.label, isUpright: false })
  expect(labelOf([end], days)).toEqual({ piece: end, words: days.shortLabel, isUpright: false })
})

it('writes upright at the foot of the highest column, where days lie one below the other', () => {
  // From Friday to Monday: three days in one week of the heat, and one in the next.
  const pieces = [0, 1, 2].map((row) => piece(10 + row, 16, 200 + row * 54, 15, 54))
  const [, , sunday] = pieces
  expect(labelOf([...pieces, piece(13, 32, 0, 15, 54)], days)).toEqual({
    ...{ piece: sunday, words: days.shortLabel, isUpright: true },
  })
})

it('writes nothing where there is no room, and without a place', () => {
  expect(labelOf([piece(10, 0, 0, 15, 20)], days)).toBeNull()
  expect(labelOf([], days)).toBeNull()
})
