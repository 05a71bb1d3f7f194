import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, it } from 'vitest'
import { databasesToTest, eachDatabase } from '#server/test/each-database.ts'
import { startPlanner, type Person, type Planner } from '#server/test/planner.ts'
import { newDatabase } from '#server/test/test-database.ts'
import { argonPasswords } from '#server/passwords.ts'
import { resetPassword } from './accounts.service.ts'

const START = '2026-11-20T09:00:00.000Z'
const after = (minutes: number): string => new Date(Date.parse(START) + minutes * 60_000).toISOString()

interface RequestOrigin {
  readonly ip: string
  readonly headers?: Record<string, string>
}

let places = 0
/** An address that nothing else in these tests comes from. */
const elsewhere = (): RequestOrigin => {
  places += 1
  return { ip: `10.${String(places >> 16)}.${String((places >> 8) & 255)}.${String(places & 255)}` }
}

const login = (
  planner: Planner,
  { email, password }: { email: string; password: string },
  { ip, headers = {} }: RequestOrigin,
): Promise<LightMyRequestResponse> =>
  planner.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { email, password },
    remoteAddress: ip,
    headers,
  })

const inTurn = async <Value>(count: number, ask: (index: number) => Promise<Value>): Promise<Value[]> => {
  const answers: Value[] = []
  for (let index = 0; index < count; index += 1) answers.push(await ask(index))
  return answers
}

const statusesOf = (answers: readonly LightMyRequestResponse[]): number[] => answers.map(({ statusCode }) => statusCode)
const times = (count: number, status: number): number[] => Array<number>(count).fill(status)
const wrong = (email: string) => ({ email, password: 'not the password' })

function expectLimited(answer: LightMyRequestResponse): void {
  expect(answer.statusCode).toBe(429)
  expect(answer.json()).toMatchObject({ code: 'too_many_requests' })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
}

