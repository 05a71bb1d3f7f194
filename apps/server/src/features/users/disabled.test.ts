import type { NewApiKey, NewDevicePassword, NewFeed, Session } from '@dodici/contract/types'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { fireAllDue } from '#server/features/reminders/scheduler.ts'
import { openFiles, readAllDue, subscribe } from '#server/features/subscriptions/test/subscriber.ts'
import { dueIn } from '#server/due-work/due.queries.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import { openStream } from '#server/test/event-stream.ts'
import { makeLinked } from '#server/test/linked.ts'
import type { Person, Planner } from '#server/test/planner.ts'
import { makePushDevice } from '#server/test/reminded.ts'
import { typeCommand } from '#server/test/type-command.ts'
import { daysFeed, startFeedServer } from '../../../../../scripts/machine/feed-server.ts'
import { findDevice } from '../push/push.queries.ts'
import { disableAccount } from './account-state.service.ts'
import { setPlan } from './accounts.service.ts'

const server = await startFeedServer()
const files = openFiles()
afterAll(async () => {
  await files.close()
  await server.close()
})

const MORNING = '2027-01-11T06:00:00.000Z'
const AFTER = '2027-01-11T08:51:00.000Z'
const silent = { info: () => undefined, error: () => undefined }

const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

/** What each way in answers: a session, a key, a device, and who has a secret address. */
async function waysInOf(planner: Planner, person: Person) {
  await setPlan(planner, person.email, 'enterprise')
  const { password } = person
  const { key } = (await person.post('/users/api-keys', { name: 'Bot', password })).json<NewApiKey>()
  const made = await person.post('/users/device-passwords', { name: 'Telefono', password })
  const device = made.json<NewDevicePassword>()
  const feed = (await person.post('/feeds', { name: 'Famiglia', detail: 'full' })).json<NewFeed>()
  const ask = async (method: 'GET' | 'PROPFIND', url: string, authorization?: string): Promise<number> => {
    const headers = { depth: '0', ...(authorization === undefined ? {} : { authorization }) }
    return (await planner.app.inject({ method: method as 'GET', url, headers })).statusCode
  }
  return async () => ({
    session: await ask('GET', '/api/v1/users/profile', `Bearer ${person.token}`),
    key: await ask('GET', '/api/v1/calendars', `Bearer ${key}`),
    device: await ask('PROPFIND', '/dav/', basic(person.email, device.password)),
    feed: await ask('GET', feed.path),
  })
}

