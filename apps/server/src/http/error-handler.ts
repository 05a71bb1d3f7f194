import type { ErrorCode, InputFault, Problem } from '@dodici/contract/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { languageOfRequest } from './language-of-request.ts'
import { tellRate } from './rate-limit-headers.ts'
import type { HttpWords } from './words/http-words.ts'
import { wordsOf } from './words/words-of.ts'

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8'

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  405: 'Method Not Allowed',
  409: 'Conflict',
  410: 'Gone',
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
  // What was refused on purpose, and by no fault, has no place in the code that anybody had to look at.
  const isOnPurpose = thrown instanceof AppError && thrown.facts.cause === undefined
  if (error.status >= 500 && isOnPurpose) request.log.warn({ code: error.code }, 'request refused')
  else if (error.status >= 500) request.log.error({ err: thrown }, 'request failed')
  sendProblem(reply, error)
}

/** Answers with an error. */
export function sendProblem(reply: FastifyReply, error: AppError): void {
  const { retryAfter, rate } = error.facts
  if (rate !== undefined) tellRate(reply, rate)
  if (retryAfter !== undefined) void reply.header('Retry-After', String(retryAfter))
  if (error.status === 401) void reply.header('WWW-Authenticate', 'Bearer')
  void reply
    .code(error.status)
    .header('Cache-Control', 'no-store')
    .type(PROBLEM_TYPE)
    .serializer(JSON.stringify)
    .send(inWords(problemOf(error), wordsOf(languageOfRequest(reply.request))))
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
  const status = thrown.statusCode ?? 500
  const known = frameworkCodes[status]
  if (known) return new AppError(known.code, known.detail, { cause: thrown })
  if (status >= 400 && status < 500) {
    return new AppError('invalid_input', 'The request cannot be read.', { cause: thrown })
  }
  return new AppError('internal', 'Something went wrong on the server.', { cause: thrown })
}

/** The same with what the person is told in their own words. */
function inWords(problem: Problem, { unknownField }: HttpWords): Problem {
  const { errors } = problem
  if (errors === undefined) return problem
  const said = (fault: InputFault): InputFault =>
    fault.meant === undefined ? fault : { ...fault, message: unknownField(fault.meant) }
  return { ...problem, errors: errors.map(said) }
}
