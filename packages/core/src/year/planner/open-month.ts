import type { Month, WallMinute } from '../../date/index.ts'
import { bucketDays, type DayBuckets } from '../day-buckets.ts'
import type { YearItem } from '../item.ts'
import type { MonthSpan } from '../year-months.ts'
import { layOutWithin } from './boxes.ts'
import { footOf, openedGeometry } from './geometry.ts'
import { layoutMonth, type MonthSource, type OpenedMonth, type PlannerStyle } from './layout-month.ts'
import type { MonthRow } from './month-row.ts'

/** An opened row is at least this tall, so that an empty month opens too. */
const LEAST_LANES = 6
/** Lanes for words beside each other: twice the busiest day, and some. */
const LANES_PER_ITEM = 2
const SPARE_LANES = 2
/** A row of more would be taller than two screens... */
const MOST_LANES = 60
/** ...and of a day with more events the rest is counted... */
const MOST_ON_A_DAY = 40
/**
 * ...and so it is where a month would be more boxes to draw. A window of more than 900 px shows more of the other rows: for
 * each of these px...
 */
const MOST_BOXES = 900
const HEIGHT = 900
/** ...so many fewer, down to a least. */
const FEWER_PER_PX = 0.86
const LEAST_BOXES = 300
/** Px below the last lane. */
const FOOT = 4

/**
 * A month that is opened: so many lanes that nothing is hidden and few words are cut, and what begins at a
 * time is written behind it. The row is as tall as the lanes that are used. More than 40 events on one day, or 900 boxes in the
 * month, are counted in `hidden`, as in a usual row.
 */
export const openedMonth = (month: Month, writeTime: WriteTime): OpenedMonth => ({
  month,
  layOut: (span, source, style) => openMonth(span, source, style, writeTime),
})

type WriteTime = (wall: WallMinute) => string

function openMonth(month: MonthSpan, source: MonthSource, style: PlannerStyle, writeTime: WriteTime): MonthRow {
  const textOf = (item: YearItem): string => (item.allDay ? item.title : `${writeTime(item.start)} ${item.title}`)
  const open = (lanes: number): MonthRow =>
    layoutMonth(month, source, { ...style, geometry: openedGeometry(style.geometry, lanes), textOf }).row
  const tooHigh = Math.max(0, style.geometry.height - HEIGHT)
  const most = Math.max(LEAST_BOXES, MOST_BOXES - tooHigh * FEWER_PER_PX)
  const row = layOutWithin({ lanes: lanesFor(month, source, style), most }, open, (made) => [made])
  const used = Math.max(LEAST_LANES, ...lanesOf(row).map((lane) => lane + 1))
  const { dayLine, pitch, bar, font, earlierLines } = openedGeometry(style.geometry, used)
  return { ...row, opened: { height: dayLine + used * pitch + FOOT + footOf(earlierLines), pitch, bar, font } }
}

const lanesOf = (row: MonthRow): number[] => [...row.bars, ...row.moments, ...row.holidayNames].map(({ lane }) => lane)

function lanesFor(month: MonthSpan, source: MonthSource, style: PlannerStyle): number {
  const busiest = busiestDay(month, bucketDays(source.items, month, style.showsRoutine))
  if (busiest > MOST_ON_A_DAY) return MOST_ON_A_DAY
  return Math.min(MOST_LANES, Math.max(LEAST_LANES, busiest * LANES_PER_ITEM + SPARE_LANES))
}

/** How many items the busiest day has that want a lane. */
function busiestDay({ first, last }: MonthSpan, { spans, moments, milestones }: DayBuckets): number {
  const counts = moments.map((items, day) => items.length + (milestones[day]?.length ?? 0))
  for (const span of spans) {
    const [from, to] = [Math.max(span.first, first), Math.min(span.last, last)]
    for (let day = from; day <= to; day += 1) counts[day - first] = (counts[day - first] ?? 0) + 1
  }
  return Math.max(0, ...counts)
}
