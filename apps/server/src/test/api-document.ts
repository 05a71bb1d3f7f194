import { nameOfReference, type JsonSchema } from '@dodici/contract/json-schema'
import { BASE_PATH } from '@dodici/contract/routes'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { LightMyRequestResponse } from 'fastify'
import type { Method, Planner } from './planner.ts'

type Content = Readonly<Record<string, { readonly schema: JsonSchema; readonly example?: unknown }>>

interface Answer {
  readonly $ref?: string
  readonly content?: Content
}

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema: JsonSchema
  readonly example?: unknown
}

interface Described {
  readonly operationId: string
  readonly security: readonly object[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, Answer>>
}

/** An operation of the document, with its path below `/api/v1`. */
export interface ApiOperation extends Described {
  readonly method: Method
  readonly path: string
}

interface Document {
  readonly openapi: string
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly responses: Readonly<Record<string, Answer>>
  }
}

/** The OpenAPI document that a server gives, with what its requests and answers are held against. */
export interface ApiDocument {
  readonly document: Document
  readonly operations: readonly ApiOperation[]
  /** What of an answer is not as the document says; null if all is. */
  readonly faultOf: (operation: ApiOperation, answer: LightMyRequestResponse) => string | null
  /** What of a value is not as a schema of the document says; null if all is. */
  readonly faultOfValue: (schema: JsonSchema, value: unknown) => string | null
}

export async function readApiDocument(planner: Planner): Promise<ApiDocument> {
  const document = (await planner.request('GET', '/openapi.json')).json<Document>()
  const faultOfValue = checker(document)
  return { document, operations: operationsOf(document), faultOfValue, faultOf: judge(document, faultOfValue) }
}

const operationsOf = ({ paths }: Document): ApiOperation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      ...described,
      method: method.toUpperCase() as Method,
      path: path.slice(BASE_PATH.length),
    })),
  )

/** Holds values against schemas, whose references are to those of the document. */
function checker(document: Document): ApiDocument['faultOfValue'] {
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  ajv.addSchema(document, 'api')
  const known = new WeakMap<JsonSchema, ValidateFunction>()
  const compiled = (schema: JsonSchema): ValidateFunction => {
    const made = ajv.compile(
      JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
        key === '$ref' ? `api${String(value)}` : value,
      ) as JsonSchema,
    )
    known.set(schema, made)
    return made
  }
  return (schema, value) => {
    const check = known.get(schema) ?? compiled(schema)
    return check(value) ? null : ajv.errorsText(check.errors)
  }
}

const judge =
  (document: Document, faultOfValue: ApiDocument['faultOfValue']): ApiDocument['faultOf'] =>
  ({ responses }, answer) => {
    const status = String(answer.statusCode)
    const declared = responses[status]
    if (declared === undefined) return `the status ${status} is not declared: ${answer.body}`
    const fault = faultOfContent(contentOf(document, declared), answer, faultOfValue)
    return fault === null ? null : `${status} ${fault}`
  }

const contentOf = ({ components }: Document, declared: Answer): Content | undefined =>
  declared.$ref === undefined ? declared.content : components.responses[nameOfReference(declared.$ref)]?.content

function faultOfContent(
  content: Content | undefined,
  answer: LightMyRequestResponse,
  faultOfValue: ApiDocument['faultOfValue'],
): string | null {
  if (content === undefined) return answer.body === '' ? null : `has a body: ${answer.body}`
  const [type = ''] = String(answer.headers['content-type']).split(';')
  const schema = content[type]?.schema
  if (schema === undefined) return `has the type ${type}, which is not declared`
  const fault = type.endsWith('json') ? faultOfValue(schema, answer.json()) : null
  return fault === null ? null : `is not as declared: ${fault}`
}
