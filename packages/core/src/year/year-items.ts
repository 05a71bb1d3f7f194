import { dayOfWall, MINUTES_A_DAY, parseDay, parseWall, type Day, type WallMinute } from '../date/index.ts'
import type { EventKind, EventStatus } from '../event/index.ts'
import { titleSaysAway } from '../load/index.ts'
import type { YearItem } from './item.ts'
import { isRoutineRule } from './routine.ts'

/** What a changed occurrence says in place of its event. */
export interface OccurrenceContent {
  readonly title: string
  readonly categoryId: string | null
  readonly kind: EventKind
  readonly status: EventStatus
  readonly busy: boolean
  /** Whether the person is away for it; null where they have not said, and its title and category tell. */
  readonly away: boolean | null
  readonly allDay: boolean
}

/** One appearance on the viewer's wall: `YYYY-MM-DD` if all-day (the end included), else `YYYY-MM-DDTHH:mm`. */
export interface YearOccurrence {
  readonly start: string
  readonly end: string
  readonly recurrenceId?: string | undefined
  readonly changed?: OccurrenceContent | undefined
}

/** The part of an event that the year needs. What the API answers fits as it is. */
export interface YearEvent extends OccurrenceContent {
  readonly _id: string
  readonly calendarId: string
  /** An RRULE, or null for a single event. */
  readonly recurrence: string | null
  readonly occurrences: readonly YearOccurrence[]
}

/** A night out belongs to the day on which it began, if it is over by this minute of the next day... */
const NIGHT_IS_OVER_BY = 6 * 60
/** ...and lasts no longer than this many minutes. */
const LONGEST_NIGHT = 12 * 60

/** All occurrences of the events as items of the year, in the order given. Throws RangeError for a date that is none. */
export function yearItems(events: readonly YearEvent[]): YearItem[] {
  const dates: DateReader = new Map()
  const items: YearItem[] = []
  for (const event of events) {
    const isFrequent = event.recurrence !== null && isRoutineRule(event.recurrence)
    for (const occurrence of event.occurrences) items.push(itemOf(event, occurrence, { isFrequent, dates }))
  }
  return items
}

/**
 * First and last day of a timed appearance, the end not included: what ends at 00:00 does not touch that day. What
 * begins in the evening and is over by 06:00 within twelve hours (a party, a night shift) belongs to its first day
 * alone, in the drawing, the counts and the hours alike: nobody looks for it under the morning after.
 */
export function daysOfTimed(start: WallMinute, end: WallMinute): { first: Day; last: Day } {
  const first = dayOfWall(start)
  const last = Math.max(first, dayOfWall(end - 1))
  const minuteOfLast = end - last * MINUTES_A_DAY
  const isNight = last === first + 1 && minuteOfLast <= NIGHT_IS_OVER_BY && end - start <= LONGEST_NIGHT
  return { first, last: isNight ? first : last }
}

/** A year has 366 dates, and thousands of events name them: each is parsed once. */
type DateReader = Map<string, Day>

function itemOf(
  event: YearEvent,
  occurrence: YearOccurrence,
  { isFrequent, dates }: { isFrequent: boolean; dates: DateReader },
): YearItem {
  const content = occurrence.changed ?? event
  const recurrenceId = occurrence.recurrenceId ?? null
  const { first, last, start, end } = timesOf(content.allDay, occurrence, dates)
  return {
    id: recurrenceId === null ? event._id : `${event._id}/${recurrenceId}`,
    eventId: event._id,
    recurrenceId,
    calendarId: event.calendarId,
    categoryId: content.categoryId,
    title: content.title,
    kind: content.kind,
    status: content.status,
    allDay: content.allDay,
    first,
    last,
    start,
    end,
    away: content.away ?? awayByTitle(content, { first, last }),
    isLoad: content.busy && content.kind !== 'marker' && content.status !== 'cancelled',
    isRoutine: isFrequent && !content.allDay && content.kind !== 'milestone',
  }
}

/** Only what takes whole days can be an absence by its title. */
function awayByTitle({ title, allDay }: OccurrenceContent, { first, last }: Pick<YearItem, 'first' | 'last'>) {
  if (!allDay && first === last) return null
  return titleSaysAway(title, last - first + 1) ? true : null
}

function timesOf(
  allDay: boolean,
  { start: from, end: to }: YearOccurrence,
  dates: DateReader,
): Pick<YearItem, 'first' | 'last' | 'start' | 'end'> {
  if (allDay) {
    const first = readDay(from, dates)
    const last = Math.max(first, readDay(to, dates))
    return { first, last, start: first * MINUTES_A_DAY, end: (last + 1) * MINUTES_A_DAY }
  }
  const start = existing(parseWall(from), from)
  const end = Math.max(start, existing(parseWall(to), to))
  const { first, last } = daysOfTimed(start, end)
  return { first, last, start, end }
}

function readDay(text: string, dates: DateReader): Day {
  const known = dates.get(text)
  if (known !== undefined) return known
  const day = existing(parseDay(text), text)
  dates.set(text, day)
  return day
}

function existing(value: number | null, text: string): number {
  if (value === null) throw new RangeError(`no such date or time: ${text}`)
  return value
}
