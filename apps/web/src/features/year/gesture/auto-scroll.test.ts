import { expect, it } from 'vitest'
import { scrollStep } from './auto-scroll.ts'

it.each([
  ['in the middle', 450, 0],
  ['just below the upper zone', 64, 0],
  ['just above the lower zone', 836, 0],
  ['at the upper edge', 0, -16],
  ['half into the upper zone', 32, -8],
  ['above the window', -200, -16],
  ['at the lower edge', 900, 16],
  ['half into the lower zone', 868, 8],
])('a drag scrolls the page %s', (_name, clientY, expected) => {
  expect(scrollStep(clientY, 900)).toBe(expected)
})
