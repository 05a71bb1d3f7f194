import type { Queries } from '#server/db/schema.ts'
import { davCalendarNamed } from './collections.ts'
import { objectsNamed } from './objects.ts'
import type { Place } from './places.ts'
import { calendarResource, objectResource, type Owner, type Resource } from './resources.ts'

/** What is at a place. Undefined if nothing is, and alike if it is somebody else's. */
export async function findResource(db: Queries, owner: Owner, place: Place): Promise<Resource | undefined> {
  if ('principalId' in place && place.principalId !== owner.id) return undefined
  if (place.kind === 'principal') return { kind: 'principal', place }
  if (place.kind === 'calendar') return findCalendar(db, owner, place)
  return place.kind === 'object' ? findObject(db, owner, place) : { kind: 'folder', place }
}

async function findObject(
  db: Queries,
  owner: Owner,
  place: Extract<Place, { kind: 'object' }>,
): Promise<Resource | undefined> {
  const calendar = await findCalendar(db, owner, place)
  if (calendar === undefined) return undefined
  const found = await objectsNamed(db, calendar.calendar.collection, { owner, names: [place.name] })
  const object = found.get(place.name)
  return object === undefined ? undefined : objectResource(calendar, object)
}

/** The calendar at or around a place. */
export async function findCalendar(
  db: Queries,
  owner: Owner,
  { principalId, calendar: name }: { readonly principalId: string; readonly calendar: string },
): Promise<ReturnType<typeof calendarResource> | undefined> {
  if (principalId !== owner.id) return undefined
  const calendar = await davCalendarNamed(db, owner.id, name)
  return calendar === undefined ? undefined : calendarResource(owner, calendar)
}
