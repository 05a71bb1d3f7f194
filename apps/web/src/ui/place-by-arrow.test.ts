import { describe, expect, it } from 'vitest'
import { placeByArrow } from './place-by-arrow.ts'

describe('the place that a key leads to', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', 0, 2],
    ['ArrowDown', -1, 0],
    ['ArrowUp', -1, 2],
    ['ArrowRight', 0, null],
    ['Home', 1, 0],
    ['End', 1, 2],
    ['x', 1, null],
  ])('%s, in a list of three, from %i: %s', (key, place, next) => {
    expect(placeByArrow(key, place, { count: 3, along: 'list', hasEnds: true })).toBe(next)
  })

  it('is found along a bar by the arrows to the sides', () => {
    const bar = { count: 3, along: 'bar', hasEnds: false } as const
    expect(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'Home'].map((key) => placeByArrow(key, 2, bar))).toEqual([
      0,
      1,
      null,
      null,
    ])
  })

  it('is nowhere where there are none', () => {
    expect(placeByArrow('ArrowDown', -1, { count: 0, along: 'list', hasEnds: true })).toBeNull()
  })
})
