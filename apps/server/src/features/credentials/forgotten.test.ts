import type { Session } from '@dodici/contract/types'
import { beforeEach, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import { notingPlugin } from '#server/test/noting-plugin.ts'
import { startPlanner, type Planner } from '#server/test/planner.ts'
import { newSqlite } from '#server/test/test-database.ts'
import { forgotPassword } from './forgotten.service.ts'

const START = '2026-11-20T09:00:00.000Z'
const MINUTE = 60_000
const after = (milliseconds: number): string => new Date(Date.parse(START) + milliseconds).toISOString()

const INVALID = { status: 400, code: 'invalid_token', detail: 'Invalid or expired password reset token.' }
const NEW = 'a quite new password'

/** Another letter in one place of a text. */
const flipped = (text: string, index: number): string =>
  text.slice(0, index) + (text[index] === 'A' ? 'B' : 'A') + text.slice(index + 1)

/** A database that notes the statements that are made on it. */
function noting(db: Database, statements: string[]): Database {
  const plugin = notingPlugin(({ kind }) => statements.push(kind))
  return {
    ...db,
    read: db.read.withPlugin(plugin),
    transact: (work) => {
      statements.push('transaction')
      return db.transact((trx) => work(trx.withPlugin(plugin)))
    },
  }
}

/** Where the links of a mail lead, which somebody has asked for who forges everything that says so. */
async function linkStarts(planner: Planner, email: string): Promise<string[]> {
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    forwarded: 'host=evil.example',
    origin: 'https://evil.example',
  }
  expect((await planner.request('POST', '/auth/forgot-password', { body: { email }, headers })).statusCode).toBe(202)
  const [mail] = await planner.mailsTo(email)
  const links = [...`${mail?.text ?? ''} ${mail?.html ?? ''}`.matchAll(/\w+:\/\/[^\s"<]+?\//g)].map(([link]) => link)
  return [...new Set(links)]
}

it.each(['false', 'true'])('A6: makes links that start with PUBLIC_URL (TRUST_PROXY=%s)', async (proxy) => {
  const folder = newSqlite()
  const planner = await startPlanner(folder, { PUBLIC_URL: 'https://plan.example.org/', TRUST_PROXY: proxy })
  const person = await planner.newUser()
  expect(await linkStarts(planner, person.email)).toEqual(['https://plan.example.org/'])
  await planner.stop()
  await folder.remove()
})

eachDatabase((planner) => {
  const forgot = (email: string) =>
    planner().request('POST', '/auth/forgot-password', { body: { email, language: 'en' } })
  const reset = (token: string, newPassword = NEW) =>
    planner().request('POST', '/auth/reset-password', { body: { token, newPassword } })
  const login = async (email: string, password: string) =>
    (await planner().request('POST', '/auth/login', { body: { email, password } })).statusCode
  /** The token of the newest link that somebody was sent. */
  const newestToken = async (email: string): Promise<string> => {
    const texts = (await planner().mailsTo(email)).map((mail) => mail.text)
    return /[?]token=([\w-]+)/.exec(texts.findLast((text) => text.includes('?token=')) ?? '')?.[1] ?? 'none'
  }
  const linkFor = async (email: string): Promise<string> => {
    expect((await forgot(email)).statusCode).toBe(202)
    return newestToken(email)
  }

  // All of them come from one address, and none is to use up what the next may try.
  beforeEach(async () => {
    planner().clock.set(START)
    await planner().db.transact((trx) => trx.deleteFrom('attempt').execute())
  })

  it('sends a link in the language of the account, by which a new password is set and kept exactly', async () => {
    const person = await planner().newUser({ language: 'it' })
    expect((await forgot(`  ${person.email.toUpperCase()} `)).statusCode).toBe(202)
    expect(await planner().mailsTo(person.email.toUpperCase())).toEqual([])
    const [mail] = await planner().mailsTo(person.email)
    expect(mail).toMatchObject({ language: 'it', subject: 'Una nuova password per Dodici' })
    expect(mail?.text).toContain(`Ciao ${person.user.username},`)
    expect((await reset(await newestToken(person.email), ' due passi ')).statusCode).toBe(204)
    expect(await login(person.email, person.password)).toBe(401)
    expect(await login(person.email, 'due passi')).toBe(401)
    expect(await login(person.email, ' due passi ')).toBe(200)
  })

  it('A5: answers known and unknown addresses alike, and sends nothing inside the request', async () => {
    const person = await planner().newUser()
    await planner().mailsTo('the others, first')
    const answers = []
    for (const email of [person.email, 'nobody.known@example.org']) {
      const answer = await forgot(email)
      const { date: _, ...headers } = answer.headers
      answers.push([answer.statusCode, answer.body, headers])
    }
    expect(answers[0]).toEqual([202, '', expect.anything()])
    expect(answers[1]).toEqual(answers[0])
    const queued = (await everyRow(planner().db))['mail'] as { address: string; due_at: string | null }[]
    expect(queued.filter((mail) => mail.due_at !== null).map((mail) => mail.address)).toEqual([
      person.email,
      'nobody.known@example.org',
    ])
    expect(await planner().mailsTo(person.email)).toHaveLength(1)
    expect(await planner().mailsTo('nobody.known@example.org')).toEqual([])
    const kept = (await everyRow(planner().db))['mail'] as { address: string }[]
    expect(kept.map((mail) => mail.address)).not.toContain('nobody.known@example.org')
  })

  it('A5: does the very same work for known and unknown addresses, so that the time tells nothing', async () => {
    const person = await planner().newUser()
    const traces: string[][] = []
    for (const email of [person.email, 'somebody.else@example.org']) {
      const statements: string[] = []
      const storage = { ...planner(), db: noting(planner().db, statements), wakePost: () => statements.push('wake') }
      await forgotPassword(storage, { email }, { address: '203.0.113.1', block: '203.0.113.0/24' })
      traces.push(statements)
    }
    expect(traces[0]).toContain('InsertQueryNode')
    expect(traces[1]).toEqual(traces[0])
  })

  it('A6: makes links to this machine where no PUBLIC_URL is set, whatever host the request names', async () => {
    const person = await planner().newUser()
    expect(await linkStarts(planner(), person.email)).toEqual(['http://localhost:5001/'])
  })

  it('A7: takes a link once', async () => {
    const person = await planner().newUser()
    const token = await linkFor(person.email)
    expect((await reset(token)).statusCode).toBe(204)
    const before = await everyRow(planner().db)
    const again = await reset(token, 'yet another one')
    expect(again.json()).toMatchObject(INVALID)
    expect({ ...(await everyRow(planner().db)), attempt: [] }).toEqual({ ...before, attempt: [] })
    expect(await login(person.email, NEW)).toBe(200)
  })

  it('A7: takes a link for an hour', async () => {
    const [late, timely] = [await planner().newUser(), await planner().newUser()]
    const tokens = [await linkFor(late.email), await linkFor(timely.email)] as const
    planner().clock.set(after(59 * MINUTE))
    expect((await reset(tokens[1])).statusCode).toBe(204)
    planner().clock.set(after(60 * MINUTE))
    expect((await reset(tokens[0])).json()).toMatchObject(INVALID)
    expect(await login(late.email, late.password)).toBe(200)
  })

  it('A7: takes the newest link and none before it', async () => {
    const person = await planner().newUser()
    const tokens = [await linkFor(person.email), await linkFor(person.email), await linkFor(person.email)]
    expect(new Set(tokens).size).toBe(3)
    for (const token of tokens.slice(0, 2)) expect((await reset(token)).json()).toMatchObject(INVALID)
    expect((await reset(tokens[2] ?? '')).statusCode).toBe(204)
  })

  it('A7: refuses a token with a letter changed, cut, doubled, or of another kind', async () => {
    const person = await planner().newUser()
    const token = await linkFor(person.email)
    const odd = [0, 5, 7, 20, token.length - 1].map((index) => flipped(token, index))
    odd.push(token.slice(0, -1), token + token, token.toLowerCase(), ` ${token}`, person.token, 'x', "' or 1=1 --")
    for (const wrong of odd) expect([wrong, (await reset(wrong)).statusCode]).toEqual([wrong, 400])
    expect((await planner().request('GET', '/users/profile', { token })).statusCode).toBe(401)
    expect((await reset(token)).statusCode).toBe(204)
  })

  it('A7: sets one password when fifty come with one link at once', async () => {
    const person = await planner().newUser()
    const token = await linkFor(person.email)
    const passwords = Array.from({ length: 50 }, (_, index) => `new password ${String(index)}`)
    const answers = await Promise.all(passwords.map((password) => reset(token, password)))
    const statuses = answers.map((answer) => answer.statusCode)
    expect(statuses.filter((status) => status === 204)).toHaveLength(1)
    expect(statuses.filter((status) => status === 400)).toHaveLength(49)
    expect(await login(person.email, passwords[statuses.indexOf(204)] ?? '')).toBe(200)
  })

  it('A8: ends every session after a reset, nobody else\u2019s, and has a mail tell the owner', async () => {
    const [person, other] = [await planner().newUser({ language: 'en' }), await planner().newUser()]
    const { email, password } = person
    const second = await planner().request('POST', '/auth/login', { body: { email, password } })
    expect((await reset(await linkFor(email))).statusCode).toBe(204)
    for (const token of [person.token, second.json<Session>().token]) {
      expect((await planner().request('GET', '/users/profile', { token })).statusCode).toBe(401)
    }
    expect((await other.get('/users/profile')).statusCode).toBe(200)
    const mails = await planner().mailsTo(email)
    expect(mails.map((mail) => mail.subject)).toEqual(['A new password for Dodici', 'Your password was changed'])
    expect(mails[1]?.text).toContain('/forgot-password')
    expect(mails[1]?.text).not.toContain(NEW)
    expect(await planner().mailsTo(other.email)).toEqual([])
  })

  it('A11: refuses a weak password, and the link works all the same for a better one', async () => {
    const person = await planner().newUser()
    const token = await linkFor(person.email)
    for (const weak of ['1234567', 'password1', person.email, 'x'.repeat(1_025)]) {
      const answer = await reset(token, weak)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'invalid_input', errors: [{ path: 'newPassword' }] })
    }
    expect((await reset(token)).statusCode).toBe(204)
  })

  it('lets somebody in at once who has forgotten their password and tried too many', async () => {
    const person = await planner().newUser()
    for (let tries = 0; tries < 10; tries += 1) await login(person.email, 'not the password')
    expect(await login(person.email, person.password)).toBe(429)
    expect((await reset(await linkFor(person.email))).statusCode).toBe(204)
    expect(await login(person.email, NEW)).toBe(200)
  })

  it('A9: keeps the token of a link as a hash, and nothing of it in the queue of mails', async () => {
    const person = await planner().newUser()
    const token = await linkFor(person.email)
    expect(token).toMatch(/^dodrst_[\w-]{43}$/)
    const stored = await everyRow(planner().db)
    expect(JSON.stringify(stored)).not.toContain(token.slice('dodrst_'.length))
    expect(stored['password_reset']).toContainEqual(
      expect.objectContaining({ user_id: person.user._id, token_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }),
    )
  })

  it('A5: answers 429 to the sixth request for an address within an hour, known or not, and to the 31st from a place', async () => {
    const person = await planner().newUser()
    for (const email of [person.email, 'unknown.too@example.org']) {
      for (let asked = 0; asked < 5; asked += 1) expect((await forgot(email)).statusCode).toBe(202)
      const refused = await forgot(email.toUpperCase())
      expect(refused.statusCode).toBe(429)
      expect(refused.headers['retry-after']).toBe('3600')
    }
    for (let asked = 10; asked < 30; asked += 1) await forgot(`unknown${String(asked)}@example.org`)
    expect((await forgot('unknown.last@example.org')).statusCode).toBe(429)
    planner().clock.set(after(60 * MINUTE))
    expect((await forgot(person.email)).statusCode).toBe(202)
  })

  it('A7: answers 429 to whoever guesses tokens', async () => {
    const statuses = new Set<number>()
    for (let guess = 0; guess < 110; guess += 1) statuses.add((await reset(`dodrst_${'A'.repeat(43)}`)).statusCode)
    expect([...statuses]).toEqual([400, 429])
  })
})
