import type { Identities, Session } from '@dodici/contract/types'
import { afterAll, expect, it } from 'vitest'
import { realIssuer, type Resident } from '../../../../../scripts/machine/real-issuer.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { newBrowser, PUBLIC_URL } from './test/oidc-browser.ts'
import { realBrowser } from './test/real-browser.ts'

const issuer = await realIssuer(PUBLIC_URL)
afterAll(() => issuer.stop())

let count = 0

/** Somebody who has an account there, and none here. */
function newResident(facts: Partial<Resident> = {}): { readonly name: string; readonly email: string } {
  count += 1
  const name = `ada-${String(count)}`
  const resident = { email: `${name}@example.org`, email_verified: true, name: 'Ada Rossi', locale: 'it', ...facts }
  issuer.residents.set(name, resident)
  return { name, email: resident.email }
}

const settings = {
  PUBLIC_URL,
  OIDC_ISSUER: issuer.url,
  OIDC_CLIENT_ID: issuer.client.id,
  OIDC_CLIENT_SECRET: issuer.client.secret,
  OIDC_NAME: 'Casa',
  OUTGOING_ALLOWED: issuer.host,
}

eachDatabase((planner) => {
  /** One browser, here and there. */
  const newPair = () => {
    const [here, there] = [newBrowser(planner()), realBrowser(PUBLIC_URL)]
    const codeFor = async (url: string, name: string) => {
      const { hash } = await here.comeBack(await there.visit(url, name))
      const [kind = '', code = ''] = hash.split('=')
      return { kind, code }
    }
    const enter = async (name: string) => {
      const { kind, code } = await codeFor(await here.leave(), name)
      expect(kind).toBe('#oidc')
      return here.login(code)
    }
    return { here, there, codeFor, enter }
  }

  it('signs in by code and PKCE, and knows who comes again, whom the issuer does not ask again', async () => {
    const { enter, there } = newPair()
    const { name, email } = newResident()
    const first = (await enter(name)).json<Session>()
    expect(first.user).toMatchObject({ username: 'Ada Rossi', email, emailConfirmed: true, language: 'it' })
    const again = (await enter(name)).json<Session>()
    expect(again.user._id).toBe(first.user._id)
    expect(there.asked()).toBe(1)
    const { token } = again
    const list = (await planner().request('GET', '/users/identities', { token })).json<Identities>()
    expect(list).toMatchObject({ hasPassword: false, provenUntil: null, identities: [{ issuer: issuer.url, email }] })
  })

  it('S3: takes a new key at once, however often it changes', async () => {
    const { enter } = newPair()
    const { name } = newResident()
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await enter(name)).statusCode).toBe(200)
      await issuer.rotate()
    }
    expect((await enter(name)).statusCode).toBe(200)
  })

  it('S3: makes no account of an address that is not verified there', async () => {
    const { enter } = newPair()
    const { name } = newResident({ email_verified: false })
    expect((await enter(name)).json()).toMatchObject({ code: 'oidc_unverified' })
  })

  it('links an account to the one of whoever is signed in', async () => {
    const { here, codeFor, enter } = newPair()
    const person = await planner().newUser()
    const { name } = newResident({ email_verified: false })
    const { kind, code } = await codeFor(await here.leave(person), name)
    expect(kind).toBe('#oidc-link')
    expect((await here.link(code, person)).statusCode).toBe(200)
    expect((await enter(name)).json<Session>().user._id).toBe(person.user._id)
  })

  it('has the issuer ask again who is there, in the place of a password', async () => {
    const { here, there, codeFor, enter } = newPair()
    const { name } = newResident()
    const { token } = (await enter(name)).json<Session>()
    const { kind, code } = await codeFor(await here.leaveToProve(token), name)
    expect([kind, there.asked()]).toEqual(['#oidc-proof', 2])
    expect((await here.prove(code, token)).statusCode).toBe(200)
    const offer = await planner().request('POST', '/users/two-step/offer', { token, body: { password: '' } })
    expect(offer.statusCode).toBe(200)
  })

  it('leads to where one signs out there, and back', async () => {
    const { enter, there } = newPair()
    const { name } = newResident()
    await enter(name)
    const { url = '' } = (await planner().request('GET', '/auth/oidc/end')).json<{ url?: string }>()
    const end = new URL(url)
    expect(end.href.startsWith(issuer.url)).toBe(true)
    expect(Object.fromEntries(end.searchParams)).toEqual({
      client_id: issuer.client.id,
      post_logout_redirect_uri: `${PUBLIC_URL}/login`,
    })
    expect(await there.signOut(url)).toBe(`${PUBLIC_URL}/login`)
    await enter(name)
    expect(there.asked()).toBe(2)
  })
}, settings)
