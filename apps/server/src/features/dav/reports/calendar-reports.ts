import type { CalendarMultiget, CalendarQuery, DavResponse } from '@dodici/core/dav'
import { withoutBase } from '#server/base-path.ts'
import type { DavAnswer } from '../dav-request.ts'
import { moreOf, multistatus } from '../multistatus.ts'
import { objectsNamed } from '../objects.ts'
import { hrefOfPlace, placeOf, type Place } from '../places.ts'
import { objectResponses } from './object-responses.ts'
import { queriedObjects } from './query-objects.ts'
import type { CalendarCall } from './calendar-call.ts'

/** The resources that a filter finds (RFC 4791 7.8). */
export async function calendarQuery(about: CalendarCall, asked: CalendarQuery): Promise<DavAnswer> {
  const found = await queriedObjects(about, asked)
  const { limit } = asked
  const some = limit === null ? found : found.slice(0, limit)
  const responses = objectResponses(about, some, asked.properties)
  return multistatus(some.length < found.length ? withMore(about, responses) : responses)
}

/** Says that there are more than were asked for (RFC 5323 5.17, RFC 6578 3.6). */
async function* withMore(
  { calendar }: CalendarCall,
  responses: AsyncIterable<DavResponse>,
): AsyncGenerator<DavResponse> {
  yield* responses
  yield moreOf(hrefOfPlace(calendar.place))
}

/** The resources at some paths (RFC 4791 7.9). */
export async function calendarMultiget(
  about: CalendarCall,
  { hrefs, properties }: CalendarMultiget,
): Promise<DavAnswer> {
  const { call, calendar, only } = about
  const names = hrefs
    .map((href) => nameIn(calendar.place, placeOf(withoutBase(href, call.base))))
    .map(
      // Of a single resource only itself can be asked for (RFC 4791 7.9).
      (name) => (only === null || name === only ? name : null),
    )
  const wanted = names.filter((name) => name !== null)
  const found = await objectsNamed(call.storage.db.read, calendar.calendar.collection, {
    owner: call.owner,
    names: wanted,
  })
  const missing = hrefs.filter((_, at) => !found.has(names[at] ?? ''))
  return multistatus(withMissing(objectResponses(about, [...found.values()], properties), missing))
}

async function* withMissing(
  responses: AsyncIterable<DavResponse>,
  missing: readonly string[],
): AsyncGenerator<DavResponse> {
  yield* responses
  // Named as the program named it.
  for (const href of missing) yield { href, status: 404 }
}

const nameIn = (calendar: Extract<Place, { kind: 'calendar' }>, place: Place | null): string | null =>
  place?.kind === 'object' && place.principalId === calendar.principalId && place.calendar === calendar.calendar
    ? place.name
    : null
