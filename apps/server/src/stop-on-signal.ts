import type { FastifyBaseLogger } from 'fastify'

/** Open requests get so long to finish before the process ends all the same. */
const GRACE_MILLISECONDS = 10_000

type End = () => Promise<unknown>

/** What ends a process that is told to stop. */
export interface Stopping {
  /** Has something ended beside all others of its kind. */
  readonly add: (end: End) => void
  /** Has something ended when all others have: what they all need. */
  readonly addLast: (end: End) => void
  /** Whether the process was told to stop. */
  readonly hasBegun: () => boolean
}

/**
 * On SIGTERM or SIGINT: ends what was begun until then, and exits with 0. The server is told so at any moment, also before
 * it takes requests. Whoever sends a signal again changes nothing.
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
