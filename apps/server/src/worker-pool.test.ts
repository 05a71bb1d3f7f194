import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import type { OddTask } from './test/odd-worker.ts'
import { openWorkers, type WorkerLimits, type WorkerPool } from './worker-pool.ts'

const LIMITS: WorkerLimits = {
  atOnce: 1,
  waiting: 1,
  taskMilliseconds: 20_000,
  idleMilliseconds: 20_000,
  megabytes: 32,
}

let pool: WorkerPool<OddTask, number>

afterEach(() => pool.close())

function open(limits: Partial<WorkerLimits> = {}): void {
  pool = openWorkers(
    new URL('./test/odd-worker.ts', import.meta.url),
    { ...LIMITS, ...limits },
    {
      busy: () => new Error('busy'),
      slow: (task) => new Error(`slow: ${task}`),
      broken: (task, cause) => new Error(`broken: ${task}`, { cause }),
    },
  )
}

it('gives one task after another to the same worker', async () => {
  open()
  const first = await pool.run('say who you are')
  expect(await pool.run('say who you are')).toBe(first)
})

it('works with as many workers at a time as it may, and refuses what is too much', async () => {
  open({ atOnce: 2 })
  const tasks = Array.from({ length: 4 }, () => pool.run('say who you are'))
  const ends = await Promise.allSettled(tasks)
  const workers = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []))
  expect(workers).toHaveLength(3)
  expect(new Set(workers).size).toBe(2)
  expect(ends.at(-1)).toMatchObject({ status: 'rejected', reason: new Error('busy') })
})

const failures: readonly (readonly [OddTask, cause: object | undefined])[] = [
  ['throw', { message: 'as I was told' }],
  ['exit', undefined],
  ['use up the memory', { code: 'ERR_WORKER_OUT_OF_MEMORY' }],
]

it.each(failures)('a worker that is told to %s loses its own task, and the next one is done', async (task, cause) => {
  open()
  const before = await pool.run('say who you are')
  const failing = pool.run(task)
  const next = pool.run('say who you are')
  const error: unknown = await failing.catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ message: `broken: ${task}` })
  if (cause === undefined) expect((error as Error).cause).toBeUndefined()
  else expect((error as Error).cause).toMatchObject(cause)
  expect(await next).not.toBe(before)
})

it('gives up a task that takes too long, ends its worker, and goes on', async () => {
  // On a busy machine a worker alone may take more than half a second to begin.
  open({ taskMilliseconds: 3_000 })
  await expect(pool.run('take long')).rejects.toThrow('slow: take long')
  await expect(pool.run('say who you are')).resolves.toBeGreaterThan(0)
})

it('ends a worker that has had nothing to do for a while', async () => {
  open({ idleMilliseconds: 1 })
  const first = await pool.run('say who you are')
  await sleep(100)
  expect(await pool.run('say who you are')).not.toBe(first)
})

it('when it is closed, a task that is being done fails at once', async () => {
  open()
  const failing = expect(pool.run('take long')).rejects.toThrow('broken: take long')
  await pool.close()
  await failing
})
