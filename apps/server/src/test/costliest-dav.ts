import {
  type DavClient,
  queryBody,
  davBody,
  multigetBody,
  propfindBody,
  resource,
  syncBody,
} from '#server/features/dav/test/dav-client.ts'
import { RESOURCE_BYTES_MAX } from '#server/features/dav/dav.service.ts'
import { costlyRule, fileOf, type Amounts, type FullPerson } from './most-of-everything.ts'
import type { Planner } from './planner.ts'

/** A request of a calendar program, by what it is called in a report. */
export interface DavQuestion {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Events that one multiget names. */
const MULTIGET = 5_000
const TEN_YEARS = 'start="20180101T000000Z" end="20280101T000000Z"'
const events = (inside: string): string => queryBody(`<C:comp-filter name="VEVENT">${inside}</C:comp-filter>`)
const text = '<C:prop-filter name="DESCRIPTION"><C:text-match>nowhere</C:text-match></C:prop-filter>'
const alarm =
  '<C:comp-filter name="VALARM"><C:time-range start="20180101T000000Z" end="20280101T000000Z"/></C:comp-filter>'
const ALL = propfindBody('D:getetag', 'C:calendar-data', 'D:getlastmodified', 'D:displayname')

/** A series of which every day has another title: as much as a resource may hold. */
function largestResource(exceptions: number): string {
  const days = Array.from({ length: exceptions }, (_, at) =>
    new Date(Date.UTC(2016, 0, 1 + at)).toISOString().slice(0, 10).replaceAll('-', ''),
  )
  const file = fileOf([
    ['UID:largest', 'DTSTART;VALUE=DATE:20160101', 'RRULE:FREQ=DAILY', 'SUMMARY:Turno'],
    ...days.map((day) => [
      'UID:largest',
      `RECURRENCE-ID;VALUE=DATE:${day}`,
      `DTSTART;VALUE=DATE:${day}`,
      'SUMMARY:Altro turno',
    ]),
  ])
  const rest = RESOURCE_BYTES_MAX - file.length - 'DESCRIPTION:\r\n'.length
  return file.replace('SUMMARY:Turno', `DESCRIPTION:${'x'.repeat(Math.max(0, rest))}\r\nSUMMARY:Turno`)
}

/** Properties of twenty names, each as long as one may be. */
const longProperties = Array.from(
  { length: 20 },
  (_, at) =>
    `<D:set><D:prop><x:p${String(at)} xmlns:x="urn:x">${'y'.repeat(16_000)}</x:p${String(at)}></D:prop></D:set>`,
).join('')

/**
 * What each method and report is most work with, for somebody who has the most of everything. What takes things away comes
 * last.
 */
export async function costliestDav(
  { db }: Pick<Planner, 'db'>,
  { ids }: FullPerson,
  { exceptions, home, calendar: series }: Pick<Amounts, 'exceptions'> & Pick<DavClient, 'home' | 'calendar'>,
): Promise<readonly DavQuestion[]> {
  const [many, empty] = [`${home}${ids.calendar}/`, `${home}${ids.empty}/`]
  const largest = largestResource(exceptions)
  const inFirst = db.read.selectFrom('event').select('id').where('calendar_id', '=', ids.calendar).limit(MULTIGET)
  const hrefs = (await inFirst.execute()).map(({ id }) => `${many}${id}.ics`)
  const inMany = { path: many, method: 'REPORT' }
  const inSeries = { path: series, method: 'REPORT' }
  return [
    { name: 'PROPFIND of all calendars', method: 'PROPFIND', path: home, headers: { depth: '1' } },
    { name: 'PROPFIND of all events', method: 'PROPFIND', path: many, headers: { depth: '1' }, body: ALL },
    { name: 'first sync', ...inMany, body: syncBody('') },
    { name: 'query of all', ...inMany, body: events('') },
    { name: 'query by text', ...inMany, body: events(text) },
    { name: 'query by alarm', ...inMany, body: events(alarm) },
    { name: 'query of series by time', ...inSeries, body: events(`<C:time-range ${TEN_YEARS}/>`) },
    { name: 'query of series by text', ...inSeries, body: events(text) },
    {
      name: 'expanded series',
      ...inSeries,
      body: events(`<C:time-range ${TEN_YEARS}/>`).replace(
        '<C:calendar-data/>',
        `<C:calendar-data><C:expand ${TEN_YEARS}/></C:calendar-data>`,
      ),
    },
    { name: 'free-busy', ...inSeries, body: davBody('C:free-busy-query', `<C:time-range ${TEN_YEARS}/>`) },
    { name: 'multiget', ...inMany, body: multigetBody(...hrefs) },
    { name: 'PUT of the largest', method: 'PUT', path: `${empty}largest.ics`, body: largest },
    { name: 'GET of the largest', method: 'GET', path: `${empty}largest.ics` },
    {
      name: 'PUT of the largest again',
      method: 'PUT',
      path: `${empty}largest.ics`,
      body: largest.replace('Altro', 'Terzo'),
    },
    { name: 'query of the largest by text', path: empty, method: 'REPORT', body: events(text) },
    {
      name: 'PUT of the costliest rule',
      method: 'PUT',
      path: `${empty}rule.ics`,
      body: resource('rule', [`RRULE:${costlyRule(77)}`]),
    },
    {
      name: 'MOVE of the largest',
      method: 'MOVE',
      path: `${empty}largest.ics`,
      headers: { destination: `${many}largest.ics` },
    },
    { name: 'PROPPATCH', method: 'PROPPATCH', path: many, body: davBody('D:propertyupdate', longProperties) },
    { name: 'MKCALENDAR', method: 'MKCALENDAR', path: `${home}new/` },
    { name: 'DELETE of the largest', method: 'DELETE', path: `${many}largest.ics` },
    { name: 'DELETE of a calendar', method: 'DELETE', path: many },
  ]
}
