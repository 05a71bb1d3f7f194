import { WEBHOOKS_MAX } from '@dodici/contract/limits'
import { webhookKinds } from '@dodici/contract/webhook-kinds'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import { guard } from '#server/features/factors/test/two-step-steps.ts'
import { signaturesBy, startReceiver } from './test/receiver.ts'
import { createWebhook, rowOf, sendAfter, sendAll, webhooksOf, write } from './test/teller.ts'

const receiver = await startReceiver()
afterAll(() => receiver.close())
beforeEach(() => receiver.reset())

const DAY = 24 * 3_600
const URL_OF_HOME = 'https://home.example.org/told'

eachDatabase(
  (planner) => {
    it('answers the secret once, stores it sealed, and lists the webhook without it', async () => {
      const person = await planner().newUser()
      const { secret, ...listed } = await createWebhook(person, URL_OF_HOME)
      expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
      expect(listed).toEqual({
        ...{ _id: listed._id, name: 'Casa', url: URL_OF_HOME, kinds: webhookKinds, isOn: true, offReason: null },
        ...{ createdAt: new Date(planner().clock.now()).toISOString(), oldSecretUntil: null, failingSince: null },
        ...{ nextAt: null, last: null },
      })
      expect(await webhooksOf(person)).toEqual([listed])
      expect(await webhooksOf(await planner().newUser())).toEqual([])
      expect(JSON.stringify(await everyRow(planner().db))).not.toContain(secret.slice('whsec_'.length))
      expect(planner().log.join('\n')).not.toContain(secret.slice('whsec_'.length))
    })

    it('wants the password to make one, to change its address and to renew its secret, and changes nothing without', async () => {
      const person = await planner().newUser()
      const { _id } = await createWebhook(person, URL_OF_HOME)
      const before = await rowOf(planner(), _id)
      const wrong = { password: 'wrong horse battery' }
      for (const [path, body] of [
        ['/webhooks', { name: 'x', url: URL_OF_HOME }],
        [`/webhooks/${_id}/address`, { url: 'https://other.example.org/' }],
        [`/webhooks/${_id}/secret`, {}],
      ] as const) {
        const answer = await person.post(path, { ...body, ...wrong })
        expect([path, answer.json<{ code: string }>().code]).toEqual([path, 'wrong_password'])
      }
      expect(await rowOf(planner(), _id)).toEqual(before)
      expect(await webhooksOf(person)).toHaveLength(1)
    })

    it('wants a code beside the password where signing in takes one', async () => {
      const person = await planner().newUser()
      const { code } = await guard(planner(), person)
      const body = { name: 'Casa', url: URL_OF_HOME, password: person.password }
      expect((await person.post('/webhooks', body)).json()).toMatchObject({ code: 'code_required' })
      expect((await person.post('/webhooks', { ...body, code: code() })).statusCode).toBe(201)
    })

    it(`makes at most ${String(WEBHOOKS_MAX)} of them, also when all are wanted at once`, async () => {
      const person = await planner().newUser()
      const wanted = Array.from({ length: WEBHOOKS_MAX + 3 }, () =>
        person.post('/webhooks', { name: 'Casa', url: URL_OF_HOME, password: person.password }),
      )
      const statuses = (await Promise.all(wanted)).map(({ statusCode }) => statusCode)
      expect(statuses.filter((status) => status === 201)).toHaveLength(WEBHOOKS_MAX)
      expect(statuses.filter((status) => status === 403)).toHaveLength(3)
    })

    it('signs with both secrets for a day after a renewal, and then with the new one', async () => {
      const person = await planner().newUser()
      const first = await createWebhook(person, receiver.urlOf('/renewed'))
      const renewed = await person.post(`/webhooks/${first._id}/secret`, { password: person.password })
      const { secret, oldSecretUntil } = renewed.json<{ secret: string; oldSecretUntil: string }>()
      expect(Date.parse(oldSecretUntil)).toBe(planner().clock.now() + DAY * 1_000)
      await write(person, 'Uno')
      await sendAll(planner())
      await sendAfter(planner(), DAY + 1)
      await write(person, 'Due')
      await sendAll(planner())
      const [during, later] = receiver.at('/renewed')
      if (during === undefined || later === undefined) throw new Error('two messages were to come')
      expect(during.signatures).toEqual(signaturesBy(during, [secret, first.secret]))
      expect(later.signatures).toEqual(signaturesBy(later, [secret]))
      expect((await webhooksOf(person))[0]?.oldSecretUntil).toBeNull()
    })

    it('is renamed, tells of less, and is ended; and the log of the account says so, and where the export is', async () => {
      const person = await planner().newUser()
      const { _id } = await createWebhook(person, URL_OF_HOME)
      const patched = await person.patch(`/webhooks/${_id}`, { name: 'Cucina', kinds: ['event', 'goal'] })
      expect(patched.json()).toMatchObject({ name: 'Cucina', kinds: ['event', 'goal'], isOn: true })
      for (const kinds of [[], ['event', 'event'], ['conversation']]) {
        expect((await person.patch(`/webhooks/${_id}`, { kinds })).statusCode).toBe(400)
      }
      await person.post(`/webhooks/${_id}/secret`, { password: person.password })
      await person.post(`/webhooks/${_id}/address`, { url: 'https://new.example.org/', password: person.password })
      expect((await person.delete(`/webhooks/${_id}`)).statusCode).toBe(204)
      expect(await webhooksOf(person)).toEqual([])
      const audit = (await person.get('/users/audit')).json<{ kind: string }[]>().map(({ kind }) => kind)
      expect(audit.filter((kind) => kind.startsWith('webhook')).sort()).toEqual([
        ...['webhookChanged', 'webhookEnded', 'webhookMade', 'webhookMoved', 'webhookRenewed'],
      ])
    })

    it('is switched off with everything that opens the account, and nothing more is sent', async () => {
      const person = await planner().newUser()
      const { _id } = await createWebhook(person, receiver.urlOf('/revoked'))
      await write(person, 'Uno')
      expect((await person.post('/users/revoke-all')).statusCode).toBe(204)
      await sendAll(planner())
      expect(receiver.at('/revoked')).toEqual([])
      expect(await rowOf(planner(), _id)).toMatchObject({ off_reason: 'revoked', due_at: null })
    })
  },
  { OUTGOING_ALLOWED: receiver.place },
)

eachDatabase(
  (planner) => {
    it('makes, tries and switches on none where the operator does not want them; and what is there can be ended', async () => {
      const person = await planner().newUser()
      const body = { name: 'Casa', url: URL_OF_HOME, password: person.password }
      const answer = await person.post('/webhooks', body)
      expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'webhooks_off' }])
      const site = (await planner().request('GET', '/instance')).json<{ sends: { line: string }[] }>()
      expect(site.sends.map(({ line }) => line)).not.toContain('webhooks')
    })
  },
  { WEBHOOKS: 'off' },
)
