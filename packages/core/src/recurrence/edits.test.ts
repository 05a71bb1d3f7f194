import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import type { Series } from '../event/index.ts'
import { dayOf, formatWall, MINUTES_A_DAY, parseWall, startOfWeek, weekdayOf, type WallMinute } from '../date/index.ts'
import { occurrencesOf, shiftSeries, spanOfSeries, splitBefore } from './index.ts'
import { exceptionOf, seriesWith } from './test/sample-series.ts'

const LENGTH = 45
const NOON = MINUTES_A_DAY / 2
const CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const window = { first: dayOf(2015, 1, 1), last: dayOf(2040, 1, 1), zone: 'Europe/Rome' }

/** One occurrence as the model keeps it: what it is called, and when it is. */
interface Known {
  readonly name: WallMinute
  readonly start: WallMinute
}

/** A series beside the list of what it should show. */
interface Piece {
  readonly series: Series
  readonly known: readonly Known[]
}

interface Beginning {
  readonly start: WallMinute
  readonly weekdays: readonly number[]
  readonly interval: number
  readonly count: number
  readonly end: 'COUNT' | 'UNTIL'
  /** Null floats. In a zone, everything is at hours that no clock change skips or repeats. */
  readonly timezone: string | null
}

/** Walks day by day; with no weekdays it is a daily rule. */
function begin({ weekdays, interval, count, end, timezone, ...rest }: Beginning): Piece {
  const first = Math.floor(rest.start / MINUTES_A_DAY)
  const start = timezone === null ? rest.start : first * MINUTES_A_DAY + NOON
  const isAsked = (day: number): boolean =>
    weekdays.length === 0
      ? (day - first) % interval === 0
      : weekdays.includes(weekdayOf(day)) && (startOfWeek(day) - startOfWeek(first)) % (7 * interval) === 0
  const known: Known[] = []
  for (let day = first; known.length < count; day += 1) {
    const name = start + (day - first) * MINUTES_A_DAY
    if (day === first || isAsked(day)) known.push({ name, start: name })
  }
  const until = formatWall(known.at(-1)!.name).replaceAll(/[-:]/g, '')
  const every =
    weekdays.length === 0 ? 'FREQ=DAILY' : `FREQ=WEEKLY;BYDAY=${weekdays.map((day) => CODES[day]).join(',')}`
  const rrule = `${every};INTERVAL=${interval};${end === 'COUNT' ? `COUNT=${count}` : `UNTIL=${until}00`}`
  const times = { start: formatWall(start), end: formatWall(start + LENGTH), timezone }
  return { series: seriesWith({ ...times, rrule }), known }
}

const moved = (known: readonly Known[], by: number): Known[] =>
  known.map(({ name, start }) => ({ name: name + by, start: start + by }))

function shift(series: Series, by: number): Series {
  const start = (parseWall(series.start) ?? NaN) + by
  const result = shiftSeries(series, {
    times: { ...series, start: formatWall(start), end: formatWall(start + LENGTH) },
  })
  expect(result?.dropped).toEqual([])
  return result!.series
}

const deleteThis = ({ series, known }: Piece, { name }: Known): Piece[] => {
  const recurrenceId = formatWall(name)
  const exceptions = series.exceptions.filter((exception) => exception.recurrenceId !== recurrenceId)
  const changed = { ...series, exceptions, exdates: [...series.exdates, recurrenceId] }
  return [{ series: changed, known: known.filter((one) => one.name !== name) }]
}

const moveThis = ({ series, known }: Piece, { name, start }: Known, by: number): Piece[] => {
  const recurrenceId = formatWall(name)
  const others = series.exceptions.filter((exception) => exception.recurrenceId !== recurrenceId)
  const { timezone } = series
  const times = { start: formatWall(start + by), end: formatWall(start + by + LENGTH), timezone }
  const exceptions = [...others, exceptionOf(recurrenceId, times)]
  return [
    {
      series: { ...series, exceptions },
      known: known.map((one) => (one.name === name ? { name, start: start + by } : one)),
    },
  ]
}

const moveFollowing = ({ series, known }: Piece, { name }: Known, by: number): Piece[] => {
  const split = splitBefore(series, formatWall(name))
  const after = {
    series: shift(split!.after, by),
    known: moved(
      known.filter((one) => one.name >= name),
      by,
    ),
  }
  return split?.before ? [{ series: split.before, known: known.filter((one) => one.name < name) }, after] : [after]
}

