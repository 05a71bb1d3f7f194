import {
  APPLE_ICAL,
  CALDAV,
  CALENDAR_SERVER,
  COLLATIONS,
  caldavName,
  colorOf,
  element,
  readXml,
  syncTokenOf,
  textOf,
  type XmlElement,
} from '@dodici/core/dav'
import { RESOURCE_BYTES_MAX } from '../limits.ts'
import type { Resource } from '../resources.ts'
import type { Properties, Value } from './property.ts'

type CalendarResource = Extract<Resource, { kind: 'calendar' }>
type ObjectResource = Extract<Resource, { kind: 'object' }>

const ofCalendar =
  (read: (resource: CalendarResource) => Value) =>
  (resource: Resource): Value =>
    resource.kind === 'calendar' ? read(resource) : null

const ofObject =
  (read: (resource: ObjectResource) => Value) =>
  (resource: Resource): Value =>
    resource.kind === 'object' ? read(resource) : null

const attribute = (local: string, value: string) => ({ name: { namespace: '', local }, value })

const EVENTS: XmlElement = element(caldavName('comp'), [], [attribute('name', 'VEVENT')])
const EVENT_SET: XmlElement = element(caldavName('supported-calendar-component-set'), [EVENTS])
const TYPE: XmlElement = element(
  caldavName('calendar-data'),
  [],
  [attribute('content-type', 'text/calendar'), attribute('version', '2.0')],
)

const tokenOf = ({ calendar: { row } }: CalendarResource): string => syncTokenOf(row.mark ?? 0)
const httpDate = (instant: string): string => new Date(instant).toUTCString()
const textOrNone = (text: string): Value => (text === '' ? null : [text])

const COLOR = `{${APPLE_ICAL}}calendar-color`

/** As a program wrote it, while the calendar still has that colour. */
function colorIn({ calendar: { row, kept } }: CalendarResource): Value {
  const reading = readXml(Buffer.from(kept.get(COLOR) ?? ''))
  const said = 'root' in reading ? textOf(reading.root) : ''
  return [colorOf(said) === row.color ? said : `${row.color}ff`]
}

/** Properties of calendars that are not kept as programs wrote them. */
export const calendarProperties: Properties = {
  '{DAV:}sync-token': ofCalendar((calendar) => [tokenOf(calendar)]),
  [`{${CALENDAR_SERVER}}getctag`]: ofCalendar((calendar) => [tokenOf(calendar)]),
  [COLOR]: ofCalendar(colorIn),
  [`{${APPLE_ICAL}}calendar-order`]: ofCalendar(({ calendar: { row } }) =>
    row.dav_position === null ? null : [String(row.dav_position)],
  ),
  [`{${CALDAV}}calendar-description`]: ofCalendar(({ calendar: { row } }) => textOrNone(row.description)),
  [`{${CALDAV}}schedule-calendar-transp`]: ofCalendar(({ calendar: { row } }) => [
    element(caldavName(row.dav_transparent === 1 ? 'transparent' : 'opaque')),
  ]),
  [`{${CALDAV}}supported-calendar-component-set`]: ofCalendar(() => [EVENTS]),
  [`{${CALDAV}}supported-calendar-component-sets`]: ({ place }) => (place.kind === 'home' ? [EVENT_SET] : null),
  [`{${CALDAV}}supported-calendar-data`]: ofCalendar(() => [TYPE]),
  [`{${CALDAV}}supported-collation-set`]: ofCalendar(() =>
    COLLATIONS.map((collation) => element(caldavName('supported-collation'), [collation])),
  ),
  [`{${CALDAV}}max-resource-size`]: ofCalendar(() => [String(RESOURCE_BYTES_MAX)]),
  [`{${CALDAV}}min-date-time`]: ofCalendar(() => ['19000101T000000Z']),
  [`{${CALDAV}}max-date-time`]: ofCalendar(() => ['22001231T235959Z']),
}

/** Properties of events. */
export const objectProperties: Properties = {
  '{DAV:}getetag': ofObject(({ object }) => [object.etag]),
  /** Of its octets, which are read where it is asked for. */
  '{DAV:}getcontentlength': () => null,
  '{DAV:}getcontenttype': ofObject(() => ['text/calendar; charset=utf-8; component=VEVENT']),
  '{DAV:}creationdate': (resource): Value => {
    if (resource.kind === 'object') return [resource.object.createdAt]
    return resource.kind === 'calendar' ? [resource.calendar.row.created_at] : null
  },
  '{DAV:}getlastmodified': (resource): Value => {
    if (resource.kind === 'object') return [httpDate(resource.object.updatedAt)]
    return resource.kind === 'calendar' ? [httpDate(resource.calendar.row.updated_at)] : null
  },
}
