import type { LoginStep, Session } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import type { Person } from '#server/test/planner.ts'
import { typeCommand } from '#server/test/type-command.ts'
import { loginWith, PASSKEY_ORIGIN, withPasskey } from './test/passkey-steps.ts'
import { beginLogin, guard, later, verify } from './test/two-step-steps.ts'

const MINUTES = 60
const SMTP = { SMTP_URL: 'smtp://mail.example.org', PUBLIC_URL: PASSKEY_ORIGIN }

eachDatabase((planner) => {
  const guarded = async () => guard(planner(), await planner().newUser({ language: 'en' }))
  const command = (verb: string, { email }: Person) => typeCommand(planner(), ['users', verb, email])
  /** All but what counts tries. */
  const rows = async () => ({ ...(await everyRow(planner().db)), attempt: [], login_step: [] })
  const login = ({ email, password }: Person, device?: string | null) =>
    planner().request('POST', '/auth/login', { body: { email, password, device } })
  const newDeviceMails = async ({ email }: Person): Promise<number> =>
    (await planner().mailsTo(email)).filter(({ subject }) => subject.startsWith('A new device signed in')).length

  it('A15: ends sign-ins that wait when an account is disabled, also for afterwards, and begins none', async () => {
    const { person, code, recoveryCodes } = await guarded()
    const { step } = await beginLogin(planner(), person)
    await command('disable', person)
    const [recovery = ''] = recoveryCodes
    for (const typed of [code(), recovery, '000000'])
      expect((await verify(planner(), step, typed)).json()).toMatchObject({ code: 'step_over' })
    expect((await login(person)).json()).toMatchObject({ code: 'account_disabled' })
    expect((await person.post('/users/revoke-all')).statusCode).toBe(401)
    await command('enable', person)
    expect((await verify(planner(), step, code())).json()).toMatchObject({ code: 'step_over' })
    const again = await beginLogin(planner(), person)
    expect((await verify(planner(), again.step, recovery)).statusCode).toBe(200)
  })

  it('A15: lets nobody in who was at the second step in that moment, and uses no code up', async () => {
    const { person, code, recoveryCodes } = await guarded()
    const { step } = await beginLogin(planner(), person)
    const setDisabled = (disabled_at: string | null) =>
      planner().db.transact((trx) =>
        trx.updateTable('user').set({ disabled_at }).where('id', '=', person.user._id).execute(),
      )
    await setDisabled('2026-11-20T10:00:00.000Z')
    const before = await rows()
    for (const typed of [recoveryCodes[0] ?? '', code()]) {
      const refused = await verify(planner(), step, typed)
      expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'account_disabled' }])
    }
    expect(await rows()).toEqual(before)
    await setDisabled(null)
    expect((await verify(planner(), step, code())).statusCode).toBe(200)
  })

  it('A15: lets nobody in with a passkey meanwhile, and leaves it as it was', async () => {
    const person = await planner().newUser()
    const { authenticator } = await withPasskey(person)
    await command('disable', person)
    const before = await rows()
    const refused = await loginWith(planner(), authenticator)
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'account_disabled' }])
    expect(await rows()).toEqual(before)
    await command('enable', person)
    expect((await loginWith(planner(), authenticator)).statusCode).toBe(200)
  })

  it('S1: remembers no browser and writes of none before the second step, and of each once after it', async () => {
    const { person, code } = await guarded()
    const waiting = await login(person, null)
    expect(waiting.json()).toEqual({ step: expect.any(String) as string, factors: ['totp', 'recovery'] })
    const devices = planner().db.read.selectFrom('known_device').selectAll().where('user_id', '=', person.user._id)
    expect([await devices.execute(), await newDeviceMails(person)]).toEqual([[], 0])
    const body = { step: waiting.json<LoginStep>().step, code: code(), device: null }
    const { device } = (await planner().request('POST', '/auth/login/verify', { body })).json<Session>()
    expect([(await devices.execute()).length, await newDeviceMails(person)]).toEqual([1, 1])
    later(planner(), MINUTES)
    const { step } = (await login(person, device)).json<LoginStep>()
    expect((await verify(planner(), step, code(), device ?? '')).statusCode).toBe(200)
    expect(await newDeviceMails(person)).toBe(1)
  })

  it('writes of a browser that a passkey let in, once', async () => {
    const person = await planner().newUser({ language: 'en' })
    const { authenticator } = await withPasskey(person)
    const { device } = (await loginWith(planner(), authenticator, { device: null })).json<Session>()
    expect([device, await newDeviceMails(person)]).toEqual([expect.stringMatching(/^doddev_/), 1])
    await loginWith(planner(), authenticator, { device })
    expect(await newDeviceMails(person)).toBe(1)
    await loginWith(planner(), authenticator, { device: null })
    expect(await newDeviceMails(person)).toBe(2)
  })

  it('S1: takes the browser of somebody else at the second step for a stranger', async () => {
    const [one, other] = [await guarded(), await guarded()]
    const enter = async ({ person, code }: typeof one): Promise<string> => {
      const { step } = (await login(person, null)).json<LoginStep>()
      const body = { step, code: code(), device: null }
      return (await planner().request('POST', '/auth/login/verify', { body })).json<Session>().device ?? ''
    }
    const device = await enter(one)
    for (let round = 0; round < 2; round += 1) {
      const { step } = await beginLogin(planner(), other.person)
      for (let tries = 0; tries < 5; tries += 1) await verify(planner(), step, '000000', device)
    }
    expect((await login(other.person, device)).statusCode).toBe(429)
    expect((await login(one.person, device)).statusCode).toBe(202)
  })
}, SMTP)
