import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { PUSH_DEVICES_MAX } from '@dodici/contract/limits'
import type { PushDevice, Session } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { removeOldPushes } from '#server/features/push/queue-push.ts'
import { setPlan } from '#server/features/users/accounts.service.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import type { Person } from '#server/test/planner.ts'

const START = '2026-11-20T09:00:00.000Z'

function newSubscription(endpoint = `https://push.example.org/${randomUUID()}`) {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  return { endpoint, keys: { p256dh: curve.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') } }
}

eachDatabase((planner) => {
  const add = (person: Person, body: unknown = newSubscription(), userAgent = 'Firefox') =>
    person.post('/push/devices', body, { 'user-agent': userAgent })
  const listOf = async (person: Person) => (await person.get('/push/devices')).json<PushDevice[]>()
  const pushes = async (person: Person) =>
    planner().db.read.selectFrom('push_message').selectAll().where('owner_id', '=', person.user._id).execute()

  it('says one public key to everybody, and makes it once', async () => {
    const people = await Promise.all([planner().newUser(), planner().newUser()])
    const keys = await Promise.all(people.map(async (person) => (await person.get('/push/key')).json<object>()))
    expect(keys[0]).toEqual({ publicKey: expect.stringMatching(/^[\w-]{87}$/) })
    expect(keys[1]).toEqual(keys[0])
  })

  it('adds a browser, lists it without its endpoint and keys, and removes it', async () => {
    const person = await planner().newUser()
    const body = newSubscription()
    const made = await add(person, body, 'Firefox '.repeat(60))
    expect(made.statusCode).toBe(201)
    const device = made.json<PushDevice>()
    expect(device).toEqual({
      _id: device._id,
      userAgent: 'Firefox '.repeat(60).slice(0, 300),
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
      ...{ createdAt: START, lastUsedAt: null, fault: null },
    })
    const listed = await person.get('/push/devices')
    expect(listed.json()).toEqual([device])
    for (const secret of [body.endpoint, body.keys.p256dh, body.keys.auth]) {
      expect(listed.body).not.toContain(secret)
      expect(planner().log.join('\n')).not.toContain(secret)
    }
    expect((await person.delete(`/push/devices/${device._id}`)).statusCode).toBe(204)
    expect(await listOf(person)).toEqual([])
  })

  it('takes the same browser again for the same device, with its newer keys', async () => {
    const person = await planner().newUser()
    const first = newSubscription()
    const again = newSubscription(first.endpoint)
    const [one, other] = [await add(person, first), await add(person, again)]
    expect(other.json<PushDevice>()._id).toBe(one.json<PushDevice>()._id)
    expect(await listOf(person)).toHaveLength(1)
    const rows = await planner().db.read.selectFrom('push_subscription').select('auth').execute()
    expect(rows).toContainEqual({ auth: again.keys.auth })
    expect(rows).not.toContainEqual({ auth: first.keys.auth })
  })

  it('gives a browser to who was there last, with nothing that waited for the other', async () => {
    const [person, other] = [await planner().newUser(), await planner().newUser()]
    const body = newSubscription()
    const { _id } = (await add(person, body)).json<PushDevice>()
    await person.post(`/push/devices/${_id}/test`)
    expect(await pushes(person)).toHaveLength(1)
    expect((await add(other, body)).statusCode).toBe(201)
    expect([await listOf(person), await pushes(person), await pushes(other)]).toEqual([[], [], []])
    expect(await listOf(other)).toHaveLength(1)
  })

  it('knows a browser no more once its session has ended, however that was, and pushes nothing that waited there', async () => {
    const person = await planner().newUser()
    const { email, password } = person
    const { token } = (await planner().request('POST', '/auth/login', { body: { email, password } })).json<Session>()
    await add(person, newSubscription(), 'Here')
    const there = { token, body: newSubscription(), headers: { 'user-agent': 'There' } }
    const { _id } = (await planner().request('POST', '/push/devices', there)).json<PushDevice>()
    await person.post(`/push/devices/${_id}/test`)
    expect((await person.delete('/users/sessions')).statusCode).toBe(204)
    expect((await listOf(person)).map(({ userAgent }) => userAgent)).toEqual(['Here'])
    expect((await person.post(`/push/devices/${_id}/test`)).statusCode).toBe(404)
    await removeOldPushes(planner())
    const rows = await planner().db.read.selectFrom('push_subscription').select('user_agent').execute()
    expect(rows.map((row) => row.user_agent)).not.toContain('There')
    expect(rows.map((row) => row.user_agent)).toContain('Here')
  })

  it('has one owner of a browser where two people come with it at once', async () => {
    const people = await Promise.all([planner().newUser(), planner().newUser()])
    const body = newSubscription()
    const answers = await Promise.all(people.map((person) => add(person, body)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    const had = await Promise.all(people.map(async (person) => (await listOf(person)).length))
    expect(had.sort()).toEqual([0, 1])
  })

  it('U1: refuses addresses that are none of a push service, by their field, and stores nothing', async () => {
    const person = await planner().newUser()
    const before = await everyRow(planner().db)
    const refused = [
      ...['http://push.example.org/x', 'https://127.0.0.1/x', 'https://2130706433/x', 'https://0x7f.1/x'],
      ...['https://[::ffff:127.0.0.1]/x', 'https://169.254.169.254/x', 'https://u@push.example.org/x'],
      ...['https://push.example.org:8443/x', 'https://localhost/x', 'file:///etc/passwd', 'x', ' '],
    ]
    for (const endpoint of refused) {
      const answer = await add(person, newSubscription(endpoint))
      expect([endpoint, answer.statusCode]).toEqual([endpoint, 400])
      expect(answer.json()).toMatchObject({ code: 'invalid_input', errors: [{ path: 'endpoint' }] })
    }
    expect(await everyRow(planner().db)).toEqual(before)
  })

  it('refuses keys that nothing can be encrypted with', async () => {
    const person = await planner().newUser()
    const good = newSubscription()
    const p256dh = Buffer.alloc(65, 4).toString('base64url')
    const auth = randomBytes(17).toString('base64url')
    const noPoint = await add(person, { ...good, keys: { ...good.keys, p256dh } })
    expect(noPoint.json()).toMatchObject({ code: 'invalid_input', errors: [{ path: 'keys.p256dh' }] })
    const tooLong = await add(person, { ...good, keys: { ...good.keys, auth } })
    expect(tooLong.json()).toMatchObject({ code: 'invalid_input', errors: [{ path: 'keys.auth' }] })
    expect(await listOf(person)).toEqual([])
  })

  it(`has at most ${String(PUSH_DEVICES_MAX)} devices, also when all come at once`, async () => {
    const person = await planner().newUser()
    const wanted = Array.from({ length: PUSH_DEVICES_MAX + 3 }, () => add(person))
    const statuses = (await Promise.all(wanted)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(PUSH_DEVICES_MAX)
    expect(statuses.filter((status) => status === 409)).toHaveLength(3)
    expect(await listOf(person)).toHaveLength(PUSH_DEVICES_MAX)
  })

  it('pushes nothing in the Basic plan, and still lets a device of before be removed', async () => {
    const person = await planner().newUser()
    const { _id } = (await add(person)).json<PushDevice>()
    await setPlan(planner(), person.email, 'basic')
    for (const refused of [await add(person), await person.post(`/push/devices/${_id}/test`)]) {
      expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'plan_limit' }])
    }
    expect(await pushes(person)).toEqual([])
    expect((await person.delete(`/push/devices/${_id}`)).statusCode).toBe(204)
  })

  it('queues a test at once, and not as often as one likes', async () => {
    const person = await planner().newUser()
    const { _id } = (await add(person)).json<PushDevice>()
    const statuses = new Set<number>()
    for (let count = 0; count < 25; count += 1) {
      statuses.add((await person.post(`/push/devices/${_id}/test`)).statusCode)
    }
    expect([...statuses]).toEqual([202, 429])
    expect(await pushes(person)).toHaveLength(20)
  })

  it('Z6: leaves nothing of devices and what waits for them when the account goes', async () => {
    const person = await planner().newUser()
    const { _id } = (await add(person)).json<PushDevice>()
    await person.post(`/push/devices/${_id}/test`)
    const gone = await person.post('/auth/delete-account', { password: person.password })
    expect(gone.statusCode).toBeLessThan(300)
    const stored = JSON.stringify(await everyRow(planner().db))
    expect(stored).not.toContain(person.user._id)
  })
})
