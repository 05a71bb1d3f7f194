import { afterAll, beforeEach, expect, it } from 'vitest'
import { openIcsTasks } from '#server/features/calendar-contents/ics-tasks.ts'
import type { OutgoingAnswer, OutgoingRequest } from '#server/outgoing/outgoing.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'
import { startFeedServer } from '../../../../../scripts/machine/feed-server.ts'
import { conflictsOf, linker, linkOfficeOf, syncAll, titlesOf } from './test/linker.ts'
import { linkOf } from './test/new-link.ts'
import { linkPlainly, PLAIN_URL, plainDay, plainServer, type PlainServer } from './test/plain-server.ts'
import { calendarType, etag, found, multistatus } from './test/scripted-servers.ts'

const endless = await startFeedServer()
const files = openIcsTasks()
afterAll(async () => {
  await files.close()
  await endless.close()
})

type Answer = Partial<OutgoingAnswer>

const EVENTS = 12
const PATH = new URL(PLAIN_URL).pathname
const itself = found(PATH, calendarType)
const isListing = ({ method, headers }: OutgoingRequest): boolean => method === 'PROPFIND' && headers['depth'] === '1'
const halfOf = (answer: Answer): Answer => ({
  ...answer,
  body: answer.body?.subarray(0, answer.body.length / 2) ?? Buffer.alloc(0),
})
const some = [itself, ...[0, 1].map((at) => found(`${PATH}${String(at)}.ics`, etag(`"${String(at + 1)}"`)))]

eachDatabase(
  (planner) => {
    let server: PlainServer
    beforeEach(async () => {
      server = plainServer()
      await planner().db.transact((trx) => trx.deleteFrom('linked_calendar').execute())
    })

    const sync = () => syncAll(planner(), linker({ ...linkOfficeOf(planner(), files), outgoing: server.outgoing }))
    /** A calendar that was the same on both sides, and in which something is new there. */
    async function newLink(): Promise<{ me: Person; calendarId: string; all: string[] }> {
      const me = await planner().newUser()
      const calendarId = await linkPlainly(planner(), me)
      for (let at = 0; at < EVENTS; at += 1)
        server.put(`${String(at)}.ics`, plainDay(`uid-${String(at)}`, `Cena ${String(at)}`))
      await sync()
      const all = await titlesOf(me)
      expect(all).toHaveLength(EVENTS)
      server.put('new.ics', plainDay('new', 'Nuovo'))
      return { me, calendarId, all }
    }
    const expectRestored = async (me: Person, calendarId: string, all: string[]) => {
      server.broken = () => null
      await me.post(`/linked-calendars/${calendarId}/sync`)
      await sync()
      expect(await titlesOf(me)).toEqual([...all, 'Nuovo'])
      expect(await linkOf(me)).toMatchObject({ fault: null, held: null, unread: 0 })
      expect([(await me.get('/trash')).json<unknown[]>(), await conflictsOf(me)]).toEqual([[], []])
      expect(server.bodies.size).toBe(EVENTS + 1)
    }

    it.each<[string, Answer, string]>([
      ['is cut off within a word', halfOf(multistatus(some)), 'notCalDav'],
      ['breaks off because it is too long', { ...multistatus(some), isCut: true }, 'tooLarge'],
      ['says that it does not tell all', multistatus([...some, { href: PATH, status: 507 }]), 'server'],
      ['has a fault for some of it', multistatus([...some, { href: `${PATH}2.ics`, status: 503 }]), 'server'],
      ['names nothing, not even the calendar', multistatus([]), 'notFound'],
      ['is a page', { status: 200, body: Buffer.from('<html><body>Sign in</body></html>') }, 'notCalDav'],
    ])('U2: deletes nothing after a listing that %s', async (_, answer, fault) => {
      const { me, calendarId, all } = await newLink()
      server.broken = (request) => (isListing(request) ? answer : null)
      await sync()
      expect(await linkOf(me)).toMatchObject({ fault, held: null })
      expect(await titlesOf(me)).toEqual(all)
      await expectRestored(me, calendarId, all)
    })

    it('U2: asks before it believes a listing without a single event, and deletes nothing meanwhile', async () => {
      const { me, calendarId, all } = await newLink()
      server.broken = (request) => (isListing(request) ? multistatus([itself]) : null)
      await sync()
      await sync()
      expect(await linkOf(me)).toMatchObject({
        ...{ fault: 'mostGone', nextAt: null },
        held: { where: 'there', gone: EVENTS, of: EVENTS },
      })
      expect(await titlesOf(me)).toEqual(all)
      server.broken = () => null
      await me.post(`/linked-calendars/${calendarId}/gone`, { take: false })
      await expectRestored(me, calendarId, all)
    })

    it('U2: reads what it can of contents that break off, and the rest when they come again', async () => {
      const { me, calendarId, all } = await newLink()
      server.broken = ({ method }) => (method === 'REPORT' || method === 'GET' ? { status: 503 } : null)
      await sync()
      expect(await linkOf(me)).toMatchObject({ fault: 'server' })
      expect(await titlesOf(me)).toEqual(all)
      await expectRestored(me, calendarId, all)
    })

    it('U2: reads no answer without end, and keeps what is here', async () => {
      const me = await planner().newUser()
      await me.post('/events', { title: 'Mio', allDay: true, start: '2027-05-04', end: '2027-05-04' })
      await linkPlainly(planner(), me, endless.urlOf(PATH))
      endless.answer(PATH, (_request, response) => {
        response.writeHead(207)
        const words = Buffer.from('<response/>'.repeat(100_000))
        const talk = (): void => void (response.destroyed || response.write(words, talk))
        talk()
      })
      const by = linker(linkOfficeOf(planner(), files))
      expect(await by.look()).toBe(1)
      await by.settled()
      expect(await linkOf(me)).toMatchObject({ fault: 'tooLarge', isComplete: false })
      expect(await titlesOf(me)).toEqual(['Mio'])
      expect(endless.asked).toHaveLength(1)
      endless.asked.length = 0
    })

    it('U1: sends no password into the own network, and pauses', async () => {
      for (const url of ['https://10.0.0.1/c/', `http://127.0.0.1:1${PATH}`]) {
        const one = await planner().newUser()
        await linkPlainly(planner(), one, url)
        const by = linker(linkOfficeOf(planner(), files))
        expect(await by.look()).toBe(1)
        await by.settled()
        expect(await linkOf(one)).toMatchObject({ fault: 'address', nextAt: null })
      }
    })
  },
  { OUTGOING_ALLOWED: endless.place },
)
