import { describe, expect, it } from 'vitest'
import {
  emptyLanes,
  freeLanesOn,
  isFree,
  lowestFree,
  nextTaken,
  NO_DAY,
  noteWords,
  take,
  wordsBeforeEnd,
} from './lanes.ts'

describe('lanes', () => {
  it('holds a whole month of 31 days, and not one day more than was taken', () => {
    const lanes = emptyLanes(2)
    take(lanes, 0, 0, 30)
    take(lanes, 1, 3, 5)
    const free = (lane: number): number[] =>
      Array.from({ length: 31 }, (_, day) => day).filter((day) => isFree(lanes, lane, day, day))
    expect(free(0)).toEqual([])
    expect(free(1)).toEqual([0, 1, 2, ...Array.from({ length: 25 }, (_, index) => 6 + index)])
  })

  it('gives the lowest lane that is free on all the days', () => {
    const lanes = emptyLanes(3)
    take(lanes, 0, 4, 4)
    take(lanes, 1, 6, 6)
    expect(lowestFree(lanes, 0, 3)).toBe(0)
    expect(lowestFree(lanes, 0, 4)).toBe(1)
    expect(lowestFree(lanes, 4, 6)).toBe(2)
    take(lanes, 2, 5, 5)
    expect(lowestFree(lanes, 4, 6)).toBe(-1)
    expect(freeLanesOn(lanes, 5)).toBe(2)
  })

  it('has no lane beyond its last', () => {
    expect(isFree(emptyLanes(2), 2, 0, 0)).toBe(false)
    expect(lowestFree(emptyLanes(0), 0, 0)).toBe(-1)
  })

  it.each([
    [0, 4],
    [3, 4],
    [4, 30],
    [29, 30],
    [30, NO_DAY],
  ])('finds after day %i the next thing on day %i', (day, next) => {
    const lanes = emptyLanes(1)
    take(lanes, 0, 4, 4)
    take(lanes, 0, 30, 30)
    expect(nextTaken(lanes, 0, day)).toBe(next)
  })

  it('remembers how far the words before a day want to run', () => {
    const lanes = emptyLanes(2)
    take(lanes, 0, 2, 5)
    noteWords(lanes, 0, 5, 8)
    expect(wordsBeforeEnd(lanes, 0, 0)).toBe(0)
    expect(wordsBeforeEnd(lanes, 0, 6)).toBe(8)
    expect(wordsBeforeEnd(lanes, 0, 30)).toBe(8)
    expect(wordsBeforeEnd(lanes, 1, 6)).toBe(0)
  })
})
