import { median } from '../measure/samples.ts'
import { expectStatus } from '../measure/http-client.ts'
import { calendarFile } from '../sample/calendar-file.ts'
import { sampleEvents, type SampleEvent } from '../sample/sample-events.ts'
import { putEvent, queryYear, startRadicale, startXandikos, type CaldavServer } from './caldav.ts'

export interface CaldavFigures {
  readonly name: string
  readonly events: number
  /** How many of them lie in the year that is asked for. */
  readonly found: number
  readonly query: number
  readonly put: number
}

const QUERIES = 5
const PUTS = 5

/** The year by `calendar-query` and one event by PUT: in a calendar of 1,000 events, and of 10,000 over three years. */
export async function measureCaldav(year: number): Promise<CaldavFigures[]> {
  const thousand = sampleEvents(1_000, year)
  const tenThousand = [year - 1, year, year + 1].flatMap((each) => sampleEvents(each === year ? 3_344 : 3_328, each))
  const figures: CaldavFigures[] = []
  for (const events of [thousand, tenThousand]) {
    const radicale = await startRadicale()
    if (radicale) figures.push(await measure(radicale, events, putAll))
  }
  const xandikos = await startXandikos()
  if (xandikos) figures.push(await measure(xandikos, thousand, putEach))
  return figures
}

async function measure(
  server: CaldavServer,
  events: readonly SampleEvent[],
  fill: (server: CaldavServer, events: readonly SampleEvent[]) => Promise<void>,
): Promise<CaldavFigures> {
  await fill(server, events)
  const year = Number(sampleYearOf(events))
  const first = await queryYear(server, year)
  const found = first.body.toString('utf8').match(/BEGIN:VEVENT/g)?.length ?? 0
  const queries: number[] = []
  for (let turn = 0; turn < QUERIES; turn += 1) queries.push((await queryYear(server, year)).milliseconds)
  const puts: number[] = []
  for (let turn = 0; turn < PUTS; turn += 1) puts.push((await putOne(server, year, turn)).milliseconds)
  server.stop()
  return { name: server.name, events: events.length, found, query: median(queries), put: median(puts) }
}

/** The year in the middle of those that the events lie in. */
function sampleYearOf(events: readonly SampleEvent[]): string {
  const years = [...new Set(events.map(({ first }) => first.slice(0, 4)))].sort()
  return years[Math.floor(years.length / 2)] ?? ''
}

function putOne(server: CaldavServer, year: number, turn: number) {
  const event = { id: `one-${turn}`, title: 'One more', category: 0, time: '10:00' }
  return putEvent(server, event.id, calendarFile([{ ...event, first: `${year}-05-05`, last: `${year}-05-05` }]))
}

/** Radicale takes a whole calendar at once. */
async function putAll({ ask, calendar }: CaldavServer, events: readonly SampleEvent[]): Promise<void> {
  const headers = { 'Content-Type': 'text/calendar' }
  await expectStatus(ask({ method: 'PUT', path: calendar, headers, body: calendarFile(events) }), 201)
}

/** Xandikos makes a commit of each. */
async function putEach(server: CaldavServer, events: readonly SampleEvent[]): Promise<void> {
  for (const event of events) await putEvent(server, event.id, calendarFile([event]))
}
