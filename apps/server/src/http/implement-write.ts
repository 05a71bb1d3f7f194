import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Written } from '../db/journal/write-change.ts'
import { AppError } from '../errors.ts'

/** Names the change in `X-Change-Id`, so that the page can offer to undo it, and answers the value. */
export function answerWritten<Value>(reply: FastifyReply, written: Written<Value>): Value {
  if (written.changeId !== null) void reply.header('X-Change-Id', written.changeId)
  return written.value
}

/**
 * The version that the person's copy has, from `If-Match: "3"`. Null where none is asked for.
 * @throws AppError `invalid_input` for anything else
 */
export function expectedVersion(request: FastifyRequest): number | null {
  const header = request.headers['if-match']
  if (header === undefined || header === '*') return null
  const match = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)
  if (!match) throw new AppError('invalid_input', 'If-Match must be the version of the copy, as "3".')
  return Number(match[1])
}
