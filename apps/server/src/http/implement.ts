import type { Language } from '@dodici/contract/language'
import type { Operation } from '@dodici/contract/operations'
import { BASE_PATH } from '@dodici/contract/routes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Access, Actor } from '../actor.ts'
import { accessOf, doorOf } from './actor-of-request.ts'
import { languageOfRequest } from './language-of-request.ts'

type ParsedBy<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/**
 * A request as a handler sees it, validated by the operation's schemas. What is about somebody's data takes its access,
 * and what is about the person who asks takes its actor.
 */
export interface CheckedRequest<Op extends Operation> {
  readonly access: Access
  readonly actor: Actor
  readonly params: ParsedBy<Op['spec']['params']>
  readonly query: ParsedBy<Op['spec']['query']>
  readonly body: ParsedBy<Op['spec']['body']>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type UnfinishedOf<Op extends Operation> = Op['spec'] extends { unfinished: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : never

export type Answered<Op extends Operation> = Op['spec'] extends { response: infer Schema extends z.ZodType }
  ? Promise<z.input<Schema> | UnfinishedOf<Op> | FastifyReply>
  : Promise<FastifyReply> | Promise<void>

type Handler<Op extends Operation> = (asked: CheckedRequest<Op>) => Answered<Op>
type AnybodysRequest<Op extends Operation> = Omit<CheckedRequest<Op>, 'access' | 'actor'> & {
  readonly userId: string | null
  /** The language in which they are answered, unless they say another one. */
  readonly language: Language
}
type PublicHandler<Op extends Operation> = (asked: AnybodysRequest<Op>) => Answered<Op>

/**
 * Registers an operation of the contract: path, validation, stripping of answers and OpenAPI all come from the
 * contract. A handler returns a value, nothing if the contract answers none, or the reply if it has sent it itself.
 */
export function implement<Op extends Operation>(app: FastifyInstance, operation: Op, handler: Handler<Op>): void {
  addRoute(app, operation, (request, reply) => {
    const access = accessOf(request)
    return handler({ ...checked<Op>(request), access, actor: access.actor, request, reply })
  })
}

/** The same for a public operation. `userId` is null if the contract does not ask who it is. */
export function implementPublic<Op extends Operation>(
  app: FastifyInstance,
  operation: Op,
  handler: PublicHandler<Op>,
): void {
  addRoute(app, operation, (request, reply) =>
    handler({
      ...checked<Op>(request),
      userId: request.signedIn?.userId ?? null,
      language: languageOfRequest(request),
      request,
      reply,
    }),
  )
}

const checked = <Op extends Operation>(request: FastifyRequest) => ({
  params: request.params as CheckedRequest<Op>['params'],
  query: request.query as CheckedRequest<Op>['query'],
  body: request.body as CheckedRequest<Op>['body'],
})

const answersOf = ({ status, spec: { response, unfinished } }: Operation) => ({
  [status]: response,
  ...(unfinished ? { 202: unfinished } : {}),
})

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Access comes from the contract too: registering a route cannot open it. */
function addRoute(app: FastifyInstance, operation: Operation, answer: Answer): void {
  const { spec } = operation
  app.route({
    ...doorOf(operation.signedIn),
    // Compression would hold back a stream until there is enough to compress.
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
      ...(spec.response ? { response: answersOf(operation) } : {}),
    },
    handler: async (request, reply) => {
      void reply.code(operation.status)
      const answered = (): Promise<unknown> => answer(request, reply)
      const { signedIn, ip } = request
      const value = await (signedIn === null ? app.asStranger(ip, answered) : app.asPerson(signedIn.userId, answered))
      return operation.answers === 'none' ? reply.send() : value
    },
  })
}
