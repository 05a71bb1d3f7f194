import { planLimits } from '@dodici/contract/plans'
import type { Calendar, Event, NewEvent, Plan } from '@dodici/contract/types'
import type { LightMyRequestResponse } from 'fastify'
import { expect, it } from 'vitest'
import { setPlan } from '#server/features/users/accounts.service.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import type { Person } from '#server/test/planner.ts'
import { createEvents } from './create-event.service.ts'
import { accessOf } from '#server/test/access-of.ts'

const day = { title: 'Gita', allDay: true, start: '2027-05-01', end: '2027-05-01' }
const weekly = { ...day, title: 'Corso', recurrence: 'FREQ=WEEKLY;COUNT=10' }
const mails = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ minutesBefore: 10 * (index + 1), channel: 'email' as const }))

const file = (count: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:test',
    ...Array.from({ length: count }, (_, index) => [
      'BEGIN:VEVENT',
      `UID:imported-${String(index)}`,
      'DTSTAMP:20270101T000000Z',
      'DTSTART;VALUE=DATE:20270601',
      'SUMMARY:Imported',
      'END:VEVENT',
    ]).flat(),
    'END:VCALENDAR',
    '',
  ].join('\r\n')

eachDatabase((planner) => {
  const become = (person: Person, plan: Plan) => setPlan(planner(), person.email, plan)
  const idOf = (answer: LightMyRequestResponse) => answer.json<{ _id: string }>()._id
  const eventsOf = async (person: Person) => (await person.get('/events?year=2027')).json<Event[]>()
  const undo = (person: Person, answer: LightMyRequestResponse) =>
    person.post(`/changes/${String(answer.headers['x-change-id'])}/undo`)
  const importInto = async (person: Person, count: number) => {
    const [calendar] = (await person.get('/calendars')).json<Calendar[]>()
    const headers = { 'content-type': 'text/calendar' }
    return person.post(`/calendars/${String(calendar?._id)}/import`, file(count), headers)
  }
  /** Somebody on the Basic plan, with so many events in 2027 beside what `had` made before. */
  async function basicWith<Had>(count: number, had: (person: Person) => Promise<Had>): Promise<[Person, Had]> {
    const person = await planner().newUser()
    const value = await had(person)
    const access = await accessOf(planner(), person)
    await createEvents(planner(), access, Array.from<NewEvent>({ length: count }).fill(day))
    await become(person, 'basic')
    return [person, value]
  }
  const nothing = () => Promise.resolve(null)

  function expectRefused(answer: LightMyRequestResponse): void {
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'plan_limit' }])
  }

  type Way = (person: Person, series: Event) => Promise<LightMyRequestResponse>
  const whole = ({ _id, version }: Event) => ({ _id, version })
  const ways: [string, Way][] = [
    ['is created', (person) => person.post('/events', day)],
    ['is created from one line', (person) => person.post('/events/quick-add', { text: 'Gita 1 maggio 2027' })],
    [
      'is a copy of an occurrence',
      (person, series) =>
        person.post('/events/batch', {
          events: [{ ...whole(series), occurrence: '2027-05-08' }],
          action: { kind: 'copy', days: 1 },
        }),
    ],
    [
      'is a copy of a series',
      (person, series) =>
        person.post('/events/batch', {
          events: [{ ...whole(series), scope: 'all' }],
          action: { kind: 'copy', days: 1 },
        }),
    ],
    ['is imported', (person) => importInto(person, 1)],
    [
      'is what follows in a series',
      (person, { _id }) => person.patch(`/events/${_id}?scope=following&occurrence=2027-05-15`, { title: 'Nuovo' }),
    ],
    [
      'is what follows in a series that is moved',
      (person, series) =>
        person.post('/events/batch', {
          events: [{ ...whole(series), scope: 'following', occurrence: '2027-05-15' }],
          action: { kind: 'shift', startDays: 1, endDays: 1 },
        }),
    ],
  ]

  it.each(ways)(
    'takes the hundredth event of a year on the Basic plan, and not the next, where it %s',
    async (_, make) => {
      const series = async (person: Person) => (await person.post('/events', weekly)).json<Event>()
      const [person, had] = await basicWith(planLimits.basic.events - 2, series)
      const last = await make(person, had)
      expect([200, 201]).toContain(last.statusCode)
      expect(await eventsOf(person)).toHaveLength(planLimits.basic.events)
      await undo(person, last)
      await person.post('/events', day)

      const fresh = (await person.get(`/events/${had._id}`)).json<Event>()
      const before = await everyRow(planner().db)
      expectRefused(await make(person, fresh))
      expect(await everyRow(planner().db)).toEqual(before)
      await become(person, 'pro')
      expect([200, 201]).toContain((await make(person, fresh)).statusCode)
    },
  )

  it('lets of many events at once no more in than the year has room for', async () => {
    const [person] = await basicWith(planLimits.basic.events - 3, nothing)
    const answers = await Promise.all(Array.from({ length: 8 }, () => person.post('/events', day)))
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(3)
    expect(await eventsOf(person)).toHaveLength(planLimits.basic.events)
  })

  it('refuses an import that does not fit as a whole, and says how much would', async () => {
    const [person] = await basicWith(planLimits.basic.events - 4, nothing)
    const refused = await importInto(person, 5)
    expectRefused(refused)
    expect(refused.json<{ detail: string }>().detail).toContain('4 more fit in 2027')
    expect(refused.json()).toMatchObject({ room: { year: 2027, events: 4 } })
    expect((await importInto(person, 4)).json()).toMatchObject({ added: 4 })
  })

  it('loses and refuses nothing where a plan gets smaller, by undo, or out of the trash', async () => {
    const [person, trashed] = await basicWith(planLimits.basic.events + 5, async (newcomer) =>
      idOf(await newcomer.post('/events', { ...weekly, reminders: mails(3) })),
    )
    await person.post('/calendars', { name: 'Refused' })
    expect(await eventsOf(person)).toHaveLength(planLimits.basic.events + 6)
    const gone = await person.delete(`/events/${trashed}?scope=all`)
    expect((await undo(person, gone)).statusCode).toBe(200)
    await person.delete(`/events/${trashed}?scope=all`)
    expect((await person.post(`/trash/${trashed}/restore`)).statusCode).toBe(200)
    expect(await eventsOf(person)).toHaveLength(planLimits.basic.events + 6)
    const renamed = await person.patch(`/events/${trashed}?scope=all`, { title: 'Altro' })
    expect(renamed.json()).toMatchObject({ title: 'Altro', reminders: mails(3) })
  })

  it('keeps the calendars of a larger plan, and makes no more', async () => {
    const [person] = await basicWith(0, (newcomer) => newcomer.post('/calendars', { name: 'Seconda' }))
    expect((await person.get('/calendars')).json()).toHaveLength(2)
    expectRefused(await person.post('/calendars', { name: 'Terza' }))
    const [first] = (await person.get('/calendars')).json<Calendar[]>()
    await person.delete(`/calendars/${String(first?._id)}`)
    expectRefused(await person.post('/calendars', { name: 'Terza' }))
  })

  it('has one reminder by mail an event on the Basic plan, and others as many as anybody', async () => {
    const [person] = await basicWith(0, nothing)
    const others = [
      { minutesBefore: 5, channel: 'display' as const },
      { minutesBefore: 60, channel: 'display' as const },
    ]
    expectRefused(await person.post('/events', { ...day, reminders: mails(2) }))
    const made = await person.post('/events', { ...day, reminders: [...mails(1), ...others] })
    expect(made.statusCode).toBe(201)
    expectRefused(await person.patch(`/events/${idOf(made)}`, { reminders: mails(2) }))
    expect((await person.get(`/events/${idOf(made)}`)).json()).toMatchObject({ reminders: [...mails(1), ...others] })
    expect(await eventsOf(person)).toHaveLength(1)
  })

  it('keeps the reminders by mail of a larger plan: they may become fewer, never more, and no copy has them', async () => {
    const [person, id] = await basicWith(0, async (newcomer) =>
      idOf(await newcomer.post('/events', { ...weekly, reminders: mails(3) })),
    )
    const edit = (reminders: object[]) => person.patch(`/events/${id}?scope=all`, { reminders })
    expect((await edit(mails(3))).statusCode).toBe(200)
    expectRefused(await edit(mails(4)))
    const series = (await person.get(`/events/${id}`)).json<Event>()
    const copy = { events: [{ ...whole(series), scope: 'all' }], action: { kind: 'copy', days: 1 } }
    expectRefused(await person.post('/events/batch', copy))
    const split = await person.patch(`/events/${id}?scope=following&occurrence=2027-05-15`, { title: 'Nuovo' })
    expect(split.json()).toMatchObject({ reminders: mails(3) })
    expect((await edit(mails(2))).statusCode).toBe(200)
    expectRefused(await edit(mails(3)))
  })
})
