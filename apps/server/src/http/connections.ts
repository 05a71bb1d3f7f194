import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'
import type { Patience } from '../surroundings.ts'
import { sendProblem } from './error-handler.ts'

/** How often a stopping server looks for idle connections. */
const LOOK_MILLISECONDS = 50
const RETRY_AFTER_SECONDS = 2

const ending = (): AppError =>
  new AppError('unavailable', 'The server is being stopped. Try again in a moment.', {
    retryAfter: RETRY_AFTER_SECONDS,
  })

/**
 * Once the server is stopping, requests are answered 503 and every answer closes its connection. The framework does
 * that for answers that begin now, and we for those that began before.
 */
export function refuseOnClose(app: FastifyInstance): void {
  let isEnding = false
  app.addHook('preClose', async () => {
    isEnding = true
  })
  app.addHook('onRequest', (_request, reply, done) => {
    if (isEnding) sendProblem(reply, ending())
    else done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isEnding) void reply.header('Connection', 'close')
    done(null, payload)
  })
}

/**
 * Lets the server end although people are connected. To be called behind everything that ends what it answers by itself.
 *
 * 1. For a moment connections with nothing to do stay open: what somebody sends over one just now would be cut off.
 * 2. Open requests get some time to finish; connections that have nothing to do are closed. Node itself would wait for those
 *    that stay open after their last answer, and for those that have never said anything, which browsers open in advance.
 * 3. All connections are closed.
 */
export function endConnectionsOnClose(app: FastifyInstance, { idleMilliseconds, closeMilliseconds }: Patience): void {
  const connections = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  const closeIdle = (): void => {
    app.server.closeIdleConnections()
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
  }
  app.addHook('preClose', async () => {
    if (!app.server.listening) return
    const idleUntil = performance.now() + idleMilliseconds
    while (connections.size > 0 && performance.now() < idleUntil) await wait(LOOK_MILLISECONDS)
    closeIdle()
    const looking = setInterval(closeIdle, LOOK_MILLISECONDS)
    const grace = setTimeout(() => app.server.closeAllConnections(), closeMilliseconds)
    app.server.once('close', () => {
      clearInterval(looking)
      clearTimeout(grace)
    })
  })
}
