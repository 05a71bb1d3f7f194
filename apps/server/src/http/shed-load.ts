import { performance } from 'node:perf_hooks'
import { BASE_PATH, routes } from '@dodici/contract/routes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import type { LoadLimits } from '../surroundings.ts'
import { sendProblem } from './error-handler.ts'

/**
 * More than what waits at the gates for passwords and files, and half a second of processor time. A later answer is not
 * worth making in place of those that others still wait for.
 */
export const LOAD_LIMITS: LoadLimits = { underWay: 200, waitMilliseconds: 500 }

const RETRY_AFTER_SECONDS = 2
const TELL_EVERY_MILLISECONDS = 10_000

/** Monitoring must work at the worst time, and a stream is idle most of its life. */
const ALWAYS_ANSWERED = new Set(
  [routes.readHealth.path, routes.readReadiness.path, routes.streamChanges.path, '/metrics'].map(
    (path) => BASE_PATH + path,
  ),
)

const overrun = new AppError('unavailable', 'The server has more to do than it can. Try again in a moment.', {
  retryAfter: RETRY_AFTER_SECONDS,
})

type Standing = 'underWay' | 'sending' | null

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether a request is counted, or was admitted and its body is still being sent; null if it does not count. */
    standing: Standing
  }
}

/**
 * Answers 503 to excess API requests, at a fraction of the cost of an answer, so that the others are answered in time.
 * Bodies still being sent do not count: a few slow senders could keep everybody out.
 */
export function shedLoad(app: FastifyInstance, limits: LoadLimits, now = () => performance.now()): void {
  const waited = waitingTime(now)
  let underWay = 0
  const move = (request: FastifyRequest, standing: Standing): void => {
    underWay += Number(standing === 'underWay') - Number(request.standing === 'underWay')
    request.standing = standing
  }
  const tell = teller(app, now)

  app.decorateRequest('standing', null)
  app.addHook('onRequest', (request, reply, done) => {
    const { url = '' } = request.routeOptions
    if (!url.startsWith(BASE_PATH) || ALWAYS_ANSWERED.has(url)) done()
    else if (waited() > limits.waitMilliseconds || underWay >= limits.underWay) refuse(reply, tell)
    else {
      move(request, 'underWay')
      done()
    }
  })
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (request.standing !== null) move(request, 'sending')
    done(null, payload)
  })
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.standing !== null) move(request, 'underWay')
    done()
  })
  app.addHook('onSend', (request, _reply, payload, done) => {
    move(request, null)
    done(null, payload)
  })
}

function refuse(reply: FastifyReply, tell: () => void): void {
  tell()
  sendProblem(reply, overrun)
}

/**
 * A lower bound of how long a request has waited. Node reads all ready connections in one turn of its loop, so what is
 * read late in a turn was there when the turn began.
 */
function waitingTime(now: () => number): () => number {
  let [turn, turnBegan] = [-1, 0]
  return () => {
    const { loopCount } = performance.nodeTiming.uvMetricsInfo
    if (loopCount !== turn) [turn, turnBegan] = [loopCount, now()]
    return now() - turnBegan
  }
}

/** Logs the number of refused requests now and then: a line for each would be more work than the answer. */
function teller(app: FastifyInstance, now: () => number): () => void {
  let [count, next] = [0, 0]
  return () => {
    count += 1
    if (now() < next) return
    app.log.warn({ count }, 'requests were sent away, because there are too many')
    next = now() + TELL_EVERY_MILLISECONDS
    count = 0
  }
}
