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
export function objectResponses(
  about: CalendarCall,
  objects: readonly DavObject[],
  request: PropertyRequest,
): AsyncGenerator<DavResponse> {
  const wanted = request.kind === 'some' ? request.calendarData : null
  if (wanted === null) return plainResponses(about, objects, request)
  return dataResponses(about, objects, { request, wanted })
}

async function* dataResponses(
  about: CalendarCall,
  objects: readonly DavObject[],
  { request, wanted }: { readonly request: PropertyRequest; readonly wanted: CalendarDataRequest },
): AsyncGenerator<DavResponse> {
  let [expanded, isCut] = [0, false]
  for await (const { object, data } of withData(about, objects, wanted)) {
    yield responseOf(about, object, { request, extra: extraOf(data) })
    if (wanted.expand !== null) expanded += data.text?.length ?? 0
    isCut ||= data.isTruncated || expanded > EXPANDED_MAX
    if (expanded > EXPANDED_MAX) break
  }
  if (isCut) yield moreOf(hrefOfPlace(about.calendar.place))
}

async function* plainResponses(
  about: CalendarCall,
  objects: readonly DavObject[],
  request: PropertyRequest,
): AsyncGenerator<DavResponse> {
  const pause = openTurns()
  for (const object of objects) {
    await pause()
    yield responseOf(about, object, { request, extra: new Map() })
  }
}

function responseOf(
  { call, calendar }: CalendarCall,
  object: DavObject,
  asked: { readonly request: PropertyRequest; readonly extra: Extra },
): DavResponse {
  const resource = objectResource(calendar, object)
  const propstats = propstatsOf(resource, { ...asked, owner: call.owner, isMinimal: isMinimal(call) })
  return { href: hrefOfPlace(resource.place), propstats }
}

/** A resource, and what is asked of its octets. */
interface Told {
  readonly object: DavObject
  readonly data: CalendarData
}

/** Those that are still there: one may have been deleted since the list was made. */
async function* withData(
  { call: { storage, owner }, zone }: CalendarCall,
  objects: readonly DavObject[],
  request: CalendarDataRequest,
): AsyncGenerator<Told> {
  const pause = openTurns()
  for (let from = 0; from < objects.length; from += BODIES_AT_ONCE) {
    const some = objects.slice(from, from + BODIES_AT_ONCE)
    const bodies = await bodiesOf(storage, owner, idsOf(some))
    for (const object of some) {
      await pause()
      const body = bodies.get(object.id)
      if (body !== undefined) yield { object, data: await dataOf(storage, body, { request, zone }) }
    }
  }
}

const idsOf = (objects: readonly DavObject[]): string[] => objects.map(({ id }) => id)

const dataOf = (
  storage: DavCall['storage'],
  body: string,
  { request, zone }: { readonly request: CalendarDataRequest; readonly zone: string },
): Promise<CalendarData> => workOn(storage, { act: 'part', body, request, zone }, workOf(body, request))

/** How many characters are read, or may be written: each day of an expanded series has all texts of its event. */
function workOf({ length }: string, request: CalendarDataRequest): number {
  const { expand } = request
  if (expand === null) return wantsWhole(request) ? 0 : length
  return length * Math.max(1, (expand.end - expand.start) / MINUTES_A_DAY)
}

/** What XML cannot carry is answered with 404; GET gives it. */
function extraOf({ text }: CalendarData): Extra {
  const property: XmlElement | null = text === null ? null : element(CALENDAR_DATA, [text])
  return new Map([[keyOfName(CALENDAR_DATA), property]])
}
