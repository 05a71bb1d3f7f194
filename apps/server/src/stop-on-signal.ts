import type { FastifyBaseLogger } from 'fastify'

/** How long open requests may take before the process ends anyway. */
const GRACE_MILLISECONDS = 10_000

type End = () => Promise<unknown>

/** Shutdown of the process. */
export interface Stopping {
  /** Registers something to close in parallel with the others. */
  readonly add: (end: End) => void
  /** Registers something to close after all the others, because they need it. */
  readonly addLast: (end: End) => void
  /** Whether shutdown has begun. */
  readonly hasBegun: () => boolean
}

/**
 * On SIGTERM or SIGINT: closes what was started so far and exits with 0. Works at any time, also before the server
 * listens. A second signal changes nothing.
 */
export function stopOnSignal(logger: FastifyBaseLogger): Stopping {
  const [ends, lastEnds]: [End[], End[]] = [[], []]
  let isStopping = false
  const endAll = async (): Promise<void> => {
    await Promise.all(ends.map((end) => end()))
    await Promise.all(lastEnds.map((end) => end()))
  }
  const stop = (signal: NodeJS.Signals): void => {
    if (isStopping) return
    isStopping = true
    logger.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), GRACE_MILLISECONDS).unref()
    endAll().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'could not stop cleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  return {
    add: (end) => void ends.push(end),
    addLast: (end) => void lastEnds.push(end),
    hasBegun: () => isStopping,
  }
}
