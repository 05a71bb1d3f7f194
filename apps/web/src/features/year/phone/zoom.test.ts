import { expect, it } from 'vitest'
import { zoomed, zoomStep } from './zoom.ts'

it.each([
  ['spread clearly', 100, 150, 1],
  ['pinched clearly', 150, 100, -1],
  ['spread a little', 100, 145, 0],
  ['pinched a little', 145, 100, 0],
  ['far apart, and a little farther', 300, 345, 0],
  ['close together, and trembling', 20, 55, 0],
  ['still', 120, 120, 0],
])('two fingers that are %s', (_name, from, to, expected) => {
  expect(zoomStep(from, to)).toBe(expected)
})

it('leads from the heat over the months to one month, and back', () => {
  expect([zoomed('heat', 1), zoomed('months', 1), zoomed('planner', 1)]).toEqual(['months', 'planner', null])
  expect([zoomed('planner', -1), zoomed('months', -1), zoomed('heat', -1)]).toEqual(['months', 'heat', null])
})
