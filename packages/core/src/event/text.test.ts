import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { entryOf, foldForSearch, foldWithPlaces, oneLine } from './text.ts'

/** Letters whose fold is longer, shorter, or hangs on what stands beside them. */
const letters = ['a', 'À', 'ß', 'ẞ', 'İ', 'ı', 'Σ', 'σ', 'ς', ' ', 'Ο', 'ό', 'Å', '한', 'e\u0301']

it('folds alike with places and without, and knows a place for each unit', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...letters) }))
  fc.assert(
    fc.property(text, (written) => {
      const { folded, places } = foldWithPlaces(written)
      expect(folded).toBe(foldForSearch(written))
      expect(places).toHaveLength(folded.length + 1)
      expect(places.at(-1)).toBe(written.length)
      expect(places.toSorted((one, other) => one - other)).toEqual(places)
    }),
    { seed: testSeed, numRuns: testCounts.propertyRuns },
  )
})

it('keeps the length of every letter when it folds case, once its marks are off', () => {
  for (let code = 0; code <= 0x10_ff_ff; code += 1) {
    const { folded, places } = foldWithPlaces(String.fromCodePoint(code))
    if (folded.length + 1 !== places.length) expect.fail(`U+${code.toString(16)}`)
  }
})

it('V4: makes one line of a text, whatever breaks it', () => {
  expect(oneLine('a\r\nb\u2028c\td\u0085e')).toBe('a b c d e')
})

it.each(['constructor', 'toString', '__proto__'])('finds nothing under %s, which every object has', (word) => {
  expect(entryOf({ km: 'kilometres' }, word)).toBeUndefined()
  expect(entryOf({ km: 'kilometres' }, 'km')).toBe('kilometres')
})
