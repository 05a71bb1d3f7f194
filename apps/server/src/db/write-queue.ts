import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Jobs that run one after another, in the order in which they came. A job that fails does not stop the next. Each has a turn of
 * the loop for itself: what is written is written at once, and all who wait would have theirs before anybody is answered.
 */
export interface WriteQueue {
  readonly run: <T>(job: () => Promise<T>) => Promise<T>
  /** For the job that runs: goes to the end of the queue, and goes on when its turn has come again. */
  readonly letOthers: () => Promise<void>
  /** Whether somebody waits for the job that runs. */
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
