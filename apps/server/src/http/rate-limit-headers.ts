import type { FastifyInstance, FastifyReply } from 'fastify'
import type { RateStanding } from '../rate-standing.ts'

/** Says in the headers of an answer how much is left. */
export function tellRate(reply: FastifyReply, standing: RateStanding): void {
  const { policy, quota, windowSeconds, left, resetSeconds } = standing
  if (!Number.isSafeInteger(quota)) return
  void reply
    .header('RateLimit-Policy', `"${policy}";q=${String(quota)};w=${String(windowSeconds)}`)
    .header('RateLimit', `"${policy}";r=${String(left)};t=${String(resetSeconds)}`)
}

/** Says it of every answer to a write of somebody who is signed in. Reads are not counted. */
export function tellWriteRates(app: FastifyInstance, standingOf: (userId: string) => RateStanding): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD'
    if (request.signedIn !== null && isWrite && !reply.hasHeader('RateLimit')) {
      tellRate(reply, standingOf(request.signedIn.userId))
    }
    done(null, payload)
  })
}
