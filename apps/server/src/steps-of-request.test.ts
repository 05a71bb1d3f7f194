import type { Calendar, Event } from '@dodici/contract/types'
import { readIcs } from '@dodici/core/ics'
import { stepsTaken } from '@dodici/core/recurrence'
import { expect, it } from 'vitest'
import { contentsOfIcs } from './features/calendar-contents/ics-content.ts'
import { refusalOf, TOO_COSTLY } from './features/calendar-contents/ics-refusals.ts'
import { eventWithin, viewpointWith } from './features/events/event-record.ts'
import { newSteps, STEPS_A_REQUEST } from './steps-of-request.ts'
import { eachDatabaseWhenDeep } from './test/each-database.ts'
import { everyRow } from './test/every-row.ts'
import type { Person } from './test/planner.ts'

const MINUTES = 60_000

const dates = Array.from({ length: 31 }, (_, index) => index + 1)
const everyDate = [...dates, ...dates.map((date) => -date)].join(',')
/** All days of ten years are looked at, each several times, as what begins at the end of one lasts so long. */
const COSTLY = `FREQ=YEARLY;BYMONTHDAY=${everyDate};BYSETPOS=366,-1`
/** The same, and the end of the COUNT is found after some thousand years. */
const COSTLY_END = `FREQ=MONTHLY;COUNT=100000;BYDAY=SA,38SA;BYSETPOS=25,21;BYMONTHDAY=${everyDate}`
/** More than the steps of a request are enough for. */
const MANY = 1_000

function file(rrule: string, many: number, name = 'costly'): string {
  const events = Array.from({ length: many }, (_, index) =>
    [
      'BEGIN:VEVENT',
      `UID:${name}-${String(index)}`,
      'SUMMARY:Corsa',
      `DTSTART:${rrule === COSTLY ? '2007' : '2027'}0101T100000`,
      `DTEND:${rrule === COSTLY ? '2017' : '2027'}0101T110000`,
      `RRULE:${rrule}`,
      ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT10M', 'END:VALARM', 'END:VEVENT'],
    ].join('\r\n'),
  )
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...events, 'END:VCALENDAR', ''].join('\r\n')
  return text.replaceAll(/.{70}/g, '$&\r\n ')
}

async function importInto(person: Person, text: string) {
  const [calendar] = (await person.get('/calendars')).json<Calendar[]>()
  return person.post(`/calendars/${calendar?._id ?? ''}/import`, text, { 'content-type': 'text/calendar' })
}

const single = (day: string) => ({ title: 'Dentista', allDay: true, start: day, end: day })

/** An answer, and how many steps it took. */
async function asked(person: Person, path: string) {
  const before = stepsTaken()
  const answer = await person.get(path)
  return { answer, isTruncated: answer.headers['x-truncated'] === 'true', steps: stepsTaken() - before }
}

/** The last series may go on to its end, and what ordinary series take is not counted. */
const MOST = STEPS_A_REQUEST * 1.1

