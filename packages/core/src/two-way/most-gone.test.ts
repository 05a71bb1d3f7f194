import { expect, it } from 'vitest'
import { isMostGone } from './most-gone.ts'

it.each([
  [10, 10, false],
  [11, 11, true],
  [11, 22, false],
  [12, 22, true],
  [5_000, 20_000, false],
])('asks if more than ten and more than half are gone: %i of %i', (gone, all, asks) => {
  expect(isMostGone(gone, all)).toBe(asks)
})
