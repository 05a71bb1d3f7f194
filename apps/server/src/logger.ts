import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import pino, { type DestinationStream } from 'pino'

/** What no line of the log may hold, wherever an object that is logged has it. */
const SECRET_PATHS = [
  'req.headers',
  'headers.authorization',
  'headers.cookie',
  'password',
  '*.password',
  'token',
  '*.token',
  'password_hash',
  '*.password_hash',
]

/**
 * The server's log, to standard output unless a destination is given. A request is logged by its path alone: what
 * follows the question mark is what people search for, and where a badly written program puts its token.
 */
export function openLogger(level: string, destination?: DestinationStream): FastifyBaseLogger {
  const options = { level, redact: SECRET_PATHS, serializers: { req: describeRequest } }
  return destination === undefined ? pino(options) : pino(options, destination)
}

const describeRequest = (request: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) => ({
  method: request.method,
  path: request.url.split('?', 1)[0],
  remoteAddress: request.ip,
})
