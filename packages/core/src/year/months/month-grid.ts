import { startOfWeek, type Day, type WeekStart } from '../../date/index.ts'
import { countEvents } from '../../load/index.ts'
import { bucketDays, type DayBuckets } from '../day-buckets.ts'
import { compareMoments, firstOf, type YearItem } from '../item.ts'
import { emptyLanes } from '../lanes.ts'
import { carriedFrom, placeSpans, type CarriedLanes, type PlacedSpan, type RowDays } from '../place-spans.ts'
import { isWeekend, placeInWeek, type MonthSpan } from '../year-months.ts'

/** One small month: always six weeks, so that all twelve are equally high. */
export interface MonthGrid {
  /** 1 to 12. */
  readonly month: number
  /** Whether its name is said with its year. */
  readonly namesYear: boolean
  readonly first: Day
  readonly weeks: readonly GridWeek[]
  /** Occurrences that count in it. */
  readonly eventCount: number
}

/** A week of a small month. Places outside the month are null. */
export interface GridWeek {
  readonly days: readonly (GridDay | null)[]
  /** At most two lanes; lane 0 is the lower one, so a lone bar is at the bottom. */
  readonly bars: readonly GridBar[]
}

export interface GridDay {
  readonly day: Day
  readonly date: number
  readonly isWeekend: boolean
  readonly holiday: string | null
  /** The first single days, at most three: all-day, then timed, including routine. */
  readonly dots: readonly YearItem[]
  /** The day's first milestone, shown as a flag instead of a dot. */
  readonly milestone: YearItem | null
  /** Items without bar, dot or flag on this day. */
  readonly hidden: number
}

/** A span's part in one week. Columns are 0 to 6. */
export interface GridBar {
  readonly item: YearItem
  readonly fromColumn: number
  readonly toColumn: number
  readonly lane: number
  readonly continuesBefore: boolean
  readonly continuesAfter: boolean
}

/** Shared by all twelve. */
export interface GridStyle {
  readonly weekStart: WeekStart
  readonly holidays: ReadonlyMap<Day, string>
  readonly showsRoutine: boolean
}

const WEEKS = 6
const BAR_LANES = 2
const MOST_DOTS = 3
const EMPTY_WEEK: GridWeek = { days: new Array<null>(7).fill(null), bars: [] }

/** Lays out one small month from its items, independently of the others. */
export function layoutGrid(month: MonthSpan, items: readonly YearItem[], style: GridStyle): MonthGrid {
  const source = { month, style, buckets: bucketDays(items, month, style.showsRoutine) }
  const start = startOfWeek(month.first, style.weekStart)
  const weeks: GridWeek[] = []
  let carried: CarriedLanes = new Map()
  for (let week = 0; week < WEEKS; week += 1) {
    const first = Math.max(start + week * 7, month.first)
    const last = Math.min(start + week * 7 + 6, month.last)
    if (first > last) {
      weeks.push(EMPTY_WEEK)
      continue
    }
    const laidOut = layoutWeek({ first, last, carried }, source)
    weeks.push(laidOut.week)
    carried = laidOut.carried
  }
  const { month: number, namesYear, first } = month
  return { month: number, namesYear, first, weeks, eventCount: countEvents(items, month) }
}

interface GridSource {
  readonly month: MonthSpan
  readonly buckets: DayBuckets
  readonly style: GridStyle
}

function layoutWeek(
  row: RowDays & { readonly carried: CarriedLanes },
  source: GridSource,
): { week: GridWeek; carried: CarriedLanes } {
  const hidden = new Array<number>(7).fill(0)
  const spans = placeSpans(source.buckets.spans, row, emptyLanes(BAR_LANES), hidden)
  const column = placeInWeek(row.first, source.style.weekStart)
  const days = Array.from({ length: 7 }, (_, place) => {
    const day = row.first - column + place
    return day < row.first || day > row.last ? null : gridDay(day, source, hidden[day - row.first] ?? 0)
  })
  const bars = spans.map((span) => gridBar(span, column))
  bars.sort((a, b) => a.fromColumn - b.fromColumn || a.lane - b.lane)
  return { week: { days, bars }, carried: carriedFrom(spans) }
}

function gridDay(day: Day, { month, buckets, style }: GridSource, hiddenSpans: number): GridDay {
  const index = day - month.first
  const [milestone = null, ...others] = firstOf(buckets.milestones[index] ?? [], Infinity, compareMoments)
  const single = [...others, ...(buckets.moments[index] ?? []), ...(buckets.routine[index] ?? [])]
  const dots = firstOf(single, MOST_DOTS, compareMoments)
  return {
    day,
    date: index + 1,
    isWeekend: isWeekend(day),
    holiday: style.holidays.get(day) ?? null,
    dots,
    milestone,
    hidden: hiddenSpans + single.length - dots.length,
  }
}

const gridBar = ({ item, from, to, lane, continuesBefore, continuesAfter }: PlacedSpan, column: number): GridBar => ({
  item,
  fromColumn: column + from,
  toColumn: column + to,
  lane,
  continuesBefore,
  continuesAfter,
})
