import { operations } from '@dodici/contract/operations'
import { BASE_PATH } from '@dodici/contract/routes'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Upper bounds of how long an answer took, in seconds; what took longer is in none of them. */
export const DURATION_BOUNDS: readonly number[] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** What was answered on one route since the server started. */
export interface RouteFigures {
  readonly method: string
  /** As the router has it, with names in place of what they stand for: no id and no token is ever in it. */
  readonly route: string
  /** How many answers began with 1, 2, 3, 4 and 5. */
  readonly statuses: number[]
  /** How many answers took up to each bound and no less than the one before, and last those beyond all. */
  readonly durations: number[]
  /** In all, in seconds. */
  seconds: number
}

declare module 'fastify' {
  interface FastifyInstance {
    requestFigures: () => Iterable<RouteFigures>
  }
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'])
/** For as long as somebody looks at the year: it says nothing of how fast the server is. */
const STREAM = BASE_PATH + operations.streamChanges.path

/** Counts every answer under its route. */
export function countRequests(app: FastifyInstance): void {
  const known = new Map<string, RouteFigures>()
  app.decorate('requestFigures', () => known.values())
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request)
    const method = METHODS.has(request.method) ? request.method : 'other'
    const key = `${method} ${route}`
    let figures = known.get(key)
    if (figures === undefined) known.set(key, (figures = nothingYet(method, route)))
    const status = Math.floor(reply.statusCode / 100) - 1
    figures.statuses[status] = (figures.statuses[status] ?? 0) + 1
    if (route !== STREAM) addDuration(figures, reply.elapsedTime / 1_000)
    done()
  })
}

/** There are as many as routes of the API, and two more: whatever somebody asks for, no name is added. */
function routeOf(request: FastifyRequest): string {
  const { url } = request.routeOptions
  if (url?.startsWith('/api/') === true) return url
  return request.url.startsWith('/api/') ? 'unknown' : 'page'
}

const nothingYet = (method: string, route: string): RouteFigures => ({
  method,
  route,
  statuses: [0, 0, 0, 0, 0],
  durations: Array<number>(DURATION_BOUNDS.length + 1).fill(0),
  seconds: 0,
})

function addDuration(figures: RouteFigures, seconds: number): void {
  const bound = DURATION_BOUNDS.findIndex((most) => seconds <= most)
  const place = bound === -1 ? DURATION_BOUNDS.length : bound
  figures.durations[place] = (figures.durations[place] ?? 0) + 1
  figures.seconds += seconds
}
