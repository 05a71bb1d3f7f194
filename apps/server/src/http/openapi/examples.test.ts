import { EXAMPLE_CODE, EXAMPLE_ID, EXAMPLE_TOKEN } from '@dodici/contract/examples'
import { operations as known, type OperationName } from '@dodici/contract/operations'
import type { TwoStepOffer } from '@dodici/contract/types'
import type { Problem } from '@dodici/contract/errors'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { createInvites } from '#server/features/beta/invites.service.ts'
import { appOf, beginLogin, guard } from '#server/features/factors/test/two-step-steps.ts'
import { settingsFor } from '#server/features/identities/test/oidc-browser.ts'
import { smallIssuer } from '#server/features/identities/test/small-issuer.ts'
import { unsubscribeKey } from '#server/features/reminders/unsubscribe-key.ts'
import { unsubscribeToken } from '#server/features/reminders/unsubscribe-token.ts'
import { setOperator } from '#server/features/users/account-state.service.ts'
import { setPlan } from '#server/features/users/accounts.service.ts'
import { readApiDocument, type ApiOperation } from '#server/test/api-document.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person, Planner } from '#server/test/planner.ts'
import { idsOf, pathWith, queryText } from '#server/test/random-operation.ts'
import { makeThings } from '#server/test/things.ts'

const issuer = await smallIssuer()
afterAll(() => issuer.stop())

const MINUTES = 60_000

const EXAMPLE_PASSWORD = 'seven tall green bottles'
const EXAMPLE_ADDRESS = 'ada@example.org'

/** What goes on until somebody ends it. */
const ENDLESS: OperationName = 'streamChanges'

/** They ask servers that are nowhere, or answer what no authenticator was asked, which is said by one of these codes. */
const UNREACHABLE = new Set(['feed_refused', 'link_refused', 'step_over'])

/** The token that a mail has brought to somebody. */
const mailedToken = async (planner: Planner, person: Person): Promise<string> =>
  (await planner.mailsTo(person.email)).flatMap(({ text }) => /=(dod[a-z]{3}_[\w-]+)/.exec(text)?.[1] ?? []).at(-1) ??
  ''

type OwnTexts = Readonly<Record<string, string>>

const withToken =
  (find: (planner: Planner, person: Person) => Promise<string>) =>
  async (planner: Planner, person: Person): Promise<OwnTexts> => ({ [EXAMPLE_TOKEN]: await find(planner, person) })

const resetToken = async (planner: Planner, person: Person): Promise<string> => {
  await planner.request('POST', '/auth/forgot-password', { body: { email: person.email } })
  return mailedToken(planner, person)
}

const unsubscribeTokenOf = async (planner: Planner, { user }: Person): Promise<string> =>
  unsubscribeToken(await unsubscribeKey(planner), user._id, 'digest')

/** The code of an app, of somebody who has begun to use one. */
const withCode = async (planner: Planner, person: Person): Promise<OwnTexts> => ({
  [EXAMPLE_CODE]: (await guard(planner, person)).code(),
})

/** The tokens and codes of somebody that stand for those of the examples. */
const ownTexts: Partial<Record<OperationName, (planner: Planner, person: Person) => Promise<OwnTexts>>> = {
  confirmEmail: withToken(mailedToken),
  resetPassword: withToken(resetToken),
  listResetKeys: withToken(resetToken),
  readUnsubscribe: withToken(unsubscribeTokenOf),
  unsubscribe: withToken(unsubscribeTokenOf),
  endTwoStep: withCode,
  renewRecoveryCodes: withCode,
  verifyLogin: async (planner, person) => {
    const { code } = await guard(planner, person)
    return { [EXAMPLE_TOKEN]: (await beginLogin(planner, person)).step, [EXAMPLE_CODE]: code() }
  },
  startTwoStep: async (planner, person) => {
    const offered = await person.post('/users/two-step/offer', { password: person.password })
    const offer = offered.json<TwoStepOffer>()
    return { [EXAMPLE_TOKEN]: offer.offer, [EXAMPLE_CODE]: appOf(planner, offer)() }
  },
}

/** An example with what is somebody's own. */
function owned(example: unknown, own: OwnTexts): unknown {
  if (example === undefined) return undefined
  let text = JSON.stringify(example)
  for (const [shown, value] of Object.entries(own)) text = text.replaceAll(shown, value)
  return JSON.parse(text)
}

const queryOf = ({ parameters }: ApiOperation): Record<string, unknown> =>
  Object.fromEntries(
    parameters.flatMap(({ in: place, name, example }) =>
      place === 'query' && example !== undefined ? [[name, example]] : [],
    ),
  )

const bodyOf = ({ requestBody }: ApiOperation): [type: string, example: unknown] | [] => {
  const [found] = Object.entries(requestBody?.content ?? {})
  return found === undefined ? [] : [found[0], found[1].example]
}