eachDatabase(
  (planner) => {
    beforeEach(() => planner().clock.set(MORNING))
    const command = (...words: string[]) => typeCommand(planner(), ['users', ...words])
    const disable = ({ email }: Person) => command('disable', email)
    const enable = ({ email }: Person) => command('enable', email)
    const login = (email: string, password: string) =>
      planner().request('POST', '/auth/login', { body: { email, password } })
    const come = async (): Promise<void> => {
      planner().clock.set(AFTER)
      const schedule = { ...planner(), log: silent, wakePost: () => undefined, wakePush: () => undefined }
      while ((await fireAllDue(schedule)) > 0);
    }

    it('says that the account is disabled to whoever knows its password, and to others what it always says', async () => {
      const person = await planner().newUser()
      expect(await disable(person)).toEqual([`${person.email} is disabled, and signed out everywhere.`])
      expect(await disable(person)).toEqual([`${person.email} was disabled already.`])
      const right = await login(person.email, person.password)
      expect([right.statusCode, right.json<{ code: string }>().code]).toEqual([403, 'account_disabled'])
      const [wrong, unknown] = [await login(person.email, 'no'), await login('nobody@example.org', 'no')]
      expect([wrong.statusCode, wrong.body]).toEqual([401, unknown.body])
      expect(await enable(person)).toEqual([`${person.email} can sign in again.`])
      expect(await enable(person)).toEqual([`${person.email} was not disabled.`])
      expect((await login(person.email, person.password)).statusCode).toBe(200)
      await expect(command('disable', 'nobody@example.org')).rejects.toThrow('Nobody has an account')
      await expect(command('enable', 'nobody@example.org')).rejects.toThrow('Nobody has an account')
    })

    it('A15: shuts every way in at once, and opens all again but the sessions, with nothing of the year lost', async () => {
      const [person, other] = [await planner().newUser(), await planner().newUser()]
      await person.post('/events', { title: 'Gita', allDay: true, start: '2027-05-01', end: '2027-05-01' })
      const [waysIn, others] = [await waysInOf(planner(), person), await waysInOf(planner(), other)]
      const open = { session: 200, key: 200, device: 207, feed: 200 }
      expect(await waysIn()).toEqual(open)
      const { event, calendar } = await everyRow(planner().db)
      const stream = await openStream(planner(), person.token)
      expect(await stream.next()).toBe(1)
      await disableAccount(planner(), person.email)
      expect(await stream.next()).toBeNull()
      expect(await waysIn()).toEqual({ session: 401, key: 401, device: 401, feed: 404 })
      expect(await others()).toEqual(open)
      await enable(person)
      expect(await waysIn()).toEqual({ ...open, session: 401 })
      const { token } = (await login(person.email, person.password)).json<Session>()
      expect((await planner().request('GET', '/events?year=2027', { token })).json()).toHaveLength(1)
      expect(await everyRow(planner().db)).toMatchObject({ event, calendar })
    })

    it('sends no mail and nothing to a browser meanwhile; what came is in the list afterwards', async () => {
      const person = await planner().newUser({ timezone: 'Europe/Rome' })
      await person.patch('/users/profile', { reminders: { digest: 'daily', digestAt: '08:00' } })
      const reminders = [
        { minutesBefore: 10, channel: 'display' },
        { minutesBefore: 10, channel: 'email' },
      ]
      const times = { allDay: false, start: '2027-01-11T10:00', end: '2027-01-11T11:00' }
      await person.post('/events', { title: 'Dentista', ...times, reminders })
      const device = { owner_id: person.user._id, id: await makePushDevice(planner(), person) }
      expect(await findDevice(planner().db.read, device)).toBeDefined()
      await disable(person)
      await come()
      await planner().request('POST', '/auth/forgot-password', { body: { email: person.email } })
      expect(await planner().mailsTo(person.email)).toEqual([])
      expect(await findDevice(planner().db.read, device)).toBeUndefined()
      await enable(person)
      const { token } = (await login(person.email, person.password)).json<Session>()
      const list = await planner().request('GET', '/notifications', { token })
      expect(list.json<{ title: string }[]>().map(({ title }) => title)).toEqual(['Dentista'])
      await planner().request('POST', '/auth/forgot-password', { body: { email: person.email } })
      expect((await planner().mailsTo(person.email)).map(({ subject }) => subject)).toHaveLength(1)
    })

    it('A15: takes no link that was mailed before, neither for a password nor for an address, and keeps the latter', async () => {
      const person = await planner().newUser()
      await planner().request('POST', '/auth/forgot-password', { body: { email: person.email } })
      await person.post('/users/email/change', { newEmail: `new.${person.email}`, currentPassword: person.password })
      const tokenIn = (text = ''): string => /(?:token|confirm)=([\w-]+)/.exec(text)?.[1] ?? ''
      const reset = (await planner().mailsTo(person.email)).map(({ text }) => tokenIn(text)).find((one) => one !== '')
      const confirm = tokenIn((await planner().mailsTo(`new.${person.email}`))[0]?.text)
      await disable(person)
      const resetting = { token: reset, newPassword: 'a new and quiet sentence' }
      const refused = await planner().request('POST', '/auth/reset-password', { body: resetting })
      expect(refused.json()).toMatchObject({ code: 'invalid_token' })
      const confirming = () => planner().request('POST', '/auth/confirm-email', { body: { token: confirm } })
      expect((await confirming()).json()).toMatchObject({ code: 'invalid_token' })
      await enable(person)
      expect((await confirming()).json()).toEqual({ email: `new.${person.email}` })
    })

    it('asks no other server for them meanwhile, and goes on afterwards', async () => {
      const [person, other] = [await planner().newUser(), await planner().newUser()]
      server.answer('/theirs', daysFeed(1))
      server.answer('/other', daysFeed(1))
      await subscribe(person, server.urlOf('/theirs'))
      await subscribe(other, server.urlOf('/other'))
      const { _id } = (await person.post('/calendars', { name: 'Ufficio' })).json<{ _id: string }>()
      await makeLinked(planner(), person, _id)
      const dueNow = () =>
        planner().db.transact(async (trx) => {
          for (const table of ['subscription', 'linked_calendar'] as const)
            await trx.updateTable(table).set({ due_at: MORNING }).execute()
        })
      const linkOwners = () =>
        dueIn('linked_calendar', 'calendar_id').findOwners(planner().db.read, { now: AFTER, without: [], most: 9 })
      await dueNow()
      await disable(person)
      server.asked.length = 0
      await readAllDue(planner(), files)
      expect(server.asked.map(({ path }) => path)).toEqual(['/other'])
      expect(await linkOwners()).toEqual([])
      await enable(person)
      await readAllDue(planner(), files)
      expect(server.asked.map(({ path }) => path)).toEqual(['/other', '/theirs'])
      expect((await linkOwners()).map(({ owner_id }) => owner_id)).toEqual([person.user._id])
    })
  },
  { OUTGOING_ALLOWED: server.place, PUBLIC_URL: 'https://planner.example.org' },
)
