import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressOf } from '#server/http/address-of.ts'
import {
  ALLOWED,
  answerDav,
  COMPLIANCE,
  refusalOfError,
  RESOURCE_BYTES_MAX,
  RESOURCE_TOO_LARGE,
  signInDevice,
  streamOf,
} from './dav.service.ts'
import type { DavAnswer, DavStorage } from './dav.service.ts'

/** Methods of WebDAV that the framework does not know by itself; some only to be refused. */
const METHODS = ['PROPFIND', 'PROPPATCH', 'REPORT', 'MKCALENDAR', 'MKCOL', 'MOVE', 'COPY', 'LOCK', 'UNLOCK', 'ACL']
const ALL_METHODS = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE', 'OPTIONS', ...METHODS]

/** OpenAPI describes what is JSON. */
const NO_JSON = { schema: { hide: true } } as const

/** Where everything is CalDAV, and where programs ask that were given no path (RFC 6764). */
const ROOTS = ['/dav', '/dav/*', '/principals', '/principals/*']

/** The door of calendar programs. It is no part of the API: it has its own way to sign in, and its own errors. */
export function davRoutes(app: FastifyInstance, storage: DavStorage, base: string): void {
  for (const method of METHODS) app.addHttpMethod(method, { hasBody: true })
  for (const url of ['/.well-known/caldav', '/.well-known/caldav/']) {
    app.route({
      ...NO_JSON,
      method: ALL_METHODS,
      url,
      handler: (_request, reply) => reply.redirect(`${base}/dav/`, 301),
    })
  }
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return sendAnswer(reply, tooLarge(request, reply), base)
      const answer = refusalOfError(error) ?? { status: error.statusCode ?? 500 }
      if (answer.status >= 500) request.log.error({ err: error }, 'request failed')
      return sendAnswer(reply, answer, base)
    })
    const door = doorOf(storage, base)
    for (const url of ROOTS) scope.route({ method: ALL_METHODS, url, bodyLimit: RESOURCE_BYTES_MAX, ...door })
    // For everybody else the root of the server is the page.
    scope.route({ method: ['PROPFIND', 'OPTIONS'], url: '/', bodyLimit: RESOURCE_BYTES_MAX, ...door })
    done()
  })
}

/** Octets of a body that are thrown away so that its program reads the refusal. */
const DISCARDED_MAX = 16 * RESOURCE_BYTES_MAX

/** A program that is still sending sees a broken connection, and tries for ever, unless its body is taken to the end. */
function tooLarge(request: FastifyRequest, reply: FastifyReply): DavAnswer {
  if (Number(request.headers['content-length']) <= DISCARDED_MAX) {
    reply.removeHeader('connection')
    request.raw.resume()
  }
  return request.method === 'PUT' ? RESOURCE_TOO_LARGE : { status: 413 }
}

/** Lets devices in before a body is read, and answers them. OPTIONS is answered to anybody. */
const doorOf = (storage: DavStorage, base: string) => ({
  ...NO_JSON,
  onRequest: async (request: FastifyRequest): Promise<void> => {
    if (request.method === 'OPTIONS') return
    const { authorization, 'user-agent': userAgent = '' } = request.headers
    request.signedIn = await signInDevice(storage, { authorization, userAgent, address: addressOf(request) })
  },
  handler: async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { signedIn, method } = request
    // What it speaks is asked for by OPTIONS alone (RFC 4918 10.1).
    if (signedIn === null) return sendAnswer(reply, { status: 200, headers: { allow: ALLOWED, dav: COMPLIANCE } }, base)
    const asked = {
      method,
      path: request.url.split('?', 1)[0] ?? '',
      base,
      headers: request.headers as Readonly<Record<string, string | undefined>>,
      body: request.body instanceof Uint8Array ? request.body : new Uint8Array(),
    }
    const answered = (): Promise<DavAnswer> => answerDav(storage, signedIn, asked)
    return sendAnswer(reply, await request.server.asPerson(signedIn.userId, answered), base)
  },
})

function sendAnswer(reply: FastifyReply, { status, headers = {}, body }: DavAnswer, base: string): FastifyReply {
  void reply.code(status).headers({ 'cache-control': 'no-store', ...headers })
  if (status === 401) void reply.header('www-authenticate', 'Basic realm="Dodici", charset="UTF-8"')
  const made = typeof body === 'function' ? body(base) : body
  if (made === undefined) return reply.send()
  return reply.send(typeof made === 'string' ? made : streamOf(made))
}
