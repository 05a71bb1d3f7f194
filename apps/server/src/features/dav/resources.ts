import type { UserTable } from '#server/db/schema.ts'
import type { DavCalendar } from './collections.ts'
import type { DavObject } from './objects.ts'
import type { Place } from './places.ts'

type PlaceOf<Kind extends Place['kind']> = Extract<Place, { kind: Kind }>

/** What is found at a place. */
export type Resource =
  | { readonly kind: 'folder'; readonly place: PlaceOf<'root' | 'principals' | 'homes' | 'home'> }
  | { readonly kind: 'principal'; readonly place: PlaceOf<'principal'> }
  | { readonly kind: 'calendar'; readonly place: PlaceOf<'calendar'>; readonly calendar: DavCalendar }
  | {
      readonly kind: 'object'
      readonly place: PlaceOf<'object'>
      readonly calendar: DavCalendar
      readonly object: DavObject
    }

/** Whose resources they are: everything below `/dav/` that somebody can see is their own. */
export type Owner = UserTable

export const principalOf = ({ id }: Pick<Owner, 'id'>): PlaceOf<'principal'> => ({ kind: 'principal', principalId: id })

export const homeOf = ({ id }: Pick<Owner, 'id'>): PlaceOf<'home'> => ({ kind: 'home', principalId: id })

export const calendarResource = ({ id }: Pick<Owner, 'id'>, calendar: DavCalendar) =>
  ({ kind: 'calendar', place: { kind: 'calendar', principalId: id, calendar: calendar.name }, calendar }) as const

export const objectResource = ({ place, calendar }: ReturnType<typeof calendarResource>, object: DavObject) =>
  ({ kind: 'object', place: { ...place, kind: 'object', name: object.name }, calendar, object }) as const
