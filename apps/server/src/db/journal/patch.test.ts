import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../../scripts/test-counts.ts'
import { applyPatch, patchBetween, type JsonObject } from './patch.ts'

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .tuple(fc.integer({ min: 0, max: 3 }), fc.string({ unit: 'grapheme' }))
    .map(([n, end]) => 'long text 😀 '.repeat(n * 9) + end),
)
const leaf = fc.oneof(text, fc.integer(), fc.constant(null))
const columns = fc.dictionary(fc.constantFrom('title', 'description', 'start_at', 'goal_id'), leaf)
const content = fc.record({ event: columns, exceptions: fc.dictionary(fc.constantFrom('a', 'b', 'c'), columns) })
const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as JsonObject

it('makes any content into any other, also after it was stored as JSON', () => {
  fc.assert(
    fc.property(content, content, (from, to) => {
      const patch = JSON.parse(JSON.stringify(patchBetween(plain(from), plain(to)))) as ReturnType<typeof patchBetween>
      expect(applyPatch(plain(from), patch)).toEqual(plain(to))
    }),
    { numRuns: testCounts.propertyRuns, seed: testSeed },
  )
})

it('holds nothing where nothing differs', () => {
  const event = { event: { title: 'A', rdates: '[]' }, exceptions: { a: { title: 'B' } } }
  expect(patchBetween(event, plain(event))).toEqual({})
})

it('holds of a long text what differs', () => {
  const [before, after] = ['x'.repeat(5_000) + 'old' + 'y'.repeat(5_000), 'x'.repeat(5_000) + 'new' + 'y'.repeat(5_000)]
  expect(JSON.stringify(patchBetween({ description: after }, { description: before })).length).toBeLessThan(60)
})

it('holds one of thousands of exceptions where one differs', () => {
  const exceptions = Object.fromEntries(Array.from({ length: 4_990 }, (_, at) => [String(at), { title: 'T' }]))
  const patch = patchBetween({ exceptions }, { exceptions: { ...exceptions, '7': { title: 'U' } } })
  expect(patch).toEqual({ exceptions: { '7': { title: ['U'] } } })
})

it('refuses a text that it was not made for', () => {
  const [from, to] = [{ description: 'x'.repeat(100) + 'a' }, { description: 'x'.repeat(100) + 'b' }]
  expect(() => applyPatch({ description: 'other' }, patchBetween(from, to))).toThrow('another text')
})
