import { existsSync } from 'node:fs'
import path from 'node:path'
import type { DevicePassword, Category, Session, User } from '@dodici/contract/types'
import { describe, expect, it } from 'vitest'
import { readConfig, type Config } from '../config.ts'
import { AppError } from '../errors.ts'
import { eachDatabase } from '../test/each-database.ts'
import { everyRow } from '../test/every-row.ts'
import type { Planner } from '../test/planner.ts'
import { emptyFolder } from '../test/test-database.ts'
import { makeThings } from '../test/things.ts'
import { commandLine } from './command-line.ts'
import { faultText } from '../fault-text.ts'

/** Types a command, and answers what it printed. */
async function type(config: Config, words: readonly string[], input = ''): Promise<string[]> {
  const lines: string[] = []
  const terminal = {
    config: () => config,
    print: (line: string) => void lines.push(line),
    readLine: () => Promise.resolve(input),
  }
  await commandLine(terminal).parseAsync(words, { from: 'user' })
  return lines
}

const passwordIn = (lines: readonly string[]): string =>
  /^Password: (\S{16,29})$/.exec(lines.find((line) => line.startsWith('Password')) ?? '')?.[1] ?? ''

eachDatabase((planner) => {
  const users = (...words: string[]) => type(planner().config, ['users', ...words])
  const login = (email: string, password: string) =>
    planner().request('POST', '/auth/login', { body: { email, password } })
  const profile = (token: string) => planner().request('GET', '/users/profile', { token })

  it('makes an account although registration is closed, with a password that it shows once', async () => {
    const closed: Config = { ...planner().config, registration: 'closed' }
    const words = ['users', 'create', 'Grace@example.org', '--name', 'Grace', '--language', 'en', '--plan', 'basic']
    const lines = await type(closed, words)
    expect(lines).toHaveLength(2)
    const session = await login('grace@example.org', passwordIn(lines))
    expect(session.statusCode).toBe(200)
    const { user, token } = session.json<Session>()
    expect(user).toMatchObject({ email: 'Grace@example.org', username: 'Grace', language: 'en', plan: 'basic' })
    expect((await planner().request('GET', '/calendars', { token })).json()).toMatchObject([{ name: 'Personal' }])
    const sessions = (await everyRow(planner().db))['session'] as { user_id: string }[]
    expect(sessions.filter((row) => row.user_id === user._id)).toHaveLength(1)
  })

  it('takes a password from standard input as it is, and does not show it', async () => {
    const lines = await type(
      planner().config,
      ['users', 'create', 'ada@example.org', '--password-stdin'],
      ' due passi ',
    )
    expect(lines).toEqual(['ada@example.org has an account now, with the plan pro.'])
    expect((await login('ada@example.org', ' due passi ')).json<Session>().user.username).toBe('ada')
  })

  it('lists everybody, oldest first', async () => {
    const person = await planner().newUser()
    const lines = await users('list')
    expect(lines.find((line) => line.includes(person.email))).toMatch(
      new RegExp(String.raw`^  \S+ +confirmed +${person.user.username} +pro +it +since 2026-11-20 +seen 2026-11-20$`),
    )
    expect(lines.at(-1)).toBe(`${String(lines.length - 1)} in all.`)
  })

  it('lists everybody for another program: when a page or a device of theirs was here last, and nothing of their year', async () => {
    const person = await planner().newUser()
    const listed = async (): Promise<unknown> => {
      const all = JSON.parse((await users('list', '--json')).join('\n')) as { email: string }[]
      return all.find(({ email }) => email === person.email)
    }
    const { _id: id, username } = person.user
    expect(await listed()).toEqual({
      ...{ id, email: person.email, emailConfirmed: true, username, plan: 'pro', language: 'it' },
      isOperator: false,
      ...{ createdAt: '2026-11-20T09:00:00.000Z', disabledAt: null, lastSeenAt: '2026-11-20T09:00:00.000Z' },
    })
    await planner().db.transact(async (trx) => {
      await trx
        .updateTable('session')
        .set({ last_used_at: '2026-11-21T08:00:00.000Z' })
        .where('user_id', '=', id)
        .execute()
    })
    await users('add-device', person.email, 'Telefono')
    expect(await listed()).toMatchObject({ lastSeenAt: '2026-11-21T08:00:00.000Z' })
    await planner().db.transact(async (trx) => {
      await trx
        .updateTable('api_key')
        .set({ last_used_at: '2026-11-25T08:00:00.000Z' })
        .where('user_id', '=', id)
        .execute()
    })
    expect(await listed()).toMatchObject({ lastSeenAt: '2026-11-25T08:00:00.000Z' })
    await planner().db.transact(async (trx) => {
      await trx.deleteFrom('session').where('user_id', '=', id).execute()
      await trx.deleteFrom('api_key').where('user_id', '=', id).execute()
    })
    expect(await listed()).toMatchObject({ lastSeenAt: null })
  })

  it('calls somebody by another name, if it is one', async () => {
    const person = await planner().newUser()
    expect(await users('rename', person.email.toUpperCase(), '  Ada  ')).toEqual([`${person.email} is called Ada now.`])
    expect((await profile(person.token)).json<User>().username).toBe('Ada')
    await expect(users('rename', person.email, ' ')).rejects.toThrow('username:')
    await expect(users('rename', 'nobody@example.org', 'Ada')).rejects.toThrow(AppError)
    expect((await profile(person.token)).json<User>().username).toBe('Ada')
  })

  it('gives somebody another plan, whatever the case of the address', async () => {
    const person = await planner().newUser()
    await users('set-plan', person.email.toUpperCase(), 'basic')
    expect((await profile(person.token)).json<User>().plan).toBe('basic')
    expect((await person.post('/calendars', { name: 'Secondo' })).statusCode).toBe(403)
  })

  it('makes a password for a device, with which its program signs in', async () => {
    const person = await planner().newUser()
    const password = passwordIn(await users('add-device', person.email.toUpperCase(), 'Telefono'))
    const found = await planner().app.inject({
      method: 'PROPFIND',
      url: '/dav/',
      headers: { authorization: `Basic ${Buffer.from(`${person.email}:${password}`).toString('base64')}` },
    })
    expect(found.statusCode).toBe(207)
    const [device] = (await person.get('/users/device-passwords')).json<DevicePassword[]>()
    expect(device?.name).toBe('Telefono')
  })

  it('Q6: confirms the address of somebody who cannot be sent a mail, and says whether it was before', async () => {
    const person = await planner().newUser({ isConfirmed: false })
    expect(await users('confirm', person.email.toUpperCase())).toContain(`${person.email} is confirmed now.`)
    expect(await users('confirm', person.email)).toContain(`${person.email} was confirmed already.`)
    expect((await person.get('/users/profile')).json()).toMatchObject({ emailConfirmed: true })
  })

  it('resets a password: the old one and every session are worth nothing then', async () => {
    const [person, other] = [await planner().newUser(), await planner().newUser()]
    const password = passwordIn(await users('reset-password', person.email))
    expect((await profile(person.token)).statusCode).toBe(401)
    expect((await login(person.email, person.password)).statusCode).toBe(401)
    expect((await login(person.email, password)).statusCode).toBe(200)
    expect((await profile(other.token)).statusCode).toBe(200)
  })

  it('deletes somebody with everything that is theirs, and nothing of anybody else', async () => {
    const other = await planner().newUser()
    await makeThings(planner(), other)
    const before = await everyRow(planner().db)
    const person = await planner().newUser()
    // That somebody has registered from an address belongs to the address, and is forgotten with its hour.
    const { attempt: registrations } = await everyRow(planner().db)
    await makeThings(planner(), person)
    await person.post('/categories', { name: 'Once' }, { 'idempotency-key': 'once' })
    expect(await everyRow(planner().db)).not.toEqual(before)

    await expect(users('delete', person.email)).rejects.toThrow('Add --yes to do it')
    expect((await profile(person.token)).statusCode).toBe(200)
    expect(await users('delete', person.email, '--yes')).toHaveLength(1)
    expect((await profile(person.token)).statusCode).toBe(401)
    const { operator_entry, ...left } = await everyRow(planner().db)
    const { operator_entry: noted = [], ...had } = before
    expect(left).toEqual({ ...had, attempt: registrations })
    // That somebody was deleted is noted, and nothing of who it was.
    const deletion = { kind: 'accountDeleted', operator_id: null, user_id: null, subject: '' }
    expect(operator_entry).toEqual([...noted, expect.objectContaining(deletion)])
    expect(await type(planner().config, ['check'])).toContain('All is well.')
  })

  it('refuses what cannot be, in plain words, and changes nothing', async () => {
    const person = await planner().newUser()
    const before = await everyRow(planner().db)
    const refusals: [words: string[], input: string, text: string][] = [
      [['create', person.email.toUpperCase()], '', 'This address has an account.'],
      [['create', 'nowhere'], '', 'That cannot be used:\n  email: must be an e-mail address'],
      [['create', 'x@example.org', '--password-stdin'], 'short', 'password: must have at least 8 characters'],
      [['reset-password', person.email, '--password-stdin'], '', 'password: must have at least 8 characters'],
      [['reset-password', 'nobody@example.org'], '', 'Nobody has an account as nobody@example.org.'],
      [['add-device', 'nobody@example.org', 'Telefono'], '', 'Nobody has an account as nobody@example.org.'],
      [['set-plan', 'nobody@example.org', 'pro'], '', 'Nobody has an account as nobody@example.org.'],
      [['delete', 'nobody@example.org', '--yes'], '', 'Nobody has an account as nobody@example.org.'],
    ]
    for (const [words, input, text] of refusals) {
      const fault: unknown = await type(planner().config, ['users', ...words], input).catch((error: unknown) => error)
      expect(faultText(fault)).toContain(text)
    }
    expect(await everyRow(planner().db)).toEqual(before)
  })

  it('backs up beside the server and says where and how much; the same file is refused the second time', async () => {
    const person = await planner().newUser()
    await makeThings(planner(), person)
    const file = path.join(planner().config.dataDir, 'here.sqlite')
    const lines = await type(planner().config, ['backup', file])
    expect(lines[0]).toBe(`${file} is written and checked:`)
    const counts = lines
      .find((line) => line.includes('category'))
      ?.trim()
      .split(/ +/)
    expect(counts).toEqual(['category', await countCategories(planner())])
    await expect(type(planner().config, ['backup', file])).rejects.toThrow('exists already')
    await expect(type(planner().config, ['restore', file])).rejects.toThrow(/not empty|already uses/)
    expect((await person.get('/categories')).json<Category[]>()).toHaveLength(2)
  })
})

