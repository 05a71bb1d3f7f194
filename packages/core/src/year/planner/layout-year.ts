import type { Month } from '../../date/index.ts'
import { holidayNames, type Holiday } from '../holidays.ts'
import { sameItems, type YearItem } from '../item.ts'
import type { CarriedLanes } from '../place-spans.ts'
import { itemsByMonth, monthsFrom, type MonthSpan } from '../year-months.ts'
import { sameGeometry } from './geometry.ts'
import { layoutMonth, type MonthSource, type OpenedMonth, type PlannerStyle } from './layout-month.ts'
import type { MonthRow } from './month-row.ts'

/** What `layoutYear` needs besides the items. */
export interface YearOptions extends PlannerStyle {
  /** The first of the twelve months. */
  readonly from: Month
  readonly holidays: readonly Holiday[]
  /** A month that is opened, or null: it takes all the lanes that it needs. */
  readonly opened?: OpenedMonth | null
}

/** The planner of twelve months: rows ready to draw, and what each was made of, for the next call. */
export interface YearLayout {
  readonly options: YearOptions
  readonly rows: readonly MonthRow[]
  readonly made: readonly MadeRow[]
  /** The opened row, and what it was made of. */
  readonly openedRow: OpenedRow | null
}

/** A row with what it was made of and what it hands on. */
interface MadeRow {
  readonly row: MonthRow
  readonly source: MonthSource
  readonly carried: CarriedLanes
}

interface OpenedRow extends OpenedMonth {
  readonly row: MonthRow
  readonly source: MonthSource
}

const NOTHING_CARRIED: CarriedLanes = new Map()

/**
 * Lays out the planner of twelve months: spans in lanes, moments, holiday names, labels, counts. Items of other
 * months are passed over; the order of the items does not matter. Only what is drawn is measured.
 *
 * With the layout of before (`previous`), a month in which nothing changed keeps its very object, so that a row drawn
 * from it need not be drawn again: one event changed, one month (and those that it spans) anew. A change that moves a
 * span's lane at the end of a month reaches the next month. If nothing changed at all, `previous` itself comes back.
 *
 * An opened month is laid out beside its usual row: it changes no other row, and closed it is the row of before.
 */
export function layoutYear(
  items: readonly YearItem[],
  options: YearOptions,
  previous: YearLayout | null = null,
): YearLayout {
  const known = previous && sameStyle(previous.options, options) ? previous : null
  const buckets = itemsByMonth(items, options.from)
  const names = holidayNames(options.holidays)
  let carried = NOTHING_CARRIED
  const made = monthsFrom(options.from).map((month, index) => {
    const source = { items: buckets[index] ?? [], holidays: namesIn(month, names), carried }
    const before = known?.made[index]
    const row = before && sameSource(before.source, source) ? before : makeRow(month, source, options)
    carried = row.carried
    return row
  })
  const openedRow = openedIn(made, options, known)
  if (known && openedRow === known.openedRow && made.every((row, index) => row === known.made[index])) return known
  const index = openedRow === null ? -1 : openedRow.month - options.from
  return {
    options,
    rows: made.map(({ row }, at) => (at === index && openedRow ? openedRow.row : row)),
    made,
    openedRow,
  }
}

/** The opened row: that of before if nothing in it changed; null without one in these months. */
function openedIn(made: readonly MadeRow[], options: YearOptions, known: YearLayout | null): OpenedRow | null {
  const { opened, from } = options
  if (!opened) return null
  const index = opened.month - from
  const [span, month] = [monthsFrom(from)[index], made[index]]
  if (!span || !month) return null
  const { source } = month
  const before = known && known.openedRow
  if (before && isFor(before, opened) && sameSource(before.source, source)) return before
  return { ...opened, source, row: opened.layOut(span, source, options) }
}

const isFor = (before: OpenedRow, { month, layOut }: OpenedMonth): boolean =>
  before.month === month && before.layOut === layOut

const makeRow = (month: MonthSpan, source: MonthSource, style: PlannerStyle): MadeRow => ({
  source,
  ...layoutMonth(month, source, style),
})

const sameStyle = (a: YearOptions, b: YearOptions): boolean =>
  a.from === b.from &&
  a.weekStart === b.weekStart &&
  a.measure === b.measure &&
  a.showsRoutine === b.showsRoutine &&
  sameGeometry(a.geometry, b.geometry)

const sameSource = (a: MonthSource, b: MonthSource): boolean =>
  sameItems(a.items, b.items) &&
  a.holidays.every((name, day) => name === b.holidays[day]) &&
  sameCarried(a.carried, b.carried)

const sameCarried = (a: CarriedLanes, b: CarriedLanes): boolean =>
  a.size === b.size && [...a].every(([id, lane]) => b.get(id) === lane)

const namesIn = ({ first, last }: MonthSpan, names: ReadonlyMap<number, string>): (string | null)[] =>
  Array.from({ length: last - first + 1 }, (_, day) => names.get(first + day) ?? null)
