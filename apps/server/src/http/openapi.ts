import { BASE_PATH } from '@dodici/contract/routes'
import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openapi/document.ts'

/**
 * The OpenAPI document of all operations, and a readable page at `/api/docs`, which names its files by the path below which
 * the installation lies.
 */
export async function serveOpenApi(
  app: FastifyInstance,
  facts: Parameters<typeof openApiDocument>[0],
  base: string,
): Promise<void> {
  const document = openApiDocument(facts)
  await app.register(swagger, {
    mode: 'static',
    specification: { document: document as StaticDocumentSpec['document'] },
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    indexPrefix: base,
    uiConfig: { url: `${base}${BASE_PATH}/openapi.json`, docExpansion: 'list' },
  })
  app.get(`${BASE_PATH}/openapi.json`, () => document)
}
