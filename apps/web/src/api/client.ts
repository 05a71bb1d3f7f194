import { errorStatus, type ErrorCode, type Problem } from '@dodici/contract/errors'
import type { MovedMilestone } from '@dodici/contract/types'
import { BASE_PATH, type BodyOf, type ParamsOf, type QueryOf, type ResponseOf } from '@dodici/contract/routes'
import type { RouteFacts } from '@dodici/contract/routes'
import { ApiError } from './api-error.ts'
import { takeEarlyAnswer } from './early-answer.ts'
import { readAll } from './read-all.ts'
import { atBase } from '../network/base-path.ts'
import { reportReached } from '../network/connection.ts'
import { storedToken } from './stored-session.ts'

const BASE: string = import.meta.env.VITE_API_BASE ?? atBase(BASE_PATH)
const TIMEOUT = 30_000
/** A calendar file of 20 MB over a slow line. */
const FILE_TIMEOUT = 300_000
/** Timeout of a text stream; the server gives up long before. */
const STREAM_TIMEOUT = 60_000

type Part<Name extends string, T> = [T] extends [undefined]
  ? { readonly [K in Name]?: undefined }
  : [undefined] extends [T]
    ? { readonly [K in Name]?: T }
    : { readonly [K in Name]: T }

type QueryPart<R> = [QueryOf<R>] extends [undefined]
  ? { readonly query?: undefined }
  : Record<string, never> extends QueryOf<R>
    ? { readonly query?: QueryOf<R> }
    : { readonly query: QueryOf<R> }

/** Parameters of a call. A body that is not a plain value (a file's text, a Blob) is sent as it is. */
export type Request<R> = Part<'params', ParamsOf<R>> &
  QueryPart<R> & {
    readonly body?: BodyOf<R> | Blob | string
    readonly signal?: AbortSignal
    readonly headers?: Readonly<Record<string, string>>
    /** In ms, for a route that itself waits for another server. */
    readonly timeout?: number
  }

/** The answer of a write. */
export interface Written<T> {
  /** The saved value. */
  readonly value: T
  /** The change that undoes it; null if nothing changed. */
  readonly changeId: string | null
  /** Milestones that it has moved without their open steps. */
  readonly movedMilestones: readonly MovedMilestone[]
}

interface LooseRequest {
  readonly params?: Readonly<Record<string, unknown>> | undefined
  readonly query?: Readonly<Record<string, unknown>> | undefined
  readonly body?: unknown
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
  readonly timeout?: number
}

/** Calls a route and returns its answer. Throws `ApiError`; shows nothing and navigates nowhere. */
export async function call<R extends RouteFacts>(route: R, request: Request<R>): Promise<ResponseOf<R>> {
  return valueOf<R>(route, await answerOf(route, request), request.signal)
}

/** Calls a route that writes. */
export async function send<R extends RouteFacts>(route: R, request: Request<R>): Promise<Written<ResponseOf<R>>> {
  const answer = await answerOf(route, request)
  const { headers } = answer
  return {
    value: await valueOf<R>(route, answer, request.signal),
    changeId: headers.get('X-Change-Id'),
    movedMilestones: JSON.parse(headers.get('X-Moved-Milestones') ?? '[]') as MovedMilestone[],
  }
}

/** A route's raw response, including 304. For reads that need headers, and for streams. */
export async function answerOf<R extends RouteFacts>(route: R, request: Request<R>): Promise<Response> {
  const answer = await ask(route, request)
  if (answer.ok || answer.status === 304) return answer
  throw await failureOf(route, answer)
}

/** The value of a response; an interrupted or invalid one counts as no answer. */
export async function valueOf<R extends RouteFacts>(
  route: R,
  answer: Response,
  signal?: AbortSignal,
): Promise<ResponseOf<R>> {
  if (route.answers === 'none') return undefined as ResponseOf<R>
  try {
    return (await (route.answers === 'calendar-file' ? answer.text() : answer.json())) as ResponseOf<R>
  } catch (cause) {
    throw unanswered(cause, signal)
  }
}

/** Streamed text, with the headers that came first. */
export interface TextStream {
  readonly headers: Headers
  readonly pieces: AsyncIterable<string>
}

/** Calls a route that streams text. An interrupted stream throws after the pieces received. */
export async function stream<R extends RouteFacts>(route: R, request: Request<R>): Promise<TextStream> {
  const answer = await answerOf(route, request)
  return { headers: answer.headers, pieces: piecesOf(answer, request.signal) }
}

