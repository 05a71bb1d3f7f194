import { operations } from '@dodici/contract/operations'
import { BASE_PATH } from '@dodici/contract/routes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RequestFigures } from '../request-figures.ts'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'])
/** Open as long as somebody looks at the year, so its duration says nothing about speed. */
const STREAM = BASE_PATH + operations.streamChanges.path

/** Counts every answer under its route. */
export function countRequests(app: FastifyInstance, figures: RequestFigures): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request)
    figures.add({
      method: METHODS.has(request.method) ? request.method : 'other',
      route,
      status: reply.statusCode,
      seconds: route === STREAM ? null : reply.elapsedTime / 1_000,
    })
    done()
  })
}

/** As many labels as API routes plus two. No request can add one. */
function routeOf(request: FastifyRequest): string {
  const { url } = request.routeOptions
  if (url?.startsWith('/api/') === true) return url
  return request.url.startsWith('/api/') ? 'unknown' : 'page'
}
