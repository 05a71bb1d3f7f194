import type { AuditEntry, Identities, Identity, Session } from '@dodici/contract/types'
import { afterAll, describe, expect, it } from 'vitest'
import { guard } from '#server/features/factors/test/two-step-steps.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import type { Person, Planner } from '#server/test/planner.ts'
import { zipEntries } from '#server/test/zip-entries.ts'
import { newBrowser, newSomebody, setPassword, settingsFor } from './test/oidc-browser.ts'
import { smallIssuer } from './test/small-issuer.ts'

const issuer = await smallIssuer()
afterAll(() => issuer.stop())

const listOf = async (person: Pick<Person, 'get'>) => (await person.get('/users/identities')).json<Identities>()

/** Links somebody's account elsewhere to a person's. */
async function link(planner: Planner, person: Person, who = newSomebody()) {
  const browser = newBrowser(planner, issuer)
  const answer = await browser.link(await browser.code(who, {}, person), person)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return { who, browser, identity: answer.json<Identity>() }
}

eachDatabase((planner) => {
  const isSignedIn = async (token: string) =>
    (await planner().request('GET', '/users/profile', { token })).statusCode === 200

  it('are linked by who is signed in, with the password, whatever address they have', async () => {
    const person = await planner().newUser({ language: 'en' })
    const { email, password } = person
    const elsewhere = await planner().request('POST', '/auth/login', { body: { email, password } })
    const { who, browser, identity } = await link(planner(), person, newSomebody({ email_verified: false }))
    expect(identity).toMatchObject({ issuer: issuer.url, email: who.email, lastUsedAt: null })
    const audit = (await person.get('/users/audit')).json<AuditEntry[]>()
    expect(audit[0]).toMatchObject({ kind: 'identityLinked', name: who.email })
    expect([await isSignedIn(person.token), await isSignedIn(elsewhere.json<Session>().token)]).toEqual([true, false])
    expect((await browser.enter(who)).user._id).toBe(person.user._id)
    expect(await listOf(person)).toMatchObject({ hasPassword: true, identities: [{ _id: identity._id }] })
    const subjects = (await planner().mailsTo(email)).map(({ subject }) => subject)
    expect(subjects).toContain('There is a new way to sign in')
    const wrong = await person.post('/auth/oidc/link', { password: 'wrong' })
    expect(wrong.json()).toMatchObject({ code: 'wrong_password' })
  })

  it('S4: take a code beside the password where one is set', async () => {
    const { person } = await guard(planner(), await planner().newUser())
    const answer = await person.post('/auth/oidc/link', { password: person.password })
    expect(answer.json()).toMatchObject({ code: 'code_required' })
  })

  it('S3: are linked by the session alone that asked for it, and by no sign-in', async () => {
    const [person, other] = [await planner().newUser(), await planner().newUser()]
    const before = (await everyRow(planner().db))['identity']
    const browser = newBrowser(planner(), issuer)
    const over = { code: 'step_over' }
    const linking = () => browser.code(newSomebody(), {}, person)
    expect((await browser.link(await linking(), other)).json()).toMatchObject(over)
    expect((await browser.login(await linking())).json()).toMatchObject(over)
    expect((await browser.link(await browser.code(newSomebody()), person)).json()).toMatchObject(over)
    const { email, password } = person
    const again = await planner().request('POST', '/auth/login', { body: { email, password } })
    const { token } = again.json<Session>()
    expect((await browser.link(await linking(), { ...person, token })).json()).toMatchObject(over)
    expect((await everyRow(planner().db))['identity']).toEqual(before)
  })

  it('S3: belong to one person, and once', async () => {
    const [person, other] = [await planner().newUser(), await planner().newUser()]
    const { who, identity } = await link(planner(), person)
    expect((await link(planner(), person, who)).identity).toEqual(identity)
    const browser = newBrowser(planner(), issuer)
    const answer = await browser.link(await browser.code(who, {}, other), other)
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'identity_taken' }])
    expect((await listOf(other)).identities).toEqual([])
  })

  it('are unlinked with the password, and sign nobody in any more', async () => {
    const person = await planner().newUser({ language: 'en' })
    const { who, browser, identity } = await link(planner(), person, newSomebody({ email: person.email }))
    const end = (body: object) => person.post(`/users/identities/${identity._id}/end`, body)
    expect((await end({ password: 'wrong' })).json()).toMatchObject({ code: 'wrong_password' })
    expect((await end({ password: person.password })).statusCode).toBe(204)
    expect((await listOf(person)).identities).toEqual([])
    expect((await browser.login(await browser.code(who))).json()).toMatchObject({ code: 'email_taken' })
    const subjects = (await planner().mailsTo(person.email)).map(({ subject }) => subject)
    expect(subjects).toContain('A way to sign in was removed')
    const audit = (await person.get('/users/audit')).json<AuditEntry[]>()
    expect(audit[0]).toMatchObject({ kind: 'identityUnlinked', name: person.email })
  })

  it('S4: stay where they are the only way in, until a password is set by mail', async () => {
    const [browser, who] = [newBrowser(planner(), issuer), newSomebody()]
    const { user, token } = await browser.enter(who)
    const ask = (path: string, body?: object) => planner().request(body ? 'POST' : 'GET', path, { token, body })
    const { hasPassword, identities } = (await ask('/users/identities')).json<Identities>()
    expect(hasPassword).toBe(false)
    const path = `/users/identities/${identities[0]?._id ?? ''}/end`
    for (const password of ['', 'anything']) {
      expect((await ask(path, { password })).json()).toMatchObject({ code: 'last_way_in' })
      const login = await planner().request('POST', '/auth/login', { body: { email: user.email, password } })
      expect(login.json()).toMatchObject({ code: 'invalid_credentials' })
    }
    await setPassword(planner(), user.email)
    const { token: later } = await browser.enter(who)
    const end = await planner().request('POST', path, { token: later, body: { password: 'quite a phrase' } })
    expect(end.statusCode).toBe(204)
  })

  it('are 10 at most, stand in the export of the account, and go with it', async () => {
    const person = await planner().newUser()
    for (let count = 0; count < 10; count += 1) await link(planner(), person)
    await expect(link(planner(), person)).rejects.toThrow('quota_exceeded')
    const { 'account.json': account = '' } = zipEntries((await person.get('/users/export')).rawPayload)
    const exported = JSON.parse(account) as { identities: Identity[] }
    expect(exported.identities).toEqual((await listOf(person)).identities)
    const { password } = person
    expect((await person.post('/auth/delete-account', { password })).statusCode).toBe(204)
    expect(JSON.stringify((await everyRow(planner().db))['identity'])).not.toContain(person.user._id)
  })
}, settingsFor(issuer))

describe('OIDC_LINK_VERIFIED', () => {
  eachDatabase(
    (planner) => {
      it('S3: links a verified address to the account that has confirmed it, and to no other', async () => {
        const person = await planner().newUser({ language: 'en' })
        const browser = newBrowser(planner(), issuer)
        expect((await browser.enter(newSomebody({ email: person.email }))).user._id).toBe(person.user._id)
        const subjects = (await planner().mailsTo(person.email)).map(({ subject }) => subject)
        expect(subjects).toContain('There is a new way to sign in')
        const squatter = await planner().newUser({ isConfirmed: false })
        const answer = await browser.login(await browser.code(newSomebody({ email: squatter.email })))
        expect(answer.json()).toMatchObject({ code: 'email_taken' })
        const unverified = newSomebody({ email: person.email, email_verified: false })
        expect((await browser.login(await browser.code(unverified))).json()).toMatchObject({ code: 'oidc_unverified' })
      })
    },
    { ...settingsFor(issuer), OIDC_LINK_VERIFIED: 'on' },
  )
})
