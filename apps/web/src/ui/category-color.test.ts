import { expect, it } from 'vitest'
import { categoryStyle } from './category-color.ts'
import { categoryInks } from './category-inks.ts'

it('has the colour as it is, and the edge that its inks have', () => {
  expect(categoryStyle('#f57c00')).toEqual({ '--c': '#f57c00', '--c-edge': categoryInks('#f57c00', 'coming').edge })
})

it('is ink on paper without a category, and the same object for the same colour', () => {
  expect(categoryStyle(null)).toEqual({
    '--c': 'var(--dodici-surface)',
    '--c-edge': 'var(--dodici-ink-1)',
    '--c-frame': '1px',
  })
  expect(categoryStyle('#e91e63')).toBe(categoryStyle('#e91e63'))
})
