import { hrefOf, segmentsOf } from '@dodici/core/dav'

/** Where a path below `/dav/` leads. Names are decoded. */
export type Place =
  | { readonly kind: 'root' }
  | { readonly kind: 'principals' }
  | { readonly kind: 'principal'; readonly principalId: string }
  | { readonly kind: 'homes' }
  | { readonly kind: 'home'; readonly principalId: string }
  | { readonly kind: 'calendar'; readonly principalId: string; readonly calendar: string }
  | { readonly kind: 'object'; readonly principalId: string; readonly calendar: string; readonly name: string }

const ROOT = 'dav'

/** Null for a path that names nothing, however it is encoded. */
export function placeOf(path: string): Place | null {
  const segments = segmentsOf(path)
  if (segments === null) return null
  const [root, branch, principalId, calendar, name, ...rest] = segments
  // Programs that were given no path ask at the root of the server, and some below it.
  if (root === undefined) return { kind: 'root' }
  if (root === 'principals' && branch === undefined) return { kind: 'principals' }
  if (root !== ROOT || rest.length > 0) return null
  if (branch === undefined) return { kind: 'root' }
  if (branch === 'principals') return principalPlace(principalId, calendar)
  return branch === 'calendars' ? homePlace(principalId, calendar, name) : null
}

function principalPlace(principalId: string | undefined, more: string | undefined): Place | null {
  if (more !== undefined) return null
  return principalId === undefined ? { kind: 'principals' } : { kind: 'principal', principalId }
}

function homePlace(principalId: string | undefined, calendar: string | undefined, name: string | undefined): Place {
  if (principalId === undefined) return { kind: 'homes' }
  if (calendar === undefined) return { kind: 'home', principalId }
  return name === undefined
    ? { kind: 'calendar', principalId, calendar }
    : { kind: 'object', principalId, calendar, name }
}

/** Whether a path is written as that of a place is. */
export const isOwnPath = (path: string): boolean => path.startsWith(hrefOf([ROOT], true))

/** The path of a place, percent-encoded. */
export function hrefOfPlace(place: Place): string {
  switch (place.kind) {
    case 'root':
      return hrefOf([ROOT], true)
    case 'principals':
      return hrefOf([ROOT, 'principals'], true)
    case 'principal':
      return hrefOf([ROOT, 'principals', place.principalId], true)
    case 'homes':
      return hrefOf([ROOT, 'calendars'], true)
    case 'home':
      return hrefOf([ROOT, 'calendars', place.principalId], true)
    case 'calendar':
      return hrefOf([ROOT, 'calendars', place.principalId, place.calendar], true)
    case 'object':
      return hrefOf([ROOT, 'calendars', place.principalId, place.calendar, place.name], false)
  }
}
