import { CATEGORY_PALETTE } from '@dodici/contract/limits'
import { expect, it } from 'vitest'
import { categoryStyle } from './category-color.ts'

it('keeps a colour that is seen on paper as it is', () => {
  expect(categoryStyle('#1976d2')).toEqual({
    '--c': '#1976d2',
    '--c-edge': 'light-dark(#1976d2, color-mix(in srgb, #1976d2 80%, #fff))',
  })
})

it('mixes ink into a colour under 3:1', () => {
  expect(categoryStyle('#f57c00')['--c-edge']).toContain('color-mix(in srgb, #f57c00 88%, var(--dodici-ink-1))')
})

it('mixes in more the fainter the colour is', () => {
  const share = (color: string) => Number(/(\d+)%, var/.exec(categoryStyle(color)['--c-edge'])?.[1])
  expect(share('#ffee00')).toBeLessThan(share('#f57c00'))
  expect(share('#ffffff')).toBe(52)
})

it('needs at most one step for the palette', () => {
  for (const color of CATEGORY_PALETTE) expect(categoryStyle(color)['--c-edge']).not.toMatch(/ (76|64|52|40)%, var/)
})

it('is grey without a category, and the same object for the same colour', () => {
  expect(categoryStyle(null)['--c']).toBe('var(--dodici-ink-3)')
  expect(categoryStyle('#e91e63')).toBe(categoryStyle('#e91e63'))
})
