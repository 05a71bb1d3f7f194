import { errorCodes } from '@dodici/contract/errors'
import { operations, type Operation } from '@dodici/contract/operations'
import { BASE_PATH } from '@dodici/contract/routes'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

interface Facts {
  readonly name: string
  readonly version: string
  /** The path that the installation lies below. */
  readonly base: string
}

/** The OpenAPI document of all registered operations, and a readable page at `/api/docs`. */
export async function serveOpenApi(app: FastifyInstance, facts: Facts): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${facts.name} API`,
        version: facts.version,
        description:
          'A year of events. Errors are problem+json (RFC 9457) with a `code`. Writes that can be undone answer ' +
          '`X-Change-Id`; they take `If-Match` (the version of the copy) and `Idempotency-Key`. A write that moves ' +
          'milestones and not their open steps names them in `X-Moved-Milestones`: `[{_id, from, to, openSteps}]`.',
      },
      servers: [{ url: facts.base === '' ? '/' : facts.base }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (route) => withAnswers(jsonSchemaTransform(route)),
    transformObject: jsonSchemaTransformObject,
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    indexPrefix: facts.base,
    uiConfig: { url: `${facts.base}${BASE_PATH}/openapi.json`, docExpansion: 'list' },
  })
  app.get(`${BASE_PATH}/openapi.json`, { schema: { hide: true } }, () => app.swagger())
}

/** Errors that every operation can answer. Declared here, because response validation skips errors. */
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

/** Media types other than JSON. */
const MEDIA_TYPES = {
  'calendar-file': 'text/calendar',
  'event-stream': 'text/event-stream',
  'text-stream': 'text/plain',
  zip: 'application/zip',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  page: 'text/html',
} as const

const byName: ReadonlyMap<unknown, Operation> = new Map(Object.values(operations).map((one) => [one.name, one]))

/** Success answers without a schema: empty, or not JSON. */
function bareAnswer({ answers, status }: Operation): object {
  if (answers === 'json') return {}
  if (answers === 'none') return { [status]: { description: 'Done', type: 'null' } }
  const mediaType = MEDIA_TYPES[answers]
  return { [status]: { description: mediaType, content: { [mediaType]: { schema: { type: 'string' } } } } }
}

type Transformed = ReturnType<typeof jsonSchemaTransform>

/** Adds what schemas do not say: success answers without one, and errors. */
function withAnswers({ schema, url }: Transformed): Transformed {
  const operation = byName.get(schema.operationId)
  const good = { ...(operation ? bareAnswer(operation) : {}), ...(schema.response as object | undefined) }
  return { schema: { ...schema, response: { ...good, default: problem } }, url }
}
