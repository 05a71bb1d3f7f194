import { sameItems, type Holiday, type YearItem } from '../item.ts'
import type { CarriedLanes } from '../place-spans.ts'
import { itemsByMonth, monthsOf, type MonthSpan } from '../year-months.ts'
import { sameGeometry } from './geometry.ts'
import { layoutMonth, type MonthSource, type PlannerStyle } from './layout-month.ts'
import type { MonthRow } from './month-row.ts'

/** What `layoutYear` needs besides the items. */
export interface YearOptions extends Omit<PlannerStyle, 'showsRoutine'> {
  readonly year: number
  readonly holidays?: readonly Holiday[]
  /** Default false: routine series are dots. */
  readonly showsRoutine?: boolean
}

/** The planner of one year: twelve rows ready to draw, and what each was made of, for the next call. */
export interface YearLayout {
  readonly options: YearOptions
  readonly rows: readonly MonthRow[]
  readonly sources: readonly (MonthSource & { readonly carries: CarriedLanes })[]
}

const NOTHING_CARRIED: CarriedLanes = new Map()

/**
 * Lays out the planner of a year: spans in lanes, moments, holiday names, labels, counts. Items of other years are
 * passed over; the order of the items does not matter. Only what is drawn is measured.
 *
 * With the layout of before (`previous`), a month in which nothing changed keeps its very object, so that a row drawn
 * from it need not be drawn again: one event changed, one month (and those that it spans) anew. A change that moves a
 * span's lane at the end of a month reaches the next month. If nothing changed at all, `previous` itself comes back.
 */
export function layoutYear(
  items: readonly YearItem[],
  options: YearOptions,
  previous: YearLayout | null = null,
): YearLayout {
  const style: PlannerStyle = { ...options, showsRoutine: options.showsRoutine ?? false }
  const known = previous && sameStyle(previous.options, options) ? previous : null
  const buckets = itemsByMonth(items, options.year)
  const holidays = holidaysByDay(options.holidays ?? [])
  const rows: MonthRow[] = []
  const sources: YearLayout['sources'][number][] = []
  let carried = NOTHING_CARRIED
  for (const [index, month] of monthsOf(options.year).entries()) {
    const source = { items: buckets[index] ?? [], holidays: holidaysIn(month, holidays), carried }
    const [row, made] = [known?.rows[index], known?.sources[index]]
    if (row && made && sameSource(made, source)) {
      rows.push(row)
      sources.push(made)
      carried = made.carries
      continue
    }
    const laidOut = layoutMonth(month, source, style)
    rows.push(laidOut.row)
    sources.push({ ...source, carries: laidOut.carried })
    carried = laidOut.carried
  }
  return known?.rows.every((row, index) => row === rows[index]) ? known : { options, rows, sources }
}

const sameStyle = (a: YearOptions, b: YearOptions): boolean =>
  a.year === b.year &&
  a.weekStart === b.weekStart &&
  a.measure === b.measure &&
  (a.showsRoutine ?? false) === (b.showsRoutine ?? false) &&
  sameGeometry(a.geometry, b.geometry)

const sameSource = (a: MonthSource, b: MonthSource): boolean =>
  sameItems(a.items, b.items) &&
  a.holidays.every((holiday, day) => holiday?.name === b.holidays[day]?.name) &&
  sameCarried(a.carried, b.carried)

const sameCarried = (a: CarriedLanes, b: CarriedLanes): boolean =>
  a.size === b.size && [...a].every(([id, lane]) => b.get(id) === lane)

function holidaysByDay(holidays: readonly Holiday[]): Map<number, Holiday> {
  const byDay = new Map<number, Holiday>()
  for (const holiday of holidays) if (!byDay.has(holiday.day)) byDay.set(holiday.day, holiday)
  return byDay
}

const holidaysIn = ({ first, last }: MonthSpan, byDay: ReadonlyMap<number, Holiday>): (Holiday | undefined)[] =>
  Array.from({ length: last - first + 1 }, (_, day) => byDay.get(first + day))
