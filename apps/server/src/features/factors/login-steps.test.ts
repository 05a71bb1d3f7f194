import type { Session } from '@dodici/contract/types'
import type { LightMyRequestResponse } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { emailKeyOf } from '#server/email-key.ts'
import { forgetAttemptsOf } from '#server/features/limits/limits.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import { removeOldLoginSteps } from './login-steps.ts'
import { beginLogin, guard, later, verify } from './test/two-step-steps.ts'

const MINUTES = 60
const codeIn = (answer: LightMyRequestResponse): string => answer.json<{ code: string }>().code

eachDatabase((planner) => {
  beforeEach(async () => {
    await planner().db.transact((trx) => trx.deleteFrom('attempt').execute())
  })

  const guarded = async () => guard(planner(), await planner().newUser({ language: 'en' }))
  const isSignedIn = async (token: string) =>
    (await planner().request('GET', '/users/profile', { token })).statusCode === 200
  const sessionsOf = (userId: string) =>
    planner().db.read.selectFrom('session').select('id').where('user_id', '=', userId).execute()

  describe('S1: a code of the app', () => {
    it('finishes a sign-in whose password was right, and opens nothing before', async () => {
      const { person, code } = await guarded()
      const before = await sessionsOf(person.user._id)
      const waiting = await beginLogin(planner(), person)
      expect(waiting).toEqual({ step: waiting.step, factors: ['totp', 'recovery'] })
      expect(waiting.step).toMatch(/^dodstp_[\w-]{43}$/)
      expect(await sessionsOf(person.user._id)).toEqual(before)
      const answer = await verify(planner(), waiting.step, code())
      expect(answer.statusCode).toBe(200)
      const { user, token } = answer.json<Session>()
      expect(user).toMatchObject({ _id: person.user._id, email: person.email })
      expect(await isSignedIn(token)).toBe(true)
    })

    it('works once, also for another sign-in', async () => {
      const { person, code } = await guarded()
      const [one, other] = [await beginLogin(planner(), person), await beginLogin(planner(), person)]
      expect((await verify(planner(), one.step, code())).statusCode).toBe(200)
      const again = await verify(planner(), other.step, code())
      expect([again.statusCode, codeIn(again)]).toEqual([400, 'wrong_code'])
      expect(codeIn(await verify(planner(), other.step, code(-1)))).toBe('wrong_code')
      later(planner(), 30)
      expect((await verify(planner(), other.step, code())).statusCode).toBe(200)
    })

    it('lets one in of twenty that come with it at once, by one sign-in or by several', async () => {
      const { person, code } = await guarded()
      const one = await beginLogin(planner(), person)
      const other = await beginLogin(planner(), person)
      const before = (await sessionsOf(person.user._id)).length
      const steps = Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? one.step : other.step))
      const answers = await Promise.all(steps.map((step) => verify(planner(), step, code())))
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
      expect(await sessionsOf(person.user._id)).toHaveLength(before + 1)
    })

    it('may be half a minute off, and not two minutes', async () => {
      const { person, code } = await guarded()
      for (const [steps, status] of [
        [4, 400],
        [-4, 400],
        [-1, 200],
      ] as const) {
        const { step } = await beginLogin(planner(), person)
        expect([steps, (await verify(planner(), step, code(steps))).statusCode]).toEqual([steps, status])
      }
      later(planner(), 60)
      const { step } = await beginLogin(planner(), person)
      expect((await verify(planner(), step, code(1))).statusCode).toBe(200)
    })

    it('works after the clock of the server was set back', async () => {
      const { person, code } = await guarded()
      later(planner(), 24 * 60 * MINUTES)
      const ahead = await beginLogin(planner(), person)
      expect((await verify(planner(), ahead.step, code())).statusCode).toBe(200)
      later(planner(), -24 * 60 * MINUTES)
      const { step } = await beginLogin(planner(), person)
      expect((await verify(planner(), step, code())).statusCode).toBe(200)
    })

    it('is taken five times by a sign-in, and ten times by an account, whatever is right afterwards', async () => {
      const { person, code } = await guarded()
      const first = await beginLogin(planner(), person)
      for (let tries = 0; tries < 5; tries += 1)
        expect(codeIn(await verify(planner(), first.step, '000000'))).toBe('wrong_code')
      expect(codeIn(await verify(planner(), first.step, code()))).toBe('step_over')
      const second = await beginLogin(planner(), person)
      for (let tries = 0; tries < 4; tries += 1) await verify(planner(), second.step, '000000')
      const third = await beginLogin(planner(), person)
      expect(codeIn(await verify(planner(), third.step, '000000'))).toBe('wrong_code')
      const refused = await verify(planner(), third.step, code())
      expect([refused.statusCode, codeIn(refused)]).toEqual([429, 'too_many_requests'])
      const { email, password } = person
      const login = await planner().request('POST', '/auth/login', { body: { email, password } })
      expect(login.statusCode).toBe(429)
    })

    it('is taken thirty times a day, and no new password by mail begins another count', async () => {
      const { person } = await guarded()
      let wrong = 0
      for (let round = 0; round < 12; round += 1) {
        const { step } = await beginLogin(planner(), person)
        for (let tries = 0; tries < 3; tries += 1)
          if (codeIn(await verify(planner(), step, '000000')) === 'wrong_code') wrong += 1
        // As a reset by mail does.
        await planner().db.transact((trx) => forgetAttemptsOf(trx, emailKeyOf(person.email)))
      }
      expect(wrong).toBe(30)
    })

    it('does not lock out a browser that was there before, whatever others try', async () => {
      const { person, code } = await guarded()
      const { email, password } = person
      const begun = await planner().request('POST', '/auth/login', { body: { email, password, device: null } })
      const first = { step: begun.json<{ step: string }>().step, code: code(), device: null }
      const { device } = (await planner().request('POST', '/auth/login/verify', { body: first })).json<Session>()
      expect(device).toMatch(/^doddev_/)
      for (let round = 0; round < 2; round += 1) {
        const { step } = await beginLogin(planner(), person)
        for (let tries = 0; tries < 5; tries += 1) await verify(planner(), step, '000000')
      }
      later(planner(), 30)
      const again = await planner().request('POST', '/auth/login', { body: { email, password, device } })
      expect(again.statusCode).toBe(202)
      const { step } = again.json<{ step: string }>()
      expect((await verify(planner(), step, code(), device ?? '')).statusCode).toBe(200)
    })
  })

  describe('S1: a recovery code', () => {
    it('signs in once, also of two at once, as it is typed; and the owner is told', async () => {
      const { person, recoveryCodes } = await guarded()
      const [first = '', second = ''] = recoveryCodes
      const steps = [await beginLogin(planner(), person), await beginLogin(planner(), person)]
      const typed = first.toLowerCase().replaceAll('-', ' ')
      const answers = await Promise.all(steps.map(({ step }) => verify(planner(), step, typed)))
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
      const { step } = await beginLogin(planner(), person)
      expect(codeIn(await verify(planner(), step, first))).toBe('wrong_code')
      expect((await verify(planner(), step, second)).statusCode).toBe(200)
      const mails = (await planner().mailsTo(person.email)).map(({ subject }) => subject)
      expect(mails).toContain('A recovery code was used')
    })

    it('is not used up where a code of the app was quicker: one sign-in lets one in', async () => {
      const { person, recoveryCodes, code } = await guarded()
      const { step } = await beginLogin(planner(), person)
      const [recovery = ''] = recoveryCodes
      const answers = await Promise.all([code(), recovery].map((typed) => verify(planner(), step, typed)))
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
      const again = await beginLogin(planner(), person)
      const wasQuicker = answers[0]?.statusCode === 200
      expect((await verify(planner(), again.step, recovery)).statusCode).toBe(wasQuicker ? 200 : 400)
    })

    it('is nobody else\u2019s', async () => {
      const [one, other] = [await guarded(), await guarded()]
      const { step } = await beginLogin(planner(), one.person)
      expect(codeIn(await verify(planner(), step, other.recoveryCodes[0] ?? ''))).toBe('wrong_code')
      expect(codeIn(await verify(planner(), step, other.code()))).toBe('wrong_code')
    })
  })

  describe('S1: a sign-in that waits', () => {
    it('waits five minutes, and is forgotten then', async () => {
      const { person, code } = await guarded()
      const [late, timely] = [await beginLogin(planner(), person), await beginLogin(planner(), person)]
      later(planner(), 5 * MINUTES - 1)
      expect((await verify(planner(), timely.step, code())).statusCode).toBe(200)
      later(planner(), 31)
      expect(codeIn(await verify(planner(), late.step, code()))).toBe('step_over')
      await removeOldLoginSteps(planner())
      const rows = await planner().db.read.selectFrom('login_step').selectAll().execute()
      expect(rows.filter(({ user_id }) => user_id === person.user._id)).toEqual([])
    })

    it('is one of ten at most, of which the newest work', async () => {
      const { person, code } = await guarded()
      const steps: string[] = []
      for (let count = 0; count < 12; count += 1) {
        steps.push((await beginLogin(planner(), person)).step)
        later(planner(), 1)
      }
      expect(codeIn(await verify(planner(), steps[0] ?? '', code()))).toBe('step_over')
      expect((await verify(planner(), steps.at(-1) ?? '', code())).statusCode).toBe(200)
    })

    it('ends with a new password', async () => {
      const { person, code } = await guarded()
      const { step } = await beginLogin(planner(), person)
      const body = { currentPassword: person.password, newPassword: 'quite another phrase', code: code() }
      expect((await person.post('/auth/change-password', body)).statusCode).toBe(204)
      later(planner(), 30)
      expect(codeIn(await verify(planner(), step, code()))).toBe('step_over')
    })

    it('A9: is stored as a hash, as recovery codes are, and the secret is sealed; nothing of them is logged', async () => {
      const { person, recoveryCodes, code } = await guarded()
      const { step } = await beginLogin(planner(), person)
      const written = [step.slice('dodstp_'.length), ...recoveryCodes.flatMap((one) => [one, one.replaceAll('-', '')])]
      const stored = JSON.stringify(await everyRow(planner().db))
      await verify(planner(), step, recoveryCodes[0] ?? '')
      const log = planner().log.join('\n')
      for (const secret of written) expect([stored.includes(secret), log.includes(secret)]).toEqual([false, false])
      expect(stored).toMatch(/"secret":"v1\./)
      expect(log).not.toContain(code())
    })

    it('A1: begins with the right password alone: all else is answered as for an address that nobody has', async () => {
      const { person } = await guarded()
      const login = (email: string) =>
        planner().request('POST', '/auth/login', { body: { email, password: 'not the password' } })
      const [wrong, unknown] = [await login(person.email), await login('nobody.at.all@example.org')]
      expect([wrong.statusCode, wrong.body]).toEqual([unknown.statusCode, unknown.body])
    })

    it('answers the same to a step that never was, of another kind or changed', async () => {
      const { person, code } = await guarded()
      const { step } = await beginLogin(planner(), person)
      const odd = [person.token, 'x', step.replace('dodstp_', 'dodses_'), `${step}A`, `dodstp_${'A'.repeat(43)}`]
      for (const other of odd)
        expect([other, codeIn(await verify(planner(), other, code()))]).toEqual([other, 'step_over'])
      expect((await verify(planner(), step, code())).statusCode).toBe(200)
    })
  })
})
