import type { FastifyBaseLogger } from 'fastify'

/** Open requests get so long to finish before the process ends all the same. */
const GRACE_MILLISECONDS = 10_000

/** On SIGTERM or SIGINT: takes no new requests, lets the open ones finish, closes everything and exits with 0. */
export function stopOnSignal(logger: FastifyBaseLogger, close: () => Promise<void>): void {
  let isStopping = false
  const stop = (signal: NodeJS.Signals): void => {
    if (isStopping) return
    isStopping = true
    logger.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), GRACE_MILLISECONDS).unref()
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'could not stop cleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
