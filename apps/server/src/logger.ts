import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import pino, { type DestinationStream } from 'pino'

/** What no line of the log may hold, wherever an object that is logged has it. */
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

/**
 * The server's log, to standard output unless a destination is given. A request is logged by its path alone: what
 * follows the question mark is what people search for, and where a badly written program puts its token.
 * Of an error it says what it is and where, not what the database adds: that may be a whole row.
 */
export function openLogger(level: string, destination?: DestinationStream): FastifyBaseLogger {
  const options = { level, redact: SECRET_PATHS, serializers: { req: describeRequest, err: describeError } }
  return destination === undefined ? pino(options) : pino(options, destination)
}

const describeRequest = (request: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) => ({
  method: request.method,
  path: request.url.split('?', 1)[0],
  remoteAddress: request.ip,
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