async function* piecesOf(answer: Response, signal: AbortSignal | undefined): AsyncGenerator<string> {
  try {
    if (answer.body) yield* readAll(answer.body.pipeThrough(new TextDecoderStream()))
  } catch (cause) {
    throw unanswered(cause, signal)
  }
}

/** A file to save. */
export async function download<R extends RouteFacts>(route: R, request: Request<R>): Promise<Blob> {
  const answer = await answerOf(route, request)
  try {
    return await answer.blob()
  } catch (cause) {
    throw unanswered(cause, request.signal)
  }
}

/** Without a readable answer. Only the caller's own abort passes unchanged. */
function unanswered(cause: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted === true) return cause
  return new ApiError({ code: 'network', status: 0, detail: 'no answer', errors: [], retryAfter: null }, { cause })
}

async function ask(route: RouteFacts, request: LooseRequest): Promise<Response> {
  const isRaw = typeof request.body === 'string' || request.body instanceof Blob
  const headers = new Headers(request.headers)
  const token = storedToken()
  if (token !== null) headers.set('Authorization', `Bearer ${token}`)
  if (request.body !== undefined && !isRaw) headers.set('Content-Type', 'application/json')
  const address = BASE + pathOf(route, request.params) + searchOf(request.query)
  try {
    const early = headers.has('If-None-Match') ? null : takeEarlyAnswer(address, token)
    if (early !== null) return await early
    const answer = await fetch(address, {
      method: route.method,
      headers,
      signal: signalOf(route, request, isRaw),
      ...bodyOf(request, isRaw),
    })
    reportReached(true)
    return answer
  } catch (cause) {
    const fault = unanswered(cause, request.signal)
    if (fault instanceof ApiError) reportReached(false)
    throw fault
  }
}

const bodyOf = ({ body }: LooseRequest, isRaw: boolean): { readonly body?: BodyInit } =>
  body === undefined ? {} : { body: isRaw ? (body as Blob) : JSON.stringify(body) }

/** Aborts with the caller's signal or after a timeout; streams have none. */
function signalOf(route: RouteFacts, request: LooseRequest, isUpload: boolean): AbortSignal | null {
  if (route.answers === 'event-stream') return request.signal ?? null
  const timeout = AbortSignal.timeout(request.timeout ?? (isUpload ? FILE_TIMEOUT : timeoutOf(route)))
  return request.signal ? AbortSignal.any([request.signal, timeout]) : timeout
}

function timeoutOf({ answers }: RouteFacts): number {
  if (answers === 'zip') return FILE_TIMEOUT
  return answers === 'text-stream' ? STREAM_TIMEOUT : TIMEOUT
}

const pathOf = (route: RouteFacts, params: LooseRequest['params'] = {}): string =>
  route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(params[name]) ?? ''))

function searchOf(query: LooseRequest['query'] = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const text = textOf(value)
    if (text !== null) search.set(name, text)
  }
  return search.size > 0 ? `?${search.toString()}` : ''
}

/** A value as a query parameter; null if absent. */
const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null

async function failureOf(route: RouteFacts, answer: Response): Promise<ApiError> {
  const problem = await problemOf(answer)
  return new ApiError({
    code: problem?.code ?? codeOfStatus(route, answer.status),
    status: answer.status,
    detail: problem?.detail ?? answer.statusText,
    errors: problem?.errors ?? [],
    retryAfter: retryAfterOf(answer),
    ...factsOf(problem ?? {}),
  })
}

/** What the codes that have more to say say. */
const factsOf = ({ current, room, conflict, feedFault, linkFault }: Partial<Problem>) => ({
  ...{ current, room, conflict },
  ...{ feedFault, linkFault },
})

/** Seconds, if the server sends them; dates are ignored. */
function retryAfterOf(answer: Response): number | null {
  const seconds = Number(answer.headers.get('Retry-After') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : null
}

async function problemOf(answer: Response): Promise<Problem | null> {
  try {
    const body: unknown = await answer.json()
    return isProblem(body) ? body : null
  } catch {
    // A proxy answered with its own page; the status is enough.
    return null
  }
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && Object.hasOwn(errorStatus, String(body.code))

/** The code for a response without one. Only a signed-in person can be signed out by a 401. */
function codeOfStatus(route: RouteFacts, status: number): ErrorCode {
  if (status === 401) return route.signedIn ? 'unauthenticated' : 'invalid_credentials'
  const known = Object.entries(errorStatus).find(([, value]) => value === status)
  if (known) return known[0] as ErrorCode
  return status === 502 || status === 504 ? 'unavailable' : 'internal'
}
