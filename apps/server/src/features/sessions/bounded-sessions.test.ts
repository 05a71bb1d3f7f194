import type { SignedInPlace } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { startSession } from './sessions.service.ts'
import { eachDatabase } from '#server/test/each-database.ts'

const SESSIONS_MAX = 100
const START = Date.parse('2026-11-20T10:00:00.000Z')
const minute = (count: number): string => new Date(START + count * 60_000).toISOString()

eachDatabase((planner) => {
  it('has a hundred sessions of an account: the one that was not used for longest ends when there would be more', async () => {
    const [person, other] = [await planner().newUser(), await planner().newUser()]
    const tokens: string[] = []
    for (let count = 0; count < SESSIONS_MAX + 5; count += 1) {
      planner().clock.set(minute(count))
      const of = { userId: person.user._id, userAgent: '' }
      tokens.push(await planner().db.transact((trx) => startSession(trx, planner().clock, of)))
    }
    const statusOf = async (token = '') => (await planner().request('GET', '/users/profile', { token })).statusCode
    const newest = tokens.at(-1) ?? ''
    const listed = await planner().request('GET', '/users/sessions', { token: newest })
    expect(listed.json<SignedInPlace[]>()).toHaveLength(SESSIONS_MAX)
    expect(await Promise.all([tokens[4], tokens[5], newest].map(statusOf))).toEqual([401, 200, 200])
    expect(await statusOf(person.token)).toBe(401)
    expect(await statusOf(other.token)).toBe(200)
    planner().clock.set('2026-11-20T09:00:00.000Z')
  })
})
