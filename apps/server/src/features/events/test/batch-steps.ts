import type { Change, Event, EventBatch, EventBatchAnswer, NewEvent } from '@dodici/contract/types'
import { expect } from 'vitest'
import type { Person } from '#server/test/planner.ts'

export type Target = EventBatch['events'][number]
export type Action = EventBatch['action']

export const trip: NewEvent = { title: 'Giappone', allDay: true, start: '2027-07-24', end: '2027-08-14' }
export const call: NewEvent = { title: 'Call', allDay: false, start: '2027-03-01T20:00', end: '2027-03-01T21:00' }

/** Six Mondays at 18:00, from the first of March on; the clocks change before the fifth. */
export const yoga: NewEvent = {
  title: 'Yoga',
  allDay: false,
  start: '2027-03-01T18:00',
  end: '2027-03-01T19:00',
  timezone: 'Europe/Rome',
  recurrence: 'FREQ=WEEKLY;COUNT=6;BYDAY=MO',
}

export const create = async (person: Person, draft: NewEvent): Promise<Event> =>
  (await person.post('/events', draft)).json<Event>()

export const whole = ({ _id, version }: Pick<Event, '_id' | 'version'>): Target => ({ _id, version })
export const every = (event: Event): Target => ({ ...whole(event), scope: 'all' })
export const one = (event: Event, occurrence: string): Target => ({ ...whole(event), scope: 'this', occurrence })
export const following = (event: Event, occurrence: string): Target => ({
  ...one(event, occurrence),
  scope: 'following',
})

export const move = (days: number): Action => ({ kind: 'shift', startDays: days, endDays: days })

export const send = (person: Person, events: readonly Target[], action: Action) =>
  person.post('/events/batch', { events, action })

/** A batch that must be taken: what it answers, and the change that it is. */
export async function change(
  person: Person,
  events: readonly Target[],
  action: Action,
): Promise<EventBatchAnswer & { readonly changeId: string }> {
  const answer = await send(person, events, action)
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body])
  return { ...answer.json<EventBatchAnswer>(), changeId: String(answer.headers['x-change-id']) }
}

/** Takes a change back; answers the undo, of which the undo is the redo. */
async function undo(person: Person, changeId: string): Promise<string> {
  const answer = await person.post(`/changes/${changeId}/undo`)
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body])
  return answer.json<Change>()._id
}

export const eventsOf = async (person: Person): Promise<Event[]> =>
  (await person.get('/events?year=2027')).json<Event[]>()

export const startsOf = async (person: Person): Promise<string[]> =>
  (await eventsOf(person)).flatMap((event) => event.occurrences.map(({ start }) => start)).sort()

/** All that a person sees of the year, but for what grows with every write. */
export const seen = async (person: Person): Promise<Omit<Event, 'version' | 'updatedAt'>[]> =>
  (await eventsOf(person))
    .map(({ version: _version, updatedAt: _updatedAt, ...event }) => event)
    .sort((a, b) => (a._id < b._id ? -1 : 1))

/** Takes a change back and makes it again: both times exactly what was seen then. */
export async function expectUndoAndRedo(
  person: Person,
  before: readonly object[],
  { changeId }: { readonly changeId: string },
): Promise<void> {
  const after = await seen(person)
  expect(after).not.toEqual(before)
  const undone = await undo(person, changeId)
  expect(await seen(person)).toEqual(before)
  const redone = await undo(person, undone)
  expect(await seen(person)).toEqual(after)
  await undo(person, redone)
  expect(await seen(person)).toEqual(before)
}
