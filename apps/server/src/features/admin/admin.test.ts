import { operations } from '@dodici/contract/operations'
import type { AdminPerson, AuditEntry, NewApiKey, OperatorEntry, User } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { makeConversation } from '#server/test/helped.ts'
import { setPlan } from '#server/features/users/accounts.service.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import type { Person } from '#server/test/planner.ts'
import { makeThings } from '#server/test/things.ts'
import { typeCommand } from '#server/test/type-command.ts'

interface Some<Item> {
  readonly items: Item[]
  readonly next: string | null
}

const all = Object.values(operations).filter(({ signedIn }) => signedIn === 'by operator')
const NOW = '2027-01-01T00:00:00.000Z'
const NEVER = '01900000-0000-7000-8000-00000000dead'
const pathOf = ({ path }: { path: string }): string => path.replace('{id}', NEVER)
/** What stands in a year, and nowhere else. */
const SENTINEL = 'Zafferano'

eachDatabase((planner) => {
  const command = (...words: string[]) => typeCommand(planner(), words)
  const newOperator = async (): Promise<Person> => {
    const person = await planner().newUser()
    await command('users', 'operator', person.email, 'on')
    return person
  }
  const personIn = async (operator: Person, { email }: Person): Promise<AdminPerson | undefined> => {
    const answer = await operator.get(`/admin/people?q=${encodeURIComponent(email)}`)
    return answer.json<Some<AdminPerson>>().items[0]
  }
  const logOf = async (operator: Person) => (await operator.get('/admin/log')).json<Some<OperatorEntry>>().items

  it('A17: is there for operators alone: 401 for strangers, and for all others the 404 of what is not there', async () => {
    const [person, keyed] = [await planner().newUser(), await newOperator()]
    await setPlan(planner(), keyed.email, 'enterprise')
    const { key } = (await keyed.post('/users/api-keys', { name: 'Bot', password: keyed.password })).json<NewApiKey>()
    // The first use of a key is noted.
    await planner().request('GET', '/calendars', { token: key })
    const before = await everyRow(planner().db)
    for (const operation of all) {
      const ask = (token?: string) =>
        planner().request(operation.method, pathOf(operation), { body: { days: 1 }, ...(token ? { token } : {}) })
      expect([operation.name, (await ask()).statusCode]).toEqual([operation.name, 401])
      const [refused, byKey, nowhere] = [await ask(person.token), await ask(key), await person.get('/nowhere')]
      expect([operation.name, refused.statusCode, refused.body]).toEqual([operation.name, 404, nowhere.body])
      expect([operation.name, byKey.statusCode]).toEqual([operation.name, 404])
    }
    expect(await everyRow(planner().db)).toEqual(before)
    expect(all.length).toBe(12)
  })

  it('makes operators by the command line alone, and takes that back at once', async () => {
    const person = await planner().newUser()
    expect((await person.patch('/users/profile', { isOperator: true })).json<User>().isOperator).not.toBe(true)
    expect(await command('users', 'operator', person.email, 'on')).toEqual([`${person.email} is an operator now.`])
    expect((await person.get('/users/profile')).json<User>().isOperator).toBe(true)
    expect((await person.get('/admin/overview')).statusCode).toBe(200)
    expect(await command('users', 'operator', person.email, 'on')).toEqual([`${person.email} was an operator already.`])
    await command('users', 'operator', person.email, 'off')
    expect((await person.get('/admin/overview')).statusCode).toBe(404)
  })

  it('disables, enables and confirms, which both logs tell, and protects operators', async () => {
    const [operator, other] = [await newOperator(), await newOperator()]
    const person = await planner().newUser({ isConfirmed: false })
    const act = (what: string, of: Person) => operator.post(`/admin/people/${of.user._id}/${what}`)
    expect(await personIn(operator, person)).toMatchObject({ emailConfirmed: false, disabledAt: null })
    for (const what of ['confirm', 'disable']) expect((await act(what, person)).statusCode).toBe(204)
    expect((await person.get('/calendars')).statusCode).toBe(401)
    const known = { emailConfirmed: true, disabledAt: expect.any(String) as string }
    expect(await personIn(operator, person)).toMatchObject(known)
    await act('enable', person)
    expect(await personIn(operator, person)).toMatchObject({ disabledAt: null })
    for (const one of [operator, other])
      expect((await act('disable', one)).json()).toMatchObject({ status: 409, code: 'operator_protected' })
    const subject = person.email
    const by = operator.user.username
    expect((await logOf(operator)).slice(0, 3).map(({ kind, by, subject }) => ({ kind, by, subject }))).toEqual([
      { kind: 'accountEnabled', by, subject },
      { kind: 'accountDisabled', by, subject },
      { kind: 'addressConfirmed', by, subject },
    ])
    const { email, password } = person
    const { token } = (await planner().request('POST', '/auth/login', { body: { email, password } })).json<{
      token: string
    }>()
    const own = (await planner().request('GET', '/users/audit', { token })).json<AuditEntry[]>()
    expect(own.filter(({ byOperator }) => byOperator).map(({ kind }) => kind)).toEqual([
      ...['enabled', 'disabled', 'addressConfirmed'],
    ])
  })

  it('makes and revokes invites, and answers requests, as the command line does', async () => {
    const operator = await newOperator()
    const made = await operator.post('/admin/invites', { note: 'per Ada', days: 7 })
    const { code } = made.json<{ code: string }>()
    expect([made.statusCode, code]).toEqual([201, expect.stringMatching(/^DB/)])
    const invites = async () =>
      (await operator.get('/admin/invites')).json<Some<{ _id: string; state: string }>>().items
    expect(await invites()).toMatchObject([{ note: 'per Ada', state: 'open' }])
    await operator.delete(`/admin/invites/${(await invites())[0]?._id ?? ''}`)
    expect(await invites()).toMatchObject([{ state: 'revoked' }])
    const address = 'wants.in@example.org'
    await planner().request('POST', '/auth/request-beta', { body: { email: address } })
    const requests = async () => (await operator.get('/admin/requests')).json<Some<{ _id: string }>>().items
    const asked = (await requests())[0]
    expect(asked).toMatchObject({ email: address, approvedAt: null, hasAccount: false })
    expect((await operator.get('/admin/overview')).json()).toMatchObject({ waitingRequests: 1, openInvites: 0 })
    expect((await operator.post(`/admin/requests/${asked?._id ?? ''}/approve`)).statusCode).toBe(204)
    expect(await planner().mailsTo(address)).toHaveLength(1)
    expect((await requests())[0]).toMatchObject({ approvedAt: expect.any(String) as string })
    expect((await logOf(operator)).slice(0, 3).map(({ kind }) => kind)).toEqual([
      ...['requestApproved', 'inviteRevoked', 'inviteMade'],
    ])
  })

  it('finds who waits to be let in among all who ever asked, a part at a time', async () => {
    const operator = await newOperator()
    const row = (name: string, at: number, approved_at: string | null) => {
      const email = `${name}.${String(at).padStart(3, '0')}@example.org`
      const id = `019${name === 'waits' ? '0' : '1'}0000-0000-7000-8000-${String(at).padStart(12, '0')}`
      return { id, email, email_key: email, language: 'it' as const, created_at: NOW, approved_at }
    }
    const member = await planner().newUser()
    const rows = [
      ...Array.from({ length: 30 }, (_, at) => row('waits', at, null)),
      ...Array.from({ length: 60 }, (_, at) => row('answered', at, NOW)),
      { ...row('member', 99, null), email: member.email, email_key: member.email },
    ]
    await planner().db.transact((trx) => trx.insertInto('beta_request').values(rows).execute())
    const ask = async (query: string) =>
      (await operator.get(`/admin/requests?${query}`)).json<Some<{ _id: string; email: string }>>()
    const first = await ask('waiting=true')
    const rest = await ask(`waiting=true&before=${first.next ?? ''}`)
    const found = [...first.items, ...rest.items].map(({ email }) => email)
    expect([first.items.length, found.length, rest.next]).toEqual([25, 30, null])
    expect([found[0], found.at(-1)]).toEqual(['waits.029@example.org', 'waits.000@example.org'])
    for (const query of ['', 'waiting=false']) {
      expect((await ask(query)).items.some(({ email }) => email.startsWith('waits'))).toBe(false)
    }
    expect((await operator.get('/admin/requests?waiting=yes')).statusCode).toBe(400)
  })

  it('A17: tells nothing of anybody\u2019s year, whatever is asked', async () => {
    const [operator, person] = [await newOperator(), await planner().newUser()]
    await makeThings(planner(), person)
    for (const path of ['/categories', '/calendars']) await person.post(path, { name: SENTINEL })
    await person.post('/feeds', { name: SENTINEL, detail: 'full' })
    await person.post('/events', { title: SENTINEL, allDay: true, start: '2027-05-01', end: '2027-05-01' })
    await person.post('/goals', { title: SENTINEL, kind: 'count', target: 1, from: '2027-01-01', to: '2027-12-31' })
    await makeConversation(planner(), person)
    const reading = all.filter(({ method }) => method === 'GET')
    expect(reading).toHaveLength(6)
    for (const { path, name } of reading) {
      const { statusCode, body } = await operator.get(path)
      expect([name, statusCode]).toEqual([name, 200])
      for (const word of [SENTINEL, 'Giappone', 'Viaggi', 'Palestra', 'Scuola', 'Nextcloud', 'Telefono']) {
        expect([name, word, body.includes(word)]).toEqual([name, word, false])
      }
    }
    const told = await personIn(operator, person)
    expect(Object.keys(told ?? {}).sort()).toEqual([
      ...['_id', 'bytes', 'calendars', 'createdAt', 'disabledAt', 'email', 'emailConfirmed', 'events', 'isOperator'],
      ...['lastSeenAt', 'plan', 'username'],
    ])
    expect(told?.calendars).toBeGreaterThan(3)
    expect(told?.bytes).toBeGreaterThan(1_000)
  })

  it('answers lists in parts, and finds people by some of their address or name, as text', async () => {
    const operator = await newOperator()
    const names = Array.from({ length: 30 }, (_, index) => `list.${String(index)}_x@example.org`)
    for (const email of names) {
      const body = { username: 'At 100%', email, password: 'correct horse battery' }
      expect((await planner().request('POST', '/auth/register', { body })).statusCode).toBe(201)
    }
    const first = (await operator.get('/admin/people?q=LIST.')).json<Some<AdminPerson>>()
    expect([first.items.length, first.next]).toEqual([25, first.items.at(-1)?._id])
    const rest = (await operator.get(`/admin/people?q=list.&before=${first.next ?? ''}`)).json<Some<AdminPerson>>()
    expect([rest.items.length, rest.next]).toEqual([5, null])
    expect([...first.items, ...rest.items].map(({ email }) => email)).toEqual([...names].reverse())
    const found = async (q: string) =>
      (await operator.get(`/admin/people?q=${encodeURIComponent(q)}`)).json<Some<AdminPerson>>().items.length
    expect([
      await found('_x@'),
      await found('1_x'),
      await found('AT 100%'),
      await found('a%x'),
      await found('\\'),
    ]).toEqual([...[25, 3, 25, 0, 0]])
  })
})
