import {
  caldavName,
  element,
  keyOfName,
  wantsWhole,
  type CalendarData,
  type CalendarDataRequest,
  type DavResponse,
  type PropertyRequest,
  type XmlElement,
} from '@dodici/core/dav'
import { MINUTES_A_DAY } from '@dodici/core/date'
import { openTurns } from '#server/event-loop-turns.ts'
import { bodiesOf } from '../bodies.ts'
import { isMinimal, type DavCall } from '../dav-request.ts'
import type { DavObject } from '../objects.ts'
import { moreOf } from '../multistatus.ts'
import { hrefOfPlace } from '../places.ts'
import { propstatsOf, type Extra } from '../properties/read-properties.ts'
import { workOn } from '../resource-work.ts'
import { objectResource } from '../resources.ts'
import type { CalendarCall } from './calendar-call.ts'

/** Bodies that are read at once. */
const BODIES_AT_ONCE = 100
/** Characters of expanded series in one answer, from which on no more are begun. */
const EXPANDED_MAX = 16_777_216

const CALENDAR_DATA = caldavName('calendar-data')

/**
 * The responses of a report for some resources, with their octets if it asks for them. If occurrences had to be left out,
 * it says at the end that there are more.
 */
export async function* objectResponses(
  { call, calendar, zone }: CalendarCall,
  objects: readonly DavObject[],
  request: PropertyRequest,
): AsyncGenerator<DavResponse> {
  const wanted = request.kind === 'some' ? request.calendarData : null
  const pause = openTurns()
  let [expanded, isCut] = [0, false]
  for (let from = 0; from < objects.length; from += BODIES_AT_ONCE) {
    const some = objects.slice(from, from + BODIES_AT_ONCE)
    const bodies = wanted === null ? null : await bodiesOf(call.storage, call.owner, idsOf(some))
    for (const object of some) {
      await pause()
      const body = bodies?.get(object.id)
      // Deleted since the list was made.
      if (bodies !== null && body === undefined) continue
      if (expanded > EXPANDED_MAX) return yield moreOf(hrefOfPlace(calendar.place))
      const data = wanted === null || body === undefined ? null : await dataOf(call, body, { request: wanted, zone })
      if (wanted?.expand) expanded += data?.text?.length ?? 0
      isCut ||= data?.isTruncated === true
      const resource = objectResource(calendar, object)
      const asked = { request, owner: call.owner, extra: extraOf(data), isMinimal: isMinimal(call) }
      yield { href: hrefOfPlace(resource.place), propstats: propstatsOf(resource, asked) }
    }
  }
  if (isCut) yield moreOf(hrefOfPlace(calendar.place))
}

const idsOf = (objects: readonly DavObject[]): string[] => objects.map(({ id }) => id)

async function dataOf(
  { storage }: DavCall,
  body: string,
  { request, zone }: { readonly request: CalendarDataRequest; readonly zone: string },
): Promise<CalendarData> {
  return workOn(storage, { act: 'part', body, request, zone }, workOf(body, request))
}

/** How many characters are read, or may be written: each day of an expanded series has all texts of its event. */
function workOf({ length }: string, request: CalendarDataRequest): number {
  const { expand } = request
  if (expand === null) return wantsWhole(request) ? 0 : length
  return length * Math.max(1, (expand.end - expand.start) / MINUTES_A_DAY)
}

/** What XML cannot carry is answered with 404; GET gives it. */
function extraOf(data: CalendarData | null): Extra {
  if (data === null) return new Map()
  const property: XmlElement | null = data.text === null ? null : element(CALENDAR_DATA, [data.text])
  return new Map([[keyOfName(CALENDAR_DATA), property]])
}
