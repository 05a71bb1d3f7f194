import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Jobs that run one after another, in the order in which they came. A job that fails does not stop the next. Each has a turn of
 * the loop for itself: what is written is written at once, and all who wait would have theirs before anybody is answered.
 */
export interface WriteQueue {
  readonly run: <T>(job: () => Promise<T>) => Promise<T>
  /** For the job that runs: has those done that wait by now, as if it had not begun. */
  readonly letOthers: () => Promise<void>
  /** Whether somebody waits for the job that runs. */
  readonly isAwaited: () => boolean
  readonly waiting: () => number
}

export function writeQueue(): WriteQueue {
  let waiting: (() => Promise<void>)[] = []
  let isRunning = false
  const letOthers = async (): Promise<void> => {
    const jobs = waiting
    waiting = []
    for (const job of jobs) {
      await job()
      await nextTurn()
    }
  }
  const runAll = async (): Promise<void> => {
    isRunning = true
    while (waiting.length > 0) {
      await waiting.shift()?.()
      await nextTurn()
    }
    isRunning = false
  }
  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        // Whoever has it done, it is done for the one who asked.
        waiting.push(AsyncLocalStorage.bind(() => job().then(resolve, reject)))
        if (!isRunning) void runAll()
      }),
    letOthers,
    isAwaited: () => waiting.length > 0,
    waiting: () => waiting.length,
  }
}
