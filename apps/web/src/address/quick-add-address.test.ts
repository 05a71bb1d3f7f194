import { expect, it } from 'vitest'
import { readAddress, writeAddress } from './calendar-address.ts'

it('the line that quick add begins with belongs to its dialog', () => {
  const read = (search: string) => readAddress(new URLSearchParams(search), { currentYear: 2027, view: 'planner' })
  expect(read('dialog=quick-add&line=Mare').line).toBe('Mare')
  expect(read('dialog=palette&line=Mare').line).toBeNull()
  expect(read(`dialog=quick-add&line=${'a'.repeat(600)}`).line).toHaveLength(500)
  const closed = writeAddress(
    new URLSearchParams('dialog=quick-add&line=Mare'),
    { dialog: null },
    { currentYear: 2027, view: 'planner' },
  )
  expect(closed.toString()).toBe('')
})
