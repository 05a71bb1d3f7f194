import { EXAMPLE_ID } from '@dodici/contract/examples'
import type { Operation } from '@dodici/contract/operations'
import { headerParameters, headersOfAnswer } from './headers.ts'
import { refusalName, refusalsOf } from './refusals.ts'
import type { DescribedSchemas, Schema } from './schemas.ts'

/** Media types other than JSON. */
const MEDIA_TYPES = {
  json: 'application/json',
  'calendar-file': 'text/calendar',
  'event-stream': 'text/event-stream',
  'text-stream': 'text/plain',
  zip: 'application/zip',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  page: 'text/html',
} as const satisfies Partial<Record<Operation['answers'], string>>

const htmlPage = { 'text/html': { schema: { type: 'string' } } }

/** Shown at the numbers of a path: all others are ids. */
const NUMBERS: Readonly<Record<string, number>> = { year: 2027 }

/** The first part of its path. */
export const tagOf = ({ path }: Operation): string => path.split('/')[1] ?? ''

/** An operation as OpenAPI describes it. */
export function describeOperation(operation: Operation, schemas: DescribedSchemas): object {
  const { name, summary, spec } = operation
  return {
    operationId: name,
    summary,
    tags: [tagOf(operation)],
    security: securityOf(operation),
    parameters: [
      ...schemas.fieldsOf(operation, 'params').map(pathParameter),
      ...schemas.fieldsOf(operation, 'query').map((field) => queryParameter(operation, field)),
      ...(spec.headers ?? []).map((header) => headerParameters[header]),
    ],
    ...requestBody(operation, schemas),
    responses: {
      [operation.status]: goodAnswer(operation, schemas),
      ...unfinishedAnswer(operation, schemas),
      ...(spec.headers?.includes('If-None-Match') ? { 304: { description: 'What is at hand still holds' } } : {}),
      ...(operation.answers === 'page' ? { 404: { description: 'The link is not valid', content: htmlPage } } : {}),
      ...Object.fromEntries(
        refusalsOf(operation).map((status) => [status, { $ref: `#/components/responses/${refusalName(status)}` }]),
      ),
    },
  }
}

function securityOf({ signedIn }: Operation): object[] {
  switch (signedIn) {
    case false:
      return []
    case true:
      return [{ session: [] }, { key: [] }]
    case 'by session':
    case 'by operator':
      return [{ session: [] }]
    case 'if at all':
      return [{}, { session: [] }, { key: [] }]
  }
}

type Field = ReturnType<DescribedSchemas['fieldsOf']>[number]

const pathParameter = ({ name, schema }: Field): object => ({
  name,
  in: 'path',
  required: true,
  schema,
  example: NUMBERS[name] ?? EXAMPLE_ID,
})

function queryParameter({ spec }: Operation, { name, isRequired, schema }: Field): object {
  const { description, ...rest } = schema
  const example = spec.example?.query?.[name]
  return {
    name,
    in: 'query',
    required: isRequired,
    ...(description === undefined ? {} : { description }),
    schema: rest,
    ...(example === undefined ? {} : { example }),
  }
}

const file: Schema = { type: 'string', description: 'An iCalendar file, RFC 5545' }

function requestBody(operation: Operation, schemas: DescribedSchemas): object {
  const { spec, name } = operation
  const example = spec.example?.body
  if (name === 'importCalendar') {
    const form = {
      type: 'object',
      required: ['file'],
      properties: { file: { ...file, contentMediaType: 'text/calendar' } },
    }
    const content = { 'text/calendar': { schema: file, example }, 'multipart/form-data': { schema: form } }
    return { requestBody: { required: true, content } }
  }
  if (spec.body === undefined) return {}
  const schema = schemas.referenceTo(operation, 'body')
  return { requestBody: { required: true, content: { 'application/json': { schema, example } } } }
}

function unfinishedAnswer(operation: Operation, schemas: DescribedSchemas): object {
  if (operation.spec.unfinished === undefined) return {}
  const schema = schemas.referenceTo(operation, 'unfinished')
  return { 202: { description: 'Something is missing still', content: { [MEDIA_TYPES.json]: { schema } } } }
}

function goodAnswer(operation: Operation, schemas: DescribedSchemas): object {
  const { answers, spec } = operation
  const head = { description: operation.summary, headers: headersOfAnswer(operation) }
  if (answers === 'none') return head
  if (answers === 'redirect') return { ...head, headers: { ...head.headers, Location: { schema: { type: 'string' } } } }
  const schema = spec.response ? schemas.referenceTo(operation, 'response') : { type: 'string' }
  return { ...head, content: { [MEDIA_TYPES[answers]]: { schema } } }
}
