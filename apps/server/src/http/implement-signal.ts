import type { FastifyReply } from 'fastify'

/** Aborts when nobody waits for the answer any more: the client has left, or the server stops. */
export function signalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  const leave = (): void => {
    if (!reply.raw.writableFinished) controller.abort()
  }
  reply.raw.once('close', leave)
  if (reply.raw.destroyed) leave()
  return controller.signal
}
