import type { Calendar, Event, ImportReport } from '@dodici/contract/types'
import { STEPS_MAX } from '@dodici/core/recurrence'
import { beforeEach, expect, it, vi } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import type { Person } from '#server/test/planner.ts'

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

const times = { allDay: false, start: '2027-01-11T10:00', end: '2027-01-11T11:00', timezone: 'Europe/Rome' }

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
      changes: [{ action: 'create', title: 'x', ...times, recurrence }],
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
})
