import { expect, it } from 'vitest'
import { endOfDrag } from './sheet-drag.ts'

/** A finger that goes so many px in so many ms, at an even pace. */
const drag = (way: number, time: number, isTall = false) =>
  endOfDrag(
    { y: 400, time: 0 },
    { y: 400 + way * 0.9, time: time * 0.9 },
    { y: 400 + way, time },
    { isTall, height: 700 },
  )

it.each([
  ['a long way down', 200, 800, false, 'close'],
  ['a short flick down', 30, 40, false, 'close'],
  ['a little down, slowly', 40, 400, false, 'back'],
  ['a long way up', -200, 800, false, 'grow'],
  ['a short flick up', -30, 40, false, 'grow'],
  ['a little up, slowly', -40, 400, false, 'back'],
  ['a touch that trembles', 3, 2, false, 'back'],
  ['up, of a tall one', -200, 800, true, 'back'],
  ['down, of a tall one', 200, 800, true, 'shrink'],
  ['down over half of a tall one', 400, 800, true, 'close'],
] as const)('%s: %i px in %i ms (tall: %s) ends with %s', (...[, way, time, isTall, end]) => {
  expect(drag(way, time, isTall)).toBe(end)
})

it('springs back where the finger turned round before it let go', () => {
  const end = endOfDrag(
    { y: 400, time: 0 },
    { y: 450, time: 100 },
    { y: 430, time: 110 },
    { isTall: false, height: 700 },
  )
  expect(end).toBe('back')
})
