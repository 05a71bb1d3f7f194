import type { Session } from '@dodici/contract/types'
import { afterAll, expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import { newBrowser, newSomebody, PUBLIC_URL, settingsFor } from './test/oidc-browser.ts'
import { smallIssuer, type Trick } from './test/small-issuer.ts'

const issuer = await smallIssuer()
afterAll(() => issuer.stop())

eachDatabase((planner) => {
  const browser = () => newBrowser(planner(), issuer)
  const codeOf = async (who = newSomebody()) => {
    const one = browser()
    return (await one.login(await one.code(who))).json<{ code?: string }>().code
  }
  /** From an address of its own, so that what is counted is no other test's. */
  let addresses = 0
  const elsewhere = () => {
    addresses += 1
    return `198.51.100.${String(addresses)}`
  }

  it('S3: an address that somebody else has now leads to no account of before', async () => {
    const who = newSomebody()
    await browser().enter(who)
    expect(await codeOf(newSomebody({ email: who.email }))).toBe('email_taken')
  })

  it('S3: a name that two issuers use is two people', async () => {
    const who = newSomebody()
    const { user } = await planner().newUser()
    const row = { issuer: 'https://other.example', subject: who.sub, id: `other ${who.sub}`, user_id: user._id }
    await planner().db.transact((trx) =>
      trx
        .insertInto('identity')
        .values({ ...row, email: null, created_at: user.createdAt, last_used_at: null })
        .execute(),
    )
    expect((await browser().enter(who)).user._id).not.toBe(user._id)
  })

  it('S3: a name that is no text, or longer than any, is refused', async () => {
    for (const sub of ['x'.repeat(256), 'a\u0000b', '']) {
      await expect(browser().code(newSomebody({ sub }))).rejects.toThrow('#oidc-fault=oidc_refused')
    }
    const strange = newSomebody({ email: `${'x'.repeat(300)}@example.org`, name: 'a\u0000b' })
    expect(await codeOf(strange)).toBe('oidc_unverified')
    expect((await browser().enter(newSomebody({ name: 'a\u0000b' }))).user.username).toMatch(/^sara\d+$/)
  })

  it('S3: whoever comes back is led to this installation, whatever stands in the address', async () => {
    const one = browser()
    const back = issuer.signIn(await one.leave(), newSomebody())
    const evil = ['next', 'redirect_uri', 'return_to', 'url'].map((name) => `${name}=https://evil.example`).join('&')
    expect((await one.comeBack(`${back}&${evil}`)).href.startsWith(`${PUBLIC_URL}/login#oidc=`)).toBe(true)
  })

  it('S3: a stranger who begins again and again fills nothing', async () => {
    await browser().leave()
    const before = await everyRow(planner().db)
    const asked = new Map(issuer.asked)
    for (let count = 0; count < 1_000; count += 1) {
      expect((await planner().request('POST', '/auth/oidc')).statusCode).toBe(200)
    }
    expect(await everyRow(planner().db)).toEqual(before)
    expect(issuer.asked).toEqual(asked)
  })

  it('S3: what nobody was sent for asks nobody, and counts for nobody', async () => {
    const before = await everyRow(planner().db)
    const asked = new Map(issuer.asked)
    for (let count = 0; count < 100; count += 1) {
      const answer = await planner().request('GET', '/auth/oidc/callback?code=x&state=y')
      expect(answer.headers.location).toBe(`${PUBLIC_URL}/login#oidc-fault=step_over`)
    }
    expect(await everyRow(planner().db)).toEqual(before)
    expect(issuer.asked).toEqual(asked)
  })

  it('S3: an address that brings wrong codes waits, and no other does', async () => {
    const one = browser()
    const remoteAddress = elsewhere()
    const keys = issuer.asked.get('/keys')
    const state = new URL(await one.leave()).searchParams.get('state') ?? ''
    const path = `/api/v1/auth/oidc/callback?${new URLSearchParams({ state, code: 'guessed', iss: issuer.url }).toString()}`
    const tryFrom = async (address: string) => {
      const headers = { cookie: one.cookie() }
      const answer = await planner().app.inject({ method: 'GET', url: path, headers, remoteAddress: address })
      return new URL(String(answer.headers.location)).hash
    }
    for (let count = 0; count < 60; count += 1) expect(await tryFrom(remoteAddress)).toBe('#oidc-fault=oidc_refused')
    const asked = issuer.asked.get('/token')
    expect(await tryFrom(remoteAddress)).toBe('#oidc-fault=too_many_requests')
    expect(issuer.asked.get('/token')).toBe(asked)
    expect(await tryFrom(elsewhere())).toBe('#oidc-fault=oidc_refused')
    // Keys are asked for only where the issuer has taken a code.
    expect(issuer.asked.get('/keys')).toBe(keys)
  })

  it('S3: as many as like can sign in from one address', async () => {
    for (let count = 0; count < 70; count += 1) expect((await browser().enter(newSomebody())).token).toMatch(/^dodses_/)
  })

  it.each<[Trick, string]>([
    ['huge', 'oidc_refused'],
    ['redirecting', 'oidc_refused'],
  ])('S3: an answer that is %s is not taken', async (trick, fault) => {
    issuer.play('/token', trick)
    await expect(browser().code(newSomebody())).rejects.toThrow(`#oidc-fault=${fault}`)
    issuer.play('/token', null)
    expect(issuer.asked.get('/elsewhere')).toBeUndefined()
  })

  it('S3: an issuer that hangs keeps nobody else from anything', async () => {
    const person = await planner().newUser()
    const [late, others] = [browser(), Array.from({ length: 50 }, () => browser())]
    const backs = await Promise.all(others.map(async (one) => issuer.signIn(await one.leave(), newSomebody())))
    const backLate = issuer.signIn(await late.leave(), newSomebody())
    issuer.play('/token', 'silent')
    const before = issuer.asked.get('/token') ?? 0
    const waiting = others.map((one, index) => one.comeBack(backs[index] ?? ''))
    await expect.poll(() => (issuer.asked.get('/token') ?? 0) - before, { timeout: 5_000 }).toBe(50)
    const began = Date.now()
    expect((await person.get('/users/profile')).statusCode).toBe(200)
    const { email, password } = person
    const login = await planner().request('POST', '/auth/login', { body: { email, password } })
    expect(login.json<Session>().user._id).toBe(person.user._id)
    // One more would only wait, too.
    expect((await late.comeBack(backLate)).hash).toBe('#oidc-fault=oidc_unavailable')
    expect(Date.now() - began).toBeLessThan(5_000)
    issuer.play('/token', null)
    for (const page of await Promise.all(waiting)) expect(page.hash).toMatch(/^#oidc=/)
  })
}, settingsFor(issuer))
