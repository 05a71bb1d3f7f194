import { expect, it } from 'vitest'
import { yearsSwiped } from './swipe.ts'

const down = { x: 200, y: 400, time: 0 }

it.each([
  ['on to the left', { x: 100, y: 410, time: 200 }, 1],
  ['back to the right', { x: 300, y: 380, time: 200 }, -1],
  ['nowhere, where the way is short', { x: 150, y: 400, time: 200 }, 0],
  ['nowhere, where the page was scrolled', { x: 120, y: 500, time: 200 }, 0],
  ['nowhere, where the finger was held', { x: 60, y: 400, time: 900 }, 0],
])('a swipe leads %s', (_name, up, expected) => {
  expect(yearsSwiped(down, up)).toBe(expected)
})
