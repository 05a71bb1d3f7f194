import { AsyncLocalStorage } from 'node:async_hooks'

/** Background work that is polled for as long as the server runs. */
export interface Poller {
  /** Runs now, or again as soon as the current run is over. */
  readonly wake: () => void
  /** Stops polling, and waits for the current run. */
  readonly stop: () => Promise<void>
}

interface Work {
  /** Does some of what is due. Returns how much that was; 0 if nothing is left. */
  readonly look: () => Promise<number>
  /** Interval between polls: another node, or the command line, may have queued something. */
  readonly milliseconds: number
  /** Called if a run fails. While the database is away nothing can be done; the next run will show. */
  readonly onFault: (fault: unknown) => void
}

/** Starts polling. Never runs twice at a time. */
export function keepLooking({ look, milliseconds, onFault }: Work): Poller {
  let [isStopped, isAsked] = [false, false]
  // Whoever wakes it does not own the work.
  const asNobody = AsyncLocalStorage.snapshot()
  let working: Promise<void> | null = null
  const tryToLook = async (): Promise<number> => {
    try {
      return await look()
    } catch (fault) {
      onFault(fault)
      return 0
    }
  }
  const workAll = async (): Promise<void> => {
    isAsked = false
    while (!isStopped && (await tryToLook()) > 0);
  }
  const wake = (): void => {
    isAsked = true
    if (isStopped || working !== null) return
    // Deferred: the request that queued something is answered first.
    working = asNobody(() => new Promise((resolve) => setImmediate(resolve)).then(workAll)).finally(() => {
      working = null
      if (isAsked) wake()
    })
  }
  const looking = setInterval(wake, milliseconds)
  looking.unref()
  wake()
  return {
    wake,
    stop: async () => {
      isStopped = true
      clearInterval(looking)
      await working
    },
  }
}
