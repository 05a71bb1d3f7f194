import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import { openApiDocument } from './document.ts'

const facts = { name: 'Planner', version: '1.0.0', publicUrl: 'https://planner.example.net' }

/** What a linter that knows OpenAPI has against a document: its strictest rules. */
async function faultsOf(document: unknown): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] })
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config })
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${String(location[0]?.pointer)}`)
}

/** What leads a browser on answers 302 and nothing else (RFC 6749 4.1.2), which the linter does not know. */
const LEADS_ON =
  'operation-2xx-response: Operation must have at least one `2XX` response. #/paths/~1api~1v1~1auth~1oidc~1callback/get/responses'

it('has nothing that a linter finds, whether the server knows its own address or not', async () => {
  expect(await faultsOf(openApiDocument(facts))).toEqual([LEADS_ON])
  expect(await faultsOf(openApiDocument({ ...facts, publicUrl: null }))).toEqual([LEADS_ON])
})

it('would be told of an example that is not as its schema says, and of an operation without a refusal', async () => {
  const document = JSON.parse(JSON.stringify(openApiDocument(facts))) as {
    paths: Record<string, Record<string, { requestBody: { content: object }; responses: object }>>
  }
  const events = document.paths['/api/v1/events']?.['post']
  Object.assign(events?.requestBody.content ?? {}, {
    'application/json': { schema: { $ref: '#/components/schemas/EventCreation' }, example: { titel: 'Choir' } },
  })
  const calendars = document.paths['/api/v1/calendars']?.['post']
  if (calendars) calendars.responses = { 201: { description: 'Made' } }
  expect((await faultsOf(document)).map((fault) => fault.split(':')[0])).toEqual(
    expect.arrayContaining(['no-invalid-media-type-examples', 'operation-4xx-response']),
  )
})

it('names the server at its public address, or else at that of the document', () => {
  expect(openApiDocument(facts).servers).toEqual([{ url: 'https://planner.example.net', description: 'Planner' }])
  expect(openApiDocument({ ...facts, publicUrl: null }).servers[0]?.url).toBe('/')
})
