import { CATEGORY_PALETTE } from '@dodici/contract/limits'
import { expect, it } from 'vitest'
import { categoryInks } from './category-inks.ts'
import { contrast, rgbOf } from './rgb.ts'

const inBoth = (value: string) => [...value.matchAll(/#[0-9a-f]{6}/g)].map(([color]) => rgbOf(color))

it('mixes the shares of the drawing: 26 % of the colour on light, 38 % on dark', () => {
  expect(categoryInks('#1976d2', 'coming').fill).toBe('light-dark(#c3dbf3, #1a3f66)')
  expect(categoryInks('#1976d2', 'past').fill).toBe('light-dark(#e3effa, #1a314a)')
})

it('keeps all words of the palette readable on their fill, in both themes, also when they are past', () => {
  for (const color of CATEGORY_PALETTE) {
    for (const state of ['coming', 'past', 'tentative'] as const) {
      const { fill, words } = categoryInks(color, state)
      const grounds = inBoth(fill)
      const contrasts = inBoth(words).map((ink, theme) => contrast(ink, grounds[theme]!))
      expect(Math.min(...contrasts), `${color} ${state}`).toBeGreaterThanOrEqual(4.5)
    }
  }
})

it('keeps the edges of the palette visible on paper, 3 : 1 at least', () => {
  for (const color of CATEGORY_PALETTE) {
    const [onLight, onDark] = inBoth(categoryInks(color, 'coming').edge)
    expect(contrast(onLight!, rgbOf('#ffffff'))).toBeGreaterThanOrEqual(3)
    expect(contrast(onDark!, rgbOf('#1a1d24'))).toBeGreaterThanOrEqual(3)
  }
})

it('draws an edge in the colour itself where that is seen on paper, and lightens it on dark', () => {
  expect(categoryInks('#1976d2', 'coming').edge).toBe('light-dark(#1976d2, #4791db)')
})

it('mixes more ink into an edge the fainter its colour is', () => {
  const edge = (color: string) => inBoth(categoryInks(color, 'coming').edge)[0]!
  expect(edge('#f57c00')).toEqual(rgbOf('#da7105'))
  expect(edge('#ffffff')).toEqual(rgbOf('#909499'))
})

it('is grey without a category, and the same object for the same colour and state', () => {
  expect(categoryInks(null, 'coming').edge).toContain('#5c6671')
  expect(categoryInks('#e91e63', 'past')).toBe(categoryInks('#e91e63', 'past'))
})
