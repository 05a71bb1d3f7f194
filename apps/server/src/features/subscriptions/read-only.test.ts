import { operations, type OperationName } from '@dodici/contract/operations'
import type { Calendar, Event } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import type { Person, RequestOptions } from '#server/test/planner.ts'
import { makeSubscribed } from '#server/test/subscribed.ts'
import { davClient, propfindBody, resource, responsesOf } from '../dav/test/dav-client.ts'

interface Subscribed {
  readonly person: Person
  readonly calendarId: string
  /** What is in it, a series and a single event, and what is in a calendar of the person's own. */
  readonly series: Event
  readonly single: Event
  readonly own: Event
  /** The changes that made the events when the calendar was still the person's own. */
  readonly changes: readonly string[]
}

const day = { title: 'Gita', allDay: true, start: '2027-05-01', end: '2027-05-01' }
const file = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:f', 'DTSTART:20270101', 'END:VEVENT', 'END:VCALENDAR', ''].join(
  '\r\n',
)

type Attempt = Pick<RequestOptions, 'body' | 'headers'> & { readonly path: string }

/** Where an operation writes events or moves them, how it would write those of a subscribed calendar. */
const attempts = ({
  calendarId,
  series,
  single,
  own,
  changes,
}: Subscribed): Partial<Record<OperationName, Attempt[]>> => {
  const targets = [{ _id: single._id, version: single.version }]
  const batch = (action: object) => ({ path: '/events/batch', body: { events: targets, action } })
  return {
    createEvent: [{ path: '/events', body: { ...day, calendarId } }],
    updateEvent: [
      { path: `/events/${single._id}`, body: { title: 'Altro' } },
      { path: `/events/${series._id}?scope=this&occurrence=2027-03-02`, body: { title: 'Altro' } },
      { path: `/events/${series._id}?scope=following&occurrence=2027-03-02`, body: { title: 'Altro' } },
      { path: `/events/${series._id}?scope=all`, body: { start: '2027-03-05', end: '2027-03-05' } },
      { path: `/events/${own._id}`, body: { calendarId } },
    ],
    deleteEvent: [
      { path: `/events/${single._id}` },
      { path: `/events/${series._id}?scope=this&occurrence=2027-03-02` },
      { path: `/events/${series._id}?scope=following&occurrence=2027-03-02` },
    ],
    changeEvents: [
      batch({ kind: 'shift', startDays: 1, endDays: 1 }),
      batch({ kind: 'delete' }),
      batch({ kind: 'category', categoryId: null }),
    ],
    quickAddEvent: [{ path: '/events/quick-add', body: { text: 'Gita il 3 maggio 2027 @Scuola' } }],
    importCalendar: ['', '?dryRun=true'].map((query) => ({
      path: `/calendars/${calendarId}/import${query}`,
      body: file,
      headers: { 'content-type': 'text/calendar' },
    })),
    copyYear: [
      { path: `/calendars/${calendarId}/copy-year`, body: { from: 2027, to: 2028, keep: 'date' } },
      { path: `/calendars/${own.calendarId}/copy-year`, body: { from: 2027, to: 2028, keep: 'date', calendarId } },
    ],
    undoChange: changes.map((id) => ({ path: `/changes/${id}/undo` })),
    undoGroup: changes.map((id) => ({ path: `/changes/${id}/undo-group` })),
    undoChangesSince: changes.slice(0, 1).map((id) => ({ path: `/changes/${id}/undo-since` })),
  }
}

/** Operations that write, but no event of any calendar by itself. */
const WRITES_NO_EVENTS =
  /^\/(auth|users|admin|beta|feedback|feeds|categories|goals|reminders|notifications|push|subscriptions|linked-accounts|linked-calendars|webhooks|unsubscribe|instance|metrics|events\/stream)/

