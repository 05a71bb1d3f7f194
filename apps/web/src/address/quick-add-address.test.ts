import { expect, it } from 'vitest'
import { januaryOf } from '@dodici/core/date'
import { readAddress, writeAddress } from './calendar-address.ts'

const defaults = { currentYear: 2027, from: januaryOf(2027), view: 'planner' } as const

it('the line that quick add begins with belongs to its dialog', () => {
  const read = (search: string) => readAddress(new URLSearchParams(search), defaults)
  expect(read('dialog=quick-add&line=Mare').line).toBe('Mare')
  expect(read('dialog=palette&line=Mare').line).toBeNull()
  expect(read(`dialog=quick-add&line=${'a'.repeat(600)}`).line).toHaveLength(500)
  const closed = writeAddress(new URLSearchParams('dialog=quick-add&line=Mare'), { dialog: null }, defaults)
  expect(closed.toString()).toBe('')
})
