import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Lets the server end although people are connected. Open requests get some time to finish; then all connections are
 * closed. Browsers open connections in advance, and Node waits for those that have never said anything as if they were
 * busy: they are closed at once.
 */
export function endConnectionsOnClose(app: FastifyInstance, graceMilliseconds: number): void {
  const connections = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  app.addHook('preClose', async () => {
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
    setTimeout(() => app.server.closeAllConnections(), graceMilliseconds).unref()
  })
}
