import type { z } from 'zod'
import { inputSchemaOf, nameOfReference, type JsonSchema } from './json-schema.ts'
import { unknownNames, type UnknownName } from './unknown-names.ts'

/** A field that no schema knows, and where it is: `events.0.occurence`. */
interface UnknownField extends Pick<UnknownName, 'meant'> {
  readonly path: string
}

/** So many are named of one request. */
const NAMED_MAX = 20
/** So many characters of a name are answered. */
const SHOWN_MAX = 100

/** Where a value is, from the inside out. */
interface Place {
  readonly name: string
  readonly outer: Place | null
}

/** Looks for unknown fields in a value. Null for what has no fields: most values are such, and none of them is looked at. */
type Look = (value: object, place: Place | null, found: UnknownField[]) => void
type LookOrNot = Look | null

/** Finds what of some input a schema does not know, however deep. What is known and wrong is for the schema itself to say. */
export function unknownFieldsIn(schema: z.ZodType): (value: unknown) => UnknownField[] {
  const described = inputSchemaOf(schema)
  const look = lookerOf(described, described.$defs ?? {})
  return (value) => {
    const found: UnknownField[] = []
    if (isObject(value)) look?.(value, null, found)
    return found
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

type Definitions = Readonly<Record<string, JsonSchema>>

const resolved = (schema: JsonSchema, definitions: Definitions): JsonSchema =>
  schema.$ref === undefined ? schema : (definitions[nameOfReference(schema.$ref)] ?? {})

function lookerOf(schema: JsonSchema, definitions: Definitions): LookOrNot {
  const own = resolved(schema, definitions)
  const options = own.anyOf ?? own.oneOf
  if (options) return lookerInOptions(options, definitions)
  return own.items ? lookerInList(own.items, definitions) : lookerInObject(own, definitions)
}

function lookerInList(items: JsonSchema, definitions: Definitions): LookOrNot {
  const look = lookerOf(items, definitions)
  if (look === null) return null
  return (values, outer, found) => {
    if (!Array.isArray(values)) return
    for (const [index, value] of values.entries()) {
      if (found.length >= NAMED_MAX) return
      if (isObject(value)) look(value, { name: String(index), outer }, found)
    }
  }
}

function lookerInObject({ properties, additionalProperties }: JsonSchema, definitions: Definitions): LookOrNot {
  if (properties === undefined) return null
  const known = Object.keys(properties)
  const inner = Object.entries(properties).flatMap(([name, schema]): [string, Look][] => {
    const look = lookerOf(schema, definitions)
    return look === null ? [] : [[name, look]]
  })
  return (value, outer, found) => {
    if (Array.isArray(value)) return
    if (additionalProperties === false)
      found.push(...unknownIn(value, known, { outer, most: NAMED_MAX - found.length }))
    for (const [name, look] of inner) {
      const field: unknown = Object.hasOwn(value, name) ? value[name as keyof typeof value] : null
      if (isObject(field)) look(field, { name, outer }, found)
    }
  }
}

const unknownIn = (
  value: object,
  known: readonly string[],
  { outer, most }: { readonly outer: Place | null; readonly most: number },
): UnknownField[] =>
  unknownNames(Object.keys(value), known, { most }).map(({ name, meant }) => ({
    path: pathOf({ name: name.slice(0, SHOWN_MAX), outer }),
    meant,
  }))

function pathOf(place: Place): string {
  const names: string[] = []
  for (let at: Place | null = place; at !== null; at = at.outer) names.unshift(at.name)
  return names.join('.')
}

/** Of the options that have the shape and the constants of a value, what the one does not know that knows most of it. */
function lookerInOptions(options: readonly JsonSchema[], definitions: Definitions): LookOrNot {
  const lookers = options.flatMap((option) => {
    const look = lookerOf(option, definitions)
    return look === null ? [] : [{ look, isLike: likenessOf(resolved(option, definitions)) }]
  })
  if (lookers.length === 0) return null
  return (value, outer, found) => {
    const tries = lookers.flatMap(({ look, isLike }) => {
      const tried: UnknownField[] = []
      if (!isLike(value)) return []
      look(value, outer, tried)
      return [tried]
    })
    found.push(...(tries.sort((one, other) => one.length - other.length)[0] ?? []))
  }
}

function likenessOf({ items, properties = {} }: JsonSchema): (value: object) => boolean {
  const constants = Object.entries(properties).flatMap(([name, { const: constant }]): [string, unknown][] =>
    constant === undefined ? [] : [[name, constant]],
  )
  return (value) =>
    Array.isArray(value) === (items !== undefined) &&
    constants.every(([name, constant]) => value[name as keyof typeof value] === constant)
}
