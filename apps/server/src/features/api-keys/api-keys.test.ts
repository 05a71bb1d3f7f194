import { API_KEYS_MAX } from '@dodici/contract/limits'
import { operations } from '@dodici/contract/operations'
import type { ApiKey, NewApiKey } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { setPlan } from '#server/features/users/accounts.service.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { openStream } from '#server/test/event-stream.ts'
import { everyRow } from '#server/test/every-row.ts'
import type { Person } from '#server/test/planner.ts'
import { createKey } from './api-keys.service.ts'

const START = '2026-11-20T09:00:00.000Z'
const MINUTE = 60_000
const after = (milliseconds: number): string => new Date(Date.parse(START) + milliseconds).toISOString()

eachDatabase((planner) => {
  const newCustomer = async (): Promise<Person> => {
    const person = await planner().newUser()
    await setPlan(planner(), person.email, 'enterprise')
    return person
  }
  const newKey = async (person: Person, name = 'Bot'): Promise<NewApiKey> => {
    const answer = await person.post('/users/api-keys', { name, password: person.password })
    expect(answer.statusCode).toBe(201)
    return answer.json<NewApiKey>()
  }
  const keysOf = async (person: Person) => (await person.get('/users/api-keys')).json<ApiKey[]>()
  const ask = (token: string, path = '/categories') => planner().request('GET', path, { token })

  it('answers a key once, and lists it without it', async () => {
    const person = await newCustomer()
    const { key, ...listed } = await newKey(person, ' Cron ')
    expect(key).toMatch(/^dodkey_[A-Za-z0-9_-]{43}$/)
    expect(listed).toEqual({ _id: listed._id, name: 'Cron', createdAt: START, lastUsedAt: null })
    expect(await keysOf(person)).toEqual([listed])
    expect(await keysOf(await newCustomer())).toEqual([])
  })

  it('A9: stores of a key only its SHA-256, and logs nothing of it', async () => {
    const { key } = await newKey(await newCustomer())
    const stored = JSON.stringify(await everyRow(planner().db))
    expect(stored).not.toContain(key.replace('dodkey_', ''))
    const rows = await planner().db.read.selectFrom('api_key').select('key_hash').execute()
    for (const { key_hash } of rows) expect(key_hash).toMatch(/^[0-9a-f]{64}$/)
    await ask(key)
    expect(planner().log.join('\n')).not.toContain(key.replace('dodkey_', ''))
  })

  it('acts with a key as its owner, for their data and nobody else\u2019s', async () => {
    const [person, other] = [await newCustomer(), await newCustomer()]
    const { key } = await newKey(person)
    await other.post('/categories', { name: 'Theirs' })
    const made = await planner().request('POST', '/categories', { token: key, body: { name: 'Ours' } })
    expect(made.statusCode).toBe(201)
    expect((await ask(key)).json()).toMatchObject([{ name: 'Ours' }])
    expect((await ask(key, '/users/profile')).json()).toMatchObject({ email: person.email })
  })

  it('Z5: refuses a key on every route about the account itself, and changes nothing', async () => {
    const person = await newCustomer()
    const { key, _id } = await newKey(person)
    await ask(key)
    const before = await everyRow(planner().db)
    const bySession = Object.values(operations).filter(({ signedIn }) => signedIn === 'by session')
    expect(bySession.length).toBeGreaterThan(8)
    for (const { method, path } of bySession) {
      const answer = await planner().request(method, path.replace('{id}', _id), { token: key })
      expect([path, answer.statusCode]).toEqual([path, 403])
      expect(answer.json()).toMatchObject({ code: 'session_required' })
    }
    expect(await everyRow(planner().db)).toEqual(before)
  })

  it('Z5: takes a key for nothing else, and nothing else for a key', async () => {
    const person = await newCustomer()
    const { key } = await newKey(person)
    const rest = key.replace('dodkey_', '')
    const session = person.token.replace('dodses_', '')
    for (const token of [`dodses_${rest}`, `dodrst_${rest}`, rest, `dodkey_${session}`, `${key}A`, key.slice(0, -1)]) {
      expect([token, (await ask(token)).statusCode]).toEqual([token, 401])
    }
    const reset = await planner().request('POST', '/auth/reset-password', {
      body: { token: key, newPassword: 'another good password' },
    })
    expect(reset.statusCode).toBeGreaterThanOrEqual(400)
    expect((await ask(key)).statusCode).toBe(200)
  })

  it('A10: takes a key as bearer and from nowhere else, and not once it is deleted', async () => {
    const person = await newCustomer()
    const { key, _id } = await newKey(person)
    const elsewhere: { query?: string; headers?: Record<string, string> }[] = [
      { query: `?key=${key}&access_token=${key}` },
      { headers: { cookie: `key=${key}` } },
      { headers: { 'x-api-key': key } },
      { headers: { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` } },
    ]
    for (const { query = '', headers = {} } of elsewhere) {
      expect((await planner().request('GET', `/categories${query}`, { headers })).statusCode).toBe(401)
    }
    expect((await person.delete(`/users/api-keys/${_id}`)).statusCode).toBe(204)
    expect((await ask(key)).statusCode).toBe(401)
    expect(await keysOf(person)).toEqual([])
  })

  it('makes keys for the Enterprise plan alone, whose keys sleep where the plan is another', async () => {
    const person = await planner().newUser()
    for (const plan of ['basic', 'pro'] as const) {
      await setPlan(planner(), person.email, plan)
      const refused = await person.post('/users/api-keys', { name: 'Bot', password: person.password })
      expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'plan_limit' }])
    }
    await setPlan(planner(), person.email, 'enterprise')
    const { key } = await newKey(person)
    await setPlan(planner(), person.email, 'pro')
    const asleep = await ask(key)
    expect([asleep.statusCode, asleep.json()]).toMatchObject([403, { code: 'plan_limit' }])
    expect(await keysOf(person)).toHaveLength(1)
    await setPlan(planner(), person.email, 'enterprise')
    expect((await ask(key)).statusCode).toBe(200)
  })

  it(`makes at most ${String(API_KEYS_MAX)} keys, also when all are wanted at once`, async () => {
    const person = await newCustomer()
    const wanted = Array.from({ length: API_KEYS_MAX + 5 }, (_, index) =>
      person.post('/users/api-keys', { name: `Bot ${String(index)}`, password: person.password }),
    )
    const statuses = (await Promise.all(wanted)).map((answer) => answer.statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(API_KEYS_MAX)
    expect(statuses.filter((status) => status === 403)).toHaveLength(5)
    expect(await keysOf(person)).toHaveLength(API_KEYS_MAX)
  })

  it('makes no key for an account that was deleted meanwhile', async () => {
    const person = await newCustomer()
    await planner().db.transact((trx) => trx.deleteFrom('user').where('id', '=', person.user._id).execute())
    const actor = { userId: person.user._id } as Parameters<typeof createKey>[1]
    await expect(createKey(planner(), actor, 'Bot')).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it('notes when a key was used, to the hour', async () => {
    planner().clock.set(START)
    const person = await newCustomer()
    const { key } = await newKey(person)
    const lastUse = async () => (await keysOf(person))[0]?.lastUsedAt
    const uses: [at: number, noted: number][] = [
      [0, 0],
      [30 * MINUTE, 0],
      [61 * MINUTE, 61 * MINUTE],
    ]
    for (const [at, noted] of uses) {
      planner().clock.set(after(at))
      await ask(key)
      expect(await lastUse()).toBe(after(noted))
    }
    planner().clock.set(START)
  })

  it('lets a key listen to the stream of changes', async () => {
    const person = await newCustomer()
    const stream = await openStream(planner(), (await newKey(person)).key)
    expect(stream.status).toBe(200)
    expect(await stream.next()).toBe(0)
    await person.post('/categories', { name: 'Sport' })
    expect(await stream.next()).toBe(1)
    await stream.close()
  })
})
