import type { Identities, Session } from '@dodici/contract/types'
import { afterAll, describe, expect, it } from 'vitest'
import { guard, later } from '#server/features/factors/test/two-step-steps.ts'
import { disableAccount } from '#server/features/users/account-state.service.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import { newBrowser, newSomebody, PUBLIC_URL, settingsFor } from './test/oidc-browser.ts'
import { smallIssuer, type Untruths } from './test/small-issuer.ts'

const issuer = await smallIssuer()
afterAll(() => issuer.stop())

eachDatabase((planner) => {
  const browser = () => newBrowser(planner(), issuer)
  const refused = (code: string) => ({ code })
  const rows = async () => {
    const { attempt: _attempt, ...rest } = await everyRow(planner().db)
    return rest
  }

  /** But for ways that were used up, as each is that an issuer has let through. */
  const rowsButWays = async () => {
    const { answered_challenge: _used, ...rest } = await rows()
    return rest
  }

  it('makes an account of who comes for the first time, and finds it again by who they are there', async () => {
    const who = newSomebody({ name: 'Sara Bianchi', locale: 'en-GB' })
    const first = await browser().enter(who)
    expect(first.user).toMatchObject({
      username: 'Sara Bianchi',
      email: who.email,
      language: 'en',
      emailConfirmed: true,
    })
    const moved = { ...who, email: 'elsewhere@example.org', name: 'Sara Neri' }
    const { user, token, device } = await browser().enter(moved)
    expect(user).toEqual(first.user)
    expect(device).toMatch(/^doddev_/)
    const { hasPassword, identities } = (
      await planner().request('GET', '/users/identities', { token })
    ).json<Identities>()
    expect([hasPassword, identities]).toMatchObject([false, [{ issuer: issuer.url, email: who.email }]])
    const audit = await planner().request('GET', '/users/audit', { token })
    expect(audit.body).toContain('registered')
    expect(audit.body).toContain('signedInElsewhere')
  })

  it('asks for more where the ID token says little, and refuses what is about somebody else', async () => {
    const who = newSomebody()
    const one = browser()
    expect((await one.login(await one.code(who, { moreOf: who }))).json<Session>().user.email).toBe(who.email)
    await expect(browser().code(who, { moreOf: newSomebody() })).rejects.toThrow('#oidc-fault=oidc_refused')
  })

  it('leads below the path of the installation, and keeps its cookie to itself', async () => {
    const one = browser()
    const url = new URL(await one.leave())
    expect(url.searchParams.get('redirect_uri')).toBe('https://plan.example.org/year/api/v1/auth/oidc/callback')
    expect(url.searchParams.get('code_challenge_method')).toBe('S256')
    const answer = await planner().request('POST', '/auth/oidc')
    expect(answer.headers['set-cookie']).toMatch(
      /^dodici_oidc=dodobr_[\w-]{43}; Path=\/year\/api\/v1\/auth\/oidc; Max-Age=900; HttpOnly; SameSite=Lax; Secure$/,
    )
    const back = issuer.signIn(url.href, newSomebody()).replace(PUBLIC_URL, '')
    const { headers } = await planner().request('GET', back, { headers: { cookie: one.cookie() } })
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(headers.location).toMatch(/^https:\/\/plan\.example\.org\/year\/login#oidc=dodocd_[\w-]{43}$/)
  })

  it.each<[string, Untruths]>([
    ['with another nonce', { nonce: 'x' }],
    ['for another client', { audience: 'somebody-else' }],
    ['of another issuer', { issuer: 'https://evil.example' }],
    ['that came by another issuer', { iss: 'https://evil.example' }],
    ['that is over', { isExpired: true }],
    ['signed by a key that is not shown', { isForeign: true }],
  ])('S3: refuses what an issuer says %s, and makes nothing of it', async (_, untruths) => {
    const who = newSomebody()
    const before = await rows()
    await expect(browser().code(who, untruths)).rejects.toThrow('#oidc-fault=oidc_refused')
    expect(await rows()).toEqual(before)
    expect(planner().log.some((line) => line.includes('a sign-in elsewhere went wrong'))).toBe(true)
  })

  describe('S3: a way there and back', () => {
    const fault = '#oidc-fault=step_over'

    it('is refused with another state, a used one, none, or one of another browser', async () => {
      const [one, other] = [browser(), browser()]
      const back = issuer.signIn(await one.leave(), newSomebody())
      await other.leave()
      expect((await other.comeBack(back)).hash).toBe(fault)
      expect((await browser().comeBack(back)).hash).toBe(fault)
      expect((await one.comeBack(back.replace(/state=[^&]*/, 'state=x'))).hash).toBe(fault)
      expect((await one.comeBack(back.replace(/state=([^&]*)../, 'state=$1AA'))).hash).toBe(fault)
      expect((await one.comeBack(back)).hash).toMatch(/^#oidc=/)
      const asked = new Map(issuer.asked)
      expect((await one.comeBack(back)).hash).toBe(fault)
      expect(issuer.asked).toEqual(asked)
    })

    it('is used once, also of two at once that an issuer lets through', async () => {
      const one = browser()
      const [url, who] = [await one.leave(), newSomebody()]
      const pages = await Promise.all([1, 2].map(() => one.comeBack(issuer.signIn(url, who))))
      expect(pages.map(({ hash }) => hash.split('=')[0]).toSorted()).toEqual(['#oidc', '#oidc-fault'])
      expect(pages.map(({ hash }) => hash)).toContain(fault)
    })

    it('is over after ten minutes, and its code after one', async () => {
      const one = browser()
      const back = issuer.signIn(await one.leave(), newSomebody())
      later(planner(), 10 * 60)
      expect((await one.comeBack(back)).hash).toBe(fault)
      const code = await one.code(newSomebody())
      later(planner(), 60)
      expect((await one.login(code)).json()).toMatchObject(refused('step_over'))
    })

    it('ends in a code that works once, also of ten at once, and in its own browser alone', async () => {
      const one = browser()
      const code = await one.code(newSomebody())
      const other = browser()
      await other.leave()
      expect((await other.login(code)).json()).toMatchObject(refused('step_over'))
      const answers = await Promise.all(Array.from({ length: 10 }, () => one.login(code)))
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
      expect((await one.login(code)).json()).toMatchObject(refused('step_over'))
    })

    it('ends well where the issuer itself refuses', async () => {
      const one = browser()
      const state = new URL(await one.leave()).searchParams.get('state') ?? ''
      const said = (error: string) => {
        const query = new URLSearchParams({ error, error_description: 'No.', state, iss: issuer.url })
        return `/auth/oidc/callback?${query.toString()}`
      }
      expect((await one.comeBack(said('access_denied'))).hash).toBe('#oidc-fault=oidc_denied')
      expect((await one.comeBack(said('invalid_scope'))).hash).toBe('#oidc-fault=oidc_refused')
    })

    it('leaves no secret in the database', async () => {
      const one = browser()
      const url = new URL(await one.leave())
      const code = await one.code(newSomebody())
      const stored = JSON.stringify(await everyRow(planner().db))
      const { state = '', nonce = '' } = Object.fromEntries(url.searchParams)
      for (const secret of [state, nonce, code, one.cookie().split('=')[1] ?? '']) {
        expect(secret.length).toBeGreaterThan(40)
        expect(stored).not.toContain(secret)
        expect(planner().log.join('\n')).not.toContain(secret)
      }
    })
  })

  it('S3: takes new keys of the issuer, which it shows from then on', async () => {
    const who = newSomebody()
    const { user } = await browser().enter(who)
    await issuer.rotate()
    expect((await browser().enter(who)).user._id).toBe(user._id)
  })

  it('S3: takes no address that nobody vouches for', async () => {
    const before = await rowsButWays()
    for (const wishes of [{ email_verified: false }, { email: 'no address' }]) {
      const one = browser()
      const answer = await one.login(await one.code(newSomebody(wishes)))
      expect([answer.statusCode, answer.json()]).toMatchObject([403, refused('oidc_unverified')])
    }
    expect(await rowsButWays()).toEqual(before)
  })

  it('S3: lets nobody into an account by its address', async () => {
    const person = await planner().newUser()
    const before = await rowsButWays()
    const one = browser()
    const answer = await one.login(await one.code(newSomebody({ email: person.email.toUpperCase() })))
    expect([answer.statusCode, answer.json()]).toMatchObject([409, refused('email_taken')])
    expect(await rowsButWays()).toEqual(before)
  })

  it('S3: lets nobody into a disabled account', async () => {
    const who = newSomebody()
    const { user } = await browser().enter(who)
    await disableAccount(planner(), { id: user._id })
    const one = browser()
    const answer = await one.login(await one.code(who))
    expect([answer.statusCode, answer.json()]).toMatchObject([403, refused('account_disabled')])
  })

  it('asks for no code of an app, and mails about a new device', async () => {
    const { person } = await guard(planner(), await planner().newUser({ language: 'en' }))
    const [one, who] = [browser(), newSomebody()]
    const linked = await planner().db.transact(async (trx) => {
      const ids = { id: who.sub, issuer: issuer.url, subject: who.sub, user_id: person.user._id }
      await trx
        .insertInto('identity')
        .values({ ...ids, email: null, created_at: '', last_used_at: null })
        .execute()
      return ids
    })
    const { email, password } = person
    const { statusCode } = await planner().request('POST', '/auth/login', { body: { email, password } })
    expect(statusCode).toBe(202)
    const { user } = await one.enter(who)
    expect(user._id).toBe(linked.user_id)
    const mails = planner().db.read.selectFrom('mail').select('kind').where('user_id', '=', user._id)
    expect(await mails.execute()).toContainEqual({ kind: 'new_device' })
  })
}, settingsFor(issuer))