eachDatabaseWhenDeep((planner) => {
  it(
    'Q1: whatever series somebody has, a request ends after its steps, says so, and is not paid for twice',
    async () => {
      const person = await planner().newUser()
      const imported = await importInto(person, file(COSTLY, MANY))
      expect(imported.statusCode).toBe(200)
      for (const day of ['2027-05-05', '2027-12-31']) await person.post('/events', single(day))
      const year = await asked(person, '/events?year=2027')
      expect([year.isTruncated, year.steps < MOST]).toEqual([true, true])
      const titles = year.answer.json<Event[]>().map(({ title }) => title)
      expect(titles.filter((title) => title === 'Dentista')).toHaveLength(2)
      expect(titles.length).toBeGreaterThan(MANY / 4)
      const heat = await asked(person, '/events/heatmap?year=2027')
      expect([heat.isTruncated, heat.steps]).toEqual([true, 0])
      const goal = {
        title: 'Corsa',
        kind: 'count',
        target: 9,
        from: '2026-01-01',
        to: '2034-12-30',
        matchText: 'corsa',
      }
      expect((await person.post('/goals', goal)).statusCode).toBe(201)
      const goals = await asked(person, '/goals')
      expect([goals.answer.statusCode, goals.isTruncated, goals.steps < MOST]).toEqual([200, true, true])
      for (const path of ['/review/2027', '/ai/suggestions']) {
        const { answer, isTruncated, steps } = await asked(person, path)
        expect([path, answer.statusCode, isTruncated, steps < MOST]).toEqual([path, 200, true, true])
      }
      // These look at no more than is near.
      for (const path of ['/events/search?q=corsa', '/reminders/upcoming']) {
        const { answer, steps } = await asked(person, path)
        expect([path, answer.statusCode, steps > 0, steps < MOST]).toEqual([path, 200, true, true])
      }
      await person.post(`/changes/${String(imported.headers['x-change-id'])}/undo`)
      const after = await asked(person, '/events?year=2027')
      expect([after.isTruncated, after.answer.json<Event[]>().length]).toEqual([false, 2])
    },
    2 * MINUTES,
  )

  it('Q1: refuses a calendar file of more costly series than it has steps for, and changes nothing', async () => {
    const person = await planner().newUser()
    await person.get('/calendars')
    const before = await everyRow(planner().db)
    const answer = await importInto(person, file(COSTLY_END, MANY))
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'quota_exceeded'])
    expect(await everyRow(planner().db)).toEqual(before)
  })

  it('Q1: refuses to file more costly series at once than it has steps for, and changes nothing', async () => {
    const person = await planner().newUser()
    for (const name of ['one', 'other']) await importInto(person, file(COSTLY_END, 150, name))
    const [calendar] = (await person.get('/calendars')).json<Calendar[]>()
    const shown = (await person.get(`/events?year=2027&calendarId=${calendar?._id ?? ''}`)).json<Event[]>()
    const events = shown.map(({ _id, version }) => ({ _id, version, scope: 'all' }))
    const before = await everyRow(planner().db)
    const taken = stepsTaken()
    const answer = await person.post('/events/batch', { events, action: { kind: 'category', categoryId: null } })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'quota_exceeded'])
    expect(stepsTaken() - taken).toBeLessThan(MOST)
    expect(await everyRow(planner().db)).toEqual(before)
  })
})

it('Q1: a file ends after its steps, and is refused with words for that', () => {
  const reading = readIcs(file(COSTLY_END, 20), { defaultZone: 'Europe/Rome', allDayAt: 540 })
  const events = 'error' in reading ? [] : reading.events
  expect(contentsOfIcs(events, { left: 20 * 400_000 })).toHaveLength(20)
  const before = stepsTaken()
  expect(contentsOfIcs(events, { left: 200_000 })).toBeNull()
  expect(stepsTaken() - before).toBeLessThan(400_000)
  expect(refusalOf(TOO_COSTLY).code).toBe('quota_exceeded')
})

/** As people have them, some with dates that were taken out. */
const ORDINARY = [
  'FREQ=DAILY',
  'FREQ=WEEKLY',
  'FREQ=WEEKLY;BYDAY=MO,WE,FR',
  'FREQ=WEEKLY;INTERVAL=2;COUNT=600',
  'FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR',
  'FREQ=MONTHLY;BYDAY=1MO',
  'FREQ=MONTHLY;BYMONTHDAY=-1',
  'FREQ=YEARLY',
]

it('Q1: 500 ordinary series of twenty years take less than half of the steps for ten years', () => {
  const steps = newSteps()
  const exdates = JSON.stringify(Array.from({ length: 20 }, (_, index) => `20${String(20 + (index % 10))}-03-02T18:00`))
  const row = {
    all_day: 0,
    start_at: '2015-01-05T18:00',
    end_at: '2015-01-05T19:00',
    timezone: 'Europe/Rome',
    end_timezone: null,
  }
  const said = { id: 'x', title: 'x', category_id: null, calendar_id: 'x', rdates: '[]', exdates, reminders: '[]' }
  let shown = 0
  for (let year = 2026; year < 2036; year += 1) {
    const viewpoint = viewpointWith({ categoryIds: new Set(), goalIds: new Set() }, { timezone: 'Europe/Rome' }, year)
    for (const rrule of ORDINARY) {
      const record = { row: { ...row, ...said, rrule, count_end: null, goal_id: null }, exceptions: [] }
      const event = eventWithin(steps, record as unknown as Parameters<typeof eventWithin>[1], viewpoint)
      shown += event?.occurrences.length ?? 0
    }
  }
  expect(shown).toBeGreaterThan(8_000)
  const perSeries = (STEPS_A_REQUEST - steps.left) / ORDINARY.length
  expect(500 * perSeries).toBeLessThan(STEPS_A_REQUEST / 2)
})
