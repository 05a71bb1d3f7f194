import type { Database } from '#server/db/database.ts'
import { collectionNamed, davCalendarNamed } from './collections.ts'
import type { Collection } from './objects.queries.ts'
import { objectsNamed } from './objects.ts'
import type { Place } from './places.ts'
import { calendarResource, objectResource, type Owner, type Resource } from './resources.ts'

/** What is at a place. Undefined if nothing is, and alike if it is somebody else's. */
export async function findResource(db: Database, owner: Owner, place: Place): Promise<Resource | undefined> {
  if ('principalId' in place && place.principalId !== owner.id) return undefined
  if (place.kind === 'principal') return { kind: 'principal', place }
  if (place.kind === 'calendar') return findCalendar(db, owner, place)
  return place.kind === 'object' ? findObject(db, owner, place) : { kind: 'folder', place }
}

async function findObject(
  db: Database,
  owner: Owner,
  place: Extract<Place, { kind: 'object' }>,
): Promise<Resource | undefined> {
  const calendar = await findCalendar(db, owner, place)
  if (calendar === undefined) return undefined
  const found = await objectsNamed(db.read, calendar.calendar.collection, { owner, names: [place.name] })
  const object = found.get(place.name)
  return object === undefined ? undefined : objectResource(calendar, object)
}

interface InCalendar {
  readonly principalId: string
  readonly calendar: string
}

/** The calendar at or around a place. */
export async function findCalendar(
  db: Database,
  owner: Owner,
  { principalId, calendar: name }: InCalendar,
): Promise<ReturnType<typeof calendarResource> | undefined> {
  if (principalId !== owner.id) return undefined
  const calendar = await davCalendarNamed(db, owner.id, name)
  return calendar === undefined ? undefined : calendarResource(owner, calendar)
}

/** The same for what only its events matter to. */
export const findCollection = async (
  db: Database,
  owner: Owner,
  { principalId, calendar: name }: InCalendar,
): Promise<Collection | undefined> => (principalId === owner.id ? collectionNamed(db, owner.id, name) : undefined)
