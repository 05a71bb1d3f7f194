import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import type { Streams } from './stream.service.ts'

export function streamRoutes(app: FastifyInstance, streams: Streams): void {
  // Before the server waits for open answers to end: these never would.
  app.addHook('preClose', async () => streams.endAll())
  implement(app, operations.streamChanges, async ({ actor, reply }) => {
    const body = await streams.open(actor)
    reply.raw.once('close', () => body.destroy())
    if (reply.raw.destroyed) body.destroy()
    return reply.header('Content-Type', 'text/event-stream; charset=utf-8').header('X-Accel-Buffering', 'no').send(body)
  })
}
