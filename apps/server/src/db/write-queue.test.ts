import { expect, it } from 'vitest'
import { writeQueue } from './write-queue.ts'

it('has one job done in a turn of the loop, however many wait and come one after another', async () => {
  const queue = writeQueue()
  let turn = 0
  const count = (): void => {
    turn += 1
    timer = setImmediate(count)
  }
  let timer = setImmediate(count)
  const turns: number[] = []
  const job = (): Promise<unknown> => queue.run(() => Promise.resolve(turns.push(turn)))
  // Three who wait, and each of them with another one that is wanted when theirs is done.
  await Promise.all([1, 2, 3].map(() => job().then(job)))
  clearImmediate(timer)
  expect(turns).toHaveLength(6)
  expect(new Set(turns).size).toBe(6)
})

it('goes on after a job that failed, in the order in which they came', async () => {
  const queue = writeQueue()
  const done: number[] = []
  const failed = queue.run(() => Promise.reject(new Error('failed'))).catch(() => done.push(1))
  await Promise.all([
    failed,
    queue.run(() => Promise.resolve(done.push(2))),
    queue.run(() => Promise.resolve(done.push(3))),
  ])
  expect(done).toEqual([1, 2, 3])
})
