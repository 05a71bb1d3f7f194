import { dayOfWall, formatDay, knownDay, yearSpan } from '../date/index.ts'
import { lastStartDayOf } from '../recurrence/index.ts'
import type { Series } from '../event/index.ts'
import { readRule } from '../recurrence/read-rule.ts'
import { readSeries } from '../recurrence/read-series.ts'
import { writeTime } from '../recurrence/time-text.ts'
import { writeRule } from '../recurrence/write-rule.ts'
import { copySeries } from './copy-series.ts'
import type { CopiableEvent, CopiedEvent, CopyKind, CopyNote, YearCopy } from './copying-types.ts'
import type { YearMove } from './move-day.ts'
import { firstStartIn, partOfYear } from './part-of-year.ts'

/**
 * How an event relates to a copy into a year: `ended` is a series whose last start is before that year or, when copying
 * back in time, whose first start is after it. An endless series continues by itself.
 */
function kindOf(event: CopiableEvent, to: number): CopyKind {
  if (event.rrule === null && event.rdates.length === 0) return 'once'
  const lastDay = lastStartDayOf(event)
  if (lastDay === null) return 'continues'
  const read = readSeries(event)
  const firstDay = dayOfWall(Math.min(read.start, ...read.rdates))
  const { first, last } = yearSpan(to)
  return firstDay <= last && lastDay >= first ? 'continues' : 'ended'
}

function noteOf(
  { title }: CopiableEvent,
  [start, newStart]: readonly [string, string],
  copy: YearCopy,
): CopyNote | null {
  const day = knownDay(newStart)
  if (copy.isThere?.(title, day)) return 'there'
  const isLeapDay = copy.keep === 'date' && start.slice(5, 10) === '02-29'
  return isLeapDay && formatDay(day).slice(5) === '02-28' ? 'leapDay' : null
}

/** What is left of a series in its year may be a single date without a rule: it goes where the rule puts it. */
function copyPart(whole: Series, part: Series, move: YearMove): Series {
  const rule = whole.rrule === null || part.rrule !== null ? null : readRule(whole.rrule)
  if (rule === null) return copySeries(part, move)
  const once = writeRule({ ...rule, count: 1, until: null })
  return { ...copySeries({ ...part, rrule: once }, move), rrule: null }
}

function copyEvent(event: CopiableEvent, copying: YearCopy): CopiedEvent[] {
  const first = firstStartIn(event, copying.from)
  if (first === null) return []
  const { length } = readSeries(event)
  const { id: eventId, title, categoryId, allDay } = event
  const kind = kindOf(event, copying.to)
  const start = writeTime(first, allDay)
  const said = { eventId, title, categoryId, allDay, kind, start, end: writeTime(first + length, allDay) }
  if (kind === 'continues') return [{ ...said, newStart: null, newEnd: null, note: null, copy: null }]
  const move = { years: copying.to - copying.from, keep: copying.keep }
  const copy = copyPart(event, partOfYear(event, copying.from), move)
  const note = noteOf(event, [start, copy.start], copying)
  return [{ ...said, newStart: copy.start, newEnd: copy.end, note, copy }]
}

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/**
 * What copying one year into another does to its events, ordered by first start: everything that starts in the year in
 * the event's own time zone. Only the part of a series inside the year is copied, so a copy never overlaps its series.
 * The years may be any distance apart, in both directions. Throws a RangeError for invalid times.
 */
export const copyYear = (events: readonly CopiableEvent[], copying: YearCopy): CopiedEvent[] =>
  events
    .flatMap((event) => copyEvent(event, copying))
    .sort((one, other) => compareTexts(one.start, other.start) || compareTexts(one.eventId, other.eventId))
