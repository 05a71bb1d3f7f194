import type { FastifyReply } from 'fastify'
import { wasTruncated, type Actor } from '../actor.ts'

/** Sets a header if something was left out of the answer. */
export async function tellingTruncated<Value>(
  reply: FastifyReply,
  actor: Actor,
  answer: Promise<Value>,
): Promise<Value> {
  const value = await answer
  if (wasTruncated(actor)) void reply.header('X-Truncated', 'true')
  return value
}
