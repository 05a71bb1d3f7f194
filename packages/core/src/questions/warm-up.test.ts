import { expect, it } from 'vitest'
import { allParts } from '../in-parts/index.ts'
import { warmUp } from './index.ts'

it('can be done by nobody and for nobody, in parts', () => {
  const parts = warmUp()
  expect(parts.next()).toEqual({ value: undefined, done: false })
  allParts(parts)
  expect(parts.next().done).toBe(true)
})
