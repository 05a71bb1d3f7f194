import type { FastifyReply, FastifyRequest } from 'fastify'
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

/** A cached answer with its ETag: JSON, as it is sent. */
interface CachedAnswer {
  readonly tag: string
  readonly bodyFor: (takesGzip: boolean) => Promise<{ bytes: Buffer; isGzipped: boolean; isTruncated: boolean }>
}

/** Answers 304 if the browser has it, else the cached bytes, compressed if accepted. */
export async function answerWithEtag(
  request: FastifyRequest,
  reply: FastifyReply,
  { tag, bodyFor }: CachedAnswer,
): Promise<FastifyReply> {
  void reply.header('ETag', tag).header('Vary', 'Accept-Encoding')
  if (matchesTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
  const body = await bodyFor(/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
  if (body.isTruncated) void reply.header('X-Truncated', 'true')
  if (body.isGzipped) void reply.header('Content-Encoding', 'gzip')
  return reply.type('application/json; charset=utf-8').send(body.bytes)
}

/** Whether an `If-None-Match` names a tag (weak comparison, RFC 9110 13.1.2). */
export const matchesTag = (header: string | undefined, tag: string): boolean =>
  header !== undefined && header.split(',').some((part) => part.trim().replace(/^W\//, '') === tag)
