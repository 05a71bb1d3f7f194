import type { z } from 'zod'
import type { RequestHeader } from './request-headers.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * What goes over the wire for one operation, as schemas. `body` and `response` are absent where nothing is sent;
 * answers that are not JSON (a calendar file, a stream) have no `response` and say so in the route's `answers`.
 */
export interface Spec {
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly response?: z.ZodType
  /** What is answered with 202 in its place where something is missing still. */
  readonly unfinished?: z.ZodType
  /** Headers that it reads. */
  readonly headers?: readonly RequestHeader[]
  /**
   * A request that somebody can send as it is, but for the ids of its path and `EXAMPLE_ID` and `EXAMPLE_TOKEN`, which are
   * everybody's own. Whatever takes a body, or a query without which it is refused, has one.
   */
  readonly example?: Example
  /** Statuses of its refusals that do not follow from the rest. */
  readonly refuses?: readonly RefusalStatus[]
}

export interface Example {
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: unknown
}

export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 410 | 412 | 413 | 415 | 429

/** What an operation answers with, apart from errors. */
export type AnswerKind =
  | 'json'
  | 'none'
  | 'calendar-file'
  | 'event-stream'
  | 'text-stream'
  | 'zip'
  | 'svg'
  | 'pdf'
  | 'page'
  | 'redirect'

/**
 * Who may ask. `true`: whoever carries a session or, where the plan has them, an API key. `by session`: nobody with a mere
 * key, because it is about the account itself. `by operator`: by a session of somebody who may see the admin page. `if at all`: also strangers; who is signed in is known nevertheless.
 */
export type SignedIn = boolean | 'by session' | 'by operator' | 'if at all'

export interface RouteFacts {
  readonly method: Method
  /** Below the base path, with parameters in braces: `/events/{id}`. */
  readonly path: string
  /** Status of a good answer. */
  readonly status: 200 | 201 | 202 | 204 | 302
  readonly signedIn: SignedIn
  readonly answers: AnswerKind
  readonly summary: string
}

/**
 * One operation as the two sides know it. The schemas are a type only (`__spec` is never set), so that the browser
 * gets methods and paths without zod.
 */
export interface Route<S extends Spec = Spec> extends RouteFacts {
  readonly __spec?: S
}

type Optional = Partial<Pick<RouteFacts, 'status' | 'signedIn' | 'answers'>>

/** Declares a route; what is not said is: signed in, 200, JSON. A page leaves out the routes that it never calls. */
/* @__NO_SIDE_EFFECTS__ */
export const route = <S extends Spec>(
  method: Method,
  path: string,
  summary: string,
  facts: Optional = {},
): Route<S> => ({
  method,
  path,
  summary,
  status: facts.status ?? 200,
  signedIn: facts.signedIn ?? true,
  answers: facts.answers ?? 'json',
})

type InputOf<T> = T extends z.ZodType ? z.input<T> : undefined
type OutputOf<T> = T extends z.ZodType ? z.output<T> : undefined

/** What a client passes for the parts of a request. */
export type ParamsOf<R> = R extends Route<infer S> ? InputOf<S['params']> : never
export type QueryOf<R> = R extends Route<infer S> ? InputOf<S['query']> : never
export type BodyOf<R> = R extends Route<infer S> ? InputOf<S['body']> : never
/** What a client gets back. */
export type ResponseOf<R> = R extends Route<infer S> ? OutputOf<S['response']> | UnfinishedOf<S> : never
type UnfinishedOf<S> = S extends { readonly unfinished: infer Unfinished } ? OutputOf<Unfinished> : never
