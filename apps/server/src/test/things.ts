import type { LightMyRequestResponse } from 'fastify'
import type { Person } from './planner.ts'

/** Ids of one thing of each kind. */
export interface Ids {
  readonly calendar: string
  readonly category: string
  readonly event: string
  readonly change: string
  readonly trash: string
}

/** What a person has, and what they had and is gone. */
export interface Things {
  readonly present: Ids
  readonly deleted: Ids
}

const trip = { title: 'Giappone', allDay: true, start: '2027-07-24', end: '2027-08-14' }
const idOf = (answer: LightMyRequestResponse): string => answer.json<{ _id: string }>()._id
const changeOf = (answer: LightMyRequestResponse): string => String(answer.headers['x-change-id'])

/** Gives a person one thing of each kind, and takes another one of each kind away from them again. */
export async function makeThings(person: Person): Promise<Things> {
  const create = (path: string, body: object) => person.post(path, body)
  const category = await create('/categories', { name: 'Viaggi' })
  const calendar = await create('/calendars', { name: 'Casa' })
  const event = await create('/events', { ...trip, calendarId: idOf(calendar), categoryId: idOf(category) })
  const [oldCategory, trashed] = [await create('/categories', { name: 'Vecchia' }), await create('/events', trip)]
  await person.delete(`/categories/${idOf(oldCategory)}`)
  await person.delete(`/events/${idOf(trashed)}`)
  const oldCalendar = await create('/calendars', { name: 'Vecchio' })
  const oldEvent = await create('/events', { ...trip, calendarId: idOf(oldCalendar) })
  await person.delete(`/calendars/${idOf(oldCalendar)}`)
  return {
    present: {
      category: idOf(category),
      calendar: idOf(calendar),
      event: idOf(event),
      change: changeOf(event),
      trash: idOf(trashed),
    },
    deleted: {
      category: idOf(oldCategory),
      calendar: idOf(oldCalendar),
      event: idOf(trashed),
      change: changeOf(oldEvent),
      trash: idOf(oldEvent),
    },
  }
}
