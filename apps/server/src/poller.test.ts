import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepLooking, type Poller } from './poller.ts'

const EVERY = 1_000

describe('what is looked for again and again', () => {
  let looks: number[]
  let faults: unknown[]
  let due: number[]
  let looking: Poller | undefined

  const start = (look = () => Promise.resolve(due.shift() ?? 0)): Poller =>
    (looking = keepLooking({
      look: () => {
        looks.push(Date.now())
        return look()
      },
      milliseconds: EVERY,
      onFault: (fault) => faults.push(fault),
    }))

  beforeEach(() => {
    vi.useFakeTimers({ now: 0 })
    ;[looks, faults, due] = [[], [], []]
  })
  afterEach(async () => {
    await looking?.stop()
    vi.useRealTimers()
  })

  it('is looked for at once until nothing is left, and then at intervals', async () => {
    due = [5, 2]
    start()
    expect(looks).toEqual([])
    await vi.advanceTimersByTimeAsync(EVERY - 1)
    expect(looks).toEqual([0, 0, 0])
    await vi.advanceTimersByTimeAsync(2 * EVERY)
    expect(looks).toHaveLength(5)
  })

  it('is never looked for twice at a time: who wakes it meanwhile is heard after', async () => {
    let [under, most] = [0, 0]
    const finish: (() => void)[] = []
    const looking = start(async () => {
      under += 1
      most = Math.max(most, under)
      await new Promise<void>((resolve) => finish.push(resolve))
      under -= 1
      return 0
    })
    await vi.advanceTimersByTimeAsync(1)
    looking.wake()
    looking.wake()
    await vi.advanceTimersByTimeAsync(1)
    expect(looks).toHaveLength(1)
    finish.shift()?.()
    await vi.advanceTimersByTimeAsync(1)
    expect(looks).toHaveLength(2)
    finish.shift()?.()
    await vi.advanceTimersByTimeAsync(1)
    expect([looks.length, most]).toEqual([2, 1])
  })

  it('is looked for again after a fault, which is told', async () => {
    let times = 0
    start(() => (++times === 1 ? Promise.reject(new Error('away')) : Promise.resolve(0)))
    await vi.advanceTimersByTimeAsync(EVERY + 1)
    expect(faults).toEqual([new Error('away')])
    expect(looks).toHaveLength(2)
  })

  it('is looked for no more once stopped, which waits for the present look', async () => {
    due = [1, 1, 1]
    let finish = (): void => undefined
    const looking = start(() => new Promise((resolve) => (finish = (): void => resolve(1))))
    await vi.advanceTimersByTimeAsync(1)
    let isStopped = false
    const stopped = looking.stop().then(() => (isStopped = true))
    await vi.advanceTimersByTimeAsync(3 * EVERY)
    expect(isStopped).toBe(false)
    finish()
    await stopped
    looking.wake()
    await vi.advanceTimersByTimeAsync(3 * EVERY)
    expect(looks).toHaveLength(1)
  })
})