const countCategories = async ({ db }: Planner): Promise<string> =>
  String((await everyRow(db))['category']?.length ?? 'none')

describe('a new installation', () => {
  it('is made by migrate, and gets the demo year once', async () => {
    const database = emptyFolder()
    const config = readConfig({ DATA_DIR: path.join(database.dataDir, 'new'), REGISTRATION: 'closed' })
    await expect(type(config, ['check'])).rejects.toThrow(`There is no database in ${config.dataDir}`)
    expect(existsSync(config.dataDir)).toBe(false)
    expect(await type(config, ['migrate'])).toEqual(['The tables are up to date.'])
    const signIn = 'Demo: sign in as demo@dodici.example with the password un anno intero'
    expect(await type(config, ['seed', '--language', 'en'])).toEqual(['The demo year is made.', signIn])
    expect(await type(config, ['seed'])).toEqual(['The demo year was there already.', signIn])
    expect(await type(config, ['users', 'list'])).toEqual([expect.stringContaining('Grace Allen'), '1 in all.'])
    expect(await type(config, ['check'])).toContain('All is well.')
    await database.remove()
  })

  it('tells a fault without its code', () => {
    const facts = { errors: [{ path: 'timezone', message: 'must be an IANA time zone' }] }
    expect(faultText(new AppError('invalid_input', 'Some of the input cannot be used.', facts))).toBe(
      'Some of the input cannot be used.\n  timezone: must be an IANA time zone',
    )
    expect(faultText('odd')).toBe('odd')
  })
})
