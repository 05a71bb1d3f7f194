import type { Calendar, Category, Change, Event } from '@dodici/contract/types'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { openIcsTasks } from '#server/features/calendar-contents/ics-tasks.ts'
import { subscribe } from '#server/features/subscriptions/test/subscriber.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'
import { makeSubscribed } from '#server/test/subscribed.ts'
import { dayLines, daysFeed, feedOf, startFeedServer } from '../../../../../scripts/machine/feed-server.ts'
import { conflictsOf, linker, linkOfficeOf, syncAll, titlesOf } from './test/linker.ts'
import { dayInMay, linkOf, linkTo, newLink, type NewLink } from './test/new-link.ts'
import { startOtherServer } from './test/other-server.ts'

const other = await startOtherServer()
const feeds = await startFeedServer()
const files = openIcsTasks()
afterAll(async () => {
  await files.close()
  await Promise.all([other.close(), feeds.close()])
})

interface ReadOnlyLink extends NewLink {
  /** Lets what is there be something else. */
  readonly tell: (feed: string) => Promise<void>
}

eachDatabase(
  (planner) => {
    beforeEach(async () => {
      other.planner = planner()
      other.asked.length = 0
      await planner().db.transact((trx) => trx.deleteFrom('linked_calendar').execute())
    })

    const sync = () => syncAll(planner(), linker(linkOfficeOf(planner(), files)))
    const writes = () => other.asked.filter(({ method }) => method === 'PUT' || method === 'DELETE')
    const calendarOf = async (me: Person, id: string) =>
      (await me.get('/calendars')).json<Calendar[]>().find(({ _id }) => _id === id)
    const eventOf = async (person: Person, title: string): Promise<Event | undefined> =>
      (await person.get('/events?year=2027')).json<Event[]>().find((event) => event.title === title)
    const historyOf = async (me: Person) => (await me.get('/changes')).json<Change[]>().map(({ kind }) => kind)

    /** A calendar that somebody there reads from an address, and may themselves not write. */
    async function readOnlyLink(feed: string): Promise<ReadOnlyLink> {
      const [me, there] = [await planner().newUser(), await planner().newUser()]
      const category = await there.post('/categories', { name: 'Scuola', color: '#336699' })
      feeds.answer('/feed', feed)
      const wishes = { categoryId: category.json<Category>()._id }
      const { calendarId } = await subscribe(there, feeds.urlOf('/feed'), wishes)
      const link = await linkTo(other, { me, there }, calendarId)
      const tell = async (news: string) => {
        feeds.answer('/feed', news)
        await there.post(`/subscriptions/${calendarId}/refresh`)
      }
      return { ...link, tell }
    }

    it('becomes a calendar into which nothing here can write', async () => {
      const { me, calendarId } = await readOnlyLink(daysFeed(2))
      await sync()
      expect(await titlesOf(me)).toEqual(['Giorno 0', 'Giorno 1'])
      expect(await calendarOf(me, calendarId)).toMatchObject({ kind: 'subscribed', name: 'Da loro' })
      expect(await linkOf(me)).toMatchObject({ isReadOnly: true, isComplete: true, fault: null })
      const event = await eventOf(me, 'Giorno 0')
      const mine = (await me.post('/events', dayInMay('Mio', 4))).json<Event>()
      const refused = [
        await me.post('/events', { ...dayInMay('Altro', 5), calendarId }),
        await me.patch(`/events/${event?._id ?? ''}`, { title: 'Altro' }),
        await me.delete(`/events/${event?._id ?? ''}`),
        await me.patch(`/events/${mine._id}`, { calendarId }),
      ]
      expect(refused.map((answer) => [answer.statusCode, answer.json<{ code: string }>().code])).toEqual(
        refused.map(() => [403, 'calendar_read_only']),
      )
      await sync()
      expect(await titlesOf(me)).toEqual(['Giorno 0', 'Giorno 1', 'Mio'])
      expect(writes()).toEqual([])
    })

    it('brings what is new, changed and gone there as changes that nobody here has made', async () => {
      const { me, tell } = await readOnlyLink(daysFeed(3))
      await sync()
      const before = await historyOf(me)
      await tell(feedOf([dayLines(0), dayLines(1, { title: 'Altro' }), dayLines(5)]))
      await sync()
      expect(await titlesOf(me)).toEqual(['Altro', 'Giorno 0', 'Giorno 5'])
      expect(await historyOf(me)).toEqual(before)
      expect(before).not.toContain('event.create')
      expect((await me.get('/trash')).json<unknown[]>()).toEqual([])
      const quiet = await planner()
        .db.read.selectFrom('change')
        .select('id')
        .where('owner_id', '=', me.user._id)
        .where('kind', '=', 'subscription.refresh')
        .execute()
      expect(quiet.length).toBeGreaterThan(0)
      for (const { id } of quiet) expect((await me.post(`/changes/${id}/undo`)).statusCode).toBeGreaterThanOrEqual(400)
      expect(await titlesOf(me)).toEqual(['Altro', 'Giorno 0', 'Giorno 5'])
    })

    it('sends nothing if a category is renamed here, and goes on bringing what changes there', async () => {
      const { me, tell } = await readOnlyLink(daysFeed(3))
      await sync()
      const category = (await me.get('/categories')).json<Category[]>().find(({ name }) => name === 'Scuola')
      expect((await eventOf(me, 'Giorno 1'))?.categoryId).toBe(category?._id)
      expect((await me.patch(`/categories/${category?._id ?? ''}`, { name: 'Liceo' })).statusCode).toBe(200)
      await sync()
      expect([writes(), await conflictsOf(me)]).toEqual([[], []])
      await tell(feedOf([dayLines(0), dayLines(1, { title: 'Altro' })]))
      await sync()
      expect(await titlesOf(me)).toEqual(['Altro', 'Giorno 0'])
      expect([writes(), await conflictsOf(me)]).toEqual([[], []])
    })

    it('keeps what most is gone of there if the person says so, without writing it there', async () => {
      const { me, there, calendarId, tell } = await readOnlyLink(daysFeed(12))
      await sync()
      const all = await titlesOf(me)
      await planner().db.transact(async (trx) => {
        await trx.deleteFrom('event').where('owner_id', '=', there.user._id).execute()
        await trx.updateTable('linked_calendar').set({ is_complete: 0 }).where('calendar_id', '=', calendarId).execute()
      })
      await sync()
      expect(await linkOf(me)).toMatchObject({ fault: 'mostGone', held: { where: 'there', gone: 12, of: 12 } })
      await me.post(`/linked-calendars/${calendarId}/gone`, { take: false })
      await sync()
      await sync()
      expect(await titlesOf(me)).toEqual(all)
      expect(await linkOf(me)).toMatchObject({ fault: null, held: null })
      await tell(feedOf([dayLines(0), dayLines(1, { title: 'Altro' })]))
      await sync()
      expect(await titlesOf(me)).toEqual(['Altro', ...all.filter((title) => title !== 'Giorno 1')])
      expect([writes(), await conflictsOf(me)]).toEqual([[], []])
    })

    it('becomes an own calendar that can be edited when its link ends', async () => {
      const { me, calendarId, tell } = await readOnlyLink(daysFeed(2))
      await sync()
      expect((await me.delete(`/linked-calendars/${calendarId}`)).statusCode).toBe(204)
      expect(await calendarOf(me, calendarId)).toMatchObject({ kind: 'own' })
      const event = await eventOf(me, 'Giorno 0')
      expect((await me.patch(`/events/${event?._id ?? ''}`, { title: 'Mio ora' })).statusCode).toBe(200)
      expect((await me.post('/events', { ...dayInMay('Nuovo', 4), calendarId })).statusCode).toBe(201)
      await tell(daysFeed(1))
      await sync()
      expect(await titlesOf(me)).toEqual(['Giorno 1', 'Mio ora', 'Nuovo'])
      expect(writes()).toEqual([])
    })

    it('pauses one that may be written no longer there, and loses nothing', async () => {
      const { me, there, calendarId } = await newLink(planner(), other)
      await there.post('/events', dayInMay('Loro', 3))
      await sync()
      const [theirs] = (await there.get('/calendars')).json<Calendar[]>()
      await makeSubscribed(planner(), there, theirs?._id ?? '')
      other.asked.length = 0
      await me.post('/events', { ...dayInMay('Mio', 4), calendarId })
      await me.patch(`/events/${(await eventOf(me, 'Loro'))?._id ?? ''}`, { title: 'Loro, detto da me' })
      await sync()
      expect(await linkOf(me)).toMatchObject({ fault: 'forbidden', nextAt: null, isReadOnly: false })
      expect([await titlesOf(me), await titlesOf(there)]).toEqual([['Loro, detto da me', 'Mio'], ['Loro']])
      expect(writes()).toEqual([])
      await planner().db.transact((trx) =>
        trx
          .updateTable('calendar')
          .set({ kind: 'own' })
          .where('id', '=', theirs?._id ?? '')
          .execute(),
      )
      await me.post(`/linked-calendars/${calendarId}/sync`)
      await sync()
      expect([await titlesOf(me), await titlesOf(there)]).toEqual([
        ['Loro, detto da me', 'Mio'],
        ['Loro, detto da me', 'Mio'],
      ])
      expect(await linkOf(me)).toMatchObject({ fault: null })
    })
  },
  { OUTGOING_ALLOWED: `${other.place},${feeds.place}` },
)
