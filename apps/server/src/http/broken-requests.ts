import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, notFound } from '../errors.ts'
import { PROBLEM_TYPE, problemOf, sendProblem } from './error-handler.ts'

const unreadable = (): AppError => new AppError('invalid_input', 'The request cannot be read.')

/** Answers by Node's error code for connections whose request could not be parsed; the default covers all others. */
const brokenErrors: Readonly<Record<string, () => AppError>> = {
  ERR_HTTP_REQUEST_TIMEOUT: () => new AppError('request_timeout', 'The request took too long to arrive.'),
  HPE_HEADER_OVERFLOW: () => new AppError('headers_too_large', 'The headers are larger than the server takes.'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: () => new AppError('too_large', 'The request is larger than the server takes.'),
}

/** Answers a connection whose request could not be parsed. Neither hooks nor the error handler run for it. */
export function answerBroken(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  // Nothing can be added to an answer in progress: it would be read as part of it.
  if (socket.writable && !isAnswering(socket)) answerOn(socket, (brokenErrors[error.code] ?? unreadable)())
  else socket.destroy(error)
}

/** Node checks this field before it answers a broken request, and offers no other way. */
const isAnswering = (socket: Socket & { readonly _httpMessage?: ServerResponse | null }): boolean =>
  socket._httpMessage?.headersSent === true

function answerOn(socket: Duplex, error: AppError): void {
  const body = JSON.stringify(problemOf(error))
  const head = [
    `HTTP/1.1 ${String(error.status)} ${STATUS_CODES[error.status] ?? ''}`,
    `Content-Type: ${PROBLEM_TYPE}`,
    `Content-Length: ${String(Buffer.byteLength(body))}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

/** Answers a URL that the router cannot parse, or with a segment that is too long. */
export function answerUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers(request.server.securityHeaders)
  sendProblem(reply, error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? notFound() : unreadable())
}

/** Replaces the answers that Node would give itself, without a body and our headers. */
export function answerOddRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { httpVersion, headers } = request.raw
    if (httpVersion === '1.1' && headers.host === undefined) done(unreadable())
    else done()
  })
  // Other expectations are ignored, which RFC 9110 (10.1.1) allows.
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    app.server.emit('request', request, response)
  })
  app.server.on('connect', (_request: IncomingMessage, socket: Duplex) => answerOn(socket, notFound()))
}
