import type { EventPatch } from '@dodici/contract/types'
import { v7 as uuid } from 'uuid'
import type { Actor } from '#server/actor.ts'
import type { UnitState } from '#server/db/journal/change-writer.ts'
import { eventColumns, occurrenceColumns, type EventContent } from '#server/db/journal/units/event-unit.ts'
import type { ExceptionColumns, OccurrenceColumns } from '#server/db/schema.ts'
import { timeColumns, withDerived } from './event-columns.ts'
import { mergeAll, type Merged } from './event-merge.ts'
import { timesOfOccurrence, type EventRecord } from './event-record.ts'
import { contentOf, splitRecord } from './event-split.ts'
import type { SeriesPart } from './event-target.ts'
import { mergeOccurrence } from './merged-columns.ts'

/** An edit of an event, and who makes it. */
export interface Edit {
  readonly actor: Actor
  /** The instant of the change, as it is stored. */
  readonly now: string
  /** Applies the edit to an event or an occurrence. */
  readonly patchOf: (base: OccurrenceColumns) => EventPatch
  /** Whether it applies to each occurrence by itself, as a move by days does, and not to the series as a whole. */
  readonly isOfEach: boolean
}

/** The result of an edit: states to store, with the edited event last, and the dropped exceptions. */
export interface EditResult {
  readonly states: readonly UnitState<'event'>[]
  readonly droppedExceptions: readonly string[]
}

/**
 * Edits a whole event or series, or ends a series just before an occurrence and starts a new one there.
 * @throws AppError `not_found`, `invalid_input`, `rule_refused`
 */
export function editSeries(record: EventRecord, part: SeriesPart, edit: Edit): EditResult {
  const { row } = record
  const split = part.scope === 'all' ? null : splitRecord(record, part.recurrenceId)
  const { content, droppedExceptions } = editContent(split?.after ?? contentOf(record), edit, part.recurrenceId)
  if (!split?.before) return { states: [{ id: row.id, content }], droppedExceptions }
  const begun = asNewEvent(content, edit.now, row.id)
  return { states: [{ id: row.id, content: split.before }, begun], droppedExceptions }
}

/** Applies an edit to a record; `seen` is the occurrence that the person is looking at. */
export const editContent = (base: EventContent, { actor, patchOf, isOfEach }: Edit, seen: string | null): Merged =>
  mergeAll(base, { actor, patch: patchOf(base.event), seen, ...(isOfEach ? { patchOfSeen: patchOf } : {}) })

/** The content of an event or part of one, as a new event. */
export function asNewEvent(
  { event, exceptions }: EventContent,
  now: string,
  splitFrom: string | null,
): UnitState<'event'> {
  const id = uuid()
  const begun = { ...event, uid: id, ics_sequence: 0, split_from: splitFrom, created_at: now }
  return { id, content: { event: begun, exceptions } }
}

/**
 * The edited occurrence of a series.
 * @throws AppError `invalid_input`
 */
export function editOccurrence(record: EventRecord, recurrenceId: string, { actor, patchOf }: Edit): ExceptionColumns {
  const base = occurrenceOf(record, recurrenceId)
  return mergeOccurrence(actor, base, patchOf(base))
}

/** An occurrence as an exception: as it was changed, or as the rule produces it. */
export const occurrenceOf = ({ row, exceptions }: EventRecord, recurrenceId: string): ExceptionColumns =>
  exceptions.find((exception) => exception.recurrence_id === recurrenceId) ?? {
    ...occurrenceColumns(row),
    ...timeColumns(timesOfOccurrence(row, recurrenceId)),
    recurrence_id: recurrenceId,
    ics_extra: null,
  }

/** A series with some occurrences replaced by exceptions. */
export function withOccurrences({ row, exceptions }: EventRecord, changed: readonly ExceptionColumns[]): EditResult {
  const names = new Set(changed.map((exception) => exception.recurrence_id))
  const others = exceptions.filter((exception) => !names.has(exception.recurrence_id))
  const all = [...others, ...changed].sort((a, b) => (a.recurrence_id < b.recurrence_id ? -1 : 1))
  const event = withDerived({ ...eventColumns(row), ics_sequence: row.ics_sequence + 1 }, all)
  return { states: [{ id: row.id, content: { event, exceptions: all } }], droppedExceptions: [] }
}
