import type { NewApiKey } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'
import { resetPassword, setPlan } from '#server/features/users/accounts.service.ts'
import { argonPasswords } from '#server/passwords.ts'

const NEXT = 'quite another phrase'
const passwords = argonPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 })

eachDatabase((planner) => {
  const withKeys = async (...names: string[]): Promise<{ person: Person; keys: string[] }> => {
    const person = await planner().newUser({ language: 'en' })
    await setPlan(planner(), person.email, 'enterprise')
    const keys: string[] = []
    for (const name of names)
      keys.push((await person.post('/users/api-keys', { name, password: person.password })).json<NewApiKey>().key)
    return { person, keys }
  }
  const statusesOf = async (keys: readonly string[]): Promise<number[]> => {
    const answers = await Promise.all(keys.map((token) => planner().request('GET', '/calendars', { token })))
    return answers.map(({ statusCode }) => statusCode)
  }
  const change = (person: Person, keepKeys?: string[]) =>
    person.post('/auth/change-password', { currentPassword: person.password, newPassword: NEXT, keepKeys })
  const lastMail = async ({ email }: Person): Promise<string> => (await planner().mailsTo(email)).at(-1)?.text ?? ''

  it('A8: ends all keys with a change of the password, but those that are kept by name; the mail names both', async () => {
    const { person, keys } = await withKeys('Script', 'Backup', 'Kitchen screen')
    expect(await statusesOf(keys)).toEqual([200, 200, 200])
    expect((await change(person, ['Backup'])).statusCode).toBe(204)
    expect(await statusesOf(keys)).toEqual([401, 200, 401])
    const text = await lastMail(person)
    expect(text).toContain('These API keys, devices and addresses no longer have access: Script, Kitchen screen.')
    expect(text).toContain('These API keys, devices and addresses still have access: Backup.')
  })

  it('A8: changes nothing where a name that is to be kept is none of theirs', async () => {
    const { person, keys } = await withKeys('Script')
    const answer = await change(person, ['Script', 'Scrpt'])
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'unknown_reference', errors: [{ path: 'keepKeys.1' }] })
    expect(await statusesOf(keys)).toEqual([200])
    expect((await change(person, ['Script'])).statusCode).toBe(204)
  })

  const linkFor = async (person: Person): Promise<string> => {
    await planner().request('POST', '/auth/forgot-password', { body: { email: person.email } })
    return /[?&]token=([\w-]+)/.exec(await lastMail(person))?.[1] ?? ''
  }
  const namesFor = (token: string) => planner().request('POST', '/auth/reset-password/keys', { body: { token } })

  it('A8: tells the link of a mail the names that it can keep, and nobody else', async () => {
    const { person } = await withKeys('Script', 'Backup', 'Script')
    await withKeys('Of another person')
    const token = await linkFor(person)
    for (const _ of [1, 2]) expect((await namesFor(token)).json()).toEqual(['Script', 'Backup'])
    const wrong = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')
    for (const other of [wrong, 'x', person.token]) {
      expect((await namesFor(other)).json()).toEqual([])
    }
    const reset = { token, newPassword: NEXT }
    expect((await planner().request('POST', '/auth/reset-password', { body: reset })).statusCode).toBe(204)
    expect((await namesFor(token)).json()).toEqual([])
  })

  it.each([
    ['all', [], [401, 401]],
    ['all but one', ['Backup'], [401, 200]],
  ])('A8: ends %s with a reset by mail', async (_, keepKeys, statuses) => {
    const { person, keys } = await withKeys('Script', 'Backup')
    const body = { token: await linkFor(person), newPassword: NEXT, keepKeys }
    expect((await planner().request('POST', '/auth/reset-password', { body })).statusCode).toBe(204)
    expect(await statusesOf(keys)).toEqual(statuses)
  })

  it('A8: ends all with a password that the operator sets, and says nothing of keys to who has none', async () => {
    const { person, keys } = await withKeys('Script')
    await resetPassword({ ...planner(), passwords }, person.email, NEXT)
    expect(await statusesOf(keys)).toEqual([401])
    const { person: other } = await withKeys()
    expect((await change(other)).statusCode).toBe(204)
    expect(await lastMail(other)).not.toContain('API key')
  })
})
