import type { Calendar, Event, ImportReport } from '@dodici/contract/types'
import { STEPS_MAX } from '@dodici/core/recurrence'
import { beforeEach, expect, it, vi } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import type { Person } from '#server/test/planner.ts'
import { countedEnds, storedEnds } from './test/count-ends.ts'

const taken = vi.hoisted(() => ({ steps: 0 }))

vi.mock(import('../../../../../packages/core/src/recurrence/budget.ts'), async (load) => {
  const real = await load()
  return {
    ...real,
    spend: (budget, steps) => {
      taken.steps += Math.min(steps, budget.left)
      real.spend(budget, steps)
    },
  }
})

beforeEach(() => {
  taken.steps = 0
})

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
/** As many as fit into the 1,000 characters of a rule. */
const numbered = Array.from(
  { length: 190 },
  (_, index) => `${String((index % 53) + 1)}${WEEKDAYS[index % 7] ?? ''}`,
).join(',')
const weeks = Array.from({ length: 53 }, (_, index) => String(index + 1))

/** Of 190 days in a year none is the 300th. */
const RULES = {
  'never at its place': `FREQ=YEARLY;BYDAY=${numbered};BYSETPOS=300`,
  'never at its place, counted': `FREQ=YEARLY;COUNT=100000;BYDAY=${numbered};BYSETPOS=300`,
}
const COSTLY = `FREQ=YEARLY;COUNT=100000;BYWEEKNO=${weeks.join(',')};BYMONTHDAY=-8;BYSETPOS=23,12,-3`

const reminders = [{ minutesBefore: 10, channel: 'display' }]
/** What is on a card is in the zone of its person. */
const wall = { allDay: false, start: '2027-01-11T10:00', end: '2027-01-11T11:00' }
const times = { ...wall, timezone: 'Europe/Rome' }

/** Its end is found by going through 2,000 years. */
const LONG = 'FREQ=YEARLY;COUNT=100000;BYDAY=1MO,7TU,52WE;BYSETPOS=1,2'
/** A year is some hundred days, looked at by the steps of a rule. */
const STEPS_OF_A_YEAR = 4_000

const importInto = async (person: Person, rrule: string) => {
  const [calendar] = (await person.get('/calendars')).json<Calendar[]>()
  const event = ['UID:costly', 'DTSTAMP:20270101T000000Z', 'SUMMARY:x', 'DTSTART:20270111T100000', `RRULE:${rrule}`]
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', 'BEGIN:VEVENT', ...event, 'END:VEVENT']
  const text = [...lines, 'END:VCALENDAR', ''].join('\r\n').replaceAll(/.{70}/g, '$&\r\n ')
  return person.post(`/calendars/${calendar?._id ?? ''}/import`, text, { 'content-type': 'text/calendar' })
}

const recurring = async (person: Person): Promise<(readonly [number, boolean])[]> => {
  taken.steps = 0
  const events = (await person.get('/events?year=2027')).json<Event[]>()
  return events.map(({ occurrences, truncated }) => [occurrences.length, truncated] as const)
}

