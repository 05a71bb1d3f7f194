import { expect, it } from 'vitest'
import { allParts } from '../in-parts/index.ts'
import { warmUp } from './index.ts'

it('questions are read in advance in parts, for nobody, until all is read', () => {
  const parts = warmUp()
  expect(parts.next()).toEqual({ value: undefined, done: false })
  allParts(parts)
  expect(parts.next().done).toBe(true)
})
