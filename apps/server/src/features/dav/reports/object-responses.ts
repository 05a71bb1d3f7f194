import {
  caldavName,
  element,
  keyOfName,
  wantsWhole,
  type CalendarDataRequest,
  type DavResponse,
  type PropertyRequest,
  type XmlElement,
} from '@dodici/core/dav'
import { openTurns } from '#server/event-loop-turns.ts'
import { bodiesOf } from '../bodies.ts'
import { isMinimal, type DavCall } from '../dav-request.ts'
import type { DavObject } from '../objects.ts'
import { hrefOfPlace } from '../places.ts'
import { propstatsOf, type Extra } from '../properties/read-properties.ts'
import { workOn } from '../resource-work.ts'
import { objectResource } from '../resources.ts'
import type { CalendarCall } from './calendar-call.ts'

/** Bodies that are read at once. */
const BODIES_AT_ONCE = 100

const CALENDAR_DATA = caldavName('calendar-data')

/** The responses of a report for some resources, with their octets if it asks for them. */
export async function* objectResponses(
  { call, calendar, zone }: CalendarCall,
  objects: readonly DavObject[],
  request: PropertyRequest,
): AsyncGenerator<DavResponse> {
  const wanted = request.kind === 'some' ? request.calendarData : null
  const pause = openTurns()
  for (let from = 0; from < objects.length; from += BODIES_AT_ONCE) {
    const some = objects.slice(from, from + BODIES_AT_ONCE)
    const bodies = wanted === null ? null : await bodiesOf(call.storage, call.owner, idsOf(some))
    for (const object of some) {
      await pause()
      const body = bodies?.get(object.id)
      // Deleted since the list was made.
      if (bodies !== null && body === undefined) continue
      const extra = wanted === null || body === undefined ? NONE : await dataOf(call, body, { request: wanted, zone })
      const resource = objectResource(calendar, object)
      const asked = { request, owner: call.owner, extra, isMinimal: isMinimal(call) }
      yield { href: hrefOfPlace(resource.place), propstats: propstatsOf(resource, asked) }
    }
  }
}

const NONE: Extra = new Map()

const idsOf = (objects: readonly DavObject[]): string[] => objects.map(({ id }) => id)

/** What XML cannot carry is answered with 404; GET gives it. */
async function dataOf(
  { storage }: DavCall,
  body: string,
  { request, zone }: { readonly request: CalendarDataRequest; readonly zone: string },
): Promise<Extra> {
  const size = wantsWhole(request) ? 0 : body.length
  const { text } = await workOn(storage, { act: 'part', body, request, zone }, size)
  const property: XmlElement | null = text === null ? null : element(CALENDAR_DATA, [text])
  return new Map([[keyOfName(CALENDAR_DATA), property]])
}