eachDatabase((planner) => {
  it.each(Object.entries(RULES))('Q1: refuses a rule that is %s, and changes nothing', async (_, recurrence) => {
    const person = await planner().newUser()
    const before = await everyRow(planner().db)
    const asEvent = await person.post('/events', { title: 'x', ...times, recurrence })
    const asCard = await person.post('/ai/proposals', {
      title: 'x',
      changes: [{ action: 'create', title: 'x', ...wall, recurrence }],
    })
    for (const answer of [asEvent, asCard]) {
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'rule_refused'])
    }
    expect(taken.steps).toBeGreaterThan(0)
    expect(taken.steps).toBeLessThanOrEqual(2 * STEPS_MAX)
    expect(await everyRow(planner().db)).toEqual(before)
  })

  it.each(Object.entries(RULES))('Q1: reads a file with a rule that is %s, in few steps', async (_, rule) => {
    const person = await planner().newUser()
    const answer = await importInto(person, rule)
    expect(answer.statusCode).toBe(200)
    expect(answer.json<ImportReport>()).toMatchObject({ added: 1 })
    expect(await recurring(person)).toEqual([[1, false]])
    expect(taken.steps).toBeLessThanOrEqual(STEPS_MAX)
  })

  it('Q1: a costly rule that is taken shows its year, in few steps', async () => {
    const person = await planner().newUser()
    const answer = await person.post('/events', { title: 'x', ...times, recurrence: COSTLY })
    expect(answer.statusCode).toBe(201)
    expect(taken.steps).toBeLessThanOrEqual(2 * STEPS_MAX)
    expect(await recurring(person)).toEqual([[expect.any(Number), false]])
    expect(taken.steps).toBeLessThanOrEqual(STEPS_MAX)
  })

  it('Q1: the end of a COUNT is looked for where it is written, and by nobody who reads', async () => {
    const person = await planner().newUser()
    const made = await person.post('/events', { title: 'x', ...times, recurrence: LONG, reminders })
    const id = made.json<Event>()._id
    expect(taken.steps).toBeGreaterThan(5 * STEPS_OF_A_YEAR)
    taken.steps = 0
    for (const path of ['/events?year=2027', '/events?year=2029', `/events/${id}`, '/events/heatmap?year=2031']) {
      const before = taken.steps
      expect((await person.get(path)).statusCode).toBe(200)
      expect([path, taken.steps - before < STEPS_OF_A_YEAR]).toEqual([path, true])
    }
    expect((await person.get('/events/search?q=x')).json()).toMatchObject([{ _id: id }])
    expect(taken.steps).toBeLessThan(5 * STEPS_OF_A_YEAR)
  })

  it('Q1: the stored end of a COUNT is right after every way to write an event', async () => {
    const person = await planner().newUser()
    const made = (
      await person.post('/events', { title: 'x', ...times, recurrence: 'FREQ=WEEKLY;COUNT=30' })
    ).json<Event>()
    await importInto(person, 'FREQ=MONTHLY;COUNT=7')
    const [calendar] = (await person.get('/calendars')).json<Calendar[]>()
    const copied = await person.post(`/calendars/${calendar?._id ?? ''}/copy-year`, {
      from: 2027,
      to: 2028,
      keep: 'date',
    })
    const changes = [{ action: 'create', title: 'y', ...wall, recurrence: 'FREQ=DAILY;COUNT=9' }]
    const card = (await person.post('/ai/proposals', { title: 'x', changes })).json<{ _id: string }>()
    const applied = await person.post(`/ai/proposals/${card._id}/apply`, {})
    const split = await person.patch(`/events/${made._id}?scope=following&occurrence=2027-02-01T10:00`, { title: 'z' })
    const events = [{ _id: split.json<Event>()._id, version: 1, scope: 'all' }]
    const moved = await person.post('/events/batch', { events, action: { kind: 'shift', startDays: 1, endDays: 1 } })
    const ruled = await person.patch(`/events/${made._id}?scope=all`, { recurrence: 'FREQ=WEEKLY;COUNT=3' })
    const written = [copied, applied, split, moved, ruled]
    expect(written.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200])
    const asWritten = await storedEnds(planner().db, person)
    expect(Object.values(asWritten).filter((end) => end !== null).length).toBeGreaterThan(4)
    expect(asWritten).toEqual(await countedEnds(planner().db, person))
    for (const answer of written.toReversed()) {
      const undone = await person.post(`/changes/${String(answer.headers['x-change-id'])}/undo`)
      expect(undone.statusCode).toBe(200)
      expect(await storedEnds(planner().db, person)).toEqual(await countedEnds(planner().db, person))
    }
    expect((await storedEnds(planner().db, person))[made._id]).toBe('2027-08-02T10:00')
  })
})