eachDatabase((planner) => {
  /** A person with events in a calendar that is read from an address since. */
  const subscribed = async (): Promise<Subscribed> => {
    const person = await planner().newUser()
    const { _id: calendarId } = (await person.post('/calendars', { name: 'Scuola' })).json<Calendar>()
    const made = [
      await person.post('/events', {
        ...day,
        calendarId,
        start: '2027-03-01',
        end: '2027-03-01',
        recurrence: 'FREQ=DAILY;COUNT=9',
      }),
      await person.post('/events', { ...day, calendarId }),
    ]
    await makeSubscribed(planner(), person, calendarId)
    const own = (await person.post('/events', { ...day, title: 'Mio' })).json<Event>()
    const [series, single] = made.map((answer) => answer.json<Event>())
    if (series === undefined || single === undefined) throw new Error('no events')
    const changes = made.map((answer) => String(answer.headers['x-change-id']))
    return { person, calendarId, series, single, own, changes }
  }

  it('names an attempt for every route that could write an event', () => {
    const known = Object.keys(attempts({ changes: [''], series: {}, single: {}, own: {} } as unknown as Subscribed))
    const writing = Object.values(operations).filter(
      ({ method, path }) => method !== 'GET' && !WRITES_NO_EVENTS.test(path),
    )
    const others = writing.map(({ name }) => name).filter((name) => !known.includes(name))
    // Those write other things, or what stands on a card, which is written by the same code.
    expect(others.sort()).toEqual([
      'applyProposal',
      'changeTurnedDown',
      'chat',
      'chatStream',
      'createCalendar',
      'createMilestone',
      'createProposal',
      'createSample',
      'deleteCalendar',
      'deleteConversation',
      'deleteSample',
      'enhanceEvent',
      'moveMilestone',
      'planMilestone',
      'restoreTrash',
      'updateCalendar',
      'updateMilestone',
      'updateStep',
    ])
  })

  it('refuses every write of its events by every route, with one code, and changes nothing', async () => {
    const has = await subscribed()
    const { attempt: _before, ...before } = await everyRow(planner().db)
    for (const [name, of] of Object.entries(attempts(has))) {
      for (const { path, ...sent } of of) {
        const { method } = operations[name as OperationName]
        const answer = await planner().request(method, path, { ...sent, token: has.person.token })
        expect([name, path, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
          name,
          path,
          403,
          'calendar_read_only',
        ])
      }
    }
    const { attempt: _after, ...after } = await everyRow(planner().db)
    expect(after).toEqual(before)
  })

  it('refuses a card of the assistant that would change one of them', async () => {
    const { person, single } = await subscribed()
    const changes = [{ action: 'update', eventId: single._id, title: 'Altro' }]
    const card = await person.post('/ai/proposals', { title: 'Gite', changes })
    const applied = await person.post(`/ai/proposals/${card.json<{ _id: string }>()._id}/apply`, {})
    expect([applied.statusCode, applied.json<{ code: string }>().code]).toEqual([403, 'calendar_read_only'])
  })

  it('lets its events be copied into an own calendar, and be read and exported as all others', async () => {
    const { person, calendarId, own } = await subscribed()
    const body = { from: 2027, to: 2028, keep: 'date', calendarId: own.calendarId }
    expect((await person.post(`/calendars/${calendarId}/copy-year`, body)).statusCode).toBe(200)
    expect((await person.get(`/calendars/${calendarId}/export.ics`)).statusCode).toBe(200)
  })

  it('lets a device read it and says that it may not write, and refuses what it writes with need-privileges', async () => {
    const { person, calendarId, single } = await subscribed()
    const { send, home, calendar } = await davClient(planner(), person)
    const path = `${home}${calendarId}/`
    const own = `${path}${single._id}.ics`
    expect((await send('GET', own)).statusCode).toBe(200)
    const asked = propfindBody('D:current-user-privilege-set')
    for (const [href, isOwn] of [
      [calendar, true],
      [path, false],
      [own, false],
    ] as const) {
      const answer = await send('PROPFIND', href, { body: asked, headers: { depth: '0' } })
      expect(responsesOf(answer)).toHaveLength(1)
      expect([href, /<[\w:]*write-content/.test(answer.body)]).toEqual([href, isOwn])
      expect(answer.body).toMatch(/<[\w:]*read\b/)
    }
    const before = await inIt(calendarId)
    const refused = [
      await send('PUT', `${path}new.ics`, { body: resource('new') }),
      await send('PUT', own, { body: resource(single._id) }),
      await send('DELETE', own),
      await send('DELETE', path),
      await send('MOVE', own, { headers: { destination: `${calendar}moved.ics` } }),
    ]
    // Another UID is refused for that first.
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403])
    for (const at of [0, 2, 3, 4]) expect(refused[at]?.body).toContain('need-privileges')
    await send('PUT', `${calendar}mine.ics`, { body: resource('mine') })
    const into = await send('MOVE', `${calendar}mine.ics`, { headers: { destination: `${path}mine.ics` } })
    expect([into.statusCode, into.body]).toMatchObject([403, expect.stringContaining('need-privileges')])
    expect(await inIt(calendarId)).toEqual(before)
  })

  const inIt = (calendarId: string): Promise<unknown[]> =>
    planner().db.read.selectFrom('event').selectAll().where('calendar_id', '=', calendarId).orderBy('id').execute()
})
