import type { Session, SignedInPlace } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'

const START = '2026-11-20T09:00:00.000Z'
const DAY = 24 * 60 * 60_000
const after = (days: number): string => new Date(Date.parse(START) + days * DAY).toISOString()

eachDatabase((planner) => {
  const placesOf = async (token: string) =>
    (await planner().request('GET', '/users/sessions', { token })).json<SignedInPlace[]>()
  const isSignedIn = async (token: string) =>
    (await planner().request('GET', '/users/profile', { token })).statusCode === 200
  async function signIn({ email, password }: Person, userAgent: string): Promise<string> {
    const headers = { 'user-agent': userAgent }
    return (await planner().request('POST', '/auth/login', { body: { email, password }, headers })).json<Session>()
      .token
  }
  const placeOf = async (token: string): Promise<string> =>
    (await placesOf(token)).find((place) => place.isCurrent)?._id ?? ''

  it('lists where somebody is signed in, the last used first, and which session asks; no token', async () => {
    planner().clock.set(START)
    const [person] = [await planner().newUser(), await planner().newUser()]
    planner().clock.set(after(1))
    const phone = await signIn(person, 'Phone')
    const answer = await planner().request('GET', '/users/sessions', { token: phone })
    expect(answer.json()).toMatchObject([
      { userAgent: 'Phone', createdAt: after(1), lastUsedAt: after(1), isCurrent: true },
      { createdAt: START, lastUsedAt: START, isCurrent: false },
    ])
    expect(answer.body).not.toMatch(/dodses_|token|hash/)
    const other = (await placesOf(person.token)).find((place) => place.isCurrent)
    expect(other).toMatchObject({ createdAt: START })
    planner().clock.set(START)
  })

  it('lists no session that is over', async () => {
    planner().clock.set(START)
    const person = await planner().newUser()
    planner().clock.set(after(31))
    expect(await placesOf(await signIn(person, 'Phone'))).toMatchObject([{ userAgent: 'Phone' }])
    planner().clock.set(START)
  })

  it('ends one session and no other, once', async () => {
    const person = await planner().newUser()
    const [phone, tablet] = [await signIn(person, 'Phone'), await signIn(person, 'Tablet')]
    const id = await placeOf(phone)
    expect((await person.delete(`/users/sessions/${id}`)).statusCode).toBe(204)
    expect(await Promise.all([phone, tablet, person.token].map(isSignedIn))).toEqual([false, true, true])
    expect((await person.delete(`/users/sessions/${id}`)).statusCode).toBe(404)
  })

  it('ends the session that asks, like signing out', async () => {
    const person = await planner().newUser()
    expect((await person.delete(`/users/sessions/${await placeOf(person.token)}`)).statusCode).toBe(204)
    expect(await isSignedIn(person.token)).toBe(false)
  })

  it('ends all other sessions of the same person, and nobody else\u2019s', async () => {
    const [person, other] = [await planner().newUser(), await planner().newUser()]
    const [phone, tablet] = [await signIn(person, 'Phone'), await signIn(person, 'Tablet')]
    expect((await planner().request('DELETE', '/users/sessions', { token: phone })).statusCode).toBe(204)
    const tokens = [phone, tablet, person.token, other.token]
    expect(await Promise.all(tokens.map(isSignedIn))).toEqual([true, false, false, true])
    expect(await placesOf(phone)).toHaveLength(1)
  })
})
