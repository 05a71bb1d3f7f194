import { operations } from '@dodici/contract/operations'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'

interface Document {
  readonly openapi: string
  readonly paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>
}

eachDatabase((planner) => {
  it('describes every operation of the contract under its path and method, with what it answers and how it refuses', async () => {
    const answer = await planner().request('GET', '/openapi.json')
    const document = answer.json<Document>()
    expect(document.openapi).toBe('3.1.0')
    for (const operation of Object.values(operations)) {
      const described = document.paths[`/api/v1${operation.path}`]?.[operation.method.toLowerCase()]
      expect(described?.operationId).toBe(operation.name)
      expect(Object.keys(described?.responses ?? {})).toContain('default')
      if ('response' in operation.spec) expect(described?.responses).toHaveProperty(String(operation.status))
    }
  })

  it('has a page that people can read', async () => {
    const answer = await planner().request('GET', '/api/docs')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('text/html')
  })
})
