import { APPLIED_ITEMS_MAX } from '@dodici/contract/limits'
import type { Calendar, Event, Proposal } from '@dodici/contract/types'
import { instantOf } from '#server/clock.ts'
import { setPlan } from '#server/features/users/accounts.service.ts'
import type { GoalEntryTable, GoalTable } from '#server/db/schema.ts'
import { insertCopies, insertRows } from './copied-rows.ts'
import type { Person, Planner } from './planner.ts'
import { makeThings, type Ids, type Parts } from './things.ts'

/** How much of what is legal somebody has. */
export interface Amounts {
  /** Series of every day, and goals of ten years that count all of them. */
  readonly series: number
  readonly goals: number
  readonly entriesOfGoal: number
  /** Calendars that came as files, and the single events of each. */
  readonly files: number
  readonly events: number
  /** Changed occurrences of one series. */
  readonly exceptions: number
  /** Categories, conversations, messages of one, cards, notifications and so on, of each as many as it can be at most. */
  readonly each: number
}

/** Somebody with all of that, and one thing of each kind. */
export interface Full {
  readonly person: Person
  readonly ids: Ids & Parts & { readonly calendar: string; readonly series: string; readonly changed: string }
  /** The changes that brought the files in. */
  readonly imports: readonly string[]
  /** What many events are changed by. */
  readonly targets: readonly { readonly _id: string; readonly version: number }[]
}

export const YEAR = 2026

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
  await insertCopies(planner, { person, ids: present, most: amounts.each })
  const calendar = (await person.get('/calendars')).json<Calendar[]>()[0]?._id ?? ''
  const imports: string[] = []
  for (let index = 0; index < amounts.files; index += 1) {
    const id = index === 0 ? calendar : (await person.post('/calendars', { name: String(index) })).json<Calendar>()._id
    imports.push(await importFile(person, id, calendarFile(amounts.events, `${String(index)}-`)))
  }
  await importFile(person, calendar, changedSeries(amounts.exceptions))
  const changed = await planner.db.read
    .selectFrom('event')
    .select('id')
    .where('owner_id', '=', person.user._id)
    .where('uid', '=', CHANGED)
    .executeTakeFirstOrThrow()
  const card = await person.post('/ai/proposals', {
    title: 'Gite',
    changes: Array.from({ length: APPLIED_ITEMS_MAX }, () => ({ action: 'create', ...dayTrip })),
  })
  return {
    person,
    ids: {
      ...present,
      ...parts,
      calendar,
      series: targets[0]?._id ?? '',
      changed: changed.id,
      proposal: card.json<Proposal>()._id,
    },
    imports,
    targets: targets.map(({ _id, version }) => ({ _id, version })),
  }
}

/** Answers the change. */
async function importFile(person: Person, calendar: string, file: string): Promise<string> {
  const answer = await person.post(`/calendars/${calendar}/import`, file, { 'content-type': 'text/calendar' })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return String(answer.headers['x-change-id'])
}

const dailySeries = (index: number): object => ({
  title: `Corsa ${String(index)}`,
  description: 'Correre '.repeat(1_200),
  allDay: false,
  start: '2020-01-01T06:00',
  end: '2020-01-01T07:10',
  recurrence: 'FREQ=DAILY',
  reminders: [10, 20, 30, 60].map((minutesBefore) => ({ minutesBefore, channel: 'display' })),
})

export function calendarFile(events: number, names = ''): string {
  return fileOf(
    Array.from({ length: events }, (_, index) => {
      const day = compactDay(YEAR, index % 365)
      return [
        `UID:event-${names}${String(index)}`,
        `SUMMARY:Riunione ${String(index)}`,
        `DTSTART:${day}T100000`,
        `DTEND:${day}T110000`,
      ]
    }),
  )
}

const CHANGED = 'changed'

const dayTrip = { title: 'Gita', allDay: true, start: '2027-05-01', end: '2027-05-01' }

/** A series of every day, of which so many days have another title. */
const changedSeries = (exceptions: number): string =>
  fileOf([
    [`UID:${CHANGED}`, 'DTSTART;VALUE=DATE:20160101', 'RRULE:FREQ=DAILY', 'SUMMARY:Turno'],
    ...Array.from({ length: exceptions }, (_, index) => {
      const day = compactDay(2016, index)
      return [
        `UID:${CHANGED}`,
        `RECURRENCE-ID;VALUE=DATE:${day}`,
        `DTSTART;VALUE=DATE:${day}`,
        `SUMMARY:${String(index)}`,
      ]
    }),
  ])

const compactDay = (year: number, day: number): string =>
  new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10).replaceAll('-', '')

const fileOf = (events: readonly (readonly string[])[]): string =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test'],
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    ...['END:VCALENDAR', ''],
  ].join('\r\n')

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
    await insertRows(trx, 'goal', goals)
    await insertRows(trx, 'goal_entry', entries)
  })
}
