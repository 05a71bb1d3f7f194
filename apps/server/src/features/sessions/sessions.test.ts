import { expect, it } from 'vitest'
import { removeDeadSessions } from './sessions.service.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { apiOf } from '#server/test/listening.ts'

const START = '2026-11-20T09:00:00.000Z'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const after = (milliseconds: number): string => new Date(Date.parse(START) + milliseconds).toISOString()

eachDatabase((planner) => {
  const profileWith = async (headers: Record<string, string>, query = '') =>
    (await planner().request('GET', `/users/profile${query}`, { headers })).statusCode

  it('A10: takes a token from the Authorization header as Bearer, and from nowhere else', async () => {
    const { token } = await planner().newUser()
    expect(await profileWith({ authorization: `Bearer ${token}` })).toBe(200)
    expect(await profileWith({ authorization: `bearer ${token}` })).toBe(200)
    expect(await profileWith({}, `?token=${token}&access_token=${token}`)).toBe(401)
    expect(await profileWith({ cookie: `token=${token}; session=${token}` })).toBe(401)
    expect(await profileWith({ authorization: `Basic ${Buffer.from(`x:${token}`).toString('base64')}` })).toBe(401)
    expect(await profileWith({ authorization: token })).toBe(401)
    expect(await profileWith({ 'x-api-key': token })).toBe(401)
  })

  it.each([
    ['none', ''],
    ['an empty one', 'Bearer '],
    ['a JWT', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
    ['an unknown one', `Bearer dodses_${'A'.repeat(43)}`],
    ['two', `Bearer dodses_${'A'.repeat(43)} dodses_${'B'.repeat(43)}`],
    ['one with SQL', `Bearer dodses_' or 1=1 --${'A'.repeat(30)}`],
  ])('A10: answers 401 to a token that is %s', async (_, authorization) => {
    const answer = await planner().request('GET', '/users/profile', { headers: { authorization } })
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['www-authenticate']).toBe('Bearer')
    expect(answer.json()).toMatchObject({ code: 'unauthenticated' })
  })

  it('A10: answers 401 to a token of 64 KB on a real connection, and serves the next request', async () => {
    const person = await planner().newUser()
    const url = `${await apiOf(planner())}/users/profile`
    const long = await fetch(url, { headers: { authorization: `Bearer dodses_${'A'.repeat(64 * 1024)}` } })
    expect(long.status).toBe(401)
    expect((await fetch(url, { headers: { authorization: `Bearer ${person.token}` } })).status).toBe(200)
  })

  it('A10: ends with the account that it belongs to', async () => {
    const person = await planner().newUser()
    await planner().db.transact((trx) => trx.deleteFrom('user').where('id', '=', person.user._id).execute())
    expect((await person.get('/users/profile')).statusCode).toBe(401)
    expect((await person.post('/categories', { name: 'Sport' })).statusCode).toBe(401)
  })

  it('A10: ends after 30 days without use, but not while it is used', async () => {
    planner().clock.set(START)
    const used = await planner().newUser()
    const idle = await planner().newUser()
    planner().clock.set(after(29 * DAY))
    expect((await used.get('/users/profile')).statusCode).toBe(200)
    planner().clock.set(after(30 * DAY + MINUTE))
    expect((await idle.get('/users/profile')).statusCode).toBe(401)
    expect((await used.get('/users/profile')).statusCode).toBe(200)
    planner().clock.set(START)
  })

  it('A10: ends after 180 days however much it is used', async () => {
    planner().clock.set(START)
    const person = await planner().newUser()
    for (let day = 20; day <= 180; day += 20) {
      planner().clock.set(after(day * DAY))
      expect((await person.get('/users/profile')).statusCode).toBe(200)
    }
    planner().clock.set(after(180 * DAY + MINUTE))
    expect((await person.get('/users/profile')).statusCode).toBe(401)
    planner().clock.set(START)
  })

  it('forgets the rows of sessions that have ended, and only those', async () => {
    planner().clock.set(START)
    const idle = await planner().newUser()
    planner().clock.set(after(31 * DAY))
    const fresh = await planner().newUser()
    await removeDeadSessions(planner())
    const rows = await planner().db.read.selectFrom('session').select('user_id').execute()
    const owners = rows.map((row) => row.user_id)
    expect(owners).toContain(fresh.user._id)
    expect(owners).not.toContain(idle.user._id)
    planner().clock.set(START)
  })
})
