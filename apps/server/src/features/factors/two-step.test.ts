import { operations } from '@dodici/contract/operations'
import type { Session, TwoStep, TwoStepOffer } from '@dodici/contract/types'
import { beforeEach, describe, expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRowButTries } from '#server/test/every-row.ts'
import type { Person } from '#server/test/planner.ts'
import { appOf, beginLogin, guard, later, verify } from './test/two-step-steps.ts'

eachDatabase((planner) => {
  beforeEach(async () => {
    await planner().db.transact((trx) => trx.deleteFrom('attempt').execute())
  })

  const guarded = async () => guard(planner(), await planner().newUser({ language: 'en' }))
  const stateOf = async (person: Person) => (await person.get('/users/two-step')).json<TwoStep>()
  const login = async ({ email, password }: Person) =>
    (await planner().request('POST', '/auth/login', { body: { email, password } })).statusCode
  const isSignedIn = async (token: string) =>
    (await planner().request('GET', '/users/profile', { token })).statusCode === 200
  const anotherToken = async ({ email, password }: Person) =>
    (await planner().request('POST', '/auth/login', { body: { email, password } })).json<Session>().token
  const offerTo = async (person: Person, code?: string) =>
    (await person.post('/users/two-step/offer', { password: person.password, code })).json<TwoStepOffer>()
  const rows = () => everyRowButTries(planner().db)
  const subjectsTo = async ({ email }: Person) => (await planner().mailsTo(email)).map(({ subject }) => subject)

  describe('switching it on', () => {
    it('takes the password and a first code, ends other sessions, and gives ten recovery codes', async () => {
      const person = await planner().newUser({ language: 'en' })
      expect(await stateOf(person)).toEqual({ since: null, recoveryCodes: 0 })
      const elsewhere = await anotherToken(person)
      const offer = await offerTo(person)
      expect(offer.uri).toContain(`secret=${offer.secret}&issuer=Dodici`)
      expect(await login(person)).toBe(200)
      const code = appOf(planner(), offer)
      const started = await person.post('/users/two-step', { offer: offer.offer, code: code() })
      const { recoveryCodes } = started.json<{ recoveryCodes: string[] }>()
      expect(new Set(recoveryCodes).size).toBe(10)
      for (const one of recoveryCodes) expect(one).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/)
      expect([await isSignedIn(person.token), await isSignedIn(elsewhere)]).toEqual([true, false])
      expect(await stateOf(person)).toMatchObject({ since: expect.any(String), recoveryCodes: 10 })
      expect(await subjectsTo(person)).toEqual(['Two-step sign-in is on'])
      const { step } = await beginLogin(planner(), person)
      // The code that switched it on is used up.
      expect((await verify(planner(), step, code())).statusCode).toBe(400)
    })

    it('changes nothing for a wrong password, a wrong code, an old offer, or one of another session', async () => {
      const [person, other] = [await planner().newUser(), await planner().newUser()]
      const before = await rows()
      const wrong = await person.post('/users/two-step/offer', { password: 'not the password' })
      expect([wrong.statusCode, wrong.json()]).toMatchObject([400, { code: 'wrong_password' }])
      const { offer, secret, uri } = await offerTo(person)
      const code = appOf(planner(), { offer, secret, uri })
      const start = async (by: Person, body: object) =>
        (await by.post('/users/two-step', { offer, code: code(), ...body })).json<{ code: string }>().code
      expect(await start(person, { code: '000000' })).toBe('wrong_code')
      expect(await start(person, { code: 'abcdef' })).toBe('wrong_code')
      expect(await start(other, {})).toBe('step_over')
      expect(await start(person, { offer: `${offer.slice(0, -4)}AAAA` })).toBe('step_over')
      expect(await start(person, { offer: 'x' })).toBe('step_over')
      later(planner(), 21 * 60)
      expect(await start(person, {})).toBe('step_over')
      expect(await rows()).toEqual(before)
    })

    it('S4: takes a code to put another app in its place, and no offer from before', async () => {
      const person = await planner().newUser()
      const [early, first] = [await offerTo(person), await offerTo(person)]
      const app = appOf(planner(), first)
      expect((await person.post('/users/two-step', { offer: first.offer, code: app() })).statusCode).toBe(200)
      const stale = { offer: early.offer, code: appOf(planner(), early)() }
      expect((await person.post('/users/two-step', stale)).json()).toMatchObject({ code: 'step_over' })
      later(planner(), 60)
      const bare = await person.post('/users/two-step/offer', { password: person.password })
      expect(bare.json()).toMatchObject({ code: 'code_required' })
      const next = await offerTo(person, app())
      const nextApp = appOf(planner(), next)
      later(planner(), 60)
      expect((await person.post('/users/two-step', { offer: next.offer, code: nextApp() })).statusCode).toBe(200)
      later(planner(), 60)
      const { step } = await beginLogin(planner(), person)
      expect((await verify(planner(), step, app())).statusCode).toBe(400)
      expect((await verify(planner(), step, nextApp())).statusCode).toBe(200)
    })
  })

  describe('what the password opens', () => {
    it.each([
      ['ends it', 204, '/users/two-step/end', {}],
      ['makes new recovery codes', 200, '/users/two-step/recovery-codes', {}],
      ['makes an offer', 200, '/users/two-step/offer', {}],
      ['makes the password of a device', 201, '/users/device-passwords', { name: 'Telefono' }],
      ['deletes the account', 204, '/auth/delete-account', {}],
      ['asks for another address', 200, '/users/email/change', { newEmail: 'another.address@example.org' }],
      ['changes the password', 204, '/auth/change-password', { newPassword: 'quite another phrase' }],
    ])('S4: %s with a code as well, which is used up, and not without', async (_, status, path, body) => {
      const { person, code, recoveryCodes } = await guarded()
      const field = /change/.test(path) ? 'currentPassword' : 'password'
      const ask = (codeOfApp?: string, password = person.password) =>
        person.post(path, { ...body, [field]: password, code: codeOfApp })
      const before = await rows()
      const refused = [await ask(), await ask('000000'), await ask(undefined, 'wrong'), await ask(code(), 'wrong')]
      const codes = ['code_required', 'wrong_code', 'wrong_password', 'wrong_password']
      expect(refused.map((answer) => answer.json<{ code: string }>().code)).toEqual(codes)
      expect(await rows()).toEqual(before)
      expect((await ask(code())).statusCode).toBe(status)
      expect(recoveryCodes).toHaveLength(10)
    })

    it('takes a recovery code where the app is lost', async () => {
      const { person, recoveryCodes } = await guarded()
      const elsewhere = recoveryCodes[3] ?? ''
      const body = { password: person.password, code: elsewhere }
      expect((await person.post('/users/two-step/end', body)).statusCode).toBe(204)
      expect(await stateOf(person)).toEqual({ since: null, recoveryCodes: 0 })
      expect(await login(person)).toBe(200)
      expect((await subjectsTo(person)).sort()).toEqual(['Two-step sign-in is off', 'Two-step sign-in is on'])
    })

    it('makes new recovery codes in the place of the old ones, and none where there is no second step', async () => {
      const { person, code, recoveryCodes } = await guarded()
      const renewed = await person.post('/users/two-step/recovery-codes', { password: person.password, code: code() })
      const fresh = renewed.json<{ recoveryCodes: string[] }>().recoveryCodes
      expect(fresh).toHaveLength(10)
      expect(await stateOf(person)).toMatchObject({ recoveryCodes: 10 })
      const { step } = await beginLogin(planner(), person)
      expect((await verify(planner(), step, recoveryCodes[0] ?? '')).statusCode).toBe(400)
      expect((await verify(planner(), step, fresh[0] ?? '')).statusCode).toBe(200)
      const other = await planner().newUser()
      const none = await other.post('/users/two-step/recovery-codes', { password: other.password })
      expect(none.json()).toEqual({ recoveryCodes: [] })
    })

    it('A2: counts wrong codes of who is signed in as it counts those of a sign-in', async () => {
      const { person, code } = await guarded()
      const end = (typed: string) => person.post('/users/two-step/end', { password: person.password, code: typed })
      const statuses: number[] = []
      for (let tries = 0; tries < 12; tries += 1) statuses.push((await end('000000')).statusCode)
      expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429])
      expect((await end(code())).statusCode).toBe(429)
    })
  })

  it('S4: stays through a reset by mail, which signs nobody in', async () => {
    const { person, code } = await guarded()
    const { step } = await beginLogin(planner(), person)
    await planner().request('POST', '/auth/forgot-password', { body: { email: person.email } })
    const text = (await planner().mailsTo(person.email)).map((mail) => mail.text).find((one) => one.includes('?token='))
    const token = /[?]token=([\w-]+)/.exec(text ?? '')?.[1]
    const reset = await planner().request('POST', '/auth/reset-password', {
      body: { token, newPassword: 'quite another phrase' },
    })
    expect([reset.statusCode, reset.body]).toEqual([204, ''])
    expect((await verify(planner(), step, code())).json()).toMatchObject({ code: 'step_over' })
    const changed = { ...person, password: 'quite another phrase' }
    expect(await login(changed)).toBe(202)
    const again = await beginLogin(planner(), changed)
    expect((await verify(planner(), again.step, code())).statusCode).toBe(200)
  })

  it('S4: leaves the password as the last way in, which nothing takes away', async () => {
    const { person, code } = await guarded()
    const end = await person.post('/users/two-step/end', { password: person.password, code: code() })
    expect(end.statusCode).toBe(204)
    for (const newPassword of ['', null]) {
      const body = { currentPassword: person.password, newPassword }
      expect((await person.post('/auth/change-password', body)).statusCode).toBe(400)
    }
    expect(await login(person)).toBe(200)
  })

  it('is nobody else\u2019s matter', async () => {
    const [{ person }, other] = [await guarded(), await planner().newUser()]
    expect(await stateOf(other)).toEqual({ since: null, recoveryCodes: 0 })
    await other.post('/users/two-step/end', { password: other.password })
    expect(await stateOf(person)).toMatchObject({ recoveryCodes: 10 })
  })

  it('S2: opens no route with the token of a sign-in that waits, as bearer or in any other place', async () => {
    const { person } = await guarded()
    const { step } = await beginLogin(planner(), person)
    const rest = step.slice('dodstp_'.length)
    const before = await rows()
    const wanting = Object.values(operations).filter(({ signedIn }) => signedIn !== false)
    expect(wanting.length).toBeGreaterThan(90)
    expect(wanting.map(({ path }) => path)).toEqual(expect.arrayContaining(['/admin/overview', '/users/audit']))
    for (const { method, path, signedIn, name } of wanting) {
      const url = path.replace(/\{\w+\}/g, '01900000-0000-7000-8000-0123456789ab')
      for (const token of [step, `dodses_${rest}`, `dodkey_${rest}`]) {
        const asked = await planner().request(method, url, { token })
        // Where strangers may ask too, it makes nobody of them.
        if (signedIn === 'if at all') expect([name, asked.statusCode < 500]).toEqual([name, true])
        else expect([name, asked.statusCode]).toEqual([name, 401])
      }
    }
    const authorization = `Basic ${Buffer.from(`${person.email}:${step}`).toString('base64')}`
    const dav = await planner().app.inject({ method: 'PROPFIND', url: '/dav/', headers: { authorization } })
    expect(dav.statusCode).toBe(401)
    const elsewhere = await planner().request('GET', `/users/profile?token=${step}`, {
      headers: { cookie: `t=${step}` },
    })
    expect(elsewhere.statusCode).toBe(401)
    expect(await rows()).toEqual(before)
  })
})
