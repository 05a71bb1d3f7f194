import { expectStatus, type Answer } from '../measure/http-client.ts'
import { median, percentile } from '../measure/samples.ts'
import { calendarFile } from '../sample/calendar-file.ts'
import type { SampleEvent } from '../sample/sample-events.ts'
import { putEvent, type CaldavServer } from './caldav.ts'

/** Milliseconds of what a calendar program does all day with a calendar, p50 of each. */
export interface DayFigures {
  readonly name: string
  readonly events: number
  /** How many of its events were put a second, one after another, and how long the slowest in a hundred took. */
  readonly putsASecond: number
  readonly put99: number
  readonly marks: number
  readonly listing: number
  readonly firstSync: number
  readonly nothingNew: number
  readonly tenNew: number
  readonly multiget: number
  readonly month: number
}

const MULTIGET = 500
const NEW = 10
const TURNS = 5
const NAMESPACES = 'xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:CS="http://calendarserver.org/ns/"'

/**
 * Puts events into a calendar one after another, and asks what programs ask. Of a calendar that is not empty it is told
 * how many events are `there`, and so many of the first PUT are not timed: a server that has just started is slow.
 */
export async function measureDay(
  server: CaldavServer,
  events: readonly SampleEvent[],
  { there, untimed }: { readonly there: number; readonly untimed: number } = { there: 0, untimed: 0 },
): Promise<DayFigures> {
  for (const event of events.slice(0, untimed)) await put(server, event)
  const times: number[] = []
  for (const event of events.slice(untimed)) times.push((await put(server, event)).milliseconds)
  const marks = await asked(server, 'PROPFIND', 0, find('<CS:getctag/><D:sync-token/>'))
  const listing = await asked(server, 'PROPFIND', 1, find('<D:getetag/>'))
  const firstSync = await asked(server, 'REPORT', 0, sync(''))
  const token = tokenIn(firstSync.answer)
  const nothingNew = await asked(server, 'REPORT', 0, sync(token))
  for (const event of events.slice(0, NEW)) await put(server, { ...event, title: `${event.title} again` })
  const tenNew = await asked(server, 'REPORT', 0, sync(token))
  const multiget = await asked(server, 'REPORT', 1, multigetOf(server, events.slice(-MULTIGET)))
  const month = await asked(server, 'REPORT', 1, monthOf(events[0]?.first.slice(0, 4) ?? ''))
  server.stop()
  return {
    name: server.name,
    events: there + events.length,
    putsASecond: (1000 * times.length) / times.reduce((sum, time) => sum + time, 0),
    put99: percentile(times, 99),
    marks: marks.time,
    listing: listing.time,
    firstSync: firstSync.time,
    nothingNew: nothingNew.time,
    tenNew: tenNew.time,
    multiget: multiget.time,
    month: month.time,
  }
}

const put = (server: CaldavServer, event: SampleEvent): Promise<Answer> =>
  putEvent(server, event.id, calendarFile([event]))

async function asked({ ask, calendar: path }: CaldavServer, method: string, depth: 0 | 1, body: string) {
  const headers = { 'Content-Type': 'application/xml; charset=utf-8', Depth: String(depth) }
  const times: number[] = []
  let answer: Answer | undefined
  for (let turn = 0; turn < TURNS; turn += 1) {
    answer = await expectStatus(ask({ method, path, headers, body }), 207)
    times.push(answer.milliseconds)
  }
  return { time: median(times), answer }
}

const find = (properties: string): string => `<D:propfind ${NAMESPACES}><D:prop>${properties}</D:prop></D:propfind>`

const sync = (token: string): string =>
  `<D:sync-collection ${NAMESPACES}><D:sync-token>${token}</D:sync-token><D:sync-level>1</D:sync-level><D:prop><D:getetag/></D:prop></D:sync-collection>`

const tokenIn = (answer: Answer | undefined): string => {
  const [, token] = /sync-token[^>]*>([^<]+)</.exec(answer?.body.toString('utf8') ?? '') ?? []
  if (token === undefined) throw new Error('a sync was answered without a token')
  return token
}

const multigetOf = ({ calendar }: CaldavServer, events: readonly SampleEvent[]): string =>
  `<C:calendar-multiget ${NAMESPACES}><D:prop><D:getetag/><C:calendar-data/></D:prop>${events
    .map(({ id }) => `<D:href>${calendar}${id}.ics</D:href>`)
    .join('')}</C:calendar-multiget>`

const monthOf = (year: string): string =>
  `<C:calendar-query ${NAMESPACES}><D:prop><D:getetag/></D:prop><C:filter><C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT"><C:time-range start="${year}0601T000000Z" end="${year}0701T000000Z"/></C:comp-filter></C:comp-filter></C:filter></C:calendar-query>`
