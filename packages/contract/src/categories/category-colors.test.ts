import { expect, it } from 'vitest'
import { freeColors } from './category-colors.ts'
import { CATEGORY_PALETTE } from '../limits.ts'

const take = (count: number, taken: readonly string[]) => {
  const next = freeColors(taken)
  return Array.from({ length: count }, next)
}

it('takes the colours that no category has, in the order of the palette', () => {
  const [first, second, third, fourth] = CATEGORY_PALETTE
  expect(take(2, [first, third.toUpperCase(), '#123456'])).toEqual([second, fourth])
})

it('takes each colour once before it takes one again, and then those that the fewest have', () => {
  const [first, second, third] = CATEGORY_PALETTE
  expect(new Set(take(11, [second]))).toEqual(new Set(CATEGORY_PALETTE.filter((color) => color !== second)))
  expect(take(13, [])[12]).toBe(first)
  expect(take(2, [...CATEGORY_PALETTE, first, third])).toEqual([second, CATEGORY_PALETTE[3]])
})
