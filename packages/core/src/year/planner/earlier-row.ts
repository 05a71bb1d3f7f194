import { monthBefore, monthDays, type Day, type Month, type WeekStart } from '../../date/index.ts'
import { bucketDays } from '../day-buckets.ts'
import { sameItems, type YearItem } from '../item.ts'
import { emptyLanes, lowestFree, take } from '../lanes.ts'
import { placeSpans, type RowDays } from '../place-spans.ts'
import { placeInWeek } from '../year-months.ts'
import { columnX, EARLIER_PITCH, sameGeometry, type PlannerGeometry } from './geometry.ts'

/** What was there a year before, under one month of the planner: marks without words. */
export interface EarlierRow {
  /** By what they are about; px from the left edge of the board and the top of the row. */
  readonly marks: readonly EarlierMark[]
}

/** A span of the year before, or a single day of it. */
export interface EarlierMark {
  readonly item: YearItem
  readonly left: number
  readonly top: number
  readonly width: number
}

/** What rows of the year before need besides its items. */
export interface EarlierOptions {
  /** The first of the twelve months that are shown. */
  readonly from: Month
  readonly weekStart: WeekStart
  /** Its alignment says which days stand for each other. */
  readonly geometry: PlannerGeometry
  readonly showsRoutine: boolean
}

/** Twelve rows, and what they were made of, for the next call. */
export interface EarlierLayout {
  readonly options: EarlierOptions
  readonly rows: readonly EarlierRow[]
  readonly sources: readonly (readonly YearItem[])[]
}

/**
 * Lays out the year before under each of twelve months: spans by start, then single days, each in the lowest line that is
 * free; what finds none is left out, and so is routine and what was cancelled. A month is laid out from its own items alone, and one in which
 * nothing changed since `previous` keeps its very object.
 */
export function layoutEarlier(
  items: readonly YearItem[],
  options: EarlierOptions,
  previous: EarlierLayout | null = null,
): EarlierLayout {
  const known = previous && sameOptions(previous.options, options) ? previous : null
  const months = Array.from({ length: 12 }, (_, index) => options.from + index)
  const days = months.map((month) => monthBefore(month, options.geometry.align))
  const kept = items.filter(({ status }) => status !== 'cancelled')
  const sources = days.map(({ first, last }) => kept.filter((item) => item.first <= last && item.last >= first))
  const rows = months.map((month, index) => {
    const [row, made, source] = [known?.rows[index], known?.sources[index], sources[index] ?? []]
    return row && made && sameItems(made, source) ? row : layoutRow(month, source, options)
  })
  return { options, rows, sources }
}

const sameOptions = (a: EarlierOptions, b: EarlierOptions): boolean =>
  a.from === b.from &&
  a.weekStart === b.weekStart &&
  a.showsRoutine === b.showsRoutine &&
  sameGeometry(a.geometry, b.geometry)

/** Px of a line. */
export const EARLIER_LINE = EARLIER_PITCH - 1

/** Top of a line in px, relative to its row; the last one ends with the row. */
export const earlierTop = ({ rowHeight, earlierLines }: PlannerGeometry, line: number): number =>
  rowHeight + 1 - (earlierLines - line) * EARLIER_PITCH

/** Px of the mark of a single day, which leaves the rest of its day free. */
const MOMENT_WIDTH = 8

function layoutRow(month: Month, items: readonly YearItem[], options: EarlierOptions): EarlierRow {
  const { geometry, showsRoutine } = options
  const days: RowDays = monthBefore(month, geometry.align)
  const offset = columnOf(monthDays(month).first, options)
  const x = (day: number) => columnX(geometry.x, offset + day)
  const lanes = emptyLanes(geometry.earlierLines)
  const buckets = bucketDays(items, days, showsRoutine)
  const marks: EarlierMark[] = placeSpans(buckets.spans, { ...days, carried: new Map() }, lanes, []).map(
    ({ item, from, to, lane, continuesBefore, continuesAfter }) => {
      const left = x(from) + (continuesBefore ? 0 : 1)
      return { item, left, top: earlierTop(geometry, lane), width: x(to + 1) - (continuesAfter ? 0 : 2) - left }
    },
  )
  for (const [day, milestones] of buckets.milestones.entries()) {
    for (const item of [...milestones, ...(buckets.moments[day] ?? [])]) {
      const lane = lowestFree(lanes, day, day)
      if (lane < 0) break
      take(lanes, lane, day, day)
      marks.push({ item, left: x(day) + 1, top: earlierTop(geometry, lane), width: MOMENT_WIDTH })
    }
  }
  return { marks }
}

/** The column of the first of a shown month. */
const columnOf = (first: Day, { geometry, weekStart }: EarlierOptions): number =>
  geometry.align === 'weekday' ? placeInWeek(first, weekStart) : 0
