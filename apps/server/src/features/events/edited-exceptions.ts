import type { EventPatch } from '@dodici/contract/types'
import type { Series } from '@dodici/core/event'
import type { Actor } from '#server/actor.ts'
import type { ExceptionColumns, OccurrenceColumns } from '#server/db/schema.ts'
import { timeColumns } from './event-columns.ts'
import { timesOfOccurrence } from './event-record.ts'
import { mergedContent, mergeOccurrence } from './merged-columns.ts'

/** An edit of a whole series. */
export interface SeriesEdit {
  readonly actor: Actor
  /** The edit of the series itself. */
  readonly patch: EventPatch
  /** The occurrence that the person is looking at; null if unknown. */
  readonly seen: string | null
  /** The edit of that occurrence, if it is an exception; left out if the patch uses the series' own times. */
  readonly patchOfSeen?: (base: OccurrenceColumns) => EventPatch
}

/** A series before and after an edit. */
interface EditedSeries {
  readonly edit: SeriesEdit
  readonly before: OccurrenceColumns
  readonly after: OccurrenceColumns
  /** The fields that the edit changed. */
  readonly said: readonly ContentField[]
  /** Whether it still has more than one occurrence. */
  readonly repeats: boolean
}

/**
 * Adapts exceptions to an edited series: their own texts stay, times and original starts follow. `rows` are those that
 * the series kept, in order.
 */
export const exceptionsOfSeries = (series: Series, rows: readonly ExceptionColumns[]): ExceptionColumns[] =>
  series.exceptions.flatMap((exception, index) => {
    const row = rows[index]
    return row === undefined ? [] : [{ ...row, ...timeColumns(exception), recurrence_id: exception.recurrenceId }]
  })

/**
 * Applies an edit of a whole series to one exception. `was` is its old state, `moved` the same at its new times. The
 * occurrence that the person is looking at takes the whole edit, and so does the only remaining one. Any other takes
 * only fields that equalled its series (decision 0016).
 */
export function editedException(
  edited: EditedSeries,
  was: ExceptionColumns,
  moved: ExceptionColumns,
): ExceptionColumns {
  const { edit, repeats } = edited
  const { actor, patch, seen, patchOfSeen } = edit
  if (was.recurrence_id !== seen) {
    return repeats ? followed(moved, edited) : mergeOccurrence(actor, moved, patch)
  }
  if (patchOfSeen !== undefined) {
    return { ...mergeOccurrence(actor, was, patchOfSeen(was)), recurrence_id: moved.recurrence_id }
  }
  const times = hasTimes(patch) ? timesLike(edited, moved) : {}
  return { ...moved, ...mergedContent(moved, patch), ...times }
}

const CONTENT = [
  'title',
  'description',
  'location',
  'url',
  'kind',
  'status',
  'busy',
  'away',
  'category_id',
] as const satisfies readonly (keyof OccurrenceColumns)[]

type ContentField = (typeof CONTENT)[number]

export const saidBetween = (before: OccurrenceColumns, after: OccurrenceColumns): ContentField[] =>
  CONTENT.filter((column) => before[column] !== after[column])

/** Returns the identical row if nothing changes: of thousands most do not. */
function followed(row: ExceptionColumns, { before, after, said }: EditedSeries): ExceptionColumns {
  const common = said.filter((column) => row[column] === before[column])
  return common.length === 0
    ? row
    : { ...row, ...(Object.fromEntries(common.map((column) => [column, after[column]])) as Partial<ExceptionColumns>) }
}

const hasTimes = ({ allDay, start, end, timezone, endTimezone }: EventPatch): boolean =>
  [allDay, start, end, timezone, endTimezone].some((value) => value !== undefined)

/** Gives an exception the length and form of the series, at its new start. */
function timesLike({ before, after }: EditedSeries, moved: ExceptionColumns) {
  const day = moved.start_at.slice(0, 10)
  const isAlike = moved.all_day === after.all_day
  const start = isAlike ? moved.start_at : after.all_day === 1 ? day : day + after.start_at.slice(10)
  const times = timeColumns(timesOfOccurrence(after, start))
  const isSameZone = before.timezone === after.timezone && before.end_timezone === after.end_timezone
  return isAlike && isSameZone ? { ...times, timezone: moved.timezone, end_timezone: moved.end_timezone } : times
}
