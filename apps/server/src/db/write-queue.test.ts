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

it('goes on with large jobs by turns, so that a small one waits for a part of each and not for the end of one', async () => {
  const queue = writeQueue()
  const done: string[] = []
  const large = (name: string): Promise<void> =>
    queue.run(async () => {
      for (let part = 1; part <= 3; part += 1) {
        done.push(`${name}${String(part)}`)
        await queue.letOthers()
      }
    })
  const small = queue.run(() => Promise.resolve()).then(() => queue.run(() => Promise.resolve(done.push('small'))))
  await Promise.all([large('a'), large('b'), small])
  expect(done).toEqual(['a1', 'b1', 'small', 'a2', 'b2', 'a3', 'b3'])
})

it('goes on at once with a large job that nobody waits for', async () => {
  const queue = writeQueue()
  const parts: boolean[] = []
  await queue.run(async () => {
    parts.push(queue.isAwaited())
    await queue.letOthers()
    parts.push(queue.isAwaited())
  })
  expect(parts).toEqual([false, false])
})
