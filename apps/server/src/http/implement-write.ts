import type { Operation } from '@dodici/contract/operations'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Access } from '../actor.ts'
import type { Written } from '../db/journal/write-change.ts'
import { AppError } from '../errors.ts'
import { fingerprintOf } from './actor-of-request.ts'
import { implement, type Answered, type CheckedRequest } from './implement.ts'

/** A request that may name the version of the person's copy. */
interface WriteRequest<Op extends Operation> extends CheckedRequest<Op> {
  /**
   * From `If-Match`; null without one. Only read by operations that check it.
   * @throws AppError `invalid_input` if it is no version
   */
  readonly version: number | null
}

type Answer<Op extends Operation> = Op['spec'] extends { response: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : null
type Result<Value> = Pick<Written<Value>, 'value' | 'changeId' | 'movedMilestones'>

/** Registers an operation that answers what it has written. */
export function implementWrite<Op extends Operation>(
  app: FastifyInstance,
  operation: Op,
  handler: (asked: WriteRequest<Op>) => Promise<Result<Answer<Op>>>,
): void {
  const answer = async (asked: CheckedRequest<Op>): Promise<unknown> => {
    const written = await handler({
      ...asked,
      get version() {
        return expectedVersion(asked.request)
      },
    })
    return answerWritten(asked.reply, written)
  }
  implement(app, operation, (asked) => answer(asked) as Answered<Op>)
}

/** Milestones that are named in a header, in which each takes some 110 bytes. */
const MOVED_SHOWN = 20

/**
 * Sets `X-Change-Id`, so that the page can offer undo, and `X-Moved-Milestones`, so that it can offer to take their steps
 * along, and returns the value.
 */
export function answerWritten<Value>(reply: FastifyReply, { value, changeId, movedMilestones }: Result<Value>): Value {
  if (changeId !== null) void reply.header('X-Change-Id', changeId)
  if (movedMilestones.length > 0) {
    void reply.header('X-Moved-Milestones', JSON.stringify(movedMilestones.slice(0, MOVED_SHOWN)))
  }
  return value
}

/**
 * The version from `If-Match: "3"`; null without one.
 * @throws AppError `invalid_input` for anything else
 */
function expectedVersion(request: FastifyRequest): number | null {
  const header = request.headers['if-match']
  if (header === undefined || header === '*') return null
  const match = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)
  if (!match) throw new AppError('invalid_input', 'If-Match must be the version of the copy, as "3".')
  return Number(match[1])
}

/**
 * The access of a file upload. The handler reads the parts once it knows who is asking; only then can two files with the
 * same Idempotency-Key be told apart.
 */
export function accessSending(request: FastifyRequest, access: Access, bytes: Uint8Array): Access {
  const { idempotency } = access.actor
  if (idempotency === null) return access
  const fingerprint = fingerprintOf(request, bytes)
  return { ...access, actor: { ...access.actor, idempotency: { ...idempotency, fingerprint } } }
}
