import { errorCodes } from '@dodici/contract/errors'
import { BASE_PATH } from '@dodici/contract/routes'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

/** The OpenAPI document of everything that is implemented, and a readable page of it at `/api/docs`. */
export async function serveOpenApi(app: FastifyInstance, facts: { name: string; version: string }): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${facts.name} API`,
        version: facts.version,
        description:
          'A year of events. Errors are problem+json (RFC 9457) with a `code`. Writes that can be undone answer ' +
          '`X-Change-Id`; they take `If-Match` (the version of the copy) and `Idempotency-Key`.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (route) => withProblem(jsonSchemaTransform(route)),
    transformObject: jsonSchemaTransformObject,
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { url: `${BASE_PATH}/openapi.json`, docExpansion: 'list' },
  })
  app.get(`${BASE_PATH}/openapi.json`, { schema: { hide: true } }, () => app.swagger())
}

/** What every operation answers when it refuses: said here, because the checks of answers leave errors alone. */
const problem = {
  type: 'object',
  description: 'Anything else: problem+json, RFC 9457',
  required: ['status', 'title', 'detail', 'code'],
  properties: {
    status: { type: 'integer' },
    title: { type: 'string' },
    detail: { type: 'string' },
    code: { type: 'string', enum: errorCodes },
    errors: {
      type: 'array',
      items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
    },
    current: {
      description:
        'With `stale_version`: what is newer, as reading it answers; of a batch, a list of these. With ' +
        '`proposal_changed`: the card as it is now',
    },
    room: {
      type: 'object',
      description: 'With `plan_limit` for events: how many more may start in a year',
      properties: { year: { type: 'integer' }, events: { type: 'integer' } },
    },
  },
}

type Transformed = ReturnType<typeof jsonSchemaTransform>

const withProblem = ({ schema, url }: Transformed): Transformed => ({
  schema: { ...schema, response: { ...(schema.response as object | undefined), default: problem } },
  url,
})
