import type { FastifyReply } from 'fastify'

/** Ends what is done for a request where nobody waits for its answer any more: who asked has left, or the server stops. */
export function signalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  const leave = (): void => {
    if (!reply.raw.writableFinished) controller.abort()
  }
  reply.raw.once('close', leave)
  if (reply.raw.destroyed) leave()
  return controller.signal
}
