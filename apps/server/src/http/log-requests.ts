import { operations } from '@dodici/contract/operations'
import { BASE_PATH } from '@dodici/contract/routes'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** What monitoring asks every few seconds: worth a line only if it is told that something is wrong. */
const PROBES = new Set([
  ...[operations.readHealth.path, operations.readReadiness.path, '/metrics'].map((path) => BASE_PATH + path),
  '/metrics',
])

/**
 * Writes a line for each answer: what was asked, by its pattern, what came of it, how long it took, and who asked. No path,
 * id, address or token of a request stands in it, so whoever reads the log can do nothing with it. That it began is told at
 * the level `debug`.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    request.log.debug({ method: request.method, route: patternOf(request) }, 'request begun')
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status, elapsedTime } = reply
    const route = patternOf(request)
    const line = {
      ...{ method: request.method, route, status, ms: Math.round(elapsedTime) },
      who: request.signedIn?.userId ?? null,
    }
    if (PROBES.has(route) && status < 500) request.log.debug(line, 'request')
    else request.log.info(line, 'request')
    done()
  })
}

/** What has no pattern is an unknown path, of which nothing is told, or a path of the page. */
function patternOf({ routeOptions, url }: FastifyRequest): string {
  return routeOptions.url ?? (url.startsWith('/api/') ? 'unknown' : 'page')
}
