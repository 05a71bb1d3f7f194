import type { Problem } from '@dodici/contract/errors'
import type { Calendar, Session } from '@dodici/contract/types'
import { beforeEach, describe, expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow, everyRowButTries } from '#server/test/every-row.ts'
import { startPlanner } from '#server/test/planner.ts'
import { newSqlite } from '#server/test/test-database.ts'
import { testCounts } from '../../../../../scripts/test-counts.ts'
import { newInviteCode } from './invite-code.ts'
import { createInvites, listInvites, revokeInvite } from './invites.service.ts'

const START = '2026-11-20T09:00:00.000Z'
const DAY = 24 * 60 * 60 * 1000
const after = (milliseconds: number): string => new Date(Date.parse(START) + milliseconds).toISOString()

let people = 0
const newcomer = (inviteCode: string, email?: string) => {
  people += 1
  const own = `newcomer${String(people)}.${String(process.pid)}@example.org`
  return { username: 'Nuova', email: email ?? own, password: 'correct horse', inviteCode }
}

const INVALID = { status: 400, code: 'invalid_invite' }

/** Ten thousand guesses in the deep tests, on a machine that has other things to do. */
const GUESSING_MS = 10 * 60_000

eachDatabase((planner) => {
  const register = (body: object) => planner().request('POST', '/auth/register-beta', { body })
  const newCode = async (note = 'Ada', days = 30): Promise<string> =>
    (await createInvites(planner(), { note, days, count: 1 }))[0] ?? ''
  const everything = () => everyRowButTries(planner().db)

  beforeEach(async () => {
    planner().clock.set(START)
    await planner().db.transact((trx) => trx.deleteFrom('attempt').execute())
  })

  it('creates an account with a code, its calendar and a session, as registering does', async () => {
    const code = await newCode()
    const answer = await register({ ...newcomer(` ${code.toLowerCase()} `), language: 'en', timezone: 'Mars/X' })
    expect(answer.statusCode).toBe(201)
    const { user, token } = answer.json<Session>()
    expect(user).toMatchObject({ username: 'Nuova', language: 'en', timezone: 'Europe/Rome', plan: 'pro' })
    const calendars = await planner().request('GET', '/calendars', { token })
    expect(calendars.json<Calendar[]>()).toMatchObject([{ name: 'Personal' }])
    const [invite] = await listInvites(planner())
    expect(invite).toMatchObject({ note: 'Ada', state: 'used' })
  })

  it('A4: refuses a code that is unknown, used, expired or revoked, and stores nothing', async () => {
    const [used, revoked, expired] = [await newCode(), await newCode('revoked'), await newCode('expired', 1)]
    expect((await register(newcomer(used))).statusCode).toBe(201)
    const listed = async () => new Map((await listInvites(planner())).map((invite) => [invite.note, invite]))
    await revokeInvite(planner(), (await listed()).get('revoked')?.id ?? '')
    planner().clock.set(after(DAY))
    expect((await listed()).get('expired')?.state).toBe('expired')
    expect((await listed()).get('revoked')?.state).toBe('revoked')
    const before = await everything()
    for (const code of [used, revoked, expired, newInviteCode(), 'x', 'DB', "' or 1=1 --"]) {
      const answer = await register(newcomer(code))
      expect([code, answer.json()]).toMatchObject([code, INVALID])
    }
    expect(await everything()).toEqual(before)
  })

  it('A3: answers 409 to a taken address in any case; the code is not used up, account and sessions stay', async () => {
    const [person, code] = [await planner().newUser(), await newCode()]
    const before = await everything()
    for (const email of [person.email, person.email.toUpperCase(), `  ${person.email} `]) {
      const answer = await register({ ...newcomer(code, email), password: 'another password' })
      expect(answer.json()).toMatchObject({ status: 409, code: 'email_taken' })
    }
    expect(await everything()).toEqual(before)
    expect((await register(newcomer(code))).statusCode).toBe(201)
  })

  it('A3: says nothing of an address to who has no code', async () => {
    const person = await planner().newUser()
    expect((await register(newcomer(newInviteCode(), person.email))).json()).toMatchObject(INVALID)
  })

  it('A4: makes exactly one account of fifty requests at once with one code', async () => {
    const code = await newCode()
    const count = async () => (await everyRow(planner().db))['user']?.length ?? 0
    const before = await count()
    const answers = await Promise.all(Array.from({ length: 50 }, () => register(newcomer(code))))
    const statuses = answers.map((answer) => answer.statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 400)).toHaveLength(49)
    expect(await count()).toBe(before + 1)
  })

  it(
    'A4: answers 429 to who guesses codes, also to a right one; good codes count for nothing',
    { timeout: GUESSING_MS },
    async () => {
      const codes = await createInvites(planner(), { note: '', days: 30, count: 4 })
      for (const code of codes.slice(0, 3)) expect((await register(newcomer(code))).statusCode).toBe(201)
      const statuses: number[] = []
      for (let guess = 0; guess < testCounts.codeGuesses; guess += 1) {
        statuses.push((await register(newcomer(newInviteCode()))).statusCode)
      }
      const allowed = 60
      expect(statuses.slice(0, allowed)).toEqual(Array(allowed).fill(400))
      expect(statuses.slice(allowed)).toEqual(Array(testCounts.codeGuesses - allowed).fill(429))
      const refused = await register(newcomer(codes[3] ?? ''))
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900'])
      planner().clock.set(after(15 * 60_000))
      expect((await register(newcomer(codes[3] ?? ''))).statusCode).toBe(201)
    },
  )

  it('A9: keeps codes as hashes', async () => {
    const code = await newCode()
    const text = JSON.stringify(await everyRow(planner().db))
    for (const form of [code, code.replaceAll('-', ''), code.slice(2), code.slice(-19)])
      expect(text).not.toContain(form)
  })

  it('A11: refuses a weak password, and the code is as good as before', async () => {
    const code = await newCode()
    const answer = await register({ ...newcomer(code), password: 'password1' })
    expect(answer.json()).toMatchObject({ code: 'invalid_input', errors: [{ path: 'password' }] })
    expect((await register(newcomer(code))).statusCode).toBe(201)
  })

  it('A13: takes no plan, id or role from who registers', async () => {
    const gains = { plan: 'enterprise', _id: '01900000-0000-7000-8000-000000000000', isAdmin: true }
    const code = await newCode()
    const refusal = await register({ ...newcomer(code), ...gains })
    expect([refusal.statusCode, refusal.json<Problem>().errors?.map(({ path }) => path)]).toEqual([
      400,
      ['_id', 'isAdmin'],
    ])
    const { user } = (await register({ ...newcomer(code), plan: 'enterprise' })).json<Session>()
    expect(user.plan).toBe('pro')
  })
})

describe('REGISTRATION', () => {
  it.each(['open', 'closed', 'invite'])('set to %s takes a code', async (mode) => {
    const folder = newSqlite()
    const planner = await startPlanner(folder, { REGISTRATION: mode })
    const [code = ''] = await createInvites(planner, { note: '', days: 1, count: 1 })
    const answer = await planner.request('POST', '/auth/register-beta', { body: newcomer(code) })
    expect(answer.statusCode).toBe(201)
    const none = await planner.request('POST', '/auth/register-beta', { body: newcomer('none') })
    expect(none.json()).toMatchObject(INVALID)
    await planner.stop()
    await folder.remove()
  })
})
