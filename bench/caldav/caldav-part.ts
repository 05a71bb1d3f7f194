import { figure } from '../measure/samples.ts'
import { atLeast, atMost, type Goal, type Result } from '../report/result.ts'
import { sampleEvents } from '../sample/sample-events.ts'
import { makeCalendar, startRadicale, startXandikos } from './caldav.ts'
import { measureDay, type DayFigures } from './day-of-a-program.ts'
import { startDodici } from './dodici.ts'

const EVENTS = 2_000
/** Of the full calendar, what a file brought in before the first PUT; a person may put some 6,000 events without a pause. */
const BY_FILE = 19_000
const MANY = 20_000
const UNTIMED = 500

/** The CalDAV door beside two calendar servers: the same program, the same events, in one run. */
export async function measureCaldavDoor(): Promise<Result> {
  const year = new Date().getFullYear()
  const events = sampleEvents(EVENTS, year)
  const figures: DayFigures[] = [await measureDay(await startDodici(), events)]
  const radicale = await startRadicale()
  if (radicale !== null) {
    await makeCalendar(radicale)
    figures.push(await measureDay(radicale, events))
  }
  const xandikos = await startXandikos()
  if (xandikos !== null) figures.push(await measureDay(xandikos, events))
  const all = sampleEvents(MANY, year)
  const full = await startDodici(all.slice(0, BY_FILE))
  const many = await measureDay(full, all.slice(BY_FILE), { there: BY_FILE, untimed: UNTIMED })
  const [own] = figures
  return {
    tables: [
      {
        title: `A calendar of ${figure(EVENTS)} events, milliseconds, p50`,
        columns: ['', ...[...figures, many].map(({ name, events: count }) => `${name}, ${figure(count)}`)],
        rows: rowsOf([...figures, many]),
      },
    ],
    goals: own === undefined ? [] : goalsOf(own, many),
    notes: [
      'One client with one persistent connection; Dodici with SQLite and `synchronous=FULL`. Each event is put by a request of its own, and Dodici notes each in the journal that the page undoes from.',
      `Of the calendar of ${figure(MANY)} events ${figure(BY_FILE)} were brought in by a file, ${figure(UNTIMED)} put before the clock starts, and the rest is timed.`,
      ...(figures.length < 3 ? ['Radicale or Xandikos could not be had on this machine.'] : []),
    ],
  }
}

const lines: readonly (readonly [string, (figures: DayFigures) => number])[] = [
  ['PUT, a second', ({ putsASecond }) => putsASecond],
  ['PUT, the slowest of a hundred', ({ put99 }) => put99],
  ['ctag and sync token', ({ marks }) => marks],
  ['listing of all ETags', ({ listing }) => listing],
  ['first sync', ({ firstSync }) => firstSync],
  ['sync with nothing new', ({ nothingNew }) => nothingNew],
  ['sync with 10 new', ({ tenNew }) => tenNew],
  ['multiget of 500', ({ multiget }) => multiget],
  ['query of a month', ({ month }) => month],
]

const rowsOf = (all: readonly DayFigures[]): string[][] =>
  lines.map(([name, valueOf]) => [name, ...all.map((figures) => figure(valueOf(figures)))])

const under = (goal: string, value: number, limit: number): Goal => atMost(goal, value, limit, `${figure(value)} ms`)

const goalsOf = (own: DayFigures, many: DayFigures): Goal[] => [
  atLeast('at least 300 PUT a second', own.putsASecond, 300, `${figure(own.putsASecond)} a second`),
  under('the slowest PUT of a hundred under 30 ms', own.put99, 30),
  atLeast(
    `PUT as fast with ${figure(MANY)} events (at least 0.8 x)`,
    many.putsASecond / own.putsASecond,
    0.8,
    `${figure(many.putsASecond)} a second`,
  ),
  under('ctag and sync token under 5 ms', own.marks, 5),
  under('listing of 2,000 ETags under 60 ms', own.listing, 60),
  under('first sync under 60 ms', own.firstSync, 60),
  under('sync with nothing new under 5 ms', own.nothingNew, 5),
  under('sync with 10 new under 8 ms', own.tenNew, 8),
  under('multiget of 500 under 60 ms', own.multiget, 60),
  under('query of a month under 20 ms', own.month, 20),
]
