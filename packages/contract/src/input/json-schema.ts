import { z } from 'zod'

export type SchemaType = 'string' | 'integer' | 'number' | 'boolean' | 'null' | 'array' | 'object'

/** The part of JSON Schema that the contract's schemas come down to. */
export interface JsonSchema {
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, JsonSchema>>
  readonly type?: SchemaType | readonly SchemaType[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly additionalProperties?: JsonSchema | false
  readonly required?: readonly string[]
}

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>

/** What is sent has no further fields, unless its schema is a loose one. */
const closeObjects: Override = ({ zodSchema, jsonSchema }) => {
  // What refers to another schema has its fields there.
  if (zodSchema._zod.def.type === 'object' && jsonSchema.$ref === undefined) jsonSchema.additionalProperties ??= false
}

/** How zod describes what is sent. */
export const AS_INPUT = { io: 'input', unrepresentable: 'any', override: closeObjects } as const

/** What a schema takes. */
export const inputSchemaOf = (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema, AS_INPUT) as JsonSchema

/** The name at the end of a reference. */
export const nameOfReference = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1)
