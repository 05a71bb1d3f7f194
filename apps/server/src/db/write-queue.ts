import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Runs jobs one after another, in order of arrival. A failed job does not stop the next. Each job gets its own turn of
 * the loop: writes are synchronous, and otherwise all waiting jobs would run before anybody is answered.
 */
export interface WriteQueue {
  readonly run: <T>(job: () => Promise<T>) => Promise<T>
  /** For the running job: goes to the end of the queue, and continues when its turn comes. */
  readonly letOthers: () => Promise<void>
  /** Whether somebody waits for the running job. */
  readonly isAwaited: () => boolean
  readonly waiting: () => number
}

export function writeQueue(): WriteQueue {
  const waiting: (() => void)[] = []
  let isTaken = false
  const take = (): Promise<void> =>
    new Promise((resolve) => {
      if (isTaken) waiting.push(resolve)
      else resolve()
      isTaken = true
    })
  const pass = async (): Promise<void> => {
    await nextTurn()
    const next = waiting.shift()
    if (next === undefined) isTaken = false
    else next()
  }
  return {
    run: async (job) => {
      await take()
      try {
        return await job()
      } finally {
        void pass()
      }
    },
    letOthers: async () => {
      if (waiting.length === 0) return
      const myTurn = take()
      await pass()
      await myTurn
    },
    isAwaited: () => waiting.length > 0,
    waiting: () => waiting.length,
  }
}
