import type { Calendar, Event, EventPatch } from '@dodici/contract/types'
import { expect } from 'vitest'
import type { Person } from '#server/test/planner.ts'
import { eventsOf } from './batch-steps.ts'

/** Changes one occurrence, it and all that follow, or all: `part` is the query that says so. */
export async function patch(
  person: Person,
  { _id }: Pick<Event, '_id'>,
  part: string,
  body: EventPatch,
): Promise<Event & { droppedExceptions: string[] }> {
  const answer = await person.patch(`/events/${_id}?${part}`, body)
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body])
  return answer.json<Event & { droppedExceptions: string[] }>()
}

export const thisOne = (occurrence: string): string => `scope=this&occurrence=${occurrence}`
export const fromHere = (occurrence: string): string => `scope=following&occurrence=${occurrence}`
export const allFrom = (occurrence: string): string => `scope=all&occurrence=${occurrence}`

/** What the year shows: start, end and title of every occurrence. */
export const shown = async (person: Person): Promise<string[]> =>
  (await eventsOf(person))
    .flatMap(({ title, occurrences }) =>
      occurrences.map(({ start, end, changed }) => `${start} ${end.slice(11)} ${changed?.title ?? title}`),
    )
    .sort()

export async function exported(person: Person): Promise<string> {
  const [calendar] = (await person.get('/calendars')).json<Calendar[]>()
  return (await person.get(`/calendars/${calendar?._id ?? ''}/export.ics`)).body
}

export async function imported(person: Person, file: string): Promise<void> {
  const [calendar] = (await person.get('/calendars')).json<Calendar[]>()
  const type = { 'content-type': 'text/calendar' }
  const answer = await person.post(`/calendars/${calendar?._id ?? ''}/import`, file, type)
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body])
}
