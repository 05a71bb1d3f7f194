import { weekdayOf, type Month, type WeekStart } from '../../date/index.ts'
import { countEvents } from '../../load/index.ts'
import { bucketDays, type DayBuckets } from '../day-buckets.ts'
import { compareMoments, firstOf, type YearItem } from '../item.ts'
import { carriedFrom, placeSpans, type CarriedLanes } from '../place-spans.ts'
import { isWeekend, placeInWeek, type MonthSpan } from '../year-months.ts'
import { drawBars, writeSpans } from './draw-bars.ts'
import type { PlannerGeometry } from './geometry.ts'
import type { MeasureText } from './label.ts'
import type { MonthRow, PlannerDay } from './month-row.ts'
import { placeHolidays } from './place-holidays.ts'
import { placeMoments } from './place-moments.ts'
import { dayX, emptySheet, type Sheet } from './sheet.ts'

/** How the planner is drawn: what holds for all its rows. */
export interface PlannerStyle {
  readonly weekStart: WeekStart
  readonly geometry: PlannerGeometry
  readonly measure: MeasureText
  /** Draws routine series as any other event instead of dots. */
  readonly showsRoutine: boolean
}

/** The month that is opened, and how its row is laid out (`openedMonth`), which is loaded when it is needed. */
export interface OpenedMonth {
  readonly month: Month
  readonly layOut: (month: MonthSpan, source: MonthSource, style: PlannerStyle) => MonthRow
}

/** What one row is made of; two rows made of the same are the same. */
export interface MonthSource {
  /** The items that touch the month. */
  readonly items: readonly YearItem[]
  /** The name of each day's holiday, from the first of the month. */
  readonly holidays: readonly (string | null)[]
  /** The lanes that the month before hands over. */
  readonly carried: CarriedLanes
}

const MOST_DOTS = 2

/**
 * Lays out one month of the planner, and says which lanes go on into the next.
 *
 * 1. Spans take lanes. 2. Their words are measured. 3. Milestones and moments take the cheapest lanes left. 4. Holiday
 * names go where they cut nothing. 5. With everything in its place, each label learns its room.
 */
export function layoutMonth(
  month: MonthSpan,
  source: MonthSource,
  style: PlannerStyle & { readonly textOf?: Sheet['textOf'] },
): { row: MonthRow; carried: CarriedLanes } {
  const { geometry, measure, textOf = titleOf } = style
  const offset = geometry.align === 'weekday' ? placeInWeek(month.first, style.weekStart) : 0
  const dayCount = month.last - month.first + 1
  const sheet = emptySheet({ geometry, measure, textOf, offset, dayCount })
  const buckets = bucketDays(source.items, month, style.showsRoutine)

  const placed = placeSpans(buckets.spans, { ...month, carried: source.carried }, sheet.lanes, sheet.hidden)
  const written = writeSpans(sheet, placed)
  const moments = placeMoments(sheet, buckets)
  const holidayNames = placeHolidays(sheet, source.holidays, month.first)
  const row: MonthRow = {
    month: month.month,
    namesYear: month.namesYear,
    first: month.first,
    opened: null,
    left: dayX(sheet, 0),
    width: dayX(sheet, dayCount) - dayX(sheet, 0),
    days: sheet.hidden.map((_, day) => plannerDay(sheet, day, { month, source, buckets })),
    bars: drawBars(sheet, written).sort(fromLeftToRight),
    moments: moments.sort(fromLeftToRight),
    holidayNames,
    eventCount: countEvents(source.items, month),
  }
  return { row, carried: carriedFrom(placed) }
}

const titleOf = ({ title }: YearItem): string => title

function plannerDay(
  sheet: Sheet,
  day: number,
  { month, source, buckets }: { month: MonthSpan; source: MonthSource; buckets: DayBuckets },
): PlannerDay {
  const routine = buckets.routine[day] ?? []
  const left = dayX(sheet, day)
  return {
    day: month.first + day,
    date: day + 1,
    column: sheet.offset + day,
    left,
    width: dayX(sheet, day + 1) - left,
    weekday: weekdayOf(month.first + day),
    isWeekend: isWeekend(month.first + day),
    holiday: source.holidays[day] ?? null,
    hidden: sheet.hidden[day] ?? 0,
    dots: sheet.geometry.isCompact ? [] : firstOf(routine, MOST_DOTS, compareMoments),
    routine: routine.length,
  }
}

interface InRow {
  readonly fromColumn: number
  readonly lane: number
}

const fromLeftToRight = (a: InRow, b: InRow): number => a.fromColumn - b.fromColumn || a.lane - b.lane
