import type { Calendar, Change, Event, FoundCalendar } from '@dodici/contract/types'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { openIcsTasks } from '#server/features/calendar-contents/ics-tasks.ts'
import { davClient, resource } from '#server/features/dav/test/dav-client.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'
import { zipEntries } from '#server/test/zip-entries.ts'
import { conflictsOf, linkedAccountsOf, linker, linkOfficeOf, signInOf, syncAll, titlesOf } from './test/linker.ts'
import { beginAnew, dayInMay as day, newLink as linkNew } from './test/new-link.ts'
import { startOtherServer } from './test/other-server.ts'

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
    const eventOf = async (person: Person, title: string): Promise<Event | undefined> =>
      (await person.get('/events?year=2027')).json<Event[]>().find((event) => event.title === title)
    const edit = async (person: Person, from: string, title: string) =>
      person.patch(`/events/${(await eventOf(person, from))?._id ?? ''}`, { title })
    const remove = async (person: Person, title: string) =>
      person.delete(`/events/${(await eventOf(person, title))?._id ?? ''}`)
    const expectSame = async (me: Person, there: Person, titles: string[]) => {
      expect([await titlesOf(me), await titlesOf(there)]).toEqual([titles, titles])
    }

    it('shows what an account has, and links what is chosen of it', async () => {
      const [me, there] = [await planner().newUser(), await planner().newUser()]
      await there.post('/calendars', { name: 'Lavoro', color: '#aa3377' })
      const signIn = await signInOf(there, other.url)
      const { calendars } = (await me.post('/linked-accounts/find', signIn)).json<{ calendars: FoundCalendar[] }>()
      expect(
        calendars.map(({ name, color, isReadOnly, calendarId }) => [name, color, isReadOnly, calendarId]),
      ).toContainEqual(['Lavoro', '#aa3377', false, null])
      const url = calendars.find(({ name }) => name === 'Lavoro')?.url ?? ''
      const made = await me.post('/linked-accounts', { ...signIn, calendars: [{ url }] })
      expect(made.statusCode).toBe(201)
      expect(made.body).not.toContain(signIn.password)
      const [account] = await linkedAccountsOf(me)
      expect(account).toMatchObject({ host: other.place, username: there.email, fault: null })
      expect((await me.get('/calendars')).json<Calendar[]>().map(({ name, color }) => [name, color])).toContainEqual([
        'Lavoro',
        '#aa3377',
      ])
      const again = (await me.post('/linked-accounts/find', signIn)).json<{ calendars: FoundCalendar[] }>()
      expect(again.calendars.find((one) => one.url === url)?.calendarId).toBe(account?.calendars[0]?.calendarId)
    })

    it('stores the password sealed, and gives it to nobody', async () => {
      const { me, account } = await newLink()
      const row = await planner()
        .db.read.selectFrom('linked_account')
        .selectAll()
        .where('id', '=', account._id)
        .executeTakeFirstOrThrow()
      expect(row.password).toMatch(/^v1\./)
      expect((await me.get('/linked-accounts')).body).not.toContain('v1.')
      const exported = await me.get('/users/export')
      const entries = Object.values(zipEntries(exported.rawPayload)).join('\n')
      expect(entries).toContain(me.email)
      expect(entries).not.toContain(row.password)
    })

    it('brings what is there here, and what is new, changed and deleted on either side to the other', async () => {
      const { me, there, calendarId } = await newLink()
      await there.post('/events', day('Loro', 4))
      await sync()
      await expectSame(me, there, ['Loro'])
      await me.post('/events', { ...day('Mio', 6), calendarId })
      await there.post('/events', day('Altro loro', 8))
      await sync()
      await expectSame(me, there, ['Altro loro', 'Loro', 'Mio'])
      await edit(me, 'Loro', 'Loro, detto da me')
      await edit(there, 'Mio', 'Mio, detto da loro')
      await remove(me, 'Altro loro')
      await sync()
      await expectSame(me, there, ['Loro, detto da me', 'Mio, detto da loro'])
      await remove(there, 'Mio, detto da loro')
      await sync()
      await expectSame(me, there, ['Loro, detto da me'])
      const [account] = await linkedAccountsOf(me)
      expect(account?.calendars[0]).toMatchObject({
        isComplete: true,
        fault: null,
        conflicts: 0,
        unread: 0,
        held: null,
      })
    })

    it('tells what came from there by the name of the account, and takes it back on both sides', async () => {
      const { me, there } = await newLink()
      for (const at of [1, 2, 3]) await there.post('/events', day(`Giorno ${String(at)}`, at))
      await sync()
      const [change] = (await me.get('/changes')).json<Change[]>()
      expect(change).toMatchObject({ kind: 'event.create', by: { kind: 'link', name: 'Nextcloud' }, count: 3 })
      await edit(there, 'Giorno 1', 'Altro giorno')
      await sync()
      const [edited] = (await me.get('/changes')).json<Change[]>()
      await me.post(`/changes/${edited?._id ?? ''}/undo`)
      await sync()
      await expectSame(me, there, ['Giorno 1', 'Giorno 2', 'Giorno 3'])
    })

    it('keeps every line that another program wrote, also after an edit of the title here', async () => {
      const { me, there } = await newLink()
      const client = await davClient(planner(), there)
      const body = resource('party', ['ATTENDEE;PARTSTAT=ACCEPTED:mailto:ada@example.org', 'X-KEPT;X-P=1:yes'])
      await client.send('PUT', `${client.calendar}party.ics`, { body })
      await sync()
      await edit(me, 'Cena da Ada', 'Cena')
      await sync()
      const got = (await client.send('GET', `${client.calendar}party.ics`)).body
      for (const line of ['SUMMARY:Cena\r', 'ATTENDEE;PARTSTAT=ACCEPTED:mailto:ada@example.org', 'X-KEPT;X-P=1:yes']) {
        expect(got).toContain(line)
      }
    })

    it('shows both versions of what changed on both sides, and loses neither', async () => {
      const { me, there } = await newLink()
      for (const [at, title] of ['Uno', 'Due', 'Tre'].entries()) await there.post('/events', day(title, at + 1))
      await sync()
      for (const title of ['Uno', 'Due', 'Tre']) {
        await edit(me, title, `${title} qui`)
        await edit(there, title, `${title} là`)
      }
      await sync()
      expect(await titlesOf(me)).toEqual(['Due qui', 'Tre qui', 'Uno qui'])
      expect(await titlesOf(there)).toEqual(['Due là', 'Tre là', 'Uno là'])
      const conflicts = await conflictsOf(me)
      expect(conflicts.map(({ ours, theirs, reason }) => [ours?.title, theirs?.title, reason]).sort()).toEqual([
        ['Due qui', 'Due là', 'bothChanged'],
        ['Tre qui', 'Tre là', 'bothChanged'],
        ['Uno qui', 'Uno là', 'bothChanged'],
      ])
      for (const [title, keep] of [
        ['Uno', 'ours'],
        ['Due', 'theirs'],
        ['Tre', 'both'],
      ] as const) {
        const conflict = conflicts.find(({ ours }) => ours?.title === `${title} qui`)
        const path = `/linked-calendars/${conflict?.calendarId ?? ''}/conflicts/${conflict?._id ?? ''}`
        expect((await me.post(path, { keep })).statusCode).toBe(204)
      }
      await sync()
      await expectSame(me, there, ['Due là', 'Tre là', 'Tre qui', 'Uno qui'])
      expect(await conflictsOf(me)).toEqual([])
    })

    it('asks about what was deleted on one side and changed on the other', async () => {
      const { me, there } = await newLink()
      await there.post('/events', day('Uno', 1))
      await there.post('/events', day('Due', 2))
      await sync()
      await remove(me, 'Uno')
      await edit(there, 'Uno', 'Uno là')
      await edit(me, 'Due', 'Due qui')
      await remove(there, 'Due')
      await sync()
      const conflicts = await conflictsOf(me)
      expect(conflicts.map(({ ours, theirs }) => [ours?.title ?? null, theirs?.title ?? null]).sort()).toEqual([
        [null, 'Uno là'],
        ['Due qui', null],
      ])
      for (const { _id, calendarId } of conflicts) {
        const path = `/linked-calendars/${calendarId}/conflicts/${_id}`
        expect((await me.post(path, { keep: 'both' })).statusCode).toBe(400)
        await me.post(path, { keep: 'theirs' })
      }
      await sync()
      await expectSame(me, there, ['Uno là'])
    })
  },
  { OUTGOING_ALLOWED: other.place },
)
