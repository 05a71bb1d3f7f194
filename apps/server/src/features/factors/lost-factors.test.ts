import type { Session, TwoStep } from '@dodici/contract/types'
import { describe, expect, it } from 'vitest'
import { databasesToTest, eachDatabase } from '#server/test/each-database.ts'
import { startPlanner } from '#server/test/planner.ts'
import { newDatabase } from '#server/test/test-database.ts'
import { typeCommand } from '#server/test/type-command.ts'
import { beginLogin, guard, later, verify } from './test/two-step-steps.ts'

describe.each(databasesToTest())('without the key of the installation, on %s', (kind) => {
  it('S1: says that codes of the app cannot be checked, counts none as wrong, and takes recovery codes', async () => {
    const database = await newDatabase(kind)
    const before = await startPlanner(database, { SECRET_KEY: 'the key that is lost with its machine' })
    const { person, code, recoveryCodes } = await guard(before, await before.newUser())
    await before.stop()
    const planner = await startPlanner(database, { SECRET_KEY: 'another key, made for a restored backup' })
    later(planner, 60)
    const { step } = await beginLogin(planner, person)
    const unreadable = await verify(planner, step, code())
    expect([unreadable.statusCode, unreadable.json()]).toMatchObject([503, { code: 'factor_unreadable' }])
    expect(
      await planner.db.read.selectFrom('attempt').select('id').where('bucket', 'like', '%:codes').execute(),
    ).toEqual([])
    const answer = await verify(planner, step, recoveryCodes[0] ?? '')
    expect(answer.statusCode).toBe(200)
    const { token } = answer.json<Session>()
    const body = { password: person.password, code: recoveryCodes[1] }
    expect((await planner.request('POST', '/users/two-step/end', { token, body })).statusCode).toBe(204)
    const again = { email: person.email, password: person.password }
    expect((await planner.request('POST', '/auth/login', { body: again })).statusCode).toBe(200)
    await planner.stop()
    await database.remove()
  })
})

eachDatabase((planner) => {
  it('lets the operator remove what somebody has lost, who is signed out everywhere and told so', async () => {
    const { person } = await guard(planner(), await planner().newUser({ language: 'en' }))
    const other = await guard(planner(), await planner().newUser())
    const { step } = await beginLogin(planner(), person)
    expect(await typeCommand(planner(), ['users', 'reset-factors', person.email.toUpperCase()])).toEqual([
      `${person.email} signs in with the password alone now, and is signed out everywhere.`,
    ])
    expect((await person.get('/users/profile')).statusCode).toBe(401)
    expect((await verify(planner(), step, '000000')).json()).toMatchObject({ code: 'step_over' })
    const body = { email: person.email, password: person.password }
    const session = await planner().request('POST', '/auth/login', { body })
    expect(session.statusCode).toBe(200)
    const { token } = session.json<Session>()
    const state = (await planner().request('GET', '/users/two-step', { token })).json<TwoStep>()
    expect(state).toEqual({ since: null, recoveryCodes: 0 })
    const texts = (await planner().mailsTo(person.email)).map(({ text }) => text)
    expect(texts.join('\n')).toContain('has switched two-step sign-in off for your account')
    expect((await other.person.get('/users/two-step')).json()).toMatchObject({ recoveryCodes: 10 })
    expect(await typeCommand(planner(), ['users', 'reset-factors', person.email])).toEqual([
      `${person.email} has no second factor: the password alone signs in.`,
    ])
    await expect(typeCommand(planner(), ['users', 'reset-factors', 'nobody@example.org'])).rejects.toThrow('Nobody has')
  })
})
