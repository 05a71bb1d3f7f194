import type { NewApiKey, NewDevicePassword, Session } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { newFeed } from '#server/features/feeds/test/feed-steps.ts'
import { beginLogin, guard, later, verify } from '#server/features/factors/test/two-step-steps.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { openStream } from '#server/test/event-stream.ts'
import { everyRow } from '#server/test/every-row.ts'
import type { Person } from '#server/test/planner.ts'
import { makeThings } from '#server/test/things.ts'

/** What opens an account, or belongs to something that does. */
const OPENING = [
  ...['session', 'api_key', 'known_device', 'push_subscription', 'push_message'],
  ...['password_reset', 'login_step'],
]

eachDatabase((planner) => {
  const rowsOf = async ({ user }: Person): Promise<string[]> => {
    const tables = await everyRow(planner().db)
    const isTheirs = (row: object) => Object.values(row).includes(user._id)
    return OPENING.flatMap((table) => ((tables[table] ?? []) as object[]).filter(isTheirs).map(() => table))
  }
  const put = (person: Person, secret: string, path: string) => {
    const authorization = `Basic ${Buffer.from(`${person.email}:${secret}`).toString('base64')}`
    return planner().app.inject({ method: 'PROPFIND', url: path, headers: { authorization } })
  }

  it('A8: ends all that opens an account at once, also for who asks, and nothing of anybody else', async () => {
    const [person, other] = [await planner().newUser(), await planner().newUser()]
    for (const one of [person, other]) {
      await makeThings(planner(), one)
      await planner().request('POST', '/auth/forgot-password', { body: { email: one.email } })
      await planner().mailsTo(one.email)
    }
    const { key } = (
      await person.post('/users/api-keys', { name: 'Script', password: person.password })
    ).json<NewApiKey>()
    const device = await person.post('/users/device-passwords', { name: 'Telefono', password: person.password })
    const { password } = device.json<NewDevicePassword>()
    const { path } = await newFeed(person, { detail: 'full' })
    const stream = await openStream(planner(), person.token)
    const theirs = await rowsOf(other)
    expect(new Set(await rowsOf(person))).toEqual(
      new Set(OPENING.filter((table) => !/login_step|_message|known/.test(table))),
    )
    expect((await put(person, password, '/dav/')).statusCode).toBe(207)

    expect((await person.post('/users/revoke-all')).statusCode).toBe(204)
    expect(await rowsOf(person)).toEqual([])
    expect((await person.get('/users/profile')).statusCode).toBe(401)
    expect((await planner().request('GET', '/calendars', { token: key })).statusCode).toBe(401)
    expect((await put(person, password, '/dav/')).statusCode).toBe(401)
    expect((await planner().app.inject({ method: 'GET', url: path })).statusCode).toBe(404)
    while ((await stream.next()) !== null);
    expect(await rowsOf(other)).toEqual(theirs)
    expect((await other.get('/users/profile')).statusCode).toBe(200)
  })

  it('leaves the password and the second factor, and ends sign-ins that wait', async () => {
    const { person, code } = await guard(planner(), await planner().newUser())
    const waiting = await beginLogin(planner(), person)
    expect((await person.post('/users/revoke-all')).statusCode).toBe(204)
    expect((await verify(planner(), waiting.step, code())).json()).toMatchObject({ code: 'step_over' })
    const { step } = await beginLogin(planner(), person)
    const { token } = (await verify(planner(), step, code())).json<Session>()
    expect((await planner().request('GET', '/users/profile', { token })).statusCode).toBe(200)
    later(planner(), 60)
  })
})
