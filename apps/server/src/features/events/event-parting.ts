import type { EventPatch } from '@dodici/contract/types'
import { dateOf, dayOfText, formatDay, formatWall, knownDay, MINUTES_A_DAY } from '@dodici/core/date'
import type { OccurrenceColumns } from '#server/db/schema.ts'
import { invalidInput } from '#server/errors.ts'
import { asNewEvent, editContent, editSeries, type Edit, type EditResult } from './event-edit.ts'
import { isSeries, timesOf, type EventRecord } from './event-record.ts'
import { contentOf, splitRecord } from './event-split.ts'
import type { SeriesPart } from './event-target.ts'

interface Parting extends Pick<Edit, 'actor' | 'now'> {
  /** How many days stay in the event. */
  readonly days: number
}

/**
 * Parts an event in two of the same content: before the day that is so many days after its first, or a series before an
 * occurrence. The second is a new event.
 * @throws AppError `invalid_input` where a part would be empty, `not_found`
 */
export function splitEvent(record: EventRecord, part: SeriesPart, parting: Parting): EditResult {
  return part.scope === 'following' ? splitSeries(record, part, parting) : splitSpan(record, parting)
}

function splitSeries(
  record: EventRecord,
  part: Extract<SeriesPart, { scope: 'following' }>,
  { days, ...by }: Parting,
): EditResult {
  if (days !== 0) throw invalidInput('days', 'a series is parted before an occurrence: 0')
  if (splitRecord(record, part.recurrenceId).before === null) throw invalidInput('occurrence', 'is the first')
  return editSeries(record, part, { ...by, patchOf: () => ({}), isOfEach: true })
}

function splitSpan(record: EventRecord, { days, ...by }: Parting): EditResult {
  const { row } = record
  if (isSeries(row)) throw invalidInput('scope', 'a series is parted at what follows')
  const edited = (patchOf: Edit['patchOf']) =>
    editContent(contentOf(record), { ...by, patchOf, isOfEach: true }, null).content
  const before = edited((base) => ({ end: partedAt(base, days).end }))
  const { event, exceptions } = edited((base) => ({ start: partedAt(base, days).start }))
  const begun = asNewEvent({ event: { ...event, ics_extra: null }, exceptions }, by.now, row.id)
  return { states: [{ id: row.id, content: before }, begun], droppedExceptions: [] }
}

/** Where the first part ends and the second begins. */
function partedAt(base: OccurrenceColumns, days: number): Required<Pick<EventPatch, 'start' | 'end'>> {
  const times = timesOf(base)
  const first = knownDay(dateOf(times.start))
  const day = first + days
  if (days < 1 || day > lastDayOf(times, first)) throw invalidInput('days', 'leaves one of both parts empty')
  if (times.allDay) return { start: formatDay(day), end: formatDay(day - 1) }
  const midnight = formatWall(day * MINUTES_A_DAY)
  return { start: midnight, end: midnight }
}

/** The last day that holds some of the times; an end at 00:00 is of the day before. */
function lastDayOf({ allDay, end }: ReturnType<typeof timesOf>, first: number): number {
  const last = dayOfText(end) ?? first
  return !allDay && end.endsWith('T00:00') ? last - 1 : last
}
