import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isDeep, testSeed } from '../../../../scripts/test-counts.ts'
import { twoSides } from './test/two-sides.ts'

const IDS = ['a', 'b', 'c'] as const

const act = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constantFrom('edit', 'undo', 'delete'),
      side: fc.constant('here'),
      id: fc.constantFrom(...IDS),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constantFrom('edit', 'delete'),
      side: fc.constant('there'),
      id: fc.constantFrom(...IDS),
    }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('sync'), stopsAfter: fc.integer({ min: 0, max: 8 }) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('sync'), stopsAfter: fc.constant(Number.POSITIVE_INFINITY) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('choose'), keep: fc.constantFrom('here', 'there') }) },
)

it('loses and doubles nothing, whatever happens on both sides and wherever it is stopped', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      const sides = twoSides()
      for (const one of acts) sides.run(one)
      sides.settle()
      expect(sides.here()).toEqual(sides.there())
      expect(sides.lost()).toEqual([])
    }),
    { numRuns: isDeep ? 100_000 : 3_000, seed: testSeed },
  )
})
