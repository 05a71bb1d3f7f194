import { createHash } from 'node:crypto'
import type { Operation } from '@dodici/contract/operations'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, SignedIn } from '../actor.ts'
import { AppError } from '../errors.ts'

/** Finds who an `Authorization` header speaks for. */
type FindActor = (authorization: string | undefined) => SignedIn | Promise<SignedIn>

/** Does what a person asks for, in turn with what else they ask for. */
type AsPerson = <Answer>(personId: string, answer: () => Promise<Answer>) => Promise<Answer>

/** Asked before the body is read, so that strangers cannot make the server take one. */
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

/** Tells the routes how to find who asks, and how to do what they ask for. */
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
 * Lets nobody in without a session or a key: from the bearer token, and from nothing else (no cookie, no query).
 * @throws AppError `unauthenticated`; `plan_limit` for the key of a plan that has none
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
 * Lets in who carries a session: a key acts for its owner, but is not its owner.
 * @throws AppError `unauthenticated`, `session_required`
 */
const signInBySession: Door = (request, reply, done) => {
  signIn(request, reply, (error) => {
    if (error !== undefined || request.signedIn?.by === 'session') done(error)
    else done(new AppError('session_required', 'A key cannot do this. Sign in with the password.'))
  })
}

/** Lets everybody in, and knows who they are where they say so with a token that is good. */
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

/** What the contract says of who may ask, as the hook that asks them. */
export function doorOf(whoMayAsk: Operation['signedIn']): { onRequest?: Door } {
  switch (whoMayAsk) {
    case false:
      return {}
    case true:
      return { onRequest: signIn }
    case 'by session':
      return { onRequest: signInBySession }
    case 'if at all':
      return { onRequest: signInIfAtAll }
  }
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
