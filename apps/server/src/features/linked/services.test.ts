import type { FoundCalendar, LinkedAccount, NewApiKey } from '@dodici/contract/types'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { openIcsTasks } from '#server/features/calendar-contents/ics-tasks.ts'
import { setPlan } from '#server/features/users/accounts.service.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'
import { zipEntries } from '#server/test/zip-entries.ts'
import { linkedAccountFor, linkedAccountsOf, linker, linkOfficeOf, signInOf, syncAll } from './test/linker.ts'
import { dayInMay, newLink } from './test/new-link.ts'
import { startOtherServer } from './test/other-server.ts'

const other = await startOtherServer()
const files = openIcsTasks()
afterAll(async () => {
  await files.close()
  await other.close()
})

const WRONG = 'a password that nobody has'

const refusalOf = (answer: LightMyRequestResponse) => {
  const { code, linkFault } = answer.json<{ code: string; linkFault?: string }>()
  return [answer.statusCode, code, linkFault]
}

eachDatabase(
  (planner) => {
    beforeEach(() => {
      other.planner = planner()
      other.fateOf = () => 'answered'
      other.asked.length = 0
    })

    const sync = () => syncAll(planner(), linker(linkOfficeOf(planner(), files)))
    const find = (me: Person, body: object) => me.post('/linked-accounts/find', body)
    const firstOf = async (me: Person, signIn: object): Promise<string> =>
      (await find(me, signIn)).json<{ calendars: FoundCalendar[] }>().calendars[0]?.url ?? ''
    const accountsOf = ({ user }: Person) =>
      planner().db.read.selectFrom('linked_account').selectAll().where('owner_id', '=', user._id).execute()
    const rowsOf = ({ user }: Person, table: 'linked_calendar' | 'calendar') =>
      planner().db.read.selectFrom(table).selectAll().where('owner_id', '=', user._id).execute()

    it('links no eleventh account, and makes nothing of it', async () => {
      const { me, there, account } = await newLink(planner(), other)
      await planner().db.transact(async (trx) => {
        const ids = Array.from({ length: 9 }, (_, at) => `account-${String(at)}`)
        const rows = ids.map((id) => linkedAccountFor(me.user._id, id, {}))
        await trx.insertInto('linked_account').values(rows).execute()
      })
      const signIn = await signInOf(there, other.url)
      const body = { ...signIn, calendars: [{ url: await firstOf(me, signIn) }] }
      const calendars = await rowsOf(me, 'calendar')
      expect(refusalOf(await me.post('/linked-accounts', body))).toEqual([403, 'plan_limit', undefined])
      expect(await accountsOf(me)).toHaveLength(10)
      expect(await rowsOf(me, 'calendar')).toEqual(calendars)
      expect((await me.delete(`/linked-accounts/${account._id}`)).statusCode).toBe(204)
      expect((await me.post('/linked-accounts', body)).statusCode).toBe(201)
    })

    it('searches twenty times in ten minutes and no more, also for a person whose searches find nothing', async () => {
      const { clock, newUser } = planner()
      const [me, there] = [await newUser(), await newUser()]
      const signIn = await signInOf(there, other.url)
      other.fateOf = () => ({ status: 404 })
      const before = clock.now()
      for (let count = 1; count <= 20; count += 1) {
        expect(refusalOf(await find(me, signIn))).toEqual([400, 'link_refused', 'notCalDav'])
      }
      other.asked.length = 0
      const linking = { ...signIn, calendars: [{ url: other.url }] }
      for (const answer of [await find(me, signIn), await me.post('/linked-accounts', linking)]) {
        expect(refusalOf(answer)).toEqual([429, 'too_many_requests', undefined])
      }
      expect(other.asked).toEqual([])
      other.fateOf = () => 'answered'
      expect((await find(await newUser(), signIn)).statusCode).toBe(200)
      clock.set(new Date(before + 10 * 60_000 + 1_000).toISOString())
      expect((await find(me, signIn)).statusCode).toBe(200)
    })

    it('links no calendar that the account does not have', async () => {
      const { me, there, account } = await newLink(planner(), other)
      const signIn = await signInOf(there, other.url)
      const calendars = [{ url: await firstOf(me, signIn) }, { url: `${other.url}/dav/calendars/nobody/nothing/` }]
      const requests: readonly [string, object][] = [
        ['/linked-accounts', { ...signIn, calendars }],
        [`/linked-accounts/${account._id}/calendars`, { calendars }],
      ]
      const before = await rowsOf(me, 'calendar')
      for (const [path, body] of requests) {
        expect(refusalOf(await me.post(path, body))).toEqual([400, 'unknown_reference', undefined])
      }
      expect(await rowsOf(me, 'calendar')).toEqual(before)
      expect(await linkedAccountsOf(me)).toHaveLength(1)
    })

    it('says that a password is not taken, after asking once, and stores nothing', async () => {
      const [me, there] = [await planner().newUser(), await planner().newUser()]
      const signIn = { ...(await signInOf(there, other.url)), password: WRONG }
      expect(refusalOf(await find(me, signIn))).toEqual([400, 'link_refused', 'unauthorized'])
      // Some servers shut out whoever tries again: after where it leads, it is tried once.
      expect(other.asked.map(({ path }) => path)).toEqual(['/.well-known/caldav', '/'])
      const made = await me.post('/linked-accounts', { ...signIn, calendars: [{ url: other.url }] })
      expect(refusalOf(made)).toEqual([400, 'link_refused', 'unauthorized'])
      expect(await accountsOf(me)).toEqual([])
    })

    it.each([
      'http://127.0.0.1:1/',
      'https://10.0.0.1/dav/',
      'https://[::1]/',
      'https://localhost/',
      'https://169.254.169.254/',
    ])('U1: asks nothing of the own network: %s', async (url) => {
      const me = await planner().newUser()
      const answer = await find(me, { url, username: 'ada', password: WRONG })
      expect(refusalOf(answer)).toEqual([400, 'link_refused', 'address'])
    })

    it('gives a password to nobody: in no answer, no export and no line of the log', async () => {
      const { me, there } = await newLink(planner(), other)
      const signIn = await signInOf(there, other.url)
      const [account] = await linkedAccountsOf(me)
      const id = account?._id ?? ''
      const answers = [
        await find(me, signIn),
        await me.post('/linked-accounts', { ...signIn, calendars: [{ url: await firstOf(me, signIn) }] }),
        await me.patch(`/linked-accounts/${id}`, { password: signIn.password, name: 'Altro' }),
        await me.post(`/linked-accounts/${id}/find`),
        await find(me, { ...signIn, password: WRONG }),
        await find(me, { ...signIn, url: 'ftp://example.org/' }),
        await me.post('/linked-accounts', { ...signIn, calendars: 7 }),
      ]
      other.fateOf = () => 'dropped'
      await sync()
      answers.push(await find(me, signIn), await me.get('/linked-accounts'), await me.get('/changes'))
      const inHeader = Buffer.from(`${signIn.username}:${signIn.password}`).toString('base64')
      const exported = await me.get('/users/export')
      const files = Object.values(zipEntries(exported.rawPayload))
      expect(files.join('\n')).toContain(me.email)
      const said = [...files, ...answers.map(({ body }) => body), ...planner().log].join('\n')
      for (const secret of [signIn.password, inHeader, WRONG]) expect(said).not.toContain(secret)
      for (const { password } of await accountsOf(me)) {
        expect(said).not.toContain(password)
      }
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 201, 200, 200, 400, 400, 400, 400, 200, 200])
    })

    it('makes one calendar of one that is linked twice, at once or later, and one again after its link ended', async () => {
      const { me, there, account, calendarId } = await newLink(planner(), other)
      const signIn = await signInOf(there, other.url)
      const url = await firstOf(me, signIn)
      const before = await rowsOf(me, 'calendar')
      const further = await me.post(`/linked-accounts/${account._id}/calendars`, { calendars: [{ url }, { url }] })
      expect(further.json<LinkedAccount>().calendars.map((one) => one.calendarId)).toEqual([calendarId])
      const again = await me.post('/linked-accounts', { ...signIn, calendars: [{ url }, { url }] })
      expect(again.json<LinkedAccount>().calendars).toEqual([])
      expect(await rowsOf(me, 'calendar')).toEqual(before)
      expect(await rowsOf(me, 'linked_calendar')).toHaveLength(1)
      await there.post('/events', dayInMay('Loro', 4))
      await sync()
      expect((await me.delete(`/linked-calendars/${calendarId}`)).statusCode).toBe(204)
      const anew = await me.post(`/linked-accounts/${account._id}/calendars`, { calendars: [{ url }] })
      expect(anew.json<LinkedAccount>().calendars.map((one) => one.calendarId)).not.toEqual([calendarId])
      expect(await rowsOf(me, 'linked_calendar')).toHaveLength(1)
    })

    it('lets no key make, change or end a link, nor try a password', async () => {
      const { me, there, account, calendarId } = await newLink(planner(), other)
      const signIn = await signInOf(there, other.url)
      const url = await firstOf(me, signIn)
      await setPlan(planner(), me.email, 'enterprise')
      const { key: token } = (
        await me.post('/users/api-keys', { name: 'Bot', password: me.password })
      ).json<NewApiKey>()
      const id = account._id
      other.asked.length = 0
      const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
        planner().request(method, path, { token, ...(body === undefined ? {} : { body }) })
      const refused = [
        await ask('POST', '/linked-accounts/find', signIn),
        await ask('POST', '/linked-accounts', { ...signIn, calendars: [{ url }] }),
        await ask('PATCH', `/linked-accounts/${id}`, { password: WRONG }),
        await ask('POST', `/linked-accounts/${id}/find`),
        await ask('POST', `/linked-accounts/${id}/calendars`, { calendars: [{ url }] }),
        await ask('DELETE', `/linked-calendars/${calendarId}`),
        await ask('DELETE', `/linked-accounts/${id}`),
      ]
      expect(refused.map((answer) => answer.statusCode)).toEqual(refused.map(() => 403))
      expect(other.asked).toEqual([])
      expect((await ask('GET', '/linked-accounts')).json<LinkedAccount[]>()).toEqual([account])
    })
  },
  { OUTGOING_ALLOWED: other.place },
)
