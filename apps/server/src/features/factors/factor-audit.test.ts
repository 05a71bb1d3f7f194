import type { AuditEntry, Session } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { actorBy } from '#server/features/sessions/sessions.service.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import type { Person } from '#server/test/planner.ts'
import { zipEntries } from '#server/test/zip-entries.ts'
import { typeCommand } from '#server/test/type-command.ts'
import { changeFactors } from './factor-changes.ts'
import { PASSKEY_ORIGIN, withPasskey } from './test/passkey-steps.ts'
import { beginLogin, guard, later, verify } from './test/two-step-steps.ts'

const MINUTES = 60

eachDatabase(
  (planner) => {
    const guarded = async () => guard(planner(), await planner().newUser())
    const audit = async (token: string): Promise<AuditEntry[]> =>
      (await planner().request('GET', '/users/audit', { token })).json<AuditEntry[]>()
    const named = (entries: readonly AuditEntry[]) =>
      entries.map(({ kind, name }) => [kind, name].filter(Boolean).join(' '))
    /** What is noted once the answer is on its way. */
    const settled = () => new Promise((resolve) => setTimeout(resolve, 50))
    const failures = async ({ token }: Person, wanted = 'signInFailed') => {
      await settled()
      return (await audit(token)).filter(({ kind }) => kind === wanted)
    }

    it('notes two steps, codes and passkeys by name, and everything revoked; also in the export', async () => {
      const { person, code } = await guarded()
      const other = await planner().newUser()
      const prove = (typed: string) => ({ password: person.password, code: typed })
      const renewed = await person.post('/users/two-step/recovery-codes', prove(code()))
      const [recovery = ''] = renewed.json<{ recoveryCodes: string[] }>().recoveryCodes
      later(planner(), MINUTES)
      const { passkey } = await withPasskey(person, 'Telefono', code())
      await person.post(`/users/passkeys/${passkey._id}/end`, prove(recovery))
      later(planner(), MINUTES)
      expect((await person.post('/users/two-step/end', prove(code()))).statusCode).toBe(204)
      const noted = [
        ...['twoStepOff', 'passkeyEnded Telefono', 'recoveryCodeUsed', 'passkeyMade Telefono'],
        ...['recoveryCodesMade', 'twoStepOn', 'registered'],
      ]
      const entries = await audit(person.token)
      expect(named(entries)).toEqual(noted)
      expect(entries.every(({ place, byOperator }) => place === '127.0.0.0/24' && !byOperator)).toBe(true)
      const { 'account.json': account } = zipEntries((await person.get('/users/export')).rawPayload)
      expect(named((JSON.parse(account ?? '') as { audit: AuditEntry[] }).audit)).toEqual(['exported', ...noted])
      await person.post('/users/revoke-all')
      const { email, password } = person
      const session = await planner().request('POST', '/auth/login', { body: { email, password } })
      expect(named(await audit(session.json<Session>().token)).slice(0, 2)).toEqual(['signedIn', 'allRevoked'])
      expect(named(await audit(other.token))).toEqual(['registered'])
    })

    it('notes a recovery code that signs in, and none that signs nobody in', async () => {
      const { person, recoveryCodes } = await guarded()
      const [{ step }, late] = [await beginLogin(planner(), person), await beginLogin(planner(), person)]
      const [first = '', second = ''] = recoveryCodes
      const answers = await Promise.all([first, second].map((typed) => verify(planner(), step, typed)))
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
      expect((await verify(planner(), late.step, 'AAAA-BBBB-CCCC-DDDD')).statusCode).toBe(400)
      const used = (await audit(person.token)).filter(({ kind }) => kind === 'recoveryCodeUsed')
      expect(used).toMatchObject([{ count: 1, place: '127.0.0.0/24' }])
    })

    it('A16: counts a wrong code as a failed sign-in, and nothing beyond the limits, whatever is tried', async () => {
      const { person } = await guarded()
      const steps: string[] = []
      for (let count = 0; count < 10; count += 1) steps.push((await beginLogin(planner(), person)).step)
      const before = await everyRow(planner().db)
      const answers = await Promise.all(
        Array.from({ length: 400 }, (_, at) => verify(planner(), steps[at % steps.length] ?? '', '000000')),
      )
      const codes = answers.map((answer) => answer.json<{ code: string }>().code)
      expect(codes.filter((code) => code === 'wrong_code')).toHaveLength(10)
      expect(await failures(person)).toMatchObject([{ count: 10, name: '', place: '127.0.0.0/24' }])
      const { audit_entry: entries } = await everyRow(planner().db)
      expect(entries).toHaveLength((before['audit_entry'] ?? []).length + 1)
    })

    it('notes no failed sign-in where a code was right, too late, or could not be tried', async () => {
      const { person, code } = await guarded()
      const [{ step }, late] = [await beginLogin(planner(), person), await beginLogin(planner(), person)]
      expect((await verify(planner(), step, code())).statusCode).toBe(200)
      expect((await verify(planner(), step, '000000')).json()).toMatchObject({ code: 'step_over' })
      later(planner(), 6 * MINUTES)
      expect((await verify(planner(), late.step, '000000')).json()).toMatchObject({ code: 'step_over' })
      await person.post('/users/two-step/end', { password: person.password, code: '000000' })
      expect(await failures(person)).toEqual([])
    })

    it('A16: notes a wrong password and a wrong code of who is signed in, within the limits, and no right one', async () => {
      const { person, code } = await guarded()
      const renew = (password: string, typed?: string) =>
        person.post('/users/two-step/recovery-codes', { password, code: typed })
      expect((await renew(person.password)).json()).toMatchObject({ code: 'code_required' })
      expect((await renew(person.password, code())).statusCode).toBe(200)
      expect(await failures(person, 'proofFailed')).toEqual([])
      expect((await renew(person.password, '000000')).json()).toMatchObject({ code: 'wrong_code' })
      const answers = await Promise.all(Array.from({ length: 40 }, () => renew('wrong horse battery')))
      const codes = answers.map((answer) => answer.json<{ code: string }>().code)
      expect(codes.filter((one) => one === 'wrong_password')).toHaveLength(9)
      expect(await failures(person, 'proofFailed')).toMatchObject([{ count: 10, name: '', place: '127.0.0.0/24' }])
      expect(await failures(person)).toEqual([])
    })

    it('tells owner and operator what was reset, once, and nothing where there was nothing', async () => {
      const { person } = await guarded()
      const reset = () => typeCommand(planner(), ['users', 'reset-factors', person.email])
      for (let times = 0; times < 2; times += 1) await reset()
      const { email, password } = person
      const session = await planner().request('POST', '/auth/login', { body: { email, password } })
      const entries = await audit(session.json<Session>().token)
      expect(entries.filter(({ byOperator }) => byOperator)).toMatchObject([{ kind: 'factorsReset', count: 1 }])
      const lines = (await typeCommand(planner(), ['users', 'audit'])).filter((line) => line.endsWith(email))
      expect(lines).toEqual([expect.stringMatching(/command line {2}factors reset +/)])
    })

    it('A8: changes no factor for a session that was ended after its request had come', async () => {
      const person = await planner().newUser()
      const sessions = planner().db.read.selectFrom('session').select('id').where('user_id', '=', person.user._id)
      const { id } = await sessions.executeTakeFirstOrThrow()
      const row = { ...person.user, id: person.user._id, sequence: 0 }
      const actor = { ...actorBy('session', id, row), idempotency: null, from: null }
      const storage = { ...planner(), wakePost: () => undefined }
      const change = () => changeFactors(storage, actor, { change: 'codes' }, () => Promise.resolve('changed'))
      expect(await change()).toBe('changed')
      await person.post('/users/revoke-all')
      const before = await everyRow(planner().db)
      await expect(change()).rejects.toThrow('This session has ended.')
      expect(await everyRow(planner().db)).toEqual(before)
    })
  },
  { PUBLIC_URL: PASSKEY_ORIGIN },
)
