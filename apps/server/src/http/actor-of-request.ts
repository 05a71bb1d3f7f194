import { createHash } from 'node:crypto'
import type { Operation } from '@dodici/contract/operations'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ownAccess, type Access, type Actor, type CameFrom, type SignedIn } from '../actor.ts'
import { AppError, notFound } from '../errors.ts'
import { originOf } from './address-of.ts'

/** Finds out who an `Authorization` header belongs to. */
type FindActor = (authorization: string | undefined) => SignedIn | Promise<SignedIn>

/** Runs a person's request in their queue. */
type AsPerson = <Answer>(personId: string, answer: () => Promise<Answer>) => Promise<Answer>

/** Checked before the body is read, so that strangers cannot make the server read one. */
type Door = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => void

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,100}$/

declare module 'fastify' {
  interface FastifyInstance {
    findActor: FindActor
    asPerson: AsPerson
    asStranger: AsPerson
  }
  interface FastifyRequest {
    signedIn: SignedIn | null
  }
}

/** Gives the routes access to authentication and the per-person queues. */
export function useActors(
  app: FastifyInstance,
  findActor: FindActor,
  { asPerson, asStranger }: Record<'asPerson' | 'asStranger', AsPerson>,
): void {
  app.decorate('findActor', findActor)
  app.decorate('asPerson', asPerson)
  app.decorate('asStranger', asStranger)
  app.decorateRequest('signedIn', null)
}

/**
 * Requires a session or an API key, from the bearer token only (no cookie, no query).
 * @throws AppError `unauthenticated`; `plan_limit` for a key whose plan has none
 */
const signIn: Door = (request, _reply, done) => {
  const letIn = (actor: SignedIn): void => {
    request.signedIn = actor
    done()
  }
  const found = request.server.findActor(request.headers.authorization)
  if (found instanceof Promise) found.then(letIn, done)
  else letIn(found)
}

/**
 * Requires a session: a key acts for its owner, but is not its owner.
 * @throws AppError `unauthenticated`, `session_required`
 */
const signInBySession: Door = (request, reply, done) => {
  signIn(request, reply, (error) => {
    if (error !== undefined || request.signedIn?.by === 'session') done(error)
    else done(new AppError('session_required', 'A key cannot do this. Sign in with the password.'))
  })
}

/**
 * Requires a session of an operator. For everybody else there is nothing here.
 * @throws AppError `unauthenticated`, `not_found`
 */
const signInByOperator: Door = (request, reply, done) => {
  signIn(request, reply, (error) => {
    if (error !== undefined || request.signedIn?.isOperator === true) done(error)
    else done(notFound())
  })
}

/** Admits everybody, and identifies those with a valid token. */
const signInIfAtAll: Door = (request, _reply, done) => {
  const letIn = async (): Promise<void> => {
    try {
      request.signedIn = await request.server.findActor(request.headers.authorization)
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error
    }
  }
  letIn().then(() => done(), done)
}

/** The hook for the access that the contract declares. */
export function doorOf(whoMayAsk: Operation['signedIn']): { onRequest?: Door } {
  switch (whoMayAsk) {
    case false:
      return {}
    case true:
      return { onRequest: signIn }
    case 'by session':
      return { onRequest: signInBySession }
    case 'by operator':
      return { onRequest: signInByOperator }
    case 'if at all':
      return { onRequest: signInIfAtAll }
  }
}

/**
 * Whose data an admitted request is about, and who asks: everybody has their own.
 * @throws AppError `invalid_input` for an invalid Idempotency-Key
 */
export function accessOf(request: FastifyRequest): Access {
  if (request.signedIn === null) throw new AppError('unauthenticated', 'Sign in first.')
  return ownAccess(request.signedIn, { idempotency: idempotencyOf(request), from: cameFrom(request) })
}

/** Few requests need the block, which takes longer to find than they take. */
const cameFrom = (request: FastifyRequest): CameFrom => ({
  userAgent: request.headers['user-agent'] ?? '',
  get block() {
    return originOf(request).block
  },
})

function idempotencyOf(request: FastifyRequest): Actor['idempotency'] {
  const key = request.headers['idempotency-key']
  if (key === undefined || request.method === 'GET') return null
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) {
    throw new AppError('invalid_input', 'Idempotency-Key must be 1 to 100 printable characters.')
  }
  return { key, fingerprint: fingerprintOf(request, request.body ?? null) }
}

/** What distinguishes two requests with the same Idempotency-Key. */
export function fingerprintOf({ method, url }: FastifyRequest, body: unknown): string {
  const hash = createHash('sha256').update(`${method} ${url}\n`)
  return hash.update(body instanceof Uint8Array ? body : JSON.stringify(body)).digest('hex')
}
