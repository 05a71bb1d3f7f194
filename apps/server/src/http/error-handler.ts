import type { ErrorCode, InputFault, Problem } from '@dodici/contract/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { AppError } from '../errors.ts'

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8'

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  405: 'Method Not Allowed',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

/** Refusals of the framework before a handler runs, by status. */
const frameworkCodes: Readonly<Record<number, { code: ErrorCode; detail: string }>> = {
  404: { code: 'not_found', detail: 'There is nothing here.' },
  412: { code: 'stale_version', detail: 'There is another version of this.' },
  413: { code: 'too_large', detail: 'The request is larger than the server takes.' },
  415: { code: 'unsupported_media_type', detail: 'The server does not take this kind of content here.' },
  429: { code: 'too_many_requests', detail: 'Too many requests. Try again later.' },
}

/**
 * Turns every error into problem+json (RFC 9457), without internals. `explain` may turn a foreign error into an
 * `AppError`.
 */
export const errorAnswerer =
  (explain: (thrown: unknown) => unknown) =>
  (thrown: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    answer({ thrown, error: appErrorOf(explain(thrown), thrown) }, request, reply)
  }

function answer(
  { thrown, error }: { thrown: FastifyError; error: AppError },
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (error.status >= 500) request.log.error({ err: thrown }, 'request failed')
  sendProblem(reply, error)
}

/** Answers with an error. */
export function sendProblem(reply: FastifyReply, error: AppError): void {
  const { retryAfter } = error.facts
  if (retryAfter !== undefined) void reply.header('Retry-After', String(retryAfter))
  if (error.status === 401) void reply.header('WWW-Authenticate', 'Bearer')
  void reply
    .code(error.status)
    .header('Cache-Control', 'no-store')
    .type(PROBLEM_TYPE)
    .serializer(JSON.stringify)
    .send(problemOf(error))
}

/** What an error says over the wire. */
export function problemOf(error: AppError): Problem {
  const { errors, current, conflict = null, room, feedFault, linkFault } = error.facts
  return {
    status: error.status,
    title: titles[error.status] ?? 'Error',
    detail: error.detail,
    code: error.code,
    ...(errors === undefined ? {} : { errors }),
    ...(current === undefined ? {} : { current }),
    ...(conflict === null ? {} : { conflict }),
    ...(room === undefined ? {} : { room }),
    ...(feedFault === undefined ? {} : { feedFault }),
    ...(linkFault === undefined ? {} : { linkFault }),
  }
}

function appErrorOf(explained: unknown, thrown: FastifyError): AppError {
  if (explained instanceof AppError) return explained
  if (hasZodFastifySchemaValidationErrors(thrown)) {
    return new AppError('invalid_input', 'Some of the input cannot be used.', { errors: faultsOf(thrown.validation) })
  }
  const status = thrown.statusCode ?? 500
  const known = frameworkCodes[status]
  if (known) return new AppError(known.code, known.detail, { cause: thrown })
  if (status >= 400 && status < 500) {
    return new AppError('invalid_input', 'The request cannot be read.', { cause: thrown })
  }
  return new AppError('internal', 'Something went wrong on the server.', { cause: thrown })
}

const faultsOf = (issues: readonly { instancePath: string; message?: string }[]): InputFault[] =>
  issues.map((issue) => ({
    path: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message: issue.message ?? 'cannot be used',
  }))
