import type { Series } from '../event/index.ts'
import { MINUTES_A_DAY, yearSpan, type WallMinute } from '../date/index.ts'
import { splitBefore } from '../recurrence/index.ts'
import { originalStarts } from '../recurrence/original-starts.ts'
import { readOriginalStart, readSeries, type ReadSeries } from '../recurrence/read-series.ts'
import { writeTime } from '../recurrence/time-text.ts'

/** The first original start in a range of minutes: of the rule, an RDATE, or an exception. */
function firstStart(series: Series, read: ReadSeries, from: WallMinute, to: WallMinute): WallMinute | null {
  const changed = series.exceptions
    .map(({ recurrenceId }) => readOriginalStart(recurrenceId, read))
    .filter((wall) => wall !== null && wall >= from && wall <= to)
  const [next] = originalStarts(read, from, to)
  const starts = next === undefined ? changed : [next, ...changed]
  return starts.reduce<WallMinute | null>((least, one) => (least === null ? one : Math.min(least, one ?? least)), null)
}

const firstMinute = (year: number): WallMinute => yearSpan(year).first * MINUTES_A_DAY

/** The first start of a series in a year, in its own zone; null if there is none. */
export const firstStartIn = (series: Series, year: number): WallMinute | null =>
  firstStart(series, readSeries(series), firstMinute(year), firstMinute(year + 1) - 1)

/** A series from its first start in a year on. */
function withoutBefore(series: Series, year: number): Series {
  const read = readSeries(series)
  const earlier = firstStart(series, read, Math.min(read.start, ...read.rdates), firstMinute(year) - 1)
  const first = earlier === null ? null : firstStartIn(series, year)
  return first === null ? series : (splitBefore(series, writeTime(first, series.allDay))?.after ?? series)
}

/** A series up to its last start in a year. */
function withoutAfter(series: Series, year: number): Series {
  const read = readSeries(series)
  const later = firstStart(series, read, firstMinute(year + 1), Number.MAX_SAFE_INTEGER)
  return later === null ? series : (splitBefore(series, writeTime(later, series.allDay))?.before ?? series)
}

/** The part of a series that starts within a year, as a series. One that lies within the year is unchanged. */
export const partOfYear = (series: Series, year: number): Series => withoutAfter(withoutBefore(series, year), year)
