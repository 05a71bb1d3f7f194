import { CATEGORY_PALETTE } from '@dodici/contract/limits'
import { expect, it } from 'vitest'
import { categoryInks } from './category-inks.ts'
import { contrast, rgbOf } from './rgb.ts'

const inBoth = (value: string) => [...value.matchAll(/#[0-9a-f]{6}/g)].map(([color]) => rgbOf(color))

it('mixes the shares of the drawing: 26 % of the colour on light, 38 % on dark', () => {
  expect(categoryInks('#1976d2', 'coming').fill).toBe('light-dark(#c3dbf3, #1a3f66)')
  expect(categoryInks('#1976d2', 'past').fill).toBe('light-dark(#d8e8f7, #1a3655)')
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

it.each(['coming', 'past'] as const)(
  'keeps the edges of the palette visible on paper when they are %s, 3 : 1',
  (state) => {
    for (const color of [...CATEGORY_PALETTE, null]) {
      const [onLight, onDark] = inBoth(categoryInks(color, state).edge)
      expect(contrast(onLight!, rgbOf('#ffffff')), `${color} on light`).toBeGreaterThanOrEqual(2.99)
      expect(contrast(onDark!, rgbOf('#1a1d24')), `${color} on dark`).toBeGreaterThanOrEqual(2.99)
    }
  },
)

it('keeps what is past apart from what is to come', () => {
  for (const color of CATEGORY_PALETTE) {
    expect(categoryInks(color, 'past').fill).not.toBe(categoryInks(color, 'coming').fill)
    expect(categoryInks(color, 'past').words).not.toBe(categoryInks(color, 'coming').words)
  }
})

it('gives what has no category no colour of a category, in either theme', () => {
  const apart = (a: readonly number[], b: readonly number[]) =>
    Math.hypot(...a.map((channel, index) => channel - (b[index] ?? 0)))
  const plain = categoryInks(null, 'coming')
  for (const color of CATEGORY_PALETTE) {
    for (const part of ['edge', 'fill'] as const) {
      const inks = inBoth(categoryInks(color, 'coming')[part])
      for (const [theme, ink] of inBoth(plain[part]).entries()) {
        expect(apart(ink, inks[theme]!), `${color} ${part} ${theme}`).toBeGreaterThan(part === 'edge' ? 60 : 20)
      }
    }
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

it('is ink on paper without a category, and the same object for the same colour and state', () => {
  expect(categoryInks(null, 'coming').edge).toBe('light-dark(#17202b, #e8eaef)')
  expect(categoryInks(null, 'coming').fill).toBe('light-dark(#ffffff, #1a1d24)')
  expect(categoryInks('#e91e63', 'past')).toBe(categoryInks('#e91e63', 'past'))
})
