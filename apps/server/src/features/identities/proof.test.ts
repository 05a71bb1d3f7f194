import type { Identities, Identity, Session } from '@dodici/contract/types'
import { afterAll, expect, it } from 'vitest'
import { later } from '#server/features/factors/test/two-step-steps.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { codeIn, newBrowser, newSomebody, settingsFor, type Browser } from './test/oidc-browser.ts'
import { smallIssuer, type Somebody, type Untruths } from './test/small-issuer.ts'

const issuer = await smallIssuer()
afterAll(() => issuer.stop())

eachDatabase((planner) => {
  /** Somebody without a password, in their browser. */
  const enter = async () => {
    const [browser, who] = [newBrowser(planner(), issuer), newSomebody()]
    const { token, user } = await browser.enter(who)
    const ask = (path: string, body?: object) =>
      planner().request(body === undefined ? 'GET' : 'POST', path, { token, ...(body === undefined ? {} : { body }) })
    const list = async () => (await ask('/users/identities')).json<Identities>()
    return { browser, who, token, user, ask, list }
  }
  const proofCode = async (browser: Browser, token: string, who: Somebody, untruths: Untruths = {}) =>
    codeIn(await browser.comeBack(issuer.signIn(await browser.leaveToProve(token), who, untruths)))
  const prove = async ({ browser, token, who }: Awaited<ReturnType<typeof enter>>) => {
    const answer = await browser.prove(await proofCode(browser, token, who), token)
    expect(answer.statusCode).toBe(200)
    return answer.json<{ until: string }>()
  }
  const refused = { code: 'proof_elsewhere' }

  it('S4: opens for ten minutes what takes the password of others, and nothing before and after', async () => {
    const one = await enter()
    const password = { password: '' }
    const tried: [string, object][] = [
      ['/users/two-step/offer', password],
      ['/users/passkeys/challenge', password],
      ['/users/device-passwords', { name: 'Telefono', ...password }],
      ['/auth/oidc/link', password],
      ['/auth/delete-account', password],
      ['/users/email/change', { newEmail: 'elsewhere@example.org', currentPassword: '' }],
      ['/auth/change-password', { currentPassword: '', newPassword: 'quite a phrase' }],
    ]
    for (const [path, body] of tried) {
      const answer = await one.ask(path, body)
      expect([path, answer.statusCode, answer.json()]).toMatchObject([path, 403, refused])
    }
    const { until } = await prove(one)
    expect(Date.parse(until) - planner().clock.now()).toBe(10 * 60_000)
    expect((await one.list()).provenUntil).toBe(until)
    for (const [path, body] of tried.slice(0, 4)) {
      const answer = await one.ask(path, body)
      expect([path, answer.statusCode]).toEqual([path, path === '/users/device-passwords' ? 201 : 200])
    }
    later(planner(), 10 * 60)
    expect((await one.list()).provenUntil).toBeNull()
    expect((await one.ask('/users/two-step/offer', password)).json()).toMatchObject(refused)
  })

  it('sets a first password, which signs in from then on', async () => {
    const one = await enter()
    await prove(one)
    const change = { currentPassword: '', newPassword: 'quite a phrase' }
    expect((await one.ask('/auth/change-password', change)).statusCode).toBe(204)
    const login = { email: one.user.email, password: 'quite a phrase' }
    expect((await planner().request('POST', '/auth/login', { body: login })).statusCode).toBe(200)
    // From now on it is the password that is asked for, also of this session.
    expect((await one.ask('/users/two-step/offer', { password: '' })).json()).toMatchObject({ code: 'wrong_password' })
  })

  it('S4: counts for the session alone that has begun it, and for its owner alone', async () => {
    const [one, other] = [await enter(), await enter()]
    const wrong = await one.browser.prove(await proofCode(one.browser, one.token, other.who), one.token)
    expect([wrong.statusCode, wrong.json()]).toMatchObject([400, { code: 'wrong_identity' }])
    const stranger = await one.browser.prove(await proofCode(one.browser, one.token, newSomebody()), one.token)
    expect(stranger.json()).toMatchObject({ code: 'wrong_identity' })
    const second = (await one.browser.enter(one.who)).token
    const code = await proofCode(one.browser, one.token, one.who)
    expect((await one.browser.prove(code, second)).json()).toMatchObject({ code: 'step_over' })
    await prove(one)
    const answer = await planner().request('POST', '/users/two-step/offer', { token: second, body: { password: '' } })
    expect(answer.json()).toMatchObject(refused)
  })

  it('S4: takes no sign-in of before, whatever the issuer was asked', async () => {
    const { browser, token, who } = await enter()
    const page = new URL(await browser.leaveToProve(token))
    expect(Object.fromEntries(page.searchParams)).toMatchObject({ prompt: 'login', max_age: '0' })
    const before = Math.floor(planner().clock.now() / 1_000) - 120
    for (const authTime of [before, null]) {
      await expect(proofCode(browser, token, who, { authTime })).rejects.toThrow('#oidc-fault=oidc_refused')
    }
  })

  it('S4: is no link, and a link is no proof', async () => {
    const one = await enter()
    const { browser, token } = one
    const proof = await proofCode(browser, token, newSomebody())
    const link = (code: string) => planner().request('POST', '/auth/oidc/identity', linkOf(browser, code, token))
    expect((await link(proof)).json()).toMatchObject({ code: 'step_over' })
    await prove(one)
    const started = await planner().request('POST', '/auth/oidc/link', linkOf(browser, undefined, token))
    const code = codeIn(await browser.comeBack(issuer.signIn(started.json<{ url: string }>().url, newSomebody())))
    expect((await browser.prove(code, token)).json()).toMatchObject({ code: 'step_over' })
  })

  it('S4: helps nobody who has a password past it', async () => {
    const person = await planner().newUser()
    const browser = newBrowser(planner(), issuer)
    const who = newSomebody()
    expect((await browser.link(await browser.code(who, {}, person), person)).statusCode).toBe(200)
    const { token } = await browser.enter(who)
    expect((await browser.prove(await proofCode(browser, token, who), token)).statusCode).toBe(200)
    const offer = await planner().request('POST', '/users/two-step/offer', { token, body: { password: '' } })
    expect(offer.json()).toMatchObject({ code: 'wrong_password' })
  })

  it('S4: unlinks one of two accounts, never the last that lets somebody in', async () => {
    const one = await enter()
    await prove(one)
    const started = await planner().request('POST', '/auth/oidc/link', linkOf(one.browser, undefined, one.token))
    const page = issuer.signIn(started.json<{ url: string }>().url, newSomebody())
    const code = codeIn(await one.browser.comeBack(page))
    const linked = await planner().request('POST', '/auth/oidc/identity', linkOf(one.browser, code, one.token))
    const { _id } = linked.json<Identity>()
    await planner().db.transact((trx) =>
      trx
        .insertInto('identity')
        .values({
          ...{ issuer: 'https://former.example', subject: _id, id: `former ${_id}`, user_id: one.user._id },
          ...{ email: null, created_at: '2026-01-01T00:00:00.000Z', last_used_at: null },
        })
        .execute(),
    )
    const end = (id: string) => one.ask(`/users/identities/${id}/end`, { password: '' })
    const [former, first] = (await one.list()).identities
    // Both at once: one of them is the last.
    const answers = await Promise.all([end(_id), end(first?._id ?? '')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
    expect((await end(former?._id ?? '')).statusCode).toBe(204)
    expect((await one.list()).identities).toHaveLength(1)
    expect((await end((await one.list()).identities[0]?._id ?? '')).json()).toMatchObject({ code: 'last_way_in' })
  })

  const linkOf = (browser: Browser, code: string | undefined, token: Session['token']) => ({
    ...{ token, headers: { cookie: browser.cookie() } },
    body: code === undefined ? { password: '' } : { code },
  })
}, settingsFor(issuer))
