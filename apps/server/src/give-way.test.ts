import { expect, it } from 'vitest'
import { inTurns } from './give-way.ts'

/** Work that keeps the process from all else. */
function spend(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

it('gives way by the time that pieces take, and not by their number', async () => {
  let turns = 0
  const count = (): void => {
    turns += 1
    timer = setImmediate(count)
  }
  let timer = setImmediate(count)
  const values = await inTurns([1, 2, 3, 4, 5, 6, 7, 8], (item) => {
    spend(10)
    return item * item
  })
  clearImmediate(timer)
  expect(values).toEqual([1, 4, 9, 16, 25, 36, 49, 64])
  expect(turns).toBeGreaterThanOrEqual(7)
})
