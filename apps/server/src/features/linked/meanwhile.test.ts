import type { Event } from '@dodici/contract/types'
import { afterAll, expect, it } from 'vitest'
import { findLooseEnds } from '#server/db/backup/dangling-references.ts'
import { openIcsTasks } from '#server/features/calendar-contents/ics-tasks.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { conflictsOf, linker, linkOfficeOf, syncAll, titlesOf } from './test/linker.ts'
import { dayInMay, newLink, type NewLink } from './test/new-link.ts'
import { startOtherServer } from './test/other-server.ts'

const other = await startOtherServer()
const files = openIcsTasks()
afterAll(async () => {
  await files.close()
  await other.close()
})

eachDatabase(
  (planner) => {
    /** Compares once, and lets something happen between the listing and the contents that are read after it. */
    async function syncWhile(meanwhile: () => Promise<unknown>): Promise<void> {
      const office = linkOfficeOf(planner(), files)
      let isFirst = true
      const ask: typeof office.outgoing.ask = async (request) => {
        const isContents = String(request.body ?? '').includes('calendar-multiget')
        if (isContents && isFirst) {
          isFirst = false
          await meanwhile()
        }
        return office.outgoing.ask(request)
      }
      const by = linker({ ...office, outgoing: { ...office.outgoing, ask } })
      await by.look()
      await by.settled()
      expect(isFirst).toBe(false)
    }

    it.each<[string, (link: NewLink) => Promise<unknown>]>([
      ['the calendar here is deleted', ({ me, calendarId }) => me.delete(`/calendars/${calendarId}`)],
      ['the link is ended', ({ me, account }) => me.delete(`/linked-accounts/${account._id}`)],
      ['one calendar is unlinked', ({ me, calendarId }) => me.delete(`/linked-calendars/${calendarId}`)],
    ])('writes nothing any more if, while it compares, %s', async (_name, act) => {
      other.planner = planner()
      await planner().db.transact((trx) => trx.deleteFrom('linked_calendar').execute())
      const link = await newLink(planner(), other)
      await link.there.post('/events', dayInMay('Loro', 3))
      await syncWhile(() => act(link))
      expect(await titlesOf(link.me)).toEqual([])
      expect(await titlesOf(link.there)).toEqual(['Loro'])
      const left = planner().db.read.selectFrom('linked_object').selectAll().where('owner_id', '=', link.me.user._id)
      expect(await left.execute()).toEqual([])
      expect(await findLooseEnds(planner().db.read)).toEqual([])
    })

    it('overwrites nothing that is changed here while it compares, and shows both versions then', async () => {
      other.planner = planner()
      await planner().db.transact((trx) => trx.deleteFrom('linked_calendar').execute())
      const { me, there } = await newLink(planner(), other)
      const theirs = (await there.post('/events', dayInMay('Loro', 3))).json<Event>()
      const sync = () => syncAll(planner(), linker(linkOfficeOf(planner(), files)))
      await sync()
      await there.patch(`/events/${theirs._id}`, { title: 'Loro là' })
      const [mine] = (await me.get('/events?year=2027')).json<Event[]>()
      const due_at = new Date(planner().clock.now()).toISOString()
      await planner().db.transact((trx) => trx.updateTable('linked_calendar').set({ due_at }).execute())
      await syncWhile(() => me.patch(`/events/${mine?._id ?? ''}`, { title: 'Loro qui' }))
      expect(await titlesOf(me)).toEqual(['Loro qui'])
      await sync()
      expect(await conflictsOf(me)).toMatchObject([{ ours: { title: 'Loro qui' }, theirs: { title: 'Loro là' } }])
    })
  },
  { OUTGOING_ALLOWED: other.place },
)
