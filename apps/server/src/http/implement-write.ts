import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../actor.ts'
import type { Written } from '../db/journal/write-change.ts'
import { AppError } from '../errors.ts'
import { fingerprintOf } from './actor-of-request.ts'

/** Sets `X-Change-Id`, so that the page can offer undo, and returns the value. */
export function answerWritten<Value>(reply: FastifyReply, written: Written<Value>): Value {
  if (written.changeId !== null) void reply.header('X-Change-Id', written.changeId)
  return written.value
}

/**
 * The version from `If-Match: "3"`; null without one.
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
 * The actor of a file upload. The handler reads the parts once it knows who is asking; only then can two files with the
 * same Idempotency-Key be told apart.
 */
export function actorSending(request: FastifyRequest, actor: Actor, bytes: Uint8Array): Actor {
  const { idempotency } = actor
  return idempotency === null
    ? actor
    : { ...actor, idempotency: { ...idempotency, fingerprint: fingerprintOf(request, bytes) } }
}
