import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

const HEADERS_TAKEN = ['Authorization', 'Content-Type', 'If-Match', 'If-None-Match', 'Idempotency-Key']
const HEADERS_SHOWN = ['Content-Disposition', 'ETag', 'Retry-After', 'X-Change-Id', 'X-Conversation-Id', 'X-Truncated']
const PREFLIGHT_SECONDS = 600

/**
 * Allows one configured origin to use the API, and no other; never `null` (a file, a sandbox). There are no cookies, so
 * credentials are never allowed.
 */
export async function allowOrigin(app: FastifyInstance, allowed: string | null): Promise<void> {
  if (allowed === null) return
  await app.register(cors, {
    origin: (origin, answer) => answer(null, origin === allowed ? allowed : false),
    methods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: HEADERS_TAKEN,
    exposedHeaders: HEADERS_SHOWN,
    maxAge: PREFLIGHT_SECONDS,
  })
}
