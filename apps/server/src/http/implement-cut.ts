import type { FastifyReply } from 'fastify'
import { wasCut, type Actor } from '../actor.ts'

/** Says beside an answer where something was left out of what it was made from. */
export async function tellingCut<Value>(reply: FastifyReply, actor: Actor, answer: Promise<Value>): Promise<Value> {
  const value = await answer
  if (wasCut(actor)) void reply.header('X-Truncated', 'true')
  return value
}
