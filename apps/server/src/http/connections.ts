import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How often a server that ends looks for connections that have nothing to do any more. */
const LOOK_MILLISECONDS = 50

/**
 * Lets the server end although people are connected. Open requests get some time to finish; then all connections are
 * closed. Node itself would wait for those that stay open after their last answer, and for those that have never said
 * anything, which browsers open in advance.
 */
export function endConnectionsOnClose(app: FastifyInstance, graceMilliseconds: number): void {
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
    closeIdle()
    const looking = setInterval(closeIdle, LOOK_MILLISECONDS)
    const grace = setTimeout(() => app.server.closeAllConnections(), graceMilliseconds)
    app.server.once('close', () => {
      clearInterval(looking)
      clearTimeout(grace)
    })
  })
}
