import type { NewApiKey } from '@dodici/contract/types'
import { operations } from '@dodici/contract/operations'
import { expect, it } from 'vitest'
import { setPlan } from '#server/features/users/accounts.service.ts'
import { eachDatabase } from '#server/test/each-database.ts'

/** What is about the account itself, or about who may see what: for who has signed in, and for no program with a key. */
const ABOUT_THE_ACCOUNT = /^\/(auth|users)\//
/** Of those a program may read who it acts for, and change how things are shown. */
const FOR_KEYS_TOO = ['GET /users/profile', 'PATCH /users/profile']

it('A12: lets no key at a route about the account, but for the profile', () => {
  const open = Object.values(operations)
    .filter(({ path, signedIn }) => ABOUT_THE_ACCOUNT.test(path) && signedIn === true)
    .map(({ method, path }) => `${method} ${path}`)
  expect(open.sort()).toEqual(FOR_KEYS_TOO)
})

eachDatabase((planner) => {
  it('H3: has a key change nothing of what a model may be told, nor where mails go; and all else of the profile', async () => {
    const person = await planner().newUser()
    await setPlan(planner(), person.email, 'enterprise')
    const { key } = (
      await person.post('/users/api-keys', { name: 'Script', password: person.password })
    ).json<NewApiKey>()
    const patch = (body: object) => planner().request('PATCH', '/users/profile', { token: key, body })
    for (const body of [
      { assistant: 'everything' },
      { assistant: 'off' },
      { weekStart: 'sunday', assistant: 'titles' },
    ]) {
      const answer = await patch(body)
      expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'session_required' }])
    }
    expect((await person.get('/users/profile')).json()).toEqual({ ...person.user, plan: 'enterprise' })
    expect((await patch({ weekStart: 'sunday' })).statusCode).toBe(200)
    expect((await person.patch('/users/profile', { assistant: 'everything' })).statusCode).toBe(200)
  })
})
