import { AS_INPUT, nameOfReference } from '@dodici/contract/json-schema'
import { operations, type Operation } from '@dodici/contract/operations'
import { webhookMessage } from '@dodici/contract/webhook-message'
import { z } from 'zod'

/** A schema of the document, as JSON Schema. */
export type Schema = Readonly<Record<string, unknown>>

/** The part of an operation that a schema describes. */
type Part = 'params' | 'query' | 'body' | AnsweredPart
type AnsweredPart = 'response' | 'unfinished'

export interface DescribedSchemas {
  /** Those that the document defines, by name. */
  readonly components: Readonly<Record<string, Schema>>
  /** A reference to that of a body or an answer. */
  readonly referenceTo: (operation: Operation, part: 'body' | AnsweredPart) => Schema
  /** A reference to that of what webhooks are sent. */
  readonly webhookMessage: Schema
  /** The fields of a path or a query, and which of them must be there. */
  readonly fieldsOf: (operation: Operation, part: 'params' | 'query') => readonly Field[]
}

interface Field {
  readonly name: string
  readonly isRequired: boolean
  readonly schema: Schema
}

/** What webhooks are sent belongs to no operation. */
const MESSAGE = 'WebhookMessage'
const PREFIX = '#/components/schemas/'

const partNames: Readonly<Record<Part, string>> = {
  ...{ params: 'Path', query: 'Query', body: 'Body' },
  ...{ response: 'Answer', unfinished: 'UnfinishedAnswer' },
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** The schemas of all operations. What is both sent and answered under one name is called `...Input` where it is sent. */
export function describeSchemas(): DescribedSchemas {
  const [sentNames, answeredNames] = [namesOf(['params', 'query', 'body']), namesOf(['response', 'unfinished'])]
  const answered = describe(new Map([...answeredNames, [webhookMessage, MESSAGE]]), {
    io: 'output',
    unrepresentable: 'any',
  })
  const sent = describe(sentNames, AS_INPUT)
  const twice = new Set(Object.keys(sent).filter((name) => !isSame(sent[name], answered[name])))
  const inputName = (name: string): string => (twice.has(name) && name in answered ? `${name}Input` : name)
  const renamed = Object.entries(sent).map(([name, schema]): [string, Schema] => [
    inputName(name),
    withReferences(schema, (other) => PREFIX + inputName(other)),
  ])
  const described = { ...Object.fromEntries(renamed), ...answered }
  const nameOf = ({ spec }: Operation, part: Part): string => {
    const schema = spec[part]
    if (schema === undefined) throw new Error('there is nothing to describe')
    return part === 'response' || part === 'unfinished'
      ? (answeredNames.get(schema) ?? '')
      : inputName(sentNames.get(schema) ?? '')
  }
  const parts = new Set([...sentNames.values()].filter((name) => /(?:Path|Query)$/.test(name)))
  return {
    components: Object.fromEntries(Object.entries(described).filter(([name]) => !parts.has(name))),
    referenceTo: (operation, part) => ({ $ref: PREFIX + nameOf(operation, part) }),
    webhookMessage: { $ref: PREFIX + MESSAGE },
    fieldsOf: (operation, part) => (operation.spec[part] ? fieldsOf(described[nameOf(operation, part)] ?? {}) : []),
  }
}

const isSame = (one: Schema | undefined, other: Schema | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

function fieldsOf({ properties = {}, required = [] }: Schema): Field[] {
  const needed = required as readonly string[]
  return Object.entries(properties as Record<string, Schema>).map(([name, schema]) => ({
    name,
    isRequired: needed.includes(name),
    schema,
  }))
}

/** A name for each schema: its own, or that of the first operation that it belongs to. */
function namesOf(parts: readonly Part[]): ReadonlyMap<z.ZodType, string> {
  const names = new Map<z.ZodType, string>()
  for (const { name, spec } of Object.values(operations) as Operation[]) {
    for (const part of parts) {
      const schema = spec[part]
      if (schema === undefined || names.has(schema)) continue
      names.set(schema, z.globalRegistry.get(schema)?.id ?? capitalised(name) + partNames[part])
    }
  }
  return names
}

/** Schemas with all that they refer to, by name. */
function describe(
  names: ReadonlyMap<z.ZodType, string>,
  options: Pick<typeof AS_INPUT, 'unrepresentable'> & Omit<NonNullable<Parameters<typeof z.toJSONSchema>[1]>, 'uri'>,
): Record<string, Schema> {
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of names) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, { ...options, uri: (id) => PREFIX + id })
  const { __shared: further, ...own } = schemas as Record<string, { $defs?: Record<string, Schema> } & Schema>
  const all = Object.entries({ ...own, ...further?.$defs })
  return Object.fromEntries(
    all.map(([name, { $schema: _, $id, id, ...schema }]) => [name, withReferences(schema, (other) => PREFIX + other)]),
  )
}

/** A copy whose references to other schemas are written anew. */
const withReferences = (schema: Schema, write: (name: string) => string): Schema =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? write(nameOfReference(value)) : value,
  ) as Schema
