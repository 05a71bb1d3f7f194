import { APPLIED_ITEMS_MAX } from '@dodici/contract/limits'
import type { Calendar, Change, Event, Proposal } from '@dodici/contract/types'
import { instantOf } from '#server/clock.ts'
import { davClient, resource } from '#server/features/dav/test/dav-client.ts'
import { setPlan } from '#server/features/users/accounts.service.ts'
import type { GoalEntryTable, GoalTable } from '#server/db/schema.ts'
import { insertCopies, insertRows } from './copied-rows.ts'
import type { Person, Planner } from './planner.ts'
import { newest } from './random-request.ts'
import { makeSubscribed } from './subscribed.ts'
import { makeThings, type Ids, type Parts } from './things.ts'

/** How much of what is legal somebody has. */
export interface Amounts {
  /** Series of every day, and goals of ten years that count all of them. */
  readonly series: number
  /** Series of the costliest rule. */
  readonly costly: number
  readonly goals: number
  readonly entriesOfGoal: number
  /** Calendars that came as files, and the single events of each. */
  readonly files: number
  readonly events: number
  /** Changed occurrences of one series. */
  readonly exceptions: number
  /** Categories, conversations, messages of one, cards, notifications and so on, of each as many as it can be at most. */
  readonly each: number
  /** Events that a device sends without a pause. */
  readonly sent: number
}

/** Somebody with all of that, and one thing of each kind. */
export interface FullPerson {
  readonly person: Person
  readonly ids: Ids & Parts & Record<'series' | 'changed' | 'empty' | 'costlyProposal', string>
  /** The changes that brought the files in. */
  readonly imports: readonly string[]
  /** The newest of all changes, which brought in as many events. */
  readonly newest: string
  /** The number of the change after which all of it was made. */
  readonly filledFrom: number
  /** What many events are changed by. */
  readonly targets: readonly { readonly _id: string; readonly version: number }[]
}

export const YEAR = 2026

export async function fillAccount(planner: Planner, amounts: Amounts): Promise<FullPerson> {
  const person = await planner.newUser()
  const { present, parts } = await makeThings(planner, person)
  const filledFrom = await newest(person)
  await setPlan(planner, person.email, 'enterprise')
  await person.post('/sample-year', { from: `${String(YEAR)}-01` })
  const group = await sendMany(planner, person, amounts.sent)
  const targets: Event[] = []
  for (let index = 0; index < amounts.series + amounts.costly; index += 1) {
    const rule = index < amounts.series ? 'FREQ=DAILY' : `${costlyRule(index)};COUNT=200`
    const answer = await person.post('/events', seriesOf(index, rule))
    if (answer.statusCode !== 201) throw new Error(answer.body)
    targets.push(answer.json<Event>())
  }
  await insertGoals(planner, person, amounts)
  await insertCopies(planner, { person, ids: present, most: amounts.each })
  const newCalendar = async (name: string): Promise<string> =>
    (await person.post('/calendars', { name })).json<Calendar>()._id
  // Before the files that are taken back: what is read from an address is not.
  const subscription = await newCalendar('subscribed')
  await importFile(person, subscription, calendarFile(amounts.events, 'subscribed-'))
  await makeSubscribed(planner, person, subscription)
  const files: { calendar: string; change: string }[] = []
  for (let index = 0; index < amounts.files; index += 1) {
    const calendar = await newCalendar(String(index))
    const change = await importFile(person, calendar, calendarFile(amounts.events, `${String(index)}-`))
    files.push({ calendar, change })
  }
  const empty = await newCalendar('empty')
  await importFile(person, present.calendar, changedSeries(amounts.exceptions))
  const changed = await planner.db.read
    .selectFrom('event')
    .select('id')
    .where('owner_id', '=', person.user._id)
    .where('uid', '=', CHANGED)
    .executeTakeFirstOrThrow()
  const newCard = async (ruleOf: (at: number) => string | null): Promise<string> =>
    (await person.post('/ai/proposals', costlyCard(ruleOf))).json<Proposal>()._id
  const cards = { proposal: await newCard(() => null), costlyProposal: await newCard(costlyRule) }
  const newestChange = await importFile(person, await newCalendar('newest'), calendarFile(amounts.events, 'newest-'))
  return {
    person,
    ids: {
      ...present,
      ...parts,
      ...cards,
      calendar: files[0]?.calendar ?? '',
      empty,
      subscription,
      series: targets[0]?._id ?? '',
      changed: changed.id,
      group,
    },
    imports: files.map(({ change }) => change),
    newest: newestChange,
    filledFrom,
    targets: targets.map(({ _id, version }) => ({ _id, version })),
  }
}

/** Answers the change. */
async function importFile(person: Person, calendar: string, file: string): Promise<string> {
  const answer = await person.post(`/calendars/${calendar}/import`, file, { 'content-type': 'text/calendar' })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return String(answer.headers['x-change-id'])
}

/** Sends events from a device, and answers the newest of their changes. */
async function sendMany(planner: Planner, person: Person, count: number): Promise<string> {
  const { send, calendar } = await davClient(planner, person, 'Tablet')
  for (let at = 0; at < count; at += 1) {
    const uid = `sent-${String(at)}`
    const { statusCode } = await send('PUT', `${calendar}${uid}.ics`, { body: resource(uid) })
    if (statusCode !== 201) throw new Error(String(statusCode))
  }
  const [newest] = (await person.get('/changes?limit=1')).json<Change[]>()
  return newest?._id ?? ''
}

const seriesOf = (index: number, recurrence: string): object => ({
  title: `Corsa ${String(index)}`,
  description: 'Correre '.repeat(1_200),
  allDay: false,
  start: '2020-01-01T06:00',
  end: '2020-01-01T07:10',
  recurrence,
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

const numbered = (at: number): string => String((at % 53) + 1) + (['MO', 'TU', 'WE', 'TH', 'FR'][at % 5] ?? '')
const WEEKDAYS = Array.from({ length: 180 }, (_, at) => numbered(at)).join(',')
/** As many weekdays by their number in the year as fit, of which one counts: the whole year is walked, and no two are alike. */
export const costlyRule = (at: number): string => `FREQ=YEARLY;BYDAY=${WEEKDAYS};BYSETPOS=${String(1 + (at % 140))}`

/** So many rules of that kind as may stand on one card: more take longer than a request may. */
const COSTLY_OF_CARD = 80

/** A card with as many changes as one can have. */
export const costlyCard = (ruleOf: (at: number) => string | null): object => {
  const trip = { title: 'Gita', allDay: true, start: '2027-05-01', end: '2027-05-01' }
  return {
    title: 'Gite',
    changes: Array.from({ length: APPLIED_ITEMS_MAX }, (_, at) => ({
      action: 'create',
      ...trip,
      recurrence: at < COSTLY_OF_CARD ? ruleOf(at) : null,
    })),
  }
}

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

/** A calendar file of events, each by its own lines. */
export const fileOf = (events: readonly (readonly string[])[]): string =>
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
