import { januaryOf } from '../../packages/core/src/date/index.ts'
import {
  density,
  layoutYear,
  plannerGeometry,
  yearItems,
  type YearOptions,
} from '../../packages/core/src/year/index.ts'
import type { YearEvent, YearItem } from '../../packages/core/src/year/index.ts'
import { figure, median } from '../measure/samples.ts'
import { atMost, type Result } from '../report/result.ts'
import { sampleEvents, type SampleEvent } from '../sample/sample-events.ts'
import { PLAIN_RULES } from '@dodici/core/load'

const YEAR = 2027
const COUNTS = [1_000, 10_000] as const
const ROUNDS = 60
/** The first rounds pay for compiling. */
const WARM_UP = 20

/** The layout of the planner and the heat, by core alone: no browser, and widths of words from a table. */
export function measureLayout(): Result {
  const measured = COUNTS.map((count) => measureCount(count))
  const most = measured.at(-1)
  if (!most) throw new Error('nothing was laid out')
  return {
    tables: [
      {
        title: 'Layout in core, p50 in milliseconds',
        columns: [
          'events',
          'items read from the answer',
          'planner',
          'planner, one event changed',
          'heat by count',
          'heat by hours',
        ],
        rows: measured.map(({ count, read, planner, changed, heat, hours }) =>
          [count, read, planner, changed, heat, hours].map(figure),
        ),
      },
    ],
    goals: [
      atMost('lanes and layout in core of 10,000 events under 8 ms', most.planner, 8, `${figure(most.planner)} ms`),
      atMost('one event changed: one month redrawn', most.redrawn, 1, `${most.redrawn} of 12 months`),
    ],
    notes: [],
  }
}

function measureCount(count: number) {
  const events = sampleEvents(count, YEAR).map(yearEvent)
  const items = yearItems(events)
  const widths = new Map(items.map(({ title }) => [title, title.length * 5.6]))
  const options: YearOptions = {
    from: januaryOf(YEAR),
    weekStart: 0,
    geometry: plannerGeometry({ width: 1440, height: 900, align: 'weekday' }),
    measure: (text) => widths.get(text) ?? 0,
    holidays: [],
    showsRoutine: false,
  }
  const before = layoutYear(items, options)
  const changed = withOneChanged(items)
  const after = layoutYear(changed, options, before)
  return {
    count,
    redrawn: after.rows.filter((row, month) => row !== before.rows[month]).length,
    read: time(() => yearItems(events)),
    planner: time(() => layoutYear(items, options)),
    changed: time(() => layoutYear(changed, options, before)),
    heat: time(() => density(items, { from: januaryOf(YEAR), metric: 'count', scale: 'fixed', rules: PLAIN_RULES })),
    hours: time(() =>
      density(items, { from: januaryOf(YEAR), metric: 'hours', scale: 'relative', rules: PLAIN_RULES }),
    ),
  }
}

/** Another category for one event of one day: it lies in one month, so one month is drawn anew. */
function withOneChanged(items: readonly YearItem[]): YearItem[] {
  const place = items.findIndex(({ first, last }) => first === last)
  return items.map((item, index) => (index === place ? { ...item, categoryId: null } : item))
}

function time(work: () => unknown): number {
  const taken: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now()
    work()
    if (round >= WARM_UP) taken.push(performance.now() - start)
  }
  return median(taken)
}

const yearEvent = ({ id, title, category, first, last, time: start }: SampleEvent): YearEvent => ({
  _id: id,
  calendarId: 'calendar',
  categoryId: `category-${category}`,
  title,
  kind: 'event',
  status: 'confirmed',
  busy: true,
  away: null,
  allDay: start === null,
  recurrence: null,
  occurrences: [
    start === null
      ? { start: first, end: last }
      : { start: `${first}T${start}`, end: `${first}T${start.slice(0, 2)}:45` },
  ],
})
