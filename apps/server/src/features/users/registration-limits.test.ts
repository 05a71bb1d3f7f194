import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AppError } from '#server/errors.ts'
import { createInvites } from '#server/features/beta/invites.service.ts'
import { argonPasswords, type Passwords } from '#server/passwords.ts'
import { databasesToTest } from '#server/test/each-database.ts'
import { startPlanner, type Planner } from '#server/test/planner.ts'
import { newDatabase, type TestDatabase } from '#server/test/test-database.ts'

const AN_HOUR = 4
const START = '2026-11-20T09:00:00.000Z'
const LATER = '2026-11-20T10:00:01.000Z'
const PASSWORD = 'ardea cinerea 7'

const hashing = argonPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 })
let isFull = false
/** Passwords whose gate can be full. */
const passwords: Passwords = {
  ...hashing,
  hash: (password, lane) =>
    isFull ? Promise.reject(new AppError('unavailable', 'Too many.')) : hashing.hash(password, lane),
}

let people = 0
const newEmail = (): string => {
  people += 1
  return `newcomer${String(people)}@example.org`
}

describe.each(databasesToTest())('registering on %s', (kind) => {
  let database: TestDatabase
  let planner: Planner
  beforeAll(async () => {
    database = await newDatabase(kind)
    planner = await startPlanner(database, { REGISTRATIONS_PER_HOUR: String(AN_HOUR) }, { passwords })
  })
  afterAll(async () => {
    await planner.stop()
    await database.remove()
  })

  const post = (path: string, body: object, remoteAddress: string): Promise<LightMyRequestResponse> =>
    planner.app.inject({ method: 'POST', url: `/api/v1/auth/${path}`, payload: body, remoteAddress })
  const register = (remoteAddress: string, email = newEmail(), password = PASSWORD) =>
    post('register', { username: 'New', email, password }, remoteAddress)
  const statuses = async (count: number, from: (index: number) => string): Promise<number[]> => {
    const answers = await Promise.all(Array.from({ length: count }, (_, index) => register(from(index))))
    return answers.map(({ statusCode }) => statusCode).sort()
  }
  const times = (count: number, status: number): number[] => Array<number>(count).fill(status)

  it.each([
    ['one IPv4 address', () => '203.0.113.7', AN_HOUR],
    ['one /64 of IPv6', (index: number) => `2001:db8:1:2::${index.toString(16)}`, AN_HOUR],
    ['one /24 of IPv4', (index: number) => `198.51.100.${String(index)}`, AN_HOUR * 5],
    ['one /48 of IPv6', (index: number) => `2001:db8:9:${index.toString(16)}::1`, AN_HOUR * 5],
  ])('Q5: makes no more accounts in an hour than the settings say from %s', async (_, from, most) => {
    planner.clock.set(START)
    expect(await statuses(most + 10, from)).toEqual([...times(most, 201), ...times(10, 429)])
    planner.clock.set(LATER)
    expect((await register(from(1))).statusCode).toBe(201)
    planner.clock.set(START)
  })

  it('Q5: counts an invite code like any other way, and neighbours never', async () => {
    const codes = await createInvites(planner, { note: 'friends', days: 30, count: AN_HOUR + 1 })
    const enter = (inviteCode: string | undefined) =>
      post('register-beta', { username: 'New', email: newEmail(), password: PASSWORD, inviteCode }, '192.0.2.1')
    for (const code of codes.slice(1)) expect((await enter(code)).statusCode).toBe(201)
    expect((await enter(codes[0])).statusCode).toBe(429)
    expect((await register('192.0.2.1')).statusCode).toBe(429)
    expect((await register('192.0.2.2')).statusCode).toBe(201)
  })

  it('Q5: counts neither what no account came of because the server was busy, nor a form that was filled in wrong', async () => {
    const from = '192.0.9.1'
    isFull = true
    for (let index = 0; index < 10; index += 1) expect((await register(from)).statusCode).toBe(503)
    isFull = false
    for (let index = 0; index < 10; index += 1) {
      expect((await register(from, newEmail(), 'password1')).statusCode).toBe(400)
    }
    expect(await statuses(AN_HOUR + 1, () => from)).toEqual([...times(AN_HOUR, 201), 429])
  })

  it('Q5: counts asking for addresses that have an account: so that nobody goes through a list of them', async () => {
    const email = newEmail()
    expect((await register('192.0.10.1', email)).statusCode).toBe(201)
    const answers = []
    for (let index = 0; index < AN_HOUR + 1; index += 1) answers.push(await register('192.0.10.2', email))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...times(AN_HOUR, 409), 429])
  })
})
