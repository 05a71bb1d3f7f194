import { PASSKEYS_MAX } from '@dodici/contract/limits'
import type { Passkey, Session } from '@dodici/contract/types'
import { beforeEach, describe, expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import type { Person } from '#server/test/planner.ts'
import { typeCommand } from '#server/test/type-command.ts'
import { askPasskey, loginWith, offerTo, PASSKEY_ORIGIN, withPasskey } from './test/passkey-steps.ts'
import { softwareAuthenticator, type Faults, type SoftwareAuthenticator } from './test/software-authenticator.ts'
import { guard, later } from './test/two-step-steps.ts'

eachDatabase(
  (planner) => {
    beforeEach(async () => {
      await planner().db.transact((trx) => trx.deleteFrom('attempt').execute())
    })

    const rows = async () => ({ ...(await everyRow(planner().db)), attempt: [] })
    const listOf = async (person: Person) => (await person.get('/users/passkeys')).json<Passkey[]>()
    const isSignedIn = async (token: string) =>
      (await planner().request('GET', '/users/profile', { token })).statusCode === 200
    const ask = () => askPasskey(planner())
    const send = (body: object) => planner().request('POST', '/auth/passkey', { body })
    const login = (authenticator: SoftwareAuthenticator, faults?: Faults) => loginWith(planner(), authenticator, faults)

    it('signs in with a passkey alone, also whoever signs in with two steps', async () => {
      const { person, code } = await guard(planner(), await planner().newUser({ language: 'en' }))
      const { authenticator, passkey } = await withPasskey(person, ' My phone ', code())
      expect(passkey).toMatchObject({ name: 'My phone', lastUsedAt: null })
      const answer = await login(authenticator)
      expect(answer.statusCode).toBe(200)
      const { user, token } = answer.json<Session>()
      expect(user._id).toBe(person.user._id)
      expect(await isSignedIn(token)).toBe(true)
      expect((await listOf(person))[0]?.lastUsedAt).not.toBeNull()
      const subjects = (await planner().mailsTo(person.email)).map(({ subject }) => subject)
      expect(subjects).toContain('You have a new passkey')
    })

    it('asks a browser for what finds its user and verifies them', async () => {
      const person = await planner().newUser()
      await withPasskey(person)
      const { options } = await offerTo(person)
      expect(options).toMatchObject({
        rp: { id: 'plan.example.org', name: 'Dodici' },
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: [{ type: 'public-key' }],
        attestation: 'none',
      })
      expect((await ask()).options).toMatchObject({
        ...{ rpId: 'plan.example.org', userVerification: 'required', allowCredentials: [] },
      })
    })

    it.each<[string, Faults]>([
      ['of another site', { origin: 'https://plan.example.com' }],
      ['for another site', { rpId: 'example.org' }],
      ['to another challenge', { challenge: 'AAAA' }],
      ['without its user being verified', { isUnverified: true }],
      ['signed by another key', { isSignedByAnother: true }],
      ['that names another person', { userHandle: 'somebody-else' }],
      ['of a copy, whose count is behind', { counter: 1 }],
    ])('refuses an answer %s, and changes nothing', async (_, faults) => {
      const person = await planner().newUser()
      const { authenticator } = await withPasskey(person)
      expect((await login(authenticator)).statusCode).toBe(200)
      const before = await rows()
      const refused = await login(authenticator, faults)
      expect([refused.statusCode, refused.json()]).toMatchObject([400, { code: 'wrong_passkey' }])
      expect(await rows()).toEqual(before)
      expect((await login(authenticator)).statusCode).toBe(200)
    })

    it('takes an answer once, also of ten at once, and for five minutes', async () => {
      const { authenticator } = await withPasskey(await planner().newUser())
      const answered = authenticator.answer(await ask())
      const answers = await Promise.all(Array.from({ length: 10 }, () => send(answered)))
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
      expect((await send(answered)).statusCode).toBe(400)
      const late = await ask()
      later(planner(), 5 * 60)
      expect((await send(authenticator.answer(late))).json()).toMatchObject({ code: 'step_over' })
      expect((await send({ ...authenticator.answer(await ask()), ticket: 'x' })).json()).toMatchObject({
        ...{ code: 'step_over' },
      })
    })

    it('keeps none that was made elsewhere, for another session, or twice', async () => {
      const [person, other] = [await planner().newUser(), await planner().newUser()]
      const authenticator = softwareAuthenticator(PASSKEY_ORIGIN, person.user._id)
      const keep = (by: Person, body: object) => by.post('/users/passkeys', { ...body, name: 'Telefono' })
      const codeOf = async (by: Person, faults: Faults = {}) =>
        (await keep(by, authenticator.make(await offerTo(person), faults))).json<{ code: string }>().code
      expect(await codeOf(person, { origin: 'https://evil.example' })).toBe('wrong_passkey')
      expect(await codeOf(person, { isUnverified: true })).toBe('wrong_passkey')
      expect(await codeOf(other)).toBe('step_over')
      const made = authenticator.make(await offerTo(person))
      expect((await keep(person, made)).statusCode).toBe(201)
      expect((await keep(person, made)).statusCode).toBe(400)
      expect(await codeOf(person)).toBe('wrong_passkey')
      expect(await listOf(person)).toHaveLength(1)
      expect(await listOf(other)).toEqual([])
    })

    describe('S4: a way in', () => {
      it('is added and removed with the password, and a code where one is set; other sessions end', async () => {
        const { person, code } = await guard(planner(), await planner().newUser())
        const bare = await person.post('/users/passkeys/challenge', { password: person.password })
        expect(bare.json()).toMatchObject({ code: 'code_required' })
        const { authenticator, passkey } = await withPasskey(person, 'Telefono', code())
        const elsewhere = (await login(authenticator)).json<Session>().token
        later(planner(), 60)
        const end = (body: object) => person.post(`/users/passkeys/${passkey._id}/end`, body)
        expect((await end({ password: 'wrong' })).json()).toMatchObject({ code: 'wrong_password' })
        expect((await end({ password: person.password })).json()).toMatchObject({ code: 'code_required' })
        expect(await isSignedIn(elsewhere)).toBe(true)
        expect((await end({ password: person.password, code: code() })).statusCode).toBe(204)
        expect([await isSignedIn(elsewhere), await isSignedIn(person.token)]).toEqual([false, true])
        expect((await login(authenticator)).json()).toMatchObject({ code: 'wrong_passkey' })
        expect(await listOf(person)).toEqual([])
      })

      it('stays through a reset by mail and the end of two steps, and goes by the operator\u2019s hand', async () => {
        const { person, code } = await guard(planner(), await planner().newUser())
        const { authenticator } = await withPasskey(person, 'Telefono', code())
        later(planner(), 60)
        await person.post('/users/two-step/end', { password: person.password, code: code() })
        await planner().request('POST', '/auth/forgot-password', { body: { email: person.email } })
        const text = (await planner().mailsTo(person.email)).map((mail) => mail.text).join('\n')
        const token = /[?]token=([\w-]+)/.exec(text)?.[1]
        const body = { token, newPassword: 'quite another phrase' }
        expect((await planner().request('POST', '/auth/reset-password', { body })).statusCode).toBe(204)
        expect((await login(authenticator)).statusCode).toBe(200)
        await typeCommand(planner(), ['users', 'reset-factors', person.email])
        expect((await login(authenticator)).statusCode).toBe(400)
      })
    })

    it('writes nothing where a stranger answers with a passkey that nobody has', async () => {
      const authenticator = softwareAuthenticator(PASSKEY_ORIGIN, 'nobody')
      const before = await everyRow(planner().db)
      for (let times = 0; times < 3; times += 1) {
        expect((await login(authenticator)).json()).toMatchObject({ code: 'wrong_passkey' })
      }
      expect(await everyRow(planner().db)).toEqual(before)
    })

    it('trusts no maker, so that no certificate has an address asked', async () => {
      await withPasskey(await planner().newUser())
      const { SettingsService } = await import('@simplewebauthn/server')
      for (const identifier of ['apple', 'android-key', 'android-safetynet', 'mds'] as const) {
        expect([identifier, SettingsService.getRootCertificates({ identifier })]).toEqual([identifier, []])
      }
    })

    it(`are ${String(PASSKEYS_MAX)} at most`, async () => {
      const person = await planner().newUser()
      for (let count = 0; count < PASSKEYS_MAX; count += 1) await withPasskey(person, `Chiave ${String(count)}`)
      const authenticator = softwareAuthenticator(PASSKEY_ORIGIN, person.user._id)
      const refused = await person.post('/users/passkeys', {
        ...authenticator.make(await offerTo(person)),
        name: 'Una in più',
      })
      expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'quota_exceeded' }])
    })
  },
  { PUBLIC_URL: PASSKEY_ORIGIN },
)
