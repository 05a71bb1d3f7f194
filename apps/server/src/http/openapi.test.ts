import { operations } from '@dodici/contract/operations'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'

interface Answer {
  readonly content?: Record<string, object>
}

interface Document {
  readonly openapi: string
  readonly paths: Record<string, Record<string, { operationId: string; responses: Record<string, Answer> }>>
}

const MEDIA_TYPES = {
  json: ['application/json'],
  none: [],
  'calendar-file': ['text/calendar'],
  'event-stream': ['text/event-stream'],
  'text-stream': ['text/plain'],
  zip: ['application/zip'],
  svg: ['image/svg+xml'],
  pdf: ['application/pdf'],
  page: ['text/html'],
  redirect: [],
}

eachDatabase((planner) => {
  it('describes every operation of the contract under its path and method, with what it answers and how it refuses', async () => {
    const answer = await planner().request('GET', '/openapi.json')
    const document = answer.json<Document>()
    expect(document.openapi).toBe('3.1.0')
    for (const operation of Object.values(operations)) {
      const described = document.paths[`/api/v1${operation.path}`]?.[operation.method.toLowerCase()]
      expect(described?.operationId).toBe(operation.name)
      expect(Object.keys(described?.responses ?? {})).toEqual(expect.arrayContaining(['400', '429', '500', '503']))
      const mediaTypes = Object.keys(described?.responses[operation.status]?.content ?? {})
      expect([operation.name, described?.responses, mediaTypes]).toEqual([
        operation.name,
        expect.objectContaining({ [operation.status]: expect.anything() as unknown }),
        MEDIA_TYPES[operation.answers],
      ])
    }
  })

  it('says what the names of fields do not: that saved views without those they were made from replace all others', async () => {
    const { body } = await planner().request('GET', '/openapi.json')
    expect(body).toContain('Without `savedViewsBefore` the last write wins')
    expect(body).toContain('the answer is `stale_version` with the profile as it is')
  })

  it('has a page that people can read', async () => {
    const answer = await planner().request('GET', '/api/docs')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('text/html')
  })
})
