import { figure, percentile } from '../measure/samples.ts'
import { startServer } from '../product/server.ts'
import { atMost, type Goal, type Result, type Table } from '../report/result.ts'
import { measurePhrases } from './phrases.ts'
import { measureHelpers, type HelperTimes } from './helper-times.ts'

const EVENTS = 5_000
const P50_MS = 50
const P99_MS = 200
const ANALYSIS_MS = 150
const PHRASE_MS = 1

/** The helpers with no model: what they take for somebody with a very full year. */
export async function measureAssistant(): Promise<Result> {
  const server = await startServer()
  const helpers = await measureHelpers(server.address, EVENTS)
  await server.stop()
  const phrases = measurePhrases()
  return {
    tables: [helpersTable(helpers)],
    goals: [
      ...helpers.filter(({ call }) => call !== 'analysis').flatMap(goalsOf),
      ...helpers.filter(({ call }) => call === 'analysis').map(analysisGoal),
      atMost('quick-add parse under 1 ms', phrases, PHRASE_MS, `${figure(phrases)} ms for one line, the middle of all`),
    ],
    notes: [
      `SQLite; one client with one persistent connection; a person with ${figure(EVENTS)} events in this year, the built-in planner.`,
      "The first call after a write reads the year again; all others find it in the server's cache, as in real use.",
    ],
  }
}

const helpersTable = (helpers: readonly HelperTimes[]): Table => ({
  title: `Calls over ${figure(EVENTS)} events, milliseconds at the client`,
  columns: ['', 'calls', 'p50', 'p99'],
  rows: helpers.map(({ call, taken }) => [
    names[call],
    String(taken.length),
    figure(percentile(taken, 50)),
    figure(percentile(taken, 99)),
  ]),
})

const names: Readonly<Record<HelperTimes['call'], string>> = {
  goal: 'a goal to a planned timeline',
  question: 'a question answered',
  suggestions: 'suggestions',
  analysis: 'an analysis of the year',
}

const goalsOf = ({ call, taken }: HelperTimes): Goal[] => [
  atMost(
    `${names[call]}: p50 under ${P50_MS} ms`,
    percentile(taken, 50),
    P50_MS,
    `${figure(percentile(taken, 50))} ms`,
  ),
  atMost(
    `${names[call]}: p99 under ${P99_MS} ms`,
    percentile(taken, 99),
    P99_MS,
    `${figure(percentile(taken, 99))} ms`,
  ),
]

const analysisGoal = ({ taken }: HelperTimes): Goal =>
  atMost(
    `${names.analysis} of ${figure(EVENTS)} events under ${ANALYSIS_MS} ms`,
    percentile(taken, 50),
    ANALYSIS_MS,
    `${figure(percentile(taken, 50))} ms`,
  )
