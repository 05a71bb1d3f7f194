import fc, { type Arbitrary } from 'fast-check'
import type { z } from 'zod'
import { inputSchemaOf, nameOfReference, type JsonSchema, type SchemaType } from '@dodici/contract/json-schema'

/** Values for fields of which a schema says the form only, by their name. */
export type Hints = Readonly<Record<string, Arbitrary<unknown>>>

/** Lengths that are tried often; the limits themselves come with the mutations. */
const SHORT = 60

/** Input as a schema describes it, made from the schema itself: a new field is tried without a word about it here. */
export function inputOf(schema: z.ZodType, hints: Hints): Arbitrary<unknown> {
  const described = inputSchemaOf(schema)
  return arbitraryOf(described, { hints, definitions: described.$defs ?? {} })
}

export interface Context {
  readonly hints: Hints
  readonly definitions: Readonly<Record<string, JsonSchema>>
}

/** Values that a schema describes. */
export function arbitraryOf(schema: JsonSchema, context: Context): Arbitrary<unknown> {
  if (schema.$ref !== undefined) return arbitraryOf(definitionOf(schema.$ref, context), context)
  const options = schema.anyOf ?? schema.oneOf
  if (options) return fc.oneof(...options.map((option) => arbitraryOf(option, context)))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.type === undefined) return fc.jsonValue()
  return fc.oneof(...[schema.type].flat().map((type) => byType[type](schema, context)))
}

const byType: { readonly [Type in SchemaType]: (schema: JsonSchema, context: Context) => Arbitrary<unknown> } = {
  object: objectOf,
  array: ({ items, minItems = 0, maxItems = SHORT }, context) =>
    fc.array(items ? arbitraryOf(items, context) : fc.jsonValue(), {
      minLength: minItems,
      maxLength: Math.min(maxItems, SHORT),
    }),
  string: stringOf,
  integer: numberOf,
  number: numberOf,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
}

function definitionOf(reference: string, { definitions }: Context): JsonSchema {
  const definition = definitions[nameOfReference(reference)]
  if (definition === undefined) throw new Error(`the schema names ${reference}, which it does not define`)
  return definition
}

function objectOf({ properties = {}, required = [] }: JsonSchema, context: Context): Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]): [string, Arbitrary<unknown>] => [
    name,
    context.hints[name] ?? arbitraryOf(schema, context),
  ])
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] })
}

function numberOf({ minimum = -1_000, maximum = 1_000 }: JsonSchema): Arbitrary<number> {
  return fc.integer({ min: minimum, max: maximum })
}

const days = fc
  .date({ min: new Date('1899-12-31'), max: new Date('2201-01-02'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

function stringOf({ format, pattern, minLength = 0, maxLength = SHORT }: JsonSchema): Arbitrary<string> {
  if (format === 'date') return days
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, SHORT)) })
}

/** Values that have broken something somewhere: kinds mixed up, limits, odd text, names that objects have anyway. */
const odd: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1.5,
    1e308,
    2 ** 53,
    '',
    ' ',
    '\u0000',
    '\ud800',
    'a\u202eb',
    '[1]',
    '{}',
  ),
  fc.constantFrom<unknown>('2026-02-29', '2026-13-01', '10000-01-01', '2026-1-1', 'Mars/X', 'FREQ=SECONDLY', '#red'),
  fc.constantFrom<unknown>('\u{1f984}'.repeat(201), 'x'.repeat(200_001), [], {}, [[[[[[[[]]]]]]]], { constructor: 1 }),
  fc.constantFrom<unknown>({ length: 1e9 }, { toString: null }, { $gt: '' }, "'; drop table event --", '%00', '\\'),
  fc.jsonValue({ maxDepth: 3 }),
)

type Mutation = (value: unknown) => unknown

/** Changes one place of a value: a field is replaced, taken away, added or doubled, or it is all something else. */
const mutation: Arbitrary<Mutation> = fc
  .record({ verb: fc.constantFrom('replace', 'remove', 'add', 'wrap', 'become'), pick: fc.nat(50), value: odd })
  .map(({ verb, pick, value }) => (target) => {
    if (typeof target !== 'object' || target === null || Array.isArray(target) || verb === 'become') return value
    const entries = Object.entries(target)
    const [name, inner] = entries[pick % Math.max(entries.length, 1)] ?? ['title', null]
    switch (verb) {
      case 'remove':
        return Object.fromEntries(entries.filter(([other]) => other !== name))
      case 'add':
        return { ...target, [['isAdmin', 'plan', 'owner_id', 'version', '__v'][pick % 5] ?? 'x']: value }
      case 'wrap':
        return { ...target, [name]: [inner, inner] }
      default:
        return { ...target, [name]: value }
    }
  })

/** Input that is as described, or up to three steps away from that. */
export const nearly = (good: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc
    .tuple(good, fc.array(mutation, { maxLength: 3 }))
    .map(([value, mutations]) => mutations.reduce<unknown>((changed, mutate) => mutate(changed), value))
