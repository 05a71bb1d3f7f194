import type { Series } from '../event/index.ts'
import { dayOfWall, type Day, type WallMinute } from '../date/index.ts'
import { instantOfWall } from '../zone/index.ts'
import { within } from './budget.ts'
import { readSeries, readTimes, type ReadingOptions, type ReadSeries, type ReadTimes } from './read-series.ts'

/** First and last day, both included, of everything a series can show; `lastDay` is null if it never ends. */
export interface SeriesSpan {
  readonly firstDay: Day
  readonly lastDay: Day | null
}

const utcDay = (wall: WallMinute, zone: string | null): Day =>
  dayOfWall(zone === null ? wall : instantOfWall(wall, zone))

const firstDayOf = ({ zone }: ReadTimes, start: WallMinute): Day => utcDay(start, zone) - 1

/**
 * On a flight over the date line the end can be at an earlier local time than the start: the later of the two counts.
 */
const lastDayOf = ({ zone, endZone, length }: ReadTimes, start: WallMinute): Day =>
  Math.max(utcDay(start, zone), utcDay(start + length, endZone)) + 1

/** The last original start; null if the rule never ends. EXDATEs are ignored. */
function lastStart({ start, rule, rdates }: ReadSeries): WallMinute | null {
  if (rule && rule.last === null) return null
  return Math.max(start, rule?.last ?? start, rdates.at(-1) ?? start)
}

/**
 * The days between which a series must be searched, with RDATEs and moved exceptions: UTC days, widened by one on each
 * side to hold for any zone. The end of a COUNT is found without expansion; one that takes too many steps counts as
 * none. Throws a RangeError for invalid times.
 */
export function spanOfSeries(series: Series, reading: ReadingOptions = {}): SeriesSpan {
  const read = readSeries(series, reading)
  const last = within(
    () => lastStart(read),
    () => null,
  )
  const moved = series.exceptions.map(readTimes)
  const firstDays = moved.map((times) => firstDayOf(times, times.start))
  const lastDays = moved.map((times) => lastDayOf(times, times.start))
  return {
    firstDay: Math.min(firstDayOf(read, Math.min(read.start, read.rdates[0] ?? read.start)), ...firstDays),
    lastDay: last === null ? null : Math.max(lastDayOf(read, last), ...lastDays),
  }
}
