import type { Event } from '@dodici/contract/types'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { openIcsTasks } from '#server/features/calendar-contents/ics-tasks.ts'
import { sealing } from '#server/sealing.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'
import { deleteObjects, putObjects } from './linked-objects.queries.ts'
import {
  conflictsOf,
  linkedAccountsOf,
  linkedObjectFor,
  linker,
  linkOfficeOf,
  signInOf,
  syncAll,
  titlesOf,
} from './test/linker.ts'
import { beginAnew, dayInMay as day, linkOf, newLink as linkNew } from './test/new-link.ts'
import { startOtherServer, type Fate } from './test/other-server.ts'

const other = await startOtherServer()
const files = openIcsTasks()
afterAll(async () => {
  await files.close()
  await other.close()
})

eachDatabase(
  (planner) => {
    beforeEach(async () => {
      await beginAnew(planner(), other)
    })

    const newLink = () => linkNew(planner(), other)
    const sync = () => syncAll(planner(), linker(linkOfficeOf(planner(), files)))
    const idOf = async (person: Person, title: string): Promise<string> =>
      (await person.get('/events?year=2027')).json<Event[]>().find((event) => event.title === title)?._id ?? ''
    const writes = (): number => other.asked.filter(({ method }) => method === 'PUT' || method === 'DELETE').length
    const refuseAll = (status: number, headers: Record<string, string> = {}): void => {
      other.fateOf = (): Fate => ({ status, headers })
    }

    it('pauses an account whose password is not taken, asks no more, and goes on with another one', async () => {
      const { me, there, account, calendarId } = await newLink()
      await sync()
      const { password } = await signInOf(there, other.url)
      for (const one of (await there.get('/users/device-passwords')).json<{ _id: string }[]>().slice(0, 1)) {
        await there.delete(`/users/device-passwords/${one._id}`)
      }
      await me.post('/events', { ...day('Mio', 4), calendarId })
      await sync()
      expect((await linkedAccountsOf(me))[0]).toMatchObject({ fault: 'unauthorized', calendars: [{ nextAt: null }] })
      other.asked.length = 0
      await sync()
      expect(other.asked).toEqual([])
      expect(await titlesOf(me)).toEqual(['Mio'])
      await me.patch(`/linked-accounts/${account._id}`, { password })
      await sync()
      expect((await linkedAccountsOf(me))[0]).toMatchObject({ fault: null, calendars: [{ fault: null }] })
      expect(await titlesOf(there)).toEqual(['Mio'])
    })

    it('pauses where the key of the installation is another one, without asking anybody', async () => {
      const { me, there } = await newLink()
      await sync()
      const { config } = planner()
      other.asked.length = 0
      const office = {
        ...linkOfficeOf(planner(), files),
        sealing: sealing({ ...config, secretKey: 'of another server '.repeat(2) }),
      }
      await syncAll(planner(), linker(office))
      expect(other.asked).toEqual([])
      expect((await linkedAccountsOf(me))[0]).toMatchObject({ fault: 'locked' })
      expect(await titlesOf(there)).toEqual([])
    })

    it.each([
      [500, 'server', false],
      [403, 'forbidden', true],
      [404, 'notFound', true],
      [200, 'notCalDav', false],
    ] as const)(
      'says why it cannot be read if the other server answers %i, and loses nothing',
      async (status, fault, isPaused) => {
        const { me, there, calendarId } = await newLink()
        await there.post('/events', day('Loro', 3))
        await sync()
        await me.post('/events', { ...day('Mio', 4), calendarId })
        refuseAll(status)
        await sync()
        const link = await linkOf(me)
        expect([link?.fault, link?.nextAt === null]).toEqual([fault, isPaused])
        expect(await titlesOf(me)).toEqual(['Loro', 'Mio'])
        other.fateOf = () => 'answered'
        expect((await me.post(`/linked-calendars/${calendarId}/sync`)).statusCode).toBe(200)
        await sync()
        expect(await titlesOf(there)).toEqual(['Loro', 'Mio'])
        expect(await linkOf(me)).toMatchObject({ fault: null })
      },
    )

    it('leaves a server alone for as long as it wants', async () => {
      const { me } = await newLink()
      await sync()
      refuseAll(503, { 'retry-after': '7200' })
      await sync()
      const link = await linkOf(me)
      expect(link?.fault).toBe('server')
      expect(Date.parse(link?.nextAt ?? '') - Date.parse(link?.lastTryAt ?? '')).toBeGreaterThanOrEqual(7_199_000)
    })

    it('asks before it deletes most of a calendar here, and writes it there again if the person says so', async () => {
      const { me, there, calendarId } = await newLink()
      for (let at = 1; at <= 12; at += 1) await there.post('/events', day(`Giorno ${String(at)}`, at))
      await sync()
      const all = await titlesOf(there)
      for (const change of (await there.get('/changes?limit=12')).json<{ _id: string }[]>()) {
        await there.post(`/changes/${change._id}/undo`)
      }
      await sync()
      expect(await linkOf(me)).toMatchObject({
        fault: 'mostGone',
        nextAt: null,
        held: { where: 'there', gone: 12, of: 12 },
      })
      expect(await titlesOf(me)).toEqual(all)
      await me.post(`/linked-calendars/${calendarId}/gone`, { take: false })
      await sync()
      expect([await titlesOf(me), await titlesOf(there)]).toEqual([all, all])
      expect(await linkOf(me)).toMatchObject({ fault: null, held: null })
    })

    it('does not empty the other server because what came from it is taken back here, without asking', async () => {
      const { me, there, calendarId } = await newLink()
      for (let at = 1; at <= 12; at += 1) await there.post('/events', day(`Giorno ${String(at)}`, at))
      await sync()
      const all = await titlesOf(there)
      const [change] = (await me.get('/changes')).json<{ _id: string; group: unknown }[]>()
      const way = change?.group === null ? 'undo' : 'undo-group'
      expect((await me.post(`/changes/${change?._id ?? ''}/${way}`)).statusCode).toBe(200)
      expect(await titlesOf(me)).toEqual([])
      await sync()
      expect(await titlesOf(there)).toEqual(all)
      expect(await linkOf(me)).toMatchObject({ fault: 'mostGone', held: { where: 'here', gone: 12, of: 12 } })
      await me.post(`/linked-calendars/${calendarId}/gone`, { take: false })
      await sync()
      expect([await titlesOf(me), await titlesOf(there)]).toEqual([all, all])
    })

    it('takes the deletion of most of a calendar if the person says so', async () => {
      const { me, there, calendarId } = await newLink()
      for (let at = 1; at <= 12; at += 1) await there.post('/events', day(`Giorno ${String(at)}`, at))
      await sync()
      for (const change of (await there.get('/changes?limit=12')).json<{ _id: string }[]>()) {
        await there.post(`/changes/${change._id}/undo`)
      }
      await sync()
      await me.post(`/linked-calendars/${calendarId}/gone`, { take: true })
      await sync()
      expect(await titlesOf(me)).toEqual([])
      expect((await me.get('/trash')).json<unknown[]>()).toHaveLength(12)
    })

    it('lets one event wait that the other server does not take, and sends the others', async () => {
      const { me, there, calendarId } = await newLink()
      await sync()
      const refused = (await me.post('/events', { ...day('Rifiutato', 4), calendarId })).json<{ _id: string }>()
      await me.post('/events', { ...day('Preso', 5), calendarId })
      other.fateOf = ({ method, path: asked }): Fate =>
        method === 'PUT' && asked.includes(refused._id) ? { status: 415 } : 'answered'
      await sync()
      expect(await titlesOf(there)).toEqual(['Preso'])
      expect(await conflictsOf(me)).toMatchObject([{ reason: 'refused', ours: { title: 'Rifiutato' }, theirs: null }])
      const before = writes()
      await sync()
      expect(writes()).toBe(before)
      other.fateOf = () => 'answered'
      const [conflict] = await conflictsOf(me)
      await me.post(`/linked-calendars/${calendarId}/conflicts/${conflict?._id ?? ''}`, { keep: 'ours' })
      await sync()
      expect(await titlesOf(there)).toEqual(['Preso', 'Rifiutato'])
      expect(await conflictsOf(me)).toEqual([])
    })

    it('pauses where a hundred events wait for a choice already, and goes on when there are fewer', async () => {
      const { me, there, calendarId } = await newLink()
      await there.post('/events', day('Loro', 3))
      await sync()
      const waiting = Array.from({ length: 100 }, (_, at) =>
        linkedObjectFor(me.user._id, 'another', { href: `/a/${String(at)}.ics`, conflict: 'refused' }),
      )
      await planner().db.transact((trx) => putObjects(trx, waiting))
      const [mine, theirs] = [await idOf(me, 'Loro'), await idOf(there, 'Loro')]
      await me.patch(`/events/${mine}`, { title: 'Loro qui' })
      await there.patch(`/events/${theirs}`, { title: 'Loro là' })
      await sync()
      expect(await linkOf(me)).toMatchObject({ fault: 'quota', nextAt: null })
      expect([await titlesOf(me), await titlesOf(there)]).toEqual([['Loro qui'], ['Loro là']])
      const key = { owner_id: me.user._id, calendar_id: 'another' }
      await planner().db.transact((trx) => deleteObjects(trx, key, ['/a/1.ics']))
      await me.post(`/linked-calendars/${calendarId}/sync`)
      await sync()
      expect(await conflictsOf(me)).toContainEqual(expect.objectContaining({ reason: 'bothChanged' }))
    })

    it('reads no further calendar where a hundred thousand resources of a person are known', async () => {
      const { me, there } = await newLink()
      await there.post('/events', day('Loro', 3))
      const known = Array.from({ length: 100_000 }, (_, at) =>
        linkedObjectFor(me.user._id, 'another', { href: `/a/${String(at)}.ics` }),
      )
      await planner().db.transact((trx) => putObjects(trx, known))
      await sync()
      expect(await linkOf(me)).toMatchObject({ fault: 'quota', nextAt: null })
      expect(await titlesOf(me)).toEqual([])
    })

    it('keeps what is on both sides if a link ends, and asks nobody any more', async () => {
      const { me, there, account } = await newLink()
      await there.post('/events', day('Loro', 3))
      await sync()
      expect((await me.delete(`/linked-accounts/${account._id}`)).statusCode).toBe(204)
      other.asked.length = 0
      await sync()
      expect([await titlesOf(me), await titlesOf(there), other.asked.length]).toEqual([['Loro'], ['Loro'], 0])
      for (const table of ['linked_account', 'linked_calendar', 'linked_object'] as const) {
        const rows = await planner().db.read.selectFrom(table).selectAll().where('owner_id', '=', me.user._id).execute()
        expect(rows).toEqual([])
      }
    })

    it('asks only once more if nothing has changed', async () => {
      const { there } = await newLink()
      await there.post('/events', day('Loro', 3))
      await sync()
      other.asked.length = 0
      await sync()
      expect(other.asked.map(({ method }) => method)).toEqual(['PROPFIND', 'REPORT'])
    })
  },
  { OUTGOING_ALLOWED: other.place },
)
