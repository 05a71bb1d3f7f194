import { formatDay, formatWall, knownDay, parseDay, parseWall, yearSpan } from '@dodici/core/date'
import type { EventContent, EventTimes, Exception, Series } from '@dodici/core/event'
import { CLOCK_STEPS, GIVEN_STEPS, occurrencesOf, type DayWindow, type ReadingOptions } from '@dodici/core/recurrence'
import type { Event, Occurrence, OccurrenceContent, Reminder } from '@dodici/contract/types'
import type { Actor } from '#server/actor.ts'
import type { EventTable, ExceptionColumns, OccurrenceColumns } from '#server/db/schema.ts'
import { spending, type RequestSteps } from '#server/steps-of-request.ts'
import { choiceOfColumn } from '#server/open-choice.ts'
import type { SHOWN_COLUMNS } from './events.queries.ts'
import { isSingle, occurrencesOfSingle, writeWindow, type WrittenWindow } from './single-occurrence.ts'

/** A stored event with its exceptions. */
export interface EventRecord {
  readonly row: EventTable
  readonly exceptions: readonly ExceptionColumns[]
}

/** The event's columns that are sent. */
export type ShownColumns = Pick<EventTable, (typeof SHOWN_COLUMNS)[number]>

/** The person's categories and goals outside the trash; events show no others. */
export interface ShownIds {
  readonly categoryIds: ReadonlySet<string>
  readonly goalIds: ReadonlySet<string>
}

/** What decides how a person sees a record: the range of days, the time zone, and the references outside the trash. */
export interface Viewpoint extends ShownIds {
  readonly window: DayWindow
  readonly written: WrittenWindow
}

/** A year in the person's time zone. */
export const viewpointWith = (ids: ShownIds, actor: Pick<Actor, 'timezone'>, year: number): Viewpoint =>
  viewpointOfDays(ids, actor, yearSpan(year))

function viewpointOfDays(
  { categoryIds, goalIds }: ShownIds,
  { timezone }: Pick<Actor, 'timezone'>,
  days: Pick<DayWindow, 'first' | 'last'>,
): Viewpoint {
  const window = { ...days, zone: timezone }
  return { window, written: writeWindow(window), categoryIds, goalIds }
}

/** Local dates in two time zones differ by less than two days. */
const ON_ANY_WALL = 2

/** The days around an occurrence, given by its original start: where it is now, in any time zone. */
export function viewpointAround(
  ids: ShownIds,
  actor: Pick<Actor, 'timezone'>,
  { record, recurrenceId }: { readonly record: EventRecord; readonly recurrenceId: string },
): Viewpoint {
  const moved = record.exceptions.find((exception) => exception.recurrence_id === recurrenceId)
  const day = knownDay(moved?.start_at ?? recurrenceId)
  return viewpointOfDays(ids, actor, { first: day - ON_ANY_WALL, last: day + ON_ANY_WALL })
}

/** The times of an event or exception. */
export const timesOf = (
  row: Pick<OccurrenceColumns, 'all_day' | 'start_at' | 'end_at' | 'timezone' | 'end_timezone'>,
): EventTimes => ({
  allDay: row.all_day === 1,
  start: row.start_at,
  end: row.end_at,
  timezone: row.timezone,
  endTimezone: row.end_timezone,
})

/** The year in which something begins, in its own time zone. */
export const startYearOf = ({ start_at }: Pick<OccurrenceColumns, 'start_at'>): number => Number(start_at.slice(0, 4))

/** The text of an event or exception. */
export const textsOf = (row: Omit<OccurrenceColumns, 'category_id' | 'ics_extra'>): EventContent => ({
  title: row.title,
  description: row.description,
  location: row.location,
  url: row.url,
  kind: row.kind,
  status: row.status,
  busy: row.busy === 1,
  away: choiceOfColumn(row.away),
})

/** An exception as core's recurrence functions and calendar files use it. */
export const exceptionOf = (row: ExceptionColumns): Exception => ({
  ...textsOf(row),
  ...timesOf(row),
  recurrenceId: row.recurrence_id,
})

/** The columns that decide when an event occurs. */
type SeriesColumns = Omit<OccurrenceColumns, 'category_id' | 'ics_extra'> &
  Pick<EventTable, 'rrule' | 'rdates' | 'exdates'>

