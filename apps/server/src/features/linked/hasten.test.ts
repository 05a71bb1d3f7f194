import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { openIcsTasks } from '#server/features/calendar-contents/ics-tasks.ts'
import type { Poller } from '#server/poller.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import type { LinkOffice } from './link-storage.ts'
import { startLinking } from './sync/linking.ts'
import { linkOfficeOf, titlesOf } from './test/linker.ts'
import { beginAnew, dayInMay, linkOf, newLink } from './test/new-link.ts'
import { startOtherServer } from './test/other-server.ts'

const other = await startOtherServer()
const files = openIcsTasks()
afterAll(async () => {
  await files.close()
  await other.close()
})

/** Gathering, waiting for more and a look, and then some for a machine with much to do; no ten minutes. */
const SOON = { timeout: 20_000, interval: 50 }
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

eachDatabase(
  (planner) => {
    const started: Poller[] = []
    beforeEach(async () => {
      await beginAnew(planner(), other)
    })
    afterEach(async () => {
      for (const work of started.splice(0)) await work.stop()
    })

    /** In the time of the machine, and not of the test. */
    const office = (): LinkOffice => ({ ...linkOfficeOf(planner(), files), clock: { now: Date.now } })
    const start = (by = office()): Poller => {
      const work = startLinking(by)
      started.push(work)
      return work
    }
    const isComplete = (me: Parameters<typeof linkOf>[0]) =>
      expect.poll(async () => (await linkOf(me))?.isComplete, SOON).toBe(true)

    it('sends what changes in a linked calendar here within seconds, long before the next comparison', async () => {
      const { me, there, calendarId } = await newLink(planner(), other)
      start()
      await isComplete(me)
      const next = Date.parse((await linkOf(me))?.nextAt ?? '')
      expect(next - Date.now()).toBeGreaterThan(5 * 60_000)
      await me.post('/events', { ...dayInMay('Mio', 4), calendarId })
      await me.post('/events', { ...dayInMay('Altro mio', 5), calendarId })
      await expect.poll(() => titlesOf(there), SOON).toEqual(['Altro mio', 'Mio'])
      expect(Date.now()).toBeLessThan(next)
      expect(other.asked.filter(({ method }) => method === 'PUT')).toHaveLength(2)
    })

    it('asks nobody for a change of somebody without links, or one in another calendar', async () => {
      const { me } = await newLink(planner(), other)
      const stranger = await planner().newUser()
      start()
      await isComplete(me)
      const before = await linkOf(me)
      other.asked.length = 0
      await stranger.post('/events', dayInMay('Di nessuno', 4))
      await me.post('/events', dayInMay('Non qui', 4))
      await pause(4_000)
      expect(other.asked).toEqual([])
      expect(await linkOf(me)).toEqual(before)
    })

    it('wakes no link that waits for the person', async () => {
      const { me, calendarId } = await newLink(planner(), other)
      start()
      await isComplete(me)
      await planner().db.transact((trx) =>
        trx.updateTable('linked_calendar').set({ due_at: null, fault: 'forbidden' }).execute(),
      )
      other.asked.length = 0
      await me.post('/events', { ...dayInMay('Mio', 4), calendarId })
      await pause(4_000)
      expect(other.asked).toEqual([])
      expect(await linkOf(me)).toMatchObject({ fault: 'forbidden', nextAt: null })
    })

    it('waits for what is under way when it stops, and asks nothing afterwards', async () => {
      const { me, there, calendarId } = await newLink(planner(), other)
      await there.post('/events', dayInMay('Loro', 3))
      const by = office()
      const held = { isAsking: false, letGo: (): void => undefined }
      const gate = new Promise<void>((resolve) => {
        held.letGo = resolve
      })
      const { ask } = by.outgoing
      const outgoing: LinkOffice['outgoing'] = {
        ...by.outgoing,
        ask: async (request) => {
          held.isAsking = true
          await gate
          return ask(request)
        },
      }
      const work = start({ ...by, outgoing })
      await expect.poll(() => held.isAsking, SOON).toBe(true)
      let isStopped = false
      const stopping = work.stop().then(() => {
        isStopped = true
      })
      await pause(300)
      expect(isStopped).toBe(false)
      held.letGo()
      await stopping
      expect(await titlesOf(me)).toEqual(['Loro'])
      expect(await linkOf(me)).toMatchObject({ isComplete: true, fault: null })
      other.asked.length = 0
      await me.post('/events', { ...dayInMay('Mio', 4), calendarId })
      await pause(3_500)
      expect(other.asked).toEqual([])
    })
  },
  { OUTGOING_ALLOWED: other.place },
)
