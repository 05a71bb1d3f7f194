import type { EventPatch } from '@dodici/contract/types'
import type { Series } from '@dodici/core/event'
import type { Actor } from '#server/actor.ts'
import type { ExceptionColumns, OccurrenceColumns } from '#server/db/schema.ts'
import { timeColumns } from './event-columns.ts'
import { timesOfOccurrence } from './event-record.ts'
import { mergedContent, mergeOccurrence } from './merged-columns.ts'

/** How a whole series is edited. */
export interface SeriesEdit {
  readonly actor: Actor
  /** What becomes of the series. */
  readonly patch: EventPatch
  /** The occurrence that the person looked at; null where that is not known. */
  readonly seen: string | null
  /** What becomes of that one, where it was changed before; left out where the patch is of the series' own times. */
  readonly patchOfSeen?: (base: OccurrenceColumns) => EventPatch
}

/** What a series was, and what it is after an edit. */
interface Edited {
  readonly edit: SeriesEdit
  readonly before: OccurrenceColumns
  readonly after: OccurrenceColumns
  /** What it says differently after the edit. */
  readonly said: readonly Said[]
  /** Whether it still appears more than once. */
  readonly repeats: boolean
}

/**
 * Exceptions after their series changed: what they say stays, when they are and what they stand for follows it. `rows`
 * are those that the series kept, in its order.
 */
export const exceptionsOfSeries = (series: Series, rows: readonly ExceptionColumns[]): ExceptionColumns[] =>
  series.exceptions.flatMap((exception, index) => {
    const row = rows[index]
    return row === undefined ? [] : [{ ...row, ...timeColumns(exception), recurrence_id: exception.recurrenceId }]
  })

/**
 * What an edit of a whole series makes of an occurrence that was changed before: `was` is what it was, `moved` the same
 * at the times to which it follows the series. The one that the person looked at takes the whole edit, and so does the only
 * one that is left; any other only what it did not say differently from its series.
 */
export function editedException(edited: Edited, was: ExceptionColumns, moved: ExceptionColumns): ExceptionColumns {
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
  'category_id',
] as const satisfies readonly (keyof OccurrenceColumns)[]

type Said = (typeof CONTENT)[number]

export const saidBetween = (before: OccurrenceColumns, after: OccurrenceColumns): Said[] =>
  CONTENT.filter((column) => before[column] !== after[column])

/** The row itself where nothing of it follows: of thousands most are as they were. */
function followed(row: ExceptionColumns, { before, after, said }: Edited): ExceptionColumns {
  const common = said.filter((column) => row[column] === before[column])
  return common.length === 0
    ? row
    : { ...row, ...(Object.fromEntries(common.map((column) => [column, after[column]])) as Partial<ExceptionColumns>) }
}

const hasTimes = ({ allDay, start, end, timezone, endTimezone }: EventPatch): boolean =>
  [allDay, start, end, timezone, endTimezone].some((value) => value !== undefined)

/** As long as the series is now and in its form, at the start to which the occurrence has moved. */
function timesLike({ before, after }: Edited, moved: ExceptionColumns) {
  const day = moved.start_at.slice(0, 10)
  const isAlike = moved.all_day === after.all_day
  const start = isAlike ? moved.start_at : after.all_day === 1 ? day : day + after.start_at.slice(10)
  const times = timeColumns(timesOfOccurrence(after, start))
  const isSameZone = before.timezone === after.timezone && before.end_timezone === after.end_timezone
  return isAlike && isSameZone ? { ...times, timezone: moved.timezone, end_timezone: moved.end_timezone } : times
}
