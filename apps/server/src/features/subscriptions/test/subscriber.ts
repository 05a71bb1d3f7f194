import type { Calendar, Event, Subscription } from '@dodici/contract/types'
import type { SubscriptionTable } from '#server/db/schema.ts'
import { openIcsTasks, type IcsTasks } from '#server/features/calendar-contents/ics-tasks.ts'
import { outgoing } from '#server/outgoing/outgoing.ts'
import type { Person, Planner } from '#server/test/planner.ts'
import { dueWorker, type DueWorker } from '#server/due-work/due-work.ts'
import { refreshing, type RefreshOffice } from '../refresher.ts'

/** What reads subscribed calendars in the background, of a planner whose settings say where it may ask. */
export function officeOf(planner: Planner, files: IcsTasks): RefreshOffice {
  const { db, clock, config, app } = planner
  return { db, clock, files, log: app.log, outgoing: outgoing(config.outgoingAllowed) }
}

export const openFiles = openIcsTasks

export const refresher = (office: RefreshOffice): DueWorker => dueWorker(office, refreshing(office))

/** Reads what is due, as one server does, until nothing is left. */
export async function readDue(by: DueWorker): Promise<number> {
  let count = 0
  for (;;) {
    const begun = await by.look()
    await by.settled()
    if (begun === 0) return count
    count += begun
  }
}

export const readAllDue = (planner: Planner, files: IcsTasks): Promise<number> =>
  readDue(refresher(officeOf(planner, files)))

export async function subscribe(person: Person, url: string, wishes: object = {}): Promise<Subscription> {
  const answer = await person.post('/subscriptions', { url, ...wishes })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json<Subscription>()
}

export const subscriptionsOf = async (person: Person): Promise<Subscription[]> =>
  (await person.get('/subscriptions')).json<Subscription[]>()

export const calendarsOf = async (person: Person): Promise<Calendar[]> =>
  (await person.get('/calendars')).json<Calendar[]>()

export const eventsOf = async (person: Person, year = 2027): Promise<Event[]> =>
  (await person.get(`/events?year=${String(year)}`)).json<Event[]>()

export const titlesOf = async (person: Person): Promise<string[]> =>
  (await eventsOf(person)).map(({ title }) => title).sort()

/** A row as if it had been subscribed to, in a calendar that is there. */
export const rowFor = (
  owner_id: string,
  calendar_id: string,
  facts: Partial<SubscriptionTable>,
): SubscriptionTable => ({
  owner_id,
  calendar_id,
  url: 'https://calendar.example.org/a.ics',
  etag: null,
  last_modified: null,
  body_hash: null,
  content_hash: null,
  every_minutes: null,
  feed_minutes: null,
  due_at: '2026-11-20T09:00:00.000Z',
  last_ok_at: null,
  last_try_at: null,
  fault: null,
  faults: 0,
  held: null,
  kind: 'event',
  category_id: null,
  reminders: '{"timed":[],"allDay":[]}',
  created_at: '2026-11-20T09:00:00.000Z',
  ...facts,
})

/** Lets some time go by. */
export function passMinutes({ clock }: Planner, minutes: number): void {
  clock.set(new Date(clock.now() + minutes * 60_000).toISOString())
}
