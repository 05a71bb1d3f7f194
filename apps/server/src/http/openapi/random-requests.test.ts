import fc, { type Arbitrary } from 'fast-check'
import { expect, it } from 'vitest'
import { PERSON_LIMITS } from '#server/db/person-limits.ts'
import { readApiDocument, type ApiDocument, type ApiOperation } from '#server/test/api-document.ts'
import { damagedCalendar } from '#server/test/arbitrary-calendar.ts'
import { arbitraryOf, nearly, type Context } from '#server/test/arbitrary-input.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person, Planner, RequestOptions } from '#server/test/planner.ts'
import { ownIdsAndHints, pathOf, queryText, withGoodTimes, type OwnIds } from '#server/test/random-operation.ts'
import { contentOf, mostly } from '#server/test/random-request.ts'
import { isDeep, testCounts, testSeed } from '../../../../../scripts/test-counts.ts'

const MINUTES = 60_000
/** After so many requests somebody else goes on: much of what this one had is deleted by then. */
const OF_ONE_PERSON = 100

/** Goes on until somebody ends it. */
const ENDLESS = 'streamChanges'

/** The clock of a test stands still: what may be written in a time would never come back. */
const limits = { ...PERSON_LIMITS, points: { most: Number.POSITIVE_INFINITY, aMinute: 0 } }

interface Request {
  readonly operation: ApiOperation
  readonly path: string
  readonly query: unknown
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
}

type Maker = Context & { readonly ids: OwnIds }

/** A request as the document describes it, or nearly. */
const requestOf = (operation: ApiOperation, maker: Maker): Arbitrary<Request> =>
  fc.record({
    operation: fc.constant(operation),
    path: pathOf(operation, maker.ids),
    query: queryOf(operation, maker),
    body: bodyOf(operation, maker),
    headers: headersOf(operation),
  })

function queryOf({ parameters }: ApiOperation, maker: Maker): Arbitrary<unknown> {
  const asked = parameters.filter((parameter) => parameter.in === 'query')
  if (asked.length === 0) return fc.constant(undefined)
  const properties = Object.fromEntries(asked.map(({ name, schema }) => [name, schema]))
  const required = asked.flatMap(({ name, required: isRequired }) => (isRequired === true ? [name] : []))
  return nearly(arbitraryOf({ type: 'object', properties, required }, maker))
}

function bodyOf({ requestBody }: ApiOperation, maker: Maker): Arbitrary<unknown> {
  if (requestBody === undefined) return fc.constant(undefined)
  const schema = requestBody.content['application/json']?.schema
  return schema === undefined ? damagedCalendar : nearly(withGoodTimes(arbitraryOf(schema, maker)))
}

const headersOf = ({ parameters }: ApiOperation): Arbitrary<Record<string, string>> => {
  const declared = parameters.filter((parameter) => parameter.in === 'header')
  const values = declared.map(({ name, example }): [string, Arbitrary<unknown>] => [
    name.toLowerCase(),
    mostly([example, '"2"', '*'], ['', 'x'.repeat(101), 'W/"1"', '\u00e9']),
  ])
  return fc.record(Object.fromEntries(values), { requiredKeys: [] }) as Arbitrary<Record<string, string>>
}

interface Asker {
  readonly planner: Planner
  readonly person: Person
  readonly faultOf: ApiDocument['faultOf']
}

/** Sends a request, and says what is wrong with its answer; null if nothing is. */
async function faultOfSending({ planner, person, faultOf }: Asker, request: Request): Promise<string | null> {
  const { operation, path, query, body, headers } = request
  const { headers: type, ...content }: RequestOptions = contentOf(body)
  // A limit on trying would answer all but the first of them.
  await planner.db.transact((trx) => trx.deleteFrom('attempt').execute())
  const answer = await planner.request(operation.method, path + queryText(query), {
    ...content,
    headers: { ...headers, ...type },
    ...(operation.security.length === 0 ? {} : { token: person.token }),
  })
  if (answer.statusCode >= 500) return `${String(answer.statusCode)}: ${answer.body}`
  return faultOf(operation, answer)
}

eachDatabase(
  (planner) => {
    it(
      'V1: answers random requests made from its document as the document says, and none with a fault of its own',
      async () => {
        const { document, operations, faultOf } = await readApiDocument(planner())
        const ending = operations.filter(({ operationId }) => operationId !== ENDLESS)
        for (let made = 0; made < testCounts.apiRequests; made += OF_ONE_PERSON) {
          const person = await planner().newUser()
          const { ids, hints } = await ownIdsAndHints(planner(), person)
          const maker = { ids, hints, definitions: document.components.schemas }
          await fc.assert(
            fc.asyncProperty(
              fc.constantFrom(...ending).chain((operation) => requestOf(operation, maker)),
              async (request) => {
                expect(await faultOfSending({ planner: planner(), person, faultOf }, request)).toBeNull()
              },
            ),
            { numRuns: OF_ONE_PERSON, seed: testSeed + made },
          )
        }
      },
      isDeep ? 60 * MINUTES : 5 * MINUTES,
    )
  },
  {},
  { limits },
)
