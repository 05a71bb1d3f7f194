import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import pino, { type DestinationStream } from 'pino'

/** Fields that never appear in the log, wherever a logged object has them. */
const SECRET_PATHS = [
  'headers.authorization',
  'headers.cookie',
  'password',
  '*.password',
  'token',
  '*.token',
  'password_hash',
  '*.password_hash',
]

/** The path of a feed is the secret that opens it, also one that is misspelled. */
const FEED_SECRET = /(?<=^\/feeds\/).*|dodfed_[\w-]*/g

/**
 * The server's log, to standard output by default. Where a request is logged as a whole it is by its path only: the query
 * contains search terms, and perhaps a token from a badly written client. Errors are logged without what the database adds, which may be a
 * whole row.
 */
export function openLogger(level: string, destination?: DestinationStream): FastifyBaseLogger {
  const options = { level, redact: SECRET_PATHS, serializers: { req: describeRequest, err: describeError } }
  return destination === undefined ? pino(options) : pino(options, destination)
}

const describeRequest = (request: Pick<FastifyRequest, 'method' | 'url'>) => ({
  method: request.method,
  path: request.url.split('?', 1)[0]?.replace(FEED_SECRET, '[secret]'),
})

interface DescribedError {
  readonly type: string
  readonly message: string
  readonly code?: unknown
  readonly stack?: string | undefined
  readonly cause?: DescribedError
}

function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  return {
    type: error.name,
    message: error.message,
    ...('code' in error ? { code: error.code } : {}),
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}
