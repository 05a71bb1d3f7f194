import type { LinkFault, UndoConflict } from '@dodici/contract/types'
import { errorStatus, type ErrorCode, type InputFault, type Room } from '@dodici/contract/errors'
import {
  BASE_PATH,
  routes,
  type BodyOf,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
  type RouteFacts,
} from '@dodici/contract/routes'
import { unknownInRequest } from './unknown-in-request.ts'

/** A request as the fake server got it. Values of a query are text, as in an address. */
export interface Incoming<R> {
  readonly params: ParamsOf<R>
  readonly query: { readonly [Name in keyof QueryOf<R>]?: string }
  readonly body: BodyOf<R>
  readonly headers: Headers
}

/** An answer with more than a value. */
export interface Reply {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

type Replier = (incoming: Incoming<never>) => Reply | Promise<Reply>
interface Received {
  readonly route: RouteFacts
  readonly incoming: Incoming<never>
}

const repliers = new Map<RouteFacts, Replier>()
let received: Received[] = []
let unknown: string[] = []

/** From now on the route answers with this value. `changeId` is the change that a write made. */
export function answer<R extends RouteFacts>(
  route: R,
  value: ResponseOf<R> | ((incoming: Incoming<R>) => ResponseOf<R>),
  changeId?: string,
): void {
  reply(route, (incoming) => ({
    body: typeof value === 'function' ? (value as (incoming: Incoming<R>) => ResponseOf<R>)(incoming) : value,
    headers: changeId === undefined ? {} : { 'X-Change-Id': changeId },
  }))
}

/** From now on the route answers with whatever the function makes of a request: a status, headers, a promise. */
export function reply<R extends RouteFacts>(route: R, make: (incoming: Incoming<R>) => Reply | Promise<Reply>): void {
  repliers.set(route, make)
}

interface FailureFacts {
  readonly errors?: readonly InputFault[]
  readonly retryAfter?: number
  readonly room?: Room
  /** What stands in the way of an undo. */
  readonly conflict?: UndoConflict
  /** What is newer. */
  readonly current?: unknown
  /** Why an account elsewhere was refused. */
  readonly linkFault?: LinkFault
}

/** From now on the route fails: with a code of the API, or with no answer at all. */
export function fail(route: RouteFacts, code: ErrorCode | 'network', facts: FailureFacts = {}): void {
  reply(route, () => {
    if (code === 'network') throw new TypeError('Failed to fetch')
    return {
      status: errorStatus[code],
      headers: facts.retryAfter === undefined ? {} : { 'Retry-After': String(facts.retryAfter) },
      body: {
        status: errorStatus[code],
        title: code,
        detail: code,
        code,
        errors: facts.errors ?? [],
        room: facts.room,
        conflict: facts.conflict,
        current: facts.current,
        linkFault: facts.linkFault,
      },
    }
  })
}

/** The route does not answer before the given function is called; then it answers as it did before. */
export function hold(route: RouteFacts): () => void {
  const before = repliers.get(route)
  if (!before) throw new Error(`hold() wants an answer for ${route.path} first`)
  let release: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  repliers.set(route, async (incoming) => {
    await gate
    return before(incoming)
  })
  return release
}

/** The requests of a route so far, oldest first. */
export const callsOf = <R extends RouteFacts>(route: R): Incoming<R>[] =>
  received.filter((entry) => entry.route === route).map((entry) => entry.incoming as unknown as Incoming<R>)

/** Requests that no answer was given for, or that say what their route does not know. */
export const unknownRequests = (): readonly string[] => unknown

export function resetFakeApi(): void {
  repliers.clear()
  received = []
  unknown = []
}

globalThis.fetch = async (input, init = {}) => {
  const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.origin)
  const sent: Sent = { method: init.method ?? 'GET', path: pathname.slice(BASE_PATH.length), searchParams, init }
  const route = routeOf(sent.method, sent.path)
  const replier = route && repliers.get(route)
  if (!route || !replier) {
    unknown.push(`No answer was given for ${sent.method} ${sent.path}`)
    throw new TypeError('Failed to fetch')
  }
  const incoming = incomingOf(route, sent)
  received.push({ route, incoming })
  const fields = unknownInRequest(route, incoming)
  if (fields.length > 0) unknown.push(`${sent.method} ${sent.path} does not know: ${fields.join(', ')}`)
  const made = await abortable(
    Promise.resolve().then(() => replier(incoming)),
    init.signal,
  )
  return responseOf(route, made, init.signal)
}

interface Sent {
  readonly method: string
  readonly path: string
  readonly searchParams: URLSearchParams
  readonly init: RequestInit
}

function routeOf(method: string, path: string): RouteFacts | undefined {
  const fitting = (Object.values(routes) as RouteFacts[]).filter(
    (route) => route.method === method && patternOf(route).test(path),
  )
  return fitting.find((route) => route.path === path) ?? fitting[0]
}

const patternOf = (route: RouteFacts): RegExp =>
  new RegExp(`^${route.path.replaceAll('.', String.raw`\.`).replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)

function incomingOf(route: RouteFacts, { path, searchParams, init }: Sent): Incoming<never> {
  const body: unknown = typeof init.body === 'string' && isJson(init) ? JSON.parse(init.body) : init.body
  return {
    params: { ...patternOf(route).exec(path)?.groups } as never,
    query: Object.fromEntries(searchParams),
    body: body as never,
    headers: new Headers(init.headers),
  }
}

const isJson = (init: RequestInit): boolean => new Headers(init.headers).get('Content-Type') === 'application/json'

function abortable<T>(promise: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return promise
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort)
    promise.then(resolve, reject)
  })
}

function responseOf(route: RouteFacts, made: Reply, signal: AbortSignal | null | undefined): Response {
  const status = made.status ?? route.status
  const isEmpty = status === 204 || status === 304
  return new Response(isEmpty ? null : bodyOf(made.body, signal), { status, headers: { ...made.headers } })
}

function bodyOf(body: unknown, signal: AbortSignal | null | undefined): BodyInit {
  if (typeof body === 'string') return body
  return body instanceof ReadableStream ? breakable(body as ReadableStream<Uint8Array>, signal) : JSON.stringify(body)
}

/** A stream that breaks off when the request is aborted or itself breaks off, as one from a real server does. */
function breakable(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal | null | undefined,
): ReadableStream<Uint8Array> {
  const through = new TransformStream<Uint8Array, Uint8Array>()
  const writer = through.writable.getWriter()
  signal?.addEventListener('abort', () => void writer.abort(signal.reason))
  const pump = async () => {
    for await (const piece of body) await writer.write(piece)
    await writer.close()
  }
  pump().catch((reason: unknown) => writer.abort(reason))
  return through.readable
}
