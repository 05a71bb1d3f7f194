import { expect, it } from 'vitest'
import { giveWay, inTurns } from './give-way.ts'

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

it('lets one of many go on in each turn of the loop, in the order in which they came', async () => {
  const went: string[] = []
  let turn = 0
  const count = (): void => {
    turn += 1
    timer = setImmediate(count)
  }
  let timer = setImmediate(count)
  const work = async (name: string): Promise<void> => {
    for (let slice = 1; slice <= 3; slice += 1) {
      await giveWay()
      went.push(`${name}${String(slice)} ${String(turn)}`)
    }
  }
  await Promise.all([work('a'), work('b'), work('c')])
  clearImmediate(timer)
  expect(went.map((one) => one.slice(0, 2))).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'])
  expect(new Set(went.map((one) => one.slice(3))).size).toBe(9)
})