/** Somebody with what an example names, and what of it is theirs. */
async function prepared(planner: Planner, { operationId, path }: ApiOperation) {
  const name = operationId as OperationName
  const person = await planner.newUser({ isConfirmed: name !== 'confirmEmail', language: 'en' })
  await setPlan(planner, person.email, 'enterprise')
  if (known[name].signedIn === 'by operator') await setOperator(planner, person.email, true)
  const texts = (await ownTexts[name]?.(planner, person)) ?? {}
  const [invite = ''] = await createInvites(planner, { note: '', days: 30, count: 1 })
  if (name === 'deleteSample') await person.post('/sample-year', known.createSample.spec.example.body)
  const named = await namedBy(planner, person, { name, path })
  const own = {
    [EXAMPLE_ID]: named.id,
    ...texts,
    [EXAMPLE_PASSWORD]: person.password,
    ...(name === 'register' ? {} : { [EXAMPLE_ADDRESS]: person.email }),
    'DODICI-7KQ2-M9XF': invite,
  }
  return { person, own, path: named.path }
}

/** What an operator acts on. */
const somebody = async (planner: Planner): Promise<string> => (await planner.newUser({ isConfirmed: false })).user._id
const ofOthers: Partial<Record<OperationName, (planner: Planner) => Promise<string>>> = {
  disablePerson: somebody,
  enablePerson: somebody,
  confirmPerson: somebody,
  revokeInvite: async ({ db }) =>
    (await db.read.selectFrom('invite').select('id').orderBy('created_at', 'desc').executeTakeFirstOrThrow()).id,
  approveBetaRequest: async ({ db, request }) => {
    await request('POST', '/auth/request-beta', { body: { email: 'grace@example.org' } })
    return (await db.read.selectFrom('beta_request').select('id').executeTakeFirstOrThrow()).id
  },
}

/** The thing of somebody that an operation is about, if it is about one. */
async function namedBy(
  planner: Planner,
  person: Person,
  { name, path }: { readonly name: OperationName; readonly path: string },
): Promise<{ readonly id: string; readonly path: string }> {
  if (!path.includes('{id}') && name !== 'changeEvents') return { id: '', path: path.replace('{year}', '2027') }
  const { present, parts } = await makeThings(planner, person)
  const id =
    name === 'changeEvents' ? present.event : ((await ofOthers[name]?.(planner)) ?? idsOf(path, present)[0] ?? '')
  return { id, path: pathWith(path, id, parts) }
}

async function sendExample(planner: Planner, operation: ApiOperation): Promise<LightMyRequestResponse> {
  const { person, own, path } = await prepared(planner, operation)
  const [type, example] = bodyOf(operation)
  return planner.request(operation.method, path + queryText(owned(queryOf(operation), own)), {
    body: owned(example, own),
    ...(type === undefined ? {} : { headers: { 'content-type': type } }),
    ...(operation.security.length === 0 ? {} : { token: person.token }),
  })
}

/** Whether it was done, or the server that it is to ask is not there. */
const isTaken = ({ operationId }: ApiOperation, answer: LightMyRequestResponse): boolean =>
  answer.statusCode === known[operationId as OperationName].status ||
  (answer.statusCode === 400 && UNREACHABLE.has(answer.json<Problem>().code))

eachDatabase((planner) => {
  it('gives an example of each body and of each query that is needed, which is as its schema says', async () => {
    const { operations, faultOfValue } = await readApiDocument(planner())
    const faults = operations.flatMap((operation) => {
      const contents = Object.values(operation.requestBody?.content ?? {}).slice(0, 1)
      const missing = operation.parameters.filter(({ required, example }) => required === true && example === undefined)
      return [
        ...contents.map(({ schema, example }) =>
          example === undefined ? 'no example' : faultOfValue(schema, example),
        ),
        ...missing.map(({ name }) => `no example for ${name}`),
        ...operation.parameters.map(({ schema, example }) =>
          example === undefined ? null : faultOfValue(schema, example),
        ),
      ].flatMap((fault) =>
        fault === null ? [] : [`${operation.operationId}: ${fault} (see Spec.example of the contract)`],
      )
    })
    expect(faults).toEqual([])
  })

  it(
    'takes each example as it stands there, but for what is everybody’s own, and answers as it says',
    async () => {
      const { operations, faultOf } = await readApiDocument(planner())
      const faults: string[] = []
      for (const operation of operations.filter(({ operationId }) => operationId !== ENDLESS)) {
        const answer = await sendExample(planner(), operation)
        const fault = faultOf(operation, answer) ?? (isTaken(operation, answer) ? null : `refused: ${answer.body}`)
        if (fault !== null) faults.push(`${operation.operationId}: ${fault}`)
      }
      expect(faults).toEqual([])
    },
    5 * MINUTES,
  )
}, settingsFor(issuer))
