import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../actor.ts'
import type { Written } from '../db/journal/write-change.ts'
import { AppError } from '../errors.ts'
import { fingerprintOf } from './actor-of-request.ts'

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

/**
 * Who sends a file. Its parts are read by the handler, when it is known already who asks: only then can one file be told
 * from another that comes with the same Idempotency-Key.
 */
export function actorSending(request: FastifyRequest, actor: Actor, bytes: Uint8Array): Actor {
  const { idempotency } = actor
  return idempotency === null
    ? actor
    : { ...actor, idempotency: { ...idempotency, fingerprint: fingerprintOf(request, bytes) } }
}
