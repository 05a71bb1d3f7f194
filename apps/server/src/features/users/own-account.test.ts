import type { Session } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { takeAttempts, bucketOf } from '#server/features/limits/limits.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { openStream } from '#server/test/event-stream.ts'
import { everyRow } from '#server/test/every-row.ts'
import type { Person, Planner } from '#server/test/planner.ts'
import { makeThings } from '#server/test/things.ts'

const NEW = ' Nuova parola \u{1F511} '

const login = (planner: Planner, email: string, password: string) =>
  planner.request('POST', '/auth/login', { body: { email, password } })

async function anotherToken(planner: Planner, { email, password }: Person): Promise<string> {
  return (await login(planner, email, password)).json<Session>().token
}

const change = (person: Person, currentPassword: string, newPassword: string) =>
  person.post('/auth/change-password', { currentPassword, newPassword })

eachDatabase((planner) => {
  const isSignedIn = async (token: string): Promise<boolean> =>
    (await planner().request('GET', '/users/profile', { token })).statusCode === 200
  const mailsTo = async (email: string) => {
    const mails = await planner().db.read.selectFrom('mail').selectAll().where('address', '=', email).execute()
    return mails.map(({ kind, language }) => ({ kind, language }))
  }

  it('A8: changes the password exactly, ends all other sessions, and has a mail tell the owner', async () => {
    const [person, other] = [await planner().newUser({ language: 'en' }), await planner().newUser()]
    const elsewhere = await anotherToken(planner(), person)
    expect((await change(person, person.password, NEW)).statusCode).toBe(204)
    expect([await isSignedIn(person.token), await isSignedIn(elsewhere), await isSignedIn(other.token)]).toEqual([
      true,
      false,
      true,
    ])
    expect((await login(planner(), person.email, person.password)).statusCode).toBe(401)
    expect((await login(planner(), person.email, NEW.trim())).statusCode).toBe(401)
    expect((await login(planner(), person.email, NEW)).statusCode).toBe(200)
    expect(await mailsTo(person.email)).toEqual([{ kind: 'password_changed', language: 'en' }])
    expect(await mailsTo(other.email)).toEqual([])
  })

  it('changes nothing for a wrong password, and nobody is signed out', async () => {
    const person = await planner().newUser()
    const elsewhere = await anotherToken(planner(), person)
    const answer = await change(person, `${person.password} `, NEW)
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'wrong_password' }])
    expect([await isSignedIn(person.token), await isSignedIn(elsewhere)]).toEqual([true, true])
    expect((await login(planner(), person.email, person.password)).statusCode).toBe(200)
    expect(await mailsTo(person.email)).toEqual([])
  })

  it('makes one new password of two that are wanted at once', async () => {
    const person = await planner().newUser()
    const wanted = ['the first of two', 'the second of two']
    const answers = await Promise.all(wanted.map((password) => change(person, person.password, password)))
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([204, 400])
    const signedIn = await Promise.all(wanted.map((password) => login(planner(), person.email, password)))
    expect(signedIn.map((answer) => answer.statusCode)).toEqual(
      answers.map((answer) => (answer.statusCode === 204 ? 200 : 401)),
    )
  })

  it('Z6: leaves nothing of a deleted account, and everything of the others', async () => {
    const other = await planner().newUser()
    await makeThings(planner(), other)
    const before = await everyRow(planner().db)
    const person = await planner().newUser()
    await makeThings(planner(), person)
    await leaveTraces(planner(), person)
    expect(JSON.stringify(await everyRow(planner().db))).toContain(person.user._id)

    const wrong = await person.post('/auth/delete-account', { password: 'wrong' })
    expect([wrong.statusCode, wrong.json()]).toMatchObject([400, { code: 'wrong_password' }])
    expect(await isSignedIn(person.token)).toBe(true)
    const elsewhere = await anotherToken(planner(), person)
    expect((await person.post('/auth/delete-account', { password: person.password })).statusCode).toBe(204)
    expect([await isSignedIn(person.token), await isSignedIn(elsewhere)]).toEqual([false, false])
    expect((await login(planner(), person.email, person.password)).statusCode).toBe(401)

    const { attempt, ...left } = await everyRow(planner().db)
    const { attempt: _, ...had } = before
    expect(left).toEqual(had)
    // Only where a wrong password came from, and that some address without an account was tried: neither names them.
    const all = JSON.stringify([left, attempt])
    for (const trace of [person.user._id, person.email, person.user.username]) expect(all).not.toContain(trace)
  })

  it('Z6: ends the streams and the keys of a deleted account', async () => {
    const person = await planner().newUser()
    const { key } = await leaveTraces(planner(), person)
    const stream = await openStream(planner(), person.token)
    expect(await stream.next()).not.toBeNull()
    await person.post('/auth/delete-account', { password: person.password })
    expect((await planner().request('GET', '/categories', { token: key })).statusCode).toBe(401)
    expect((await planner().request('GET', '/events/stream', { token: person.token })).statusCode).toBe(401)
    expect(await stream.next()).toBeNull()
  })

  it('Z6: lets the same address begin anew, with nothing of before', async () => {
    const person = await planner().newUser()
    await makeThings(planner(), person)
    await person.post('/auth/delete-account', { password: person.password })
    const { email, password } = person
    const answer = await planner().request('POST', '/auth/register', { body: { username: 'Anew', email, password } })
    expect(answer.statusCode).toBe(201)
    const { token, user } = answer.json<Session>()
    expect(user._id).not.toBe(person.user._id)
    expect((await planner().request('GET', '/categories', { token })).json()).toEqual([])
    expect((await planner().request('GET', '/changes', { token })).json()).toEqual([])
  })
})

