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
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs' })
  app.get(`${BASE_PATH}/openapi.json`, { schema: { hide: true } }, () => app.swagger())
}
