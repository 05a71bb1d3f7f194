import type { Operation } from '@dodici/contract/operations'
import { BASE_PATH } from '@dodici/contract/routes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Actor } from '../actor.ts'
import { actorOf, doorOf } from './actor-of-request.ts'

type Read<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** A request as a handler sees it: checked by the operation's schemas, with who asks. */
export interface Asked<Op extends Operation> {
  readonly actor: Actor
  readonly params: Read<Op['spec']['params']>
  readonly query: Read<Op['spec']['query']>
  readonly body: Read<Op['spec']['body']>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type Answered<Op extends Operation> = Op['spec'] extends { response: infer Schema extends z.ZodType }
  ? z.input<Schema> | FastifyReply
  : FastifyReply | undefined

type Handler<Op extends Operation> = (asked: Asked<Op>) => Promise<Answered<Op>>
type AskedByAnybody<Op extends Operation> = Omit<Asked<Op>, 'actor'> & { readonly userId: string | null }
type PublicHandler<Op extends Operation> = (asked: AskedByAnybody<Op>) => Promise<Answered<Op>>

/**
 * Puts an operation of the contract on the server: its path, checks of what comes in, stripping of what goes out, and
 * its page in OpenAPI all come from the contract. A handler answers a value, or the reply where it sent it itself.
 */
export function implement<Op extends Operation>(app: FastifyInstance, operation: Op, handler: Handler<Op>): void {
  addRoute(app, operation, (request, reply) =>
    handler({ ...checked<Op>(request), actor: actorOf(request), request, reply }),
  )
}

/** The same for an operation that anybody may ask for; `userId` is null where the contract does not ask who they are. */
export function implementPublic<Op extends Operation>(
  app: FastifyInstance,
  operation: Op,
  handler: PublicHandler<Op>,
): void {
  addRoute(app, operation, (request, reply) =>
    handler({ ...checked<Op>(request), userId: request.signedIn?.userId ?? null, request, reply }),
  )
}

const checked = <Op extends Operation>(request: FastifyRequest) => ({
  params: request.params as Asked<Op>['params'],
  query: request.query as Asked<Op>['query'],
  body: request.body as Asked<Op>['body'],
})

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Who is let in comes from the contract too: a route cannot be opened by the way in which it is put here. */
function addRoute(app: FastifyInstance, operation: Operation, answer: Answer): void {
  const { spec } = operation
  app.route({
    ...doorOf(operation.signedIn),
    // Compressed, a stream would wait for enough to compress.
    ...(operation.answers === 'text-stream' ? { compress: false as const } : {}),
    method: operation.method,
    url: BASE_PATH + operation.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: {
      operationId: operation.name,
      summary: operation.summary,
      tags: [operation.path.split('/')[1] ?? ''],
      ...(operation.signedIn ? { security: [{ bearer: [] }] } : { security: [] }),
      ...(spec.params ? { params: spec.params } : {}),
      ...(spec.query ? { querystring: spec.query } : {}),
      ...(spec.body ? { body: spec.body } : {}),
      ...(spec.response ? { response: { [operation.status]: spec.response } } : {}),
    },
    handler: async (request, reply) => {
      void reply.code(operation.status)
      const answered = (): Promise<unknown> => answer(request, reply)
      const { signedIn, ip } = request
      const value = await (signedIn === null ? app.asStranger(ip, answered) : app.asPerson(signedIn.userId, answered))
      return operation.answers === 'none' && value === undefined ? reply.send() : value
    },
  })
}
