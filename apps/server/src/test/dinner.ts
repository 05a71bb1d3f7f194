import type { Event } from '@dodici/contract/types'
import type { Person } from './planner.ts'

/** An evening with words that a model may or may not see: a place, and a description with a secret. */
export const DINNER = {
  title: 'Cena con Luca',
  description: 'codice segreto 1234',
  location: 'Trattoria Bella',
  allDay: false,
  start: '2026-11-24T20:00',
  end: '2026-11-24T22:00',
}

export const createDinner = async (person: Person, body: object = {}): Promise<Event> =>
  (await person.post('/events', { ...DINNER, ...body })).json<Event>()
