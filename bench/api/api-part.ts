import { measureCaldav, type CaldavFigures } from '../caldav/measure-caldav.ts'
import { figure, times } from '../measure/samples.ts'
import { importEvents, newAccount } from '../product/account.ts'
import { startServer } from '../product/server.ts'
import { atLeast, atMost, type Goal, type Result, type Table } from '../report/result.ts'
import { sampleEvents } from '../sample/sample-events.ts'
import { measureImport } from './import-and-undo.ts'
import { measureYearAnswers, type YearAnswers } from './year-answers.ts'

/** The server's own answers beside their floors, and beside two calendar servers. */
export async function measureApi(): Promise<Result> {
  const year = new Date().getFullYear()
  const server = await startServer()
  const account = await newAccount(server.address, 'person')
  await importEvents(server.address, account, sampleEvents(1_000, year))
  const answers = await measureYearAnswers(server, account, year)
  const imported = await measureImport(server.address, year)
  await server.stop()
  const caldav = await measureCaldav(year)
  return {
    tables: [answersTable(answers), ...(caldav.length > 0 ? [caldavTable(caldav)] : [])],
    goals: [
      ...answerGoals(answers),
      ...caldav.filter(({ name, events }) => name === 'Radicale' && events === 1_000).map((one) => ahead(answers, one)),
      atMost('import of 10,000 events under 3 s', imported.taken, 3, `${figure(imported.taken)} s`),
      atMost('undone in under 1 s', imported.undone, 1, `${figure(imported.undone)} s`),
    ],
    notes: [
      'SQLite with `synchronous=FULL`; one client with one persistent connection; medians of 180 answers, alternating with the floors.',
      'Cold is the first read after a write by the same person. The floor of rows is better-sqlite3 and JSON.stringify in a separate process, on the same file.',
      ...(caldav.length < 3 ? ['Radicale or Xandikos could not be had on this machine.'] : []),
    ],
  }
}

const answersTable = (answers: YearAnswers): Table => ({
  title: `GET /events?year of 1,000 events (${figure(answers.bytes / 1000)} KB), p50 in milliseconds`,
  columns: ['', 'Dodici', 'floor', 'ratio'],
  rows: [
    row('cold; floor: the same rows + JSON.stringify, no HTTP', answers.cold, answers.rows),
    row('warm; floor: Fastify sending constant bytes of that size', answers.warm, answers.constant),
    row('304; floor: an empty answer of Fastify', answers.notModified, answers.empty),
  ],
})

const row = (name: string, own: number, floor: number): string[] => [
  name,
  figure(own),
  figure(floor),
  times(own / floor),
]

const caldavTable = (figures: readonly CaldavFigures[]): Table => ({
  title: 'Calendar servers in the same run, p50 in milliseconds',
  columns: ['', 'events', 'of the year', 'calendar-query of the year', 'one PUT'],
  rows: figures.map(({ name, events, found, query, put }) => [
    name,
    figure(events),
    figure(found),
    figure(query),
    figure(put),
  ]),
})

const answerGoals = ({ cold, rows, warm, constant, notModified, empty }: YearAnswers): Goal[] => [
  ratio('cold within 3 x the floor', { own: cold, floor: rows, limit: 3 }),
  ratio('warm within 1.5 x of Fastify sending a constant body of that size', {
    own: warm,
    floor: constant,
    limit: 1.5,
  }),
  ratio('304 within 1.3 x of an empty answer', { own: notModified, floor: empty, limit: 1.3 }),
]

const ratio = (goal: string, { own, floor, limit }: Record<'own' | 'floor' | 'limit', number>): Goal =>
  atMost(
    `GET /events?year of 1,000 events, ${goal}`,
    own / floor,
    limit,
    `${figure(own)} ms, floor ${figure(floor)} ms: ${times(own / floor)}`,
  )

/** What is read most, an unchanged year; a changed one is said beside it. */
const ahead = ({ warm, cold }: YearAnswers, { query }: CaldavFigures): Goal =>
  atLeast(
    'at least 100 x ahead of Radicale',
    query / warm,
    100,
    `${times(query / warm)} warm, ${times(query / cold)} cold`,
  )