eachDatabase((planner) => {
  it('A2: takes ten wrong passwords of an account in 15 minutes, from however many addresses, and then no right one', async () => {
    planner().clock.set(START)
    const [person, other] = [await planner().newUser(), await planner().newUser()]
    const answers = await inTurn(11, () => login(planner(), wrong(person.email.toUpperCase()), elsewhere()))
    expect(statusesOf(answers.slice(0, 10))).toEqual(times(10, 401))
    for (const answer of answers.slice(10)) expectLimited(answer)
    expectLimited(await login(planner(), person, elsewhere()))
    expect((await login(planner(), other, elsewhere())).statusCode).toBe(200)
    expect((await person.get('/users/profile')).statusCode).toBe(200)
    planner().clock.set(after(15))
    expect((await login(planner(), person, elsewhere())).statusCode).toBe(200)
    planner().clock.set(START)
  })

  it('A1: limits an address that has no account as one that has, with the same answer', async () => {
    const person = await planner().newUser()
    const [known, unknown] = await Promise.all(
      [person.email, `nobody${person.email}`].map((email) =>
        inTurn(12, () => login(planner(), wrong(email), elsewhere())),
      ),
    )
    expect(statusesOf(known ?? [])).toEqual([...times(10, 401), ...times(2, 429)])
    const said = (answers: LightMyRequestResponse[] = []) =>
      answers.map(({ statusCode, body, headers }) => [statusCode, body, headers['retry-after']])
    expect(said(unknown)).toEqual(said(known))
  })

  it.each([
    ['one IPv4 address', (index: number) => ({ ip: '203.0.113.7', headers: { 'user-agent': String(index) } })],
    ['one /64 of IPv6', (index: number) => ({ ip: `2001:db8:1:2:${index.toString(16)}::${index.toString(16)}` })],
    [
      'one address that says it is many',
      (index: number) => ({
        ip: '203.0.113.8',
        headers: { 'x-forwarded-for': `198.51.100.${String(index)}`, 'x-real-ip': `198.51.100.${String(index)}` },
      }),
    ],
  ])('A2: answers 429 to the 60th wrong password from %s, for whatever accounts', async (_, from) => {
    const answers = await inTurn(61, (index) =>
      login(planner(), wrong(`stranger${String(index)}@example.org`), from(index)),
    )
    expect(statusesOf(answers.slice(0, 59))).toEqual(times(59, 401))
    for (const answer of answers.slice(59)) expectLimited(answer)
    const person = await planner().newUser()
    expectLimited(await login(planner(), person, from(100)))
    expect((await login(planner(), person, elsewhere())).statusCode).toBe(200)
  })

  it('A2: never counts right passwords, also of many who come at once', async () => {
    const person = await planner().newUser()
    const from = elsewhere()
    const atOnce = await Promise.all(Array.from({ length: 40 }, () => login(planner(), person, from)))
    expect(statusesOf(atOnce)).toEqual(times(40, 200))
    expect(statusesOf(await inTurn(40, () => login(planner(), person, from)))).toEqual(times(40, 200))
  })

  it('A2: lets fifty guesses at once have no more than ten tries', async () => {
    const person = await planner().newUser()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => login(planner(), wrong(person.email), elsewhere())),
    )
    expect(statusesOf(answers).sort()).toEqual([...times(10, 401), ...times(40, 429)])
  })

  it('A2: forgets the wrong passwords of an account that gets a new one from the operator', async () => {
    const person = await planner().newUser()
    await inTurn(10, () => login(planner(), wrong(person.email), elsewhere()))
    expectLimited(await login(planner(), person, elsewhere()))
    const password = 'made by the operator'
    const passwords = argonPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 })
    await resetPassword({ ...planner(), passwords }, person.email, password)
    expect((await login(planner(), { email: person.email, password }, elsewhere())).statusCode).toBe(200)
  })

  it('A2: counts the same password wherever it is asked for', async () => {
    const person: Person = await planner().newUser()
    const ways = [
      () => person.post('/auth/change-password', { currentPassword: 'wrong', newPassword: 'quite another one' }),
      () => person.post('/auth/delete-account', { password: 'wrong' }),
    ]
    for (const ask of ways) {
      const refused = await inTurn(5, ask)
      for (const answer of refused)
        expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'wrong_password' }])
    }
    for (const ask of ways) expectLimited(await ask())
    expectLimited(await login(planner(), person, elsewhere()))
    expect((await person.get('/users/profile')).statusCode).toBe(200)
  })
})

describe.each(databasesToTest())('TRUST_PROXY on %s', (kind) => {
  const withProxy = async (setting: string, test: (planner: Planner) => Promise<void>): Promise<void> => {
    const database = await newDatabase(kind)
    const planner = await startPlanner(database, { TRUST_PROXY: setting })
    await test(planner)
    await planner.stop()
    await database.remove()
  }
  const forwarded = (chain: string): RequestOrigin => ({ ip: '10.0.0.1', headers: { 'x-forwarded-for': chain } })

  it('A2: counts for whom the proxy says it is, and not for the proxy', () =>
    withProxy('true', async (planner) => {
      const ask = (client: string) => login(planner, wrong('nobody@example.org'), forwarded(client))
      const many = await inTurn(61, (index) =>
        login(planner, wrong(`n${String(index)}@example.org`), forwarded('198.51.100.1')),
      )
      expectLimited(many[60] as LightMyRequestResponse)
      expect((await ask('198.51.100.2')).statusCode).toBe(401)
    }))

  it.each([
    ['true', (index: number) => `198.51.100.${String(index)}, 203.0.113.9`],
    ['2', (index: number) => `198.51.100.${String(index)}, 203.0.113.9, 10.0.0.2`],
  ])('A2: set to %s believes nothing that stands before what the proxies have added', (setting, chain) =>
    withProxy(setting, async (planner) => {
      const answers = await inTurn(60, (index) =>
        login(planner, wrong(`n${String(index)}@example.org`), forwarded(chain(index))),
      )
      expectLimited(answers[59] as LightMyRequestResponse)
    }),
  )
})
