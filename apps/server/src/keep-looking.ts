import { AsyncLocalStorage } from 'node:async_hooks'

/** Work that is looked for again and again for as long as the server runs. */
export interface Looking {
  /** Looks at once, or again as soon as the present look is over. */
  readonly wake: () => void
  /** Looks no more, and waits for what is being done. */
  readonly stop: () => Promise<void>
}

interface Work {
  /** Does what is due, or a part of it. Answers how much that was; 0 where nothing is left. */
  readonly look: () => Promise<number>
  /** Between two looks that nobody asked for: another node, or the operator's command line, may have left something. */
  readonly milliseconds: number
  /** A look has failed: while the database is away nothing can be done, and the next one will show. */
  readonly onFault: (fault: unknown) => void
}

/** Starts to look; never more than once at a time. */
export function keepLooking({ look, milliseconds, onFault }: Work): Looking {
  let [isStopped, isAsked] = [false, false]
  // Whoever wakes it, what is done then is not theirs.
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
    // Not now: whoever has left something there answers a request first.
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