/** Leaves a row of somebody in each table that `makeThings` fills not. Answers a key. */
async function leaveTraces(planner: Planner, person: Person): Promise<{ key: string }> {
  const { email, user } = person
  await planner.db.transact((trx) =>
    trx.updateTable('user').set({ plan: 'enterprise' }).where('id', '=', user._id).execute(),
  )
  const { key } = (await person.post('/users/api-keys', { name: 'Bot', password: person.password })).json<{
    key: string
  }>()
  await person.post('/categories', { name: 'Once' }, { 'idempotency-key': 'once' })
  await person.post('/feedback/submit', {
    title: 'Title',
    details: 'Details',
    categoryId: 'idea',
    metadata: { page: '/', url: '', userAgent: '' },
  })
  const now = '2026-11-20T09:00:00.000Z'
  const common = { user_id: user._id, created_at: now }
  const mail = { language: 'it', kind: 'password_changed', facts: '{}', tries: 1, due_at: null } as const
  await planner.db.transact(async (trx) => {
    await trx
      .insertInto('password_reset')
      .values({ ...common, token_hash: `reset ${user._id}` })
      .execute()
    const request = { id: `request ${user._id}`, email, email_key: email, language: 'it', created_at: now } as const
    await trx
      .insertInto('beta_request')
      .values({ ...request, approved_at: now })
      .execute()
    const invite = { note: email, expires_at: now, created_at: now, revoked_at: null }
    const used = { ...invite, code_hash: `used ${user._id}`, id: `used ${user._id}`, used_at: now, user_id: user._id }
    const open = { ...invite, code_hash: `open ${user._id}`, id: `open ${user._id}`, used_at: null, user_id: null }
    await trx.insertInto('invite').values([used, open]).execute()
    const sent = { ...mail, created_at: now, sent_at: now, last_fault: null }
    const [theirs, before] = [
      { user_id: user._id, address: email },
      { user_id: null, address: email.toUpperCase() },
    ]
    await trx
      .insertInto('mail')
      .values([
        { ...sent, ...theirs, id: `a ${user._id}` },
        { ...sent, ...before, id: `b ${user._id}` },
      ])
      .execute()
  })
  await takeAttempts(planner, [
    { bucket: bucketOf('forgot-password', email), most: 9, minutes: 9 },
    { bucket: bucketOf('export', user._id), most: 9, minutes: 9 },
  ])
  return { key }
}