/** A record as core's recurrence functions use it. */
export const seriesOf = (row: SeriesColumns, exceptions: readonly ExceptionColumns[]): Series => ({
  ...timesOf(row),
  rrule: row.rrule,
  rdates: listOf<string>(row.rdates),
  exdates: listOf<string>(row.exdates),
  exceptions: exceptions.map(exceptionOf),
})

/** Stored values that save computing on every read. */
export const readingOf = (row: Pick<EventTable, 'count_end'>): ReadingOptions => ({ countEnd: row.count_end })

/** Whether a record has more than one occurrence, so that a write must say which it means. */
export const isSeries = (row: Pick<EventTable, 'rrule' | 'rdates'>): boolean =>
  row.rrule !== null || row.rdates !== '[]'

const visibleCategory = (id: string | null, viewpoint: Viewpoint): string | null =>
  id !== null && viewpoint.categoryIds.has(id) ? id : null

const changedContent = (row: ExceptionColumns, viewpoint: Viewpoint): OccurrenceContent => ({
  ...textsOf(row),
  categoryId: visibleCategory(row.category_id, viewpoint),
  allDay: row.all_day === 1,
})

/** A record as it is sent, with its occurrences in a window. */
export function eventOf(
  record: { row: ShownColumns; exceptions: readonly ExceptionColumns[] },
  viewpoint: Viewpoint,
): Event {
  const { row, exceptions } = record
  const { occurrences, isTruncated } =
    exceptions.length === 0 && isSingle(row)
      ? { occurrences: occurrencesOfSingle(row, viewpoint.written), isTruncated: false }
      : expanded(row, exceptions, viewpoint)
  return {
    _id: row.id,
    calendarId: row.calendar_id,
    categoryId: visibleCategory(row.category_id, viewpoint),
    ...textsOf(row),
    ...timesOf(row),
    recurrence: row.rrule,
    rdates: listOf<string>(row.rdates),
    exdates: listOf<string>(row.exdates),
    reminders: listOf<Reminder>(row.reminders),
    goalId: row.goal_id !== null && viewpoint.goalIds.has(row.goal_id) ? row.goal_id : null,
    uid: row.uid,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    truncated: isTruncated,
    occurrences,
  }
}

/** The same, charged to a request's budget; null if no steps are left for a series. */
export function eventWithin(
  steps: RequestSteps,
  record: { row: ShownColumns; exceptions: readonly ExceptionColumns[] },
  viewpoint: Viewpoint,
): Event | null {
  if (record.exceptions.length === 0 && isSingle(record.row)) return eventOf(record, viewpoint)
  if (steps.left <= 0) return null
  return spending(steps, () => eventOf(record, viewpoint), stepsOfOrdinary)
}

/** Steps of an ordinary series for as many occurrences; its time zone is cached by others. */
const stepsOfOrdinary = ({ occurrences, timezone }: Pick<Event, 'occurrences' | 'timezone'>): number =>
  occurrences.length === 0 ? 0 : occurrences.length * GIVEN_STEPS + (timezone === null ? 0 : CLOCK_STEPS)

/** Most lists are empty: parsing them would be a good part of the work for a year. */
const listOf = <Item>(json: string): Item[] => (json === '[]' ? [] : (JSON.parse(json) as Item[]))

function expanded(
  row: ShownColumns,
  exceptions: readonly ExceptionColumns[],
  viewpoint: Viewpoint,
): { occurrences: Occurrence[]; isTruncated: boolean } {
  const { occurrences, isTruncated } = occurrencesOf(seriesOf(row, exceptions), viewpoint.window, readingOf(row))
  return {
    isTruncated,
    occurrences: occurrences.map((found): Occurrence => {
      const exception = found.exception === null ? undefined : exceptions[found.exception]
      return {
        start: found.start,
        end: found.end,
        ...(found.recurrenceId === null ? {} : { recurrenceId: found.recurrenceId }),
        ...(exception === undefined ? {} : { changed: changedContent(exception, viewpoint) }),
      }
    }),
  }
}

/** The times that the rule gives an occurrence: its original start, and the event's own length. */
export function timesOfOccurrence(row: OccurrenceColumns, recurrenceId: string): EventTimes {
  const times = timesOf(row)
  const shifted = times.allDay
    ? formatDay((parseDay(recurrenceId) ?? 0) + (parseDay(times.end) ?? 0) - (parseDay(times.start) ?? 0))
    : formatWall((parseWall(recurrenceId) ?? 0) + (parseWall(times.end) ?? 0) - (parseWall(times.start) ?? 0))
  return { ...times, start: recurrenceId, end: shifted }
}
