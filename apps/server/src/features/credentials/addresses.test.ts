import type { User } from '@dodici/contract/types'
import { beforeEach, describe, expect, it } from 'vitest'
import { confirmAccount } from '#server/features/users/account-state.service.ts'
import { createAccountFor } from '#server/features/users/accounts.service.ts'
import { createInvites } from '#server/features/beta/invites.service.ts'
import { approveRequest } from '#server/features/beta/requests.service.ts'
import { argonPasswords } from '#server/passwords.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow, everyRowButTries } from '#server/test/every-row.ts'
import type { Person } from '#server/test/planner.ts'
import { removeOldConfirmations } from './confirmation.ts'

const START = '2026-11-20T09:00:00.000Z'
const HOUR = 3_600_000
const after = (hours: number): string => new Date(Date.parse(START) + hours * HOUR).toISOString()

let count = 0
const newAddress = (): string => `moved${String((count += 1))}.${String(process.pid)}@example.org`

const profileOf = async (person: Person): Promise<User> => (await person.get('/users/profile')).json<User>()
const changeTo = (person: Person, newEmail: string, currentPassword = person.password) =>
  person.post('/users/email/change', { newEmail, currentPassword })

eachDatabase((planner) => {
  const confirm = (token: string) => planner().request('POST', '/auth/confirm-email', { body: { token } })
  const login = async (email: string, password: string) =>
    (await planner().request('POST', '/auth/login', { body: { email, password } })).statusCode
  const newestToken = async (email: string): Promise<string> => {
    const texts = (await planner().mailsTo(email)).map((mail) => mail.text)
    return /[?]confirm=([\w-]+)/.exec(texts.findLast((text) => text.includes('?confirm=')) ?? '')?.[1] ?? 'none'
  }
  const newcomer = (language: 'it' | 'en' = 'en') => planner().newUser({ isConfirmed: false, language })
  const codeOf = async (token: string): Promise<string> => (await confirm(token)).json<{ code: string }>().code

  beforeEach(async () => {
    planner().clock.set(START)
    await planner().db.transact((trx) => trx.deleteFrom('attempt').execute())
  })

  describe('the link that confirms an address', () => {
    it('is sent to a new person, who is signed in already, and confirms it once', async () => {
      const person = await newcomer()
      expect(person.user).toMatchObject({ emailConfirmed: false, newEmail: null })
      const token = await newestToken(person.email)
      expect(token).toMatch(/^dodcnf_[\w-]{43}$/)
      expect((await confirm(token)).json()).toEqual({ email: person.email })
      expect(await profileOf(person)).toMatchObject({ emailConfirmed: true, newEmail: null })
      const before = await everyRowButTries(planner().db)
      expect(await codeOf(token)).toBe('token_used')
      expect(await everyRowButTries(planner().db)).toEqual(before)
    })

    it('A7: works for three days, and of several the newest does', async () => {
      const [late, person] = [await newcomer(), await newcomer()]
      const old = await newestToken(late.email)
      const first = await newestToken(person.email)
      planner().clock.set(after(71))
      expect((await person.post('/users/email/confirmation')).statusCode).toBe(202)
      const second = await newestToken(person.email)
      expect(await codeOf(first)).toBe('token_superseded')
      planner().clock.set(after(72))
      expect(await codeOf(old)).toBe('token_expired')
      expect((await confirm(second)).statusCode).toBe(200)
      expect(await profileOf(late)).toMatchObject({ emailConfirmed: false })
      planner().clock.set(after(72 + 31 * 24))
      await removeOldConfirmations(planner())
      expect(await codeOf(first)).toBe('invalid_token')
    })

    it('A7, A9: refuses a changed token and those of other kinds, is none of them, and is stored as a hash', async () => {
      const person = await newcomer()
      const token = await newestToken(person.email)
      const odd = [token.slice(0, -1), `${token}A`, token.replace('dodcnf_', 'dodrst_'), person.token, 'x', ` ${token}`]
      odd.push(token.slice(0, 20) + (token[20] === 'A' ? 'B' : 'A') + token.slice(21))
      for (const wrong of odd) expect([wrong, await codeOf(wrong)]).toEqual([wrong, 'invalid_token'])
      expect((await planner().request('GET', '/users/profile', { token })).statusCode).toBe(401)
      const body = { token, newPassword: 'another long one' }
      expect((await planner().request('POST', '/auth/reset-password', { body })).statusCode).toBe(400)
      const stored = JSON.stringify(await everyRow(planner().db))
      expect(stored).not.toContain(token.slice('dodcnf_'.length))
      expect((await confirm(token)).statusCode).toBe(200)
    })

    it('A7: works once for fifty at once', async () => {
      const token = await newestToken((await newcomer()).email)
      const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(token)))
      const codes = answers.map((answer) => (answer.statusCode === 200 ? 'ok' : answer.json<{ code: string }>().code))
      expect(codes.sort()).toEqual(['ok', ...Array<string>(49).fill('token_used')])
    })

    it('is not sent again for what is confirmed, nor more than five times an hour', async () => {
      const [person, other] = [await newcomer(), await planner().newUser()]
      await other.post('/users/email/confirmation')
      const statuses: number[] = []
      for (let asked = 0; asked < 6; asked += 1) {
        statuses.push((await person.post('/users/email/confirmation')).statusCode)
      }
      expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
      expect(await planner().mailsTo(person.email)).toHaveLength(1)
      expect(await planner().mailsTo(other.email)).toEqual([])
    })

    it('goes on working where no room was left for a newer one', async () => {
      const person = await newcomer()
      for (let asked = 0; asked < 3; asked += 1) {
        await planner().mailsTo(person.email)
        await person.post('/users/email/confirmation')
      }
      expect(await planner().mailsTo(person.email)).toHaveLength(3)
      expect((await confirm(await newestToken(person.email))).statusCode).toBe(200)
    })

    it('answers 429 to whoever guesses', async () => {
      const statuses = new Set<number>()
      for (let guess = 0; guess < 110; guess += 1) statuses.add((await confirm(`dodcnf_${'A'.repeat(43)}`)).statusCode)
      expect([...statuses]).toEqual([400, 429])
    })
  })

  describe('no link is needed', () => {
    it('by who registers with the code that was mailed to that address; by others it is', async () => {
      const [invited, handed] = [newAddress(), newAddress()]
      await planner().request('POST', '/auth/request-beta', { body: { email: invited } })
      await approveRequest(planner(), invited, false)
      const [mail] = await planner().mailsTo(invited)
      const code = /[?]invite=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
      const [other = ''] = await createInvites(planner(), { note: handed, days: 1, count: 1 })
      const register = async (email: string, inviteCode: string) => {
        const body = { username: 'Ada', email, password: 'correct horse 7', inviteCode }
        return (await planner().request('POST', '/auth/register-beta', { body })).json<{ user: User }>().user
      }
      expect(await register(invited.toUpperCase(), code)).toMatchObject({ emailConfirmed: true })
      expect(await register(handed, other)).toMatchObject({ emailConfirmed: false })
      expect(await newestToken(handed)).toMatch(/^dodcnf_/)
    })

    it('where the operator has made the account, or says so', async () => {
      const operator = { ...planner(), passwords: argonPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 }) }
      const account = { username: 'Ada', email: newAddress(), password: 'correct horse 8' }
      const made = await createAccountFor(operator, account)
      expect(made.emailConfirmed).toBe(true)
      const person = await newcomer()
      const token = await newestToken(person.email)
      expect(await confirmAccount(planner(), person.email.toUpperCase())).toMatchObject({ isNew: true })
      expect(await confirmAccount(planner(), person.email)).toMatchObject({ isNew: false })
      expect(await profileOf(person)).toMatchObject({ emailConfirmed: true })
      expect(await codeOf(token)).toBe('token_superseded')
    })
  })

  describe('another address', () => {
    it('takes effect once it is confirmed there, and the former one is told before and after', async () => {
      const [person, other] = [await planner().newUser({ language: 'en' }), await planner().newUser()]
      const [former, address] = [person.email, newAddress()]
      await planner().request('POST', '/auth/forgot-password', { body: { email: former } })
      await planner().mailsTo(former)
      expect((await changeTo(person, address)).json()).toMatchObject({ email: former, newEmail: address })
      expect(await login(address, person.password)).toBe(401)
      expect(await login(former, person.password)).toBe(200)
      expect((await confirm(await newestToken(address))).json()).toEqual({ email: address })
      expect(await profileOf(person)).toMatchObject({ email: address, emailConfirmed: true, newEmail: null })
      expect([await login(address, person.password), await login(former, person.password)]).toEqual([200, 401])
      const [reset, asked, done] = await planner().mailsTo(former)
      expect(asked?.text).toContain(address)
      expect(asked?.text).toContain('/forgot-password')
      expect(done?.subject).toBe('Your Dodici account has a new address')
      expect(done?.text).toContain(address)
      const token = /[?]token=([\w-]+)/.exec(reset?.text ?? '')?.[1]
      const body = { token, newPassword: 'another long one' }
      expect((await planner().request('POST', '/auth/reset-password', { body })).statusCode).toBe(400)
      expect((await person.get('/users/profile')).statusCode).toBe(200)
      expect((await profileOf(other)).email).toBe(other.email)
    })

    it('needs the password, and is not the present one', async () => {
      const person = await planner().newUser()
      const before = await everyRowButTries(planner().db)
      const wrong = await changeTo(person, newAddress(), 'not the password')
      expect([wrong.statusCode, wrong.json()]).toMatchObject([400, { code: 'wrong_password' }])
      const same = await changeTo(person, person.email)
      expect(same.json()).toMatchObject({ code: 'invalid_input', errors: [{ path: 'newEmail' }] })
      expect(await everyRowButTries(planner().db)).toEqual(before)
      const other = person.email.toUpperCase()
      expect((await changeTo(person, other)).statusCode).toBe(200)
      await confirm(await newestToken(other))
      expect((await profileOf(person)).email).toBe(other)
    })

    it('is asked for in the same way whether somebody has it or not, and nothing is sent to whoever has it', async () => {
      const [person, other] = [await planner().newUser(), await planner().newUser()]
      const free = newAddress()
      const taken = await changeTo(person, other.email.toUpperCase())
      expect(taken.json()).toEqual({ ...(await profileOf(person)), newEmail: other.email.toUpperCase() })
      expect(await planner().mailsTo(other.email.toUpperCase())).toEqual([])
      expect(await planner().mailsTo(other.email)).toEqual([])
      const again = await changeTo(person, free)
      expect([again.statusCode, again.body]).toEqual([
        taken.statusCode,
        taken.body.replace(other.email.toUpperCase(), free),
      ])
    })

    it('goes to the first of two who confirm it, also at once', async () => {
      const [one, other] = [await planner().newUser(), await planner().newUser()]
      const address = newAddress()
      await changeTo(one, address)
      const first = await newestToken(address)
      await changeTo(other, address.toUpperCase())
      const second = await newestToken(address.toUpperCase())
      const answers = await Promise.all([confirm(first), confirm(second)])
      expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409])
      expect(answers.find((answer) => answer.statusCode === 409)?.json()).toMatchObject({ code: 'email_taken' })
      const emails = [(await profileOf(one)).email, (await profileOf(other)).email].map((email) => email.toLowerCase())
      expect(emails.filter((email) => email === address)).toHaveLength(1)
    })

    it('does not take one that was registered meanwhile', async () => {
      const person = await planner().newUser()
      const address = newAddress()
      await changeTo(person, address)
      const token = await newestToken(address)
      const body = { username: 'Ada', email: address.toUpperCase(), password: 'correct horse 9' }
      expect((await planner().request('POST', '/auth/register', { body })).statusCode).toBe(201)
      expect(await codeOf(token)).toBe('email_taken')
      expect(await profileOf(person)).toMatchObject({ email: person.email, newEmail: address })
    })

    it('is forgotten when somebody keeps theirs, asks for a third, or gets another password', async () => {
      const person = await planner().newUser()
      const [address, third] = [newAddress(), newAddress()]
      await changeTo(person, address)
      const first = await newestToken(address)
      await changeTo(person, third)
      const second = await newestToken(third)
      expect(await codeOf(first)).toBe('token_superseded')
      expect((await person.delete('/users/email/change')).json()).toMatchObject({ newEmail: null })
      expect(await codeOf(second)).toBe('token_superseded')
      await changeTo(person, third)
      const { password: currentPassword } = person
      await person.post('/auth/change-password', { currentPassword, newPassword: 'another long one' })
      expect(await profileOf(person)).toMatchObject({ email: person.email, newEmail: null, emailConfirmed: true })
      expect(await codeOf(await newestToken(third))).toBe('token_superseded')
    })

    it('mends one that was mistyped at the beginning, where nothing is sent any more', async () => {
      const person = await newcomer()
      const address = newAddress()
      await changeTo(person, address)
      expect(await planner().mailsTo(person.email)).toEqual([])
      await confirm(await newestToken(address))
      expect(await profileOf(person)).toMatchObject({ email: address, emailConfirmed: true, newEmail: null })
      expect(await planner().mailsTo(person.email)).toEqual([])
    })

    it('is asked for by a session and by no key', async () => {
      const person = await planner().newUser()
      await planner().db.transact((trx) =>
        trx.updateTable('user').set({ plan: 'enterprise' }).where('id', '=', person.user._id).execute(),
      )
      const { key } = (await person.post('/users/api-keys', { name: 'Bot', password: person.password })).json<{
        key: string
      }>()
      const body = { newEmail: newAddress(), currentPassword: person.password }
      const answer = await planner().request('POST', '/users/email/change', { token: key, body })
      expect(answer.json()).toMatchObject({ code: 'session_required' })
    })
  })
})
