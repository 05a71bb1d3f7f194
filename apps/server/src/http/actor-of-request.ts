import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, SignedIn } from '../actor.ts'
import { AppError } from '../errors.ts'

/** Finds who an `Authorization` header speaks for. */
type FindActor = (authorization: string | undefined) => SignedIn | Promise<SignedIn>

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,100}$/

declare module 'fastify' {
  interface FastifyInstance {
    findActor: FindActor
  }
  interface FastifyRequest {
    signedIn: SignedIn | null
  }
}

/** Tells the routes how to find who asks. */
export function useActors(app: FastifyInstance, findActor: FindActor): void {
  app.decorate('findActor', findActor)
  app.decorateRequest('signedIn', null)
}

/**
 * Lets nobody in without a session: from the bearer token, and from nothing else (no cookie, no query). It is asked
 * before the body is read, so that strangers cannot make the server take one.
 * @throws AppError `unauthenticated`
 */
export function signIn(request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void {
  const found = request.server.findActor(request.headers.authorization)
  const letIn = (actor: SignedIn): void => {
    request.signedIn = actor
    done()
  }
  if (found instanceof Promise) found.then(letIn, done)
  else letIn(found)
}

/**
 * Who asks, on a route that has let them in.
 * @throws AppError `invalid_input` for an Idempotency-Key that is none
 */
export function actorOf(request: FastifyRequest): Actor {
  if (request.signedIn === null) throw new AppError('unauthenticated', 'Sign in first.')
  return { ...request.signedIn, idempotency: idempotencyOf(request) }
}

function idempotencyOf(request: FastifyRequest): Actor['idempotency'] {
  const key = request.headers['idempotency-key']
  if (key === undefined || request.method === 'GET') return null
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) {
    throw new AppError('invalid_input', 'Idempotency-Key must be 1 to 100 printable characters.')
  }
  return { key, fingerprint: fingerprintOf(request, request.body ?? null) }
}

/** What tells a request from another one that comes with the same Idempotency-Key. */
export function fingerprintOf({ method, url }: FastifyRequest, body: unknown): string {
  const hash = createHash('sha256').update(`${method} ${url}\n`)
  return hash.update(body instanceof Uint8Array ? body : JSON.stringify(body)).digest('hex')
}
