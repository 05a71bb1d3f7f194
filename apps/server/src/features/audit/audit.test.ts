import type { AuditEntry, NewApiKey, NewFeed, Session } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { daysBefore } from '#server/clock.ts'
import { setPlan } from '#server/features/users/accounts.service.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import type { Person } from '#server/test/planner.ts'
import { zipEntries } from '#server/test/zip-entries.ts'
import { typeCommand } from '#server/test/type-command.ts'
import { noteFailureLater, removeOldAudit } from './note-audit.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const ENTRIES_MAX = 50
const SIGN_INS_MAX = 200

eachDatabase((planner) => {
  const audit = async (person: Person): Promise<AuditEntry[]> => (await person.get('/users/audit')).json<AuditEntry[]>()
  const kinds = async (person: Person): Promise<string[]> => (await audit(person)).map(({ kind }) => kind)
  const login = (email: string, password: string, from = '203.0.113.77', userAgent = FIREFOX) =>
    planner().app.inject({
      ...{ method: 'POST', url: '/api/v1/auth/login', payload: { email, password }, remoteAddress: from },
      headers: { 'user-agent': userAgent },
    })
  /** What is noted once the answer is on its way. */
  const settled = () => new Promise((resolve) => setTimeout(resolve, 50))
  const passMinutes = (minutes: number) =>
    planner().clock.set(new Date(planner().clock.now() + minutes * 60_000).toISOString())

  it('notes a sign-in with its device and the block of its address, never the address', async () => {
    const person = await planner().newUser()
    await login(person.email, person.password)
    expect(await audit(person)).toEqual([
      {
        ...{ _id: expect.any(String) as string, at: expect.any(String) as string, kind: 'signedIn', name: '' },
        ...{ userAgent: FIREFOX, place: '203.0.113.0/24', count: 1, byOperator: false },
      },
      expect.objectContaining({ kind: 'registered', place: '127.0.0.0/24' }),
    ])
    expect(JSON.stringify(await everyRow(planner().db))).not.toContain('203.0.113.77')
  })

  it('counts what is alike within a day in one entry, and begins another one the day after', async () => {
    const person = await planner().newUser()
    for (let times = 0; times < 3; times += 1) {
      await login(person.email, person.password)
      passMinutes(10 * 60)
    }
    await login(person.email, person.password)
    expect((await audit(person)).map(({ kind, count }) => [kind, count])).toEqual([
      ['signedIn', 1],
      ['signedIn', 3],
      ['registered', 1],
    ])
  })

  it('notes keys, devices and addresses by name, exports, passwords and sessions, each to whom it happened', async () => {
    const [person, other] = [await planner().newUser(), await planner().newUser()]
    await setPlan(planner(), person.email, 'enterprise')
    const { _id: key } = (
      await person.post('/users/api-keys', { name: 'Bot', password: person.password })
    ).json<NewApiKey>()
    await person.delete(`/users/api-keys/${key}`)
    const { _id: device } = (
      await person.post('/users/device-passwords', { name: 'Telefono', password: person.password })
    ).json<NewApiKey>()
    await person.delete(`/users/device-passwords/${device}`)
    const { _id: feed } = (await person.post('/feeds', { name: 'Nonna', detail: 'full' })).json<NewFeed>()
    await person.patch(`/feeds/${feed}`, { name: 'Nonni' })
    await person.post(`/feeds/${feed}/renew`)
    await person.delete(`/feeds/${feed}`)
    await person.get('/users/export')
    await person.delete('/users/sessions')
    const passwords = { currentPassword: person.password, newPassword: 'a new and quiet sentence' }
    expect((await person.post('/auth/change-password', passwords)).statusCode).toBe(204)
    expect((await audit(person)).map(({ kind, name }) => [kind, name].filter(Boolean).join(' '))).toEqual([
      ...['passwordChanged', 'otherSessionsEnded', 'exported', 'feedEnded Nonni', 'feedRenewed Nonni'],
      ...['feedChanged Nonni', 'feedMade Nonna', 'deviceEnded Telefono', 'deviceMade Telefono'],
      ...['keyEnded Bot', 'keyMade Bot', 'planChanged enterprise', 'registered'],
    ])
    expect(await kinds(other)).toEqual(['registered'])
  })

  it('notes another address, asked for and confirmed, and a password that was set by a link', async () => {
    const person = await planner().newUser()
    const newEmail = `new.${person.email}`
    await person.post('/users/email/change', { newEmail, currentPassword: person.password })
    const mails = async (to: string) => (await planner().mailsTo(to)).map(({ text }) => text).join()
    const confirm = /confirm=([\w-]+)/.exec(await mails(newEmail))?.[1]
    await planner().request('POST', '/auth/confirm-email', { body: { token: confirm } })
    await planner().request('POST', '/auth/forgot-password', { body: { email: newEmail } })
    const token = /token=([\w-]+)/.exec(await mails(newEmail))?.[1]
    const newPassword = 'a new and quiet sentence'
    await planner().request('POST', '/auth/reset-password', { body: { token, newPassword } })
    const session = (await login(newEmail, newPassword)).json<Session>()
    const entries = await planner().request('GET', '/users/audit', { token: session.token })
    expect(entries.json<AuditEntry[]>().map(({ kind, name }) => [kind, name])).toEqual([
      ...[
        ['signedIn', ''],
        ['passwordReset', ''],
        ['addressChanged', newEmail],
        ['addressRequested', newEmail],
      ],
      ...[['registered', '']],
    ])
  })

  it('notes wrong passwords of an account, and none of an address that has none', async () => {
    const person = await planner().newUser()
    for (let times = 0; times < 3; times += 1) await login(person.email, 'wrong')
    await login('nobody@example.org', 'wrong')
    await settled()
    expect(await audit(person)).toMatchObject([
      { kind: 'signInFailed', count: 3, userAgent: FIREFOX, place: '203.0.113.0/24' },
      { kind: 'registered' },
    ])
    const rows = (await everyRow(planner().db))['audit_entry'] as { owner_id: string }[]
    const people = await planner().db.read.selectFrom('user').select('id').execute()
    expect(rows.every(({ owner_id }) => people.some(({ id }) => id === owner_id))).toBe(true)
  })

  it('A16: keeps a bounded number of failures, which push out nothing that the owner did', async () => {
    const person = await planner().newUser()
    for (let times = 0; times < ENTRIES_MAX + 20; times += 1) {
      passMinutes(16)
      await login(person.email, 'wrong', `198.51.${String(times)}.7`)
    }
    await settled()
    const entries = await audit(person)
    expect(entries.filter(({ kind }) => kind === 'signInFailed')).toHaveLength(ENTRIES_MAX)
    expect(entries[0]?.place).toBe(`198.51.${String(ENTRIES_MAX + 19)}.0/24`)
    expect(entries.at(-1)?.kind).toBe('registered')
  })

  it('A16: counts failures that come at once in one entry', async () => {
    const person = await planner().newUser()
    const failed = { userId: person.user._id, from: { userAgent: FIREFOX, block: '203.0.113.0/24' } }
    await Promise.all(Array.from({ length: 20 }, () => noteFailureLater(planner(), failed)))
    expect((await audit(person)).filter(({ kind }) => kind === 'signInFailed')).toMatchObject([{ count: 20 }])
  })

  it('A16: loses nothing to whoever is in the account and makes and ends what fills it', async () => {
    const person = await planner().newUser()
    await login(person.email, person.password, '198.51.100.7', 'The program of a thief')
    for (let times = 0; times < ENTRIES_MAX + 10; times += 1) {
      passMinutes(1)
      const made = await person.post('/feeds', { name: `Noise ${String(times)}`, detail: 'busy' })
      expect((await person.delete(`/feeds/${made.json<NewFeed>()._id}`)).statusCode).toBe(204)
    }
    const entries = await audit(person)
    const countOf = (wanted: string) => entries.filter(({ kind }) => kind === wanted).length
    expect([countOf('feedMade'), countOf('feedEnded')]).toEqual([ENTRIES_MAX, ENTRIES_MAX])
    expect(entries.slice(-2)).toMatchObject([{ kind: 'signedIn', place: '198.51.100.0/24' }, { kind: 'registered' }])
  })

  it.each([
    ['exported', ENTRIES_MAX, (person: Person) => person.get('/users/export')],
    ['signedIn', SIGN_INS_MAX, ({ email, password }: Person) => login(email, password)],
  ] as const)('keeps a bounded number of each kind, the newest, for a year: %s', async (kind, most, act) => {
    const person = await planner().newUser()
    await login(person.email, 'wrong')
    await settled()
    const rows = Array.from({ length: most }, (_, index) => ({
      ...{ owner_id: person.user._id, id: `${kind}${String(index).padStart(4, '0')}`, kind, name: '' },
      ...{
        at: daysBefore(planner().clock, 300 - index / 10),
        first_at: '',
        user_agent: String(index),
        place: '',
        count: 1,
      },
      by_operator: 0,
    }))
    await planner().db.transact((trx) => trx.insertInto('audit_entry').values(rows).execute())
    await act(person)
    const [newest, ...others] = (await audit(person)).filter((entry) => entry.kind === kind)
    expect([newest?.userAgent, others.length, others.at(-1)?.userAgent]).toEqual([
      ...[expect.not.stringMatching(/^\d+$/), most - 1, '1'],
    ])
    expect((await kinds(person)).filter((other) => other !== kind)).toEqual(['signInFailed', 'registered'])
    planner().clock.set(daysBefore(planner().clock, -90))
    await removeOldAudit(planner())
    const kept = (await everyRow(planner().db))['audit_entry'] as { owner_id: string; kind: string }[]
    const left = kept.filter((row) => row.owner_id === person.user._id && row.kind === kind)
    expect(left.length).toBeLessThan(most)
  })

  it('tells the owner what the operator did, as theirs', async () => {
    const person = await planner().newUser({ isConfirmed: false })
    const command = (...words: string[]) => typeCommand(planner(), ['users', ...words])
    await command('confirm', person.email)
    await command('rename', person.email, 'Ada')
    await command('add-device', person.email, 'Telefono')
    await command('operator', person.email, 'on')
    await command('disable', person.email)
    await command('enable', person.email)
    const { token } = (await login(person.email, person.password)).json<Session>()
    const entries = (await planner().request('GET', '/users/audit', { token })).json<AuditEntry[]>()
    expect(entries.filter(({ byOperator }) => byOperator).map(({ kind }) => kind)).toEqual([
      ...['enabled', 'disabled', 'operatorMade', 'deviceMade', 'renamed', 'addressConfirmed'],
    ])
  })

  it('is in the export of the account, and shown to no key', async () => {
    const person = await planner().newUser()
    await setPlan(planner(), person.email, 'enterprise')
    const { key } = (await person.post('/users/api-keys', { name: 'Bot', password: person.password })).json<NewApiKey>()
    expect((await planner().request('GET', '/users/audit', { token: key })).statusCode).toBe(403)
    const { 'account.json': account } = zipEntries((await person.get('/users/export')).rawPayload)
    expect((JSON.parse(account ?? '') as { audit: AuditEntry[] }).audit.map(({ kind }) => kind)).toEqual([
      ...['exported', 'keyMade', 'planChanged', 'registered'],
    ])
  })
})