const deleteFollowing = ({ series, known }: Piece, { name }: Known): Piece[] => {
  const split = splitBefore(series, formatWall(name))
  return split?.before ? [{ series: split.before, known: known.filter((one) => one.name < name) }] : []
}

const moveAll = ({ series, known }: Piece, _: Known, by: number): Piece[] => [
  { series: shift(series, by), known: moved(known, by) },
]

/** What is left of a series is its start, as it was changed before; where that was deleted, it is there again. */
const stopRepeating = ({ series, known }: Piece): Piece[] => {
  const name = parseWall(series.start) ?? NaN
  const left = known.find((one) => one.name === name) ?? { name, start: name }
  return [{ series: shiftSeries(series, { times: series, rrule: null })!.series, known: [left] }]
}

const EDITS = { deleteThis, moveThis, moveFollowing, deleteFollowing, moveAll, stopRepeating }

interface Step {
  readonly edit: keyof typeof EDITS | 'undo'
  readonly piece: number
  readonly occurrence: number
  readonly by: number
}

function edited(pieces: readonly Piece[], { edit, piece, occurrence, by }: Step): readonly Piece[] {
  const index = piece % Math.max(1, pieces.length)
  const chosen = pieces[index]
  const known = chosen?.known[occurrence % Math.max(1, chosen.known.length)]
  if (!chosen || !known || edit === 'undo') return pieces
  const stretch = chosen.series.timezone === null ? by : Math.round(by / MINUTES_A_DAY) * MINUTES_A_DAY
  return pieces.toSpliced(index, 1, ...EDITS[edit](chosen, known, stretch))
}

const listed = (known: readonly Known[]): string[] =>
  known.map(({ name, start }) => `${formatWall(start)} ${formatWall(start + LENGTH)} ${formatWall(name)}`).sort()

function expectAsKnown({ series, known }: Piece): void {
  const { occurrences } = occurrencesOf(series, { ...window, zone: series.timezone ?? window.zone })
  const shown = occurrences.map(({ start, end, recurrenceId }) => `${start} ${end} ${recurrenceId ?? start}`).sort()
  expect(shown).toEqual(listed(known))
  const { firstDay, lastDay } = spanOfSeries(series)
  for (const { start } of known) {
    expect(Math.floor(start / MINUTES_A_DAY)).toBeGreaterThan(firstDay)
    expect(Math.floor((start + LENGTH) / MINUTES_A_DAY)).toBeLessThan(lastDay ?? 0)
  }
}

it('R3: any edits of this one, the following and all, and their undoing, leave the occurrences of a model', () => {
  const start = fc.integer({ min: dayOf(2026, 1, 1) * MINUTES_A_DAY, max: dayOf(2026, 12, 31) * MINUTES_A_DAY })
  const beginning = fc.record({
    start,
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 3 }),
    interval: fc.integer({ min: 1, max: 3 }),
    count: fc.integer({ min: 1, max: 14 }),
    end: fc.constantFrom('COUNT' as const, 'UNTIL' as const),
    timezone: fc.constantFrom(null, null, 'Europe/Rome', 'America/New_York'),
  })
  const step = fc.record({
    edit: fc.constantFrom<Step['edit']>(
      'undo',
      'deleteThis',
      'moveThis',
      'moveFollowing',
      'deleteFollowing',
      'moveAll',
      'moveAll',
      'stopRepeating',
    ),
    piece: fc.nat(5),
    occurrence: fc.nat(13),
    by: fc.oneof(
      fc.integer({ min: -5_000, max: 5_000 }),
      fc.integer({ min: -9, max: 9 }).map((days) => days * MINUTES_A_DAY),
    ),
  })
  const check = (first: Beginning, steps: readonly Step[]): void => {
    const states: (readonly Piece[])[] = [[begin(first)]]
    states[0]?.forEach(expectAsKnown)
    for (const one of steps) {
      if (one.edit === 'undo' && states.length > 1) states.pop()
      else states.push(edited(states.at(-1) ?? [], one))
      states.at(-1)?.forEach(expectAsKnown)
    }
  }
  const steps = fc.array(step, { minLength: 1, maxLength: 10 })
  fc.assert(fc.property(beginning, steps, check), { seed: testSeed, numRuns: testCounts.seriesEdits })
})
