import { describe, expect, it } from 'vitest'
import { monthAt, visibleMonth, wayTo, wayToDay, type MonthPlace } from './month-places.ts'

const room = { top: 80, bottom: 780 }

/** Months of these heights, one below the other. */
function monthsFrom(top: number, ...heights: readonly number[]): MonthPlace[] {
  let next = top
  return heights.map((height, index) => {
    next += height
    return { month: index + 1, top: next - height, bottom: next }
  })
}

describe('the month in sight', () => {
  it.each([
    ['the only one that fills the room', monthsFrom(-1_320, 700, 700, 700, 700), 3],
    ['the first of several', monthsFrom(80, 230, 270, 230), 1],
    ['the first of those that can be seen as a whole', monthsFrom(-40, 230, 270, 230), 2],
    ['the one that begins a hair above the room', monthsFrom(70, 230, 270, 230), 1],
    ['the one of which most can be seen', monthsFrom(-400, 700, 700), 2],
    ['one that is higher than the room', monthsFrom(-700, 900, 900), 2],
    ['the last, at the end of the page', monthsFrom(-600, 690, 690), 2],
    ['January, where there are none', [], 1],
  ])('is %s', (_name, months, expected) => {
    expect(visibleMonth(months, room)).toBe(expected)
  })
})

describe('the month under the fingers', () => {
  it.each([
    [-500, 1],
    [100, 1],
    [311, 2],
    [700, 3],
    [5_000, 3],
  ])('at %i px is the one there, or the nearest', (y, expected) => {
    expect(monthAt(monthsFrom(80, 230, 270, 230), y)).toBe(expected)
  })
})

describe('the way to a month', () => {
  const low = { top: 1_000, bottom: 1_200 }

  it.each([
    ['to the top of the room', low, null, 920],
    ['to have its middle where the fingers are', low, 400, 700],
    ['no farther up than it can be seen as a whole', low, 90, 920],
    ['no farther down than it can be seen as a whole', low, 770, 420],
    ['to the top of the room where it fills it', { top: 1_000, bottom: 1_700 }, 500, 920],
    ['to the top of the room where it is higher', { top: 1_000, bottom: 2_000 }, 500, 920],
  ])('leads %s', (_name, month, y, expected) => {
    expect(wayTo(month, room, y)).toBe(expected)
  })
})

describe('the way to a day', () => {
  it.each([
    ['is none where it is in sight', { top: 80, bottom: 119 }, 0],
    ['is none where it ends with what is in sight', { top: 741, bottom: 780 }, 0],
    ['leads down to the middle', { top: 760, bottom: 800 }, 350],
    ['leads up to the middle', { top: -520, bottom: -480 }, -930],
  ])('%s', (_name, day, expected) => {
    expect(wayToDay(day, room)).toBe(expected)
  })
})
