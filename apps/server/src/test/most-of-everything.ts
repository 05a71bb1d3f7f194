import type { Calendar, Event } from '@dodici/contract/types'
import { instantOf } from '#server/clock.ts'
import { setPlan } from '#server/features/users/accounts.service.ts'
import type { GoalEntryTable, GoalTable } from '#server/db/schema.ts'
import type { Person, Planner } from './planner.ts'
import { makeThings, type Ids, type Parts } from './things.ts'

/** How much of what is legal somebody has. */
export interface Amounts {
  /** Series of every day, and goals of ten years that count all of them. */
  readonly series: number
  readonly goals: number
  readonly entriesOfGoal: number
  /** Single events of one file. */
  readonly events: number
}

/** Somebody with all of that, and one thing of each kind. */
export interface Full {
  readonly person: Person
  readonly ids: Ids & Parts & { readonly calendar: string; readonly series: string; readonly changeOfImport: string }
  /** What many events are changed by. */
  readonly targets: readonly { readonly _id: string; readonly version: number }[]
}

export const YEAR = 2026
const ROWS_AT_ONCE = 200

export async function fillAccount(planner: Planner, amounts: Amounts): Promise<Full> {
  const person = await planner.newUser()
  const { present, parts } = await makeThings(planner, person)
  await setPlan(planner, person.email, 'enterprise')
  const targets: Event[] = []
  for (let index = 0; index < amounts.series; index += 1) {
    const answer = await person.post('/events', dailySeries(index))
    if (answer.statusCode !== 201) throw new Error(answer.body)
    targets.push(answer.json<Event>())
  }
  await insertGoals(planner, person, amounts)
  const calendars = (await person.get('/calendars')).json<Calendar[]>()
  const calendar = calendars[0]?._id ?? ''
  const file = await person.post(`/calendars/${calendar}/import`, calendarFile(amounts.events), {
    'content-type': 'text/calendar',
  })
  if (file.statusCode !== 200) throw new Error(file.body)
  return {
    person,
    ids: {
      ...present,
      ...parts,
      calendar,
      series: targets[0]?._id ?? '',
      changeOfImport: String(file.headers['x-change-id']),
    },
    targets: targets.map(({ _id, version }) => ({ _id, version })),
  }
}

const dailySeries = (index: number): object => ({
  title: `Corsa ${String(index)}`,
  description: 'Correre '.repeat(200),
  allDay: false,
  start: '2020-01-01T06:00',
  end: '2020-01-01T07:10',
  recurrence: 'FREQ=DAILY',
  reminders: [10, 20, 30, 60].map((minutesBefore) => ({ minutesBefore, channel: 'display' })),
})

export function calendarFile(events: number): string {
  const lines = Array.from({ length: events }, (_, index) => {
    const day = new Date(Date.UTC(YEAR, 0, 1 + (index % 365))).toISOString().slice(0, 10).replaceAll('-', '')
    return [
      'BEGIN:VEVENT',
      `UID:event-${String(index)}`,
      `SUMMARY:Riunione ${String(index)}`,
      `DTSTART:${day}T100000`,
      `DTEND:${day}T110000`,
      'END:VEVENT',
    ].join('\r\n')
  })
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', ...lines, 'END:VCALENDAR', ''].join('\r\n')
}

/** Past the service, which would measure each of them again. */
async function insertGoals({ db, clock }: Planner, { user }: Person, amounts: Amounts): Promise<void> {
  const now = instantOf(clock)
  const kept = {
    owner_id: user._id,
    bytes: 0,
    version: 1,
    content_id: 'made',
    deleted_at: null,
    updated_at: now,
    created_at: now,
  }
  const goals = Array.from({ length: amounts.goals }, (_, index): GoalTable => ({
    ...kept,
    id: `01900000-0000-7000-8000-${String(index).padStart(6, '0')}${user._id.slice(-6)}`,
    title: `Correre ${String(index)}`,
    description: 'Correre '.repeat(100),
    category_id: null,
    kind: index % 2 === 0 ? 'count' : 'hours',
    target: 1_000_000,
    unit: '',
    first_on: '2020-01-01',
    last_on: '2029-12-30',
    match_category_id: null,
    match_text: 'corsa',
  }))
  const entries = goals.flatMap(({ id }) =>
    Array.from({ length: amounts.entriesOfGoal }, (_, index): GoalEntryTable => ({
      ...kept,
      id: `${id.slice(0, 14)}${String(index).padStart(5, '0')}${id.slice(19)}`,
      goal_id: id,
      day: `202${String(index % 10)}-0${String(1 + (index % 9))}-1${String(index % 8)}`,
      value: 1.5,
      note: 'x'.repeat(100),
    })),
  )
  await db.transact(async (trx) => {
    for (let at = 0; at < goals.length; at += ROWS_AT_ONCE)
      await trx
        .insertInto('goal')
        .values(goals.slice(at, at + ROWS_AT_ONCE))
        .execute()
    for (let at = 0; at < entries.length; at += ROWS_AT_ONCE)
      await trx
        .insertInto('goal_entry')
        .values(entries.slice(at, at + ROWS_AT_ONCE))
        .execute()
  })
}
