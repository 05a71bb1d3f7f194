import type { NewApiKey, Session, SignedInPlace } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { argonPasswords } from '#server/passwords.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { openStream } from '#server/test/event-stream.ts'
import type { Person } from '#server/test/planner.ts'
import { deleteAccount, resetPassword, setPlan } from '../users/accounts.service.ts'

const NEW = 'a new and quiet sentence'

eachDatabase((planner) => {
  const operator = () => ({ ...planner(), passwords: argonPasswords() })
  /** Asks with another session of the same person. */
  const elsewhere = async ({ email, password }: Person) => {
    const answer = await planner().request('POST', '/auth/login', { body: { email, password } })
    const { token } = answer.json<Session>()
    return (method: 'POST' | 'DELETE' | 'GET', path: string, body?: unknown) =>
      planner().request(method, path, { token, body })
  }
  type Elsewhere = Awaited<ReturnType<typeof elsewhere>>

  async function endListed(ask: Elsewhere): Promise<void> {
    const places = (await ask('GET', '/users/sessions')).json<SignedInPlace[]>()
    for (const { _id, isCurrent } of places) if (!isCurrent) await ask('DELETE', `/users/sessions/${_id}`)
  }

  const ways: readonly (readonly [string, (person: Person, ask: Elsewhere) => Promise<unknown>])[] = [
    ['signs out', (person) => person.post('/auth/logout')],
    ['ends it in the list of sessions', (_, ask) => endListed(ask)],
    ['ends all sessions but another', (_, ask) => ask('DELETE', '/users/sessions')],
    [
      'changes the password',
      ({ password }, ask) => ask('POST', '/auth/change-password', { currentPassword: password, newPassword: NEW }),
    ],
    ['deletes the account', ({ password }, ask) => ask('POST', '/auth/delete-account', { password })],
    ['is given a password by the operator', ({ email }) => resetPassword(operator(), email, NEW)],
    ['is deleted by the operator', ({ email }) => deleteAccount(operator(), email)],
  ]

  it.each(ways)('ends the stream of a session at once when its owner %s', async (_, end) => {
    const person = await planner().newUser()
    const stream = await openStream(planner(), person.token)
    expect(await stream.next()).toBe(0)
    await end(person, await elsewhere(person))
    expect(await stream.next()).toBeNull()
  })

  it.each([
    ['deletes it', (person: Person, id: string) => person.delete(`/users/api-keys/${id}`)],
    ['gets a plan without keys', ({ email }: Person) => setPlan(planner(), email, 'pro')],
  ])('ends the stream of a key at once when its owner %s', async (_, end) => {
    const person = await planner().newUser()
    await setPlan(planner(), person.email, 'enterprise')
    const { key, _id } = (
      await person.post('/users/api-keys', { name: 'Bot', password: person.password })
    ).json<NewApiKey>()
    const stream = await openStream(planner(), key)
    expect(await stream.next()).toBe(0)
    await end(person, _id)
    expect(await stream.next()).toBeNull()
  })

  it('lets the stream of another session go on', async () => {
    const person = await planner().newUser()
    const stream = await openStream(planner(), person.token)
    expect(await stream.next()).toBe(0)
    await (
      await elsewhere(person)
    )('POST', '/auth/logout')
    await person.post('/categories', { name: 'Still heard' })
    expect(await stream.next()).toBe(1)
    await stream.close()
  })
})
