import type { Problem } from '@dodici/contract/errors'
import type { Calendar, Session, User } from '@dodici/contract/types'
import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import { startPlanner } from '#server/test/planner.ts'
import { newSqlite } from '#server/test/test-database.ts'
import { argonPasswords } from '#server/passwords.ts'
import { deleteAccount, resetPassword } from './accounts.service.ts'
import { login as signIn } from './users.service.ts'

const passwords = argonPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 })
const newcomer = (email: string) => ({ username: 'Nuova', email, password: 'correct horse' })

eachDatabase((planner) => {
  const register = (body: object) => planner().request('POST', '/auth/register', { body })
  const login = (email: string, password: string) =>
    planner().request('POST', '/auth/login', { body: { email, password } })

  it('creates an account with defaults, one calendar and no category', async () => {
    const answer = await register(newcomer('defaults@example.org'))
    expect(answer.statusCode).toBe(201)
    const { user, token } = answer.json<Session>()
    expect(user).toMatchObject({
      username: 'Nuova',
      email: 'defaults@example.org',
      plan: 'pro',
      language: 'it',
      timezone: 'Europe/Rome',
      weekStart: 'monday',
      country: 'IT',
    })
    expect((await planner().request('GET', '/users/profile', { token })).json()).toEqual(user)
    const calendars = (await planner().request('GET', '/calendars', { token })).json<Calendar[]>()
    expect(calendars).toMatchObject([{ name: 'Personale', year: 2026 }])
    expect((await planner().request('GET', '/categories', { token })).json()).toEqual([])
  })

  it('keeps what a newcomer says of language, zone, week and country', async () => {
    const wishes = { language: 'en', timezone: 'America/New_York', weekStart: 'sunday', country: 'US' }
    const { user, token } = (await register({ ...newcomer('wishes@example.org'), ...wishes })).json<Session>()
    expect(user).toMatchObject(wishes)
    const calendars = await planner().request('GET', '/calendars', { token })
    expect(calendars.json()).toMatchObject([{ name: 'Personal' }])
    const nowhere = (await register({ ...newcomer('nowhere@example.org'), language: 'en' })).json<Session>()
    expect(nowhere.user.country).toBeNull()
  })

  it('A3: answers 409 to a taken address in any case, and touches neither account nor sessions', async () => {
    const person = await planner().newUser()
    // But for the tries themselves, which are counted.
    const rows = async () => ({ ...(await everyRow(planner().db)), attempt: [] })
    const before = await rows()
    for (const email of [person.email, person.email.toUpperCase(), `  ${person.email} `]) {
      const answer = await register({ ...newcomer(email), password: 'another password' })
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({ code: 'email_taken' })
    }
    expect(await rows()).toEqual(before)
    expect((await login(person.email, person.password)).statusCode).toBe(200)
  })

  it('A3: makes one account of two registrations at the same moment', async () => {
    const answers = await Promise.all([register(newcomer('same@example.org')), register(newcomer('Same@example.org'))])
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409])
  })

  it.each(['Mars/X', 'Etc/Unknown'])(
    'keeps nobody out whose browser names the zone %s, but takes its own',
    async (zone) => {
      const answer = await register({ ...newcomer(`${zone.slice(0, 3)}@example.org`), timezone: zone })
      expect(answer.statusCode).toBe(201)
      expect(answer.json<Session>().user).toMatchObject({ timezone: 'Europe/Rome' })
    },
  )

  it('signs in with the address in any case and the exact password', async () => {
    const person = await planner().newUser()
    const answer = await login(` ${person.email.toUpperCase()} `, person.password)
    expect(answer.statusCode).toBe(200)
    expect(answer.json<Session>().user).toEqual(person.user)
    expect(answer.json<Session>().token).not.toBe(person.token)
    expect((await login(person.email, `${person.password} `)).statusCode).toBe(401)
  })

  it('A1: answers the same to a wrong password and to an unknown address', async () => {
    const person = await planner().newUser()
    const wrong = await login(person.email, 'not the password')
    const unknown = await login('nobody@example.org', 'not the password')
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json()).toMatchObject({ code: 'invalid_credentials' })
    expect(unknown.statusCode).toBe(401)
    expect(unknown.body).toBe(wrong.body)
  })

  it.each([
    ['gets another password', (email: string) => resetPassword({ ...planner(), passwords }, email, 'another password')],
    ['is deleted', (email: string) => deleteAccount(planner(), email)],
  ])('A8: lets nobody in by a password that is being checked while its owner %s', async (_, meanwhile) => {
    const person = await planner().newUser()
    const verify = async () => {
      await meanwhile(person.email)
      return true
    }
    const signingIn = signIn({ ...planner(), passwords: { ...passwords, verify } }, person, {
      userAgent: 'test',
      address: '203.0.113.7',
      block: '203.0.113.0/24',
    })
    await expect(signingIn).rejects.toMatchObject({ code: 'invalid_credentials' })
    const sessions = await planner().db.read.selectFrom('session').select('user_id').execute()
    expect(sessions.map((session) => session.user_id)).not.toContain(person.user._id)
  })

  it('ends the session that signs out and no other', async () => {
    const person = await planner().newUser()
    const second = (await login(person.email, person.password)).json<Session>().token
    expect((await person.post('/auth/logout')).statusCode).toBe(204)
    expect((await person.get('/users/profile')).statusCode).toBe(401)
    expect((await planner().request('GET', '/users/profile', { token: second })).statusCode).toBe(200)
  })

  it('changes the own profile and nobody else\u2019s', async () => {
    const person = await planner().newUser()
    const other = await planner().newUser()
    const wishes = { username: 'Ada', language: 'en', timezone: 'Asia/Tokyo', weekStart: 'sunday', country: null }
    const answer = await person.patch('/users/profile', wishes)
    expect(answer.statusCode).toBe(200)
    expect(answer.json<User>()).toEqual({ ...person.user, ...wishes })
    expect((await person.get('/users/profile')).json()).toEqual(answer.json())
    expect((await other.get('/users/profile')).json()).toEqual(other.user)
  })

  it.each([
    ['an empty name', { username: '  ' }, 'username'],
    ['a zone that is none', { timezone: 'Mars/X' }, 'timezone'],
    ['V5: a language that is a path', { language: '../x' }, 'language'],
    ['a country of three letters', { country: 'ITA' }, 'country'],
  ])('refuses %s in a profile, and changes nothing', async (_, patch, path) => {
    const person = await planner().newUser()
    const answer = await person.patch('/users/profile', { username: 'Ada', ...patch })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid_input', errors: [{ path }] })
    expect((await person.get('/users/profile')).json()).toEqual(person.user)
  })

  it('A13: takes no plan, id or role from the one who registers or changes a profile', async () => {
    const gains = { plan: 'enterprise', _id: '01900000-0000-7000-8000-000000000000', isAdmin: true, sequence: 99 }
    const unknownTo = async (answer: ReturnType<typeof register>): Promise<unknown> =>
      (await answer).json<Problem>().errors?.map(({ path }) => path)
    const beside = { ...newcomer('gains@example.org'), ...gains }
    expect(await unknownTo(register(beside))).toEqual(['_id', 'isAdmin', 'sequence'])
    const wished = { ...newcomer('gains@example.org'), plan: 'enterprise' }
    const { user, token } = (await register(wished)).json<Session>()
    expect(user.plan).toBe('pro')
    const body = { ...gains, username: 'Ada' }
    expect(await unknownTo(planner().request('PATCH', '/users/profile', { token, body }))).toEqual(Object.keys(gains))
    expect((await planner().request('GET', '/users/profile', { token })).json<User>()).toEqual(user)
  })

  it('A9: keeps no password and no token as it was given', async () => {
    const person = await planner().newUser()
    const stored = await everyRow(planner().db)
    const text = JSON.stringify(stored)
    for (const secret of [person.password, person.token, person.token.replace('dodses_', '')]) {
      expect(text).not.toContain(secret)
    }
    expect(stored['user']).toContainEqual(
      expect.objectContaining({ id: person.user._id, password_hash: expect.stringMatching(/^\$argon2id\$/) }),
    )
    expect(stored['session']).toContainEqual(
      expect.objectContaining({ user_id: person.user._id, token_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }),
    )
  })
})

describe('REGISTRATION', () => {
  it.each(['closed', 'invite'])('set to %s refuses newcomers and lets the others in', async (mode) => {
    const folder = newSqlite()
    const open = await startPlanner(folder)
    const person = await open.newUser()
    await open.stop()
    const planner = await startPlanner(folder, { REGISTRATION: mode })
    const answer = await planner.request('POST', '/auth/register', { body: newcomer('late@example.org') })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ code: 'registration_closed' })
    const { email, password } = person
    expect((await planner.request('POST', '/auth/login', { body: { email, password } })).statusCode).toBe(200)
    await planner.stop()
    await folder.remove()
  })
})
