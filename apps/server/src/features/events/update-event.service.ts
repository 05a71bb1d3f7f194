import type { Event, EventPatch } from '@dodici/contract/types'
import { v7 as uuid } from 'uuid'
import type { Actor } from '#server/actor.ts'
import type { ChangeWriter } from '#server/db/journal/change-writer.ts'
import { writeChange, type Storage, type Written } from '#server/db/journal/write-change.ts'
import type { ExceptionColumns } from '#server/db/schema.ts'
import { eventColumns, occurrenceColumns } from '#server/db/journal/units/event-unit.ts'
import { invalidInput } from '#server/errors.ts'
import { timeColumns, withDerived } from './event-columns.service.ts'
import { mergeAll, mergeOccurrence } from './event-merge.ts'
import { timesOfOccurrence, type EventRecord } from './event-record.service.ts'
import { contentOf, splitRecord } from './event-split.ts'
import { partOf, presentRecord, type EventTarget } from './event-target.ts'
import { ownRecord, showEvent } from './events.service.ts'

interface UpdateRequest extends EventTarget {
  readonly patch: EventPatch
  /** The year whose occurrences the answer shows. */
  readonly year?: number | undefined
}

type Updated = Event & { droppedExceptions: string[] }

interface Saved {
  readonly id: string
  readonly droppedExceptions: readonly string[]
}

interface Surroundings {
  readonly writer: ChangeWriter
  readonly actor: Actor
}

/**
 * Changes an event; of a series, one occurrence, it and all that follow, or the whole. *Following* ends the series the
 * instant before and answers the new event that starts there.
 * @throws AppError `not_found`, `stale_version`, `scope_required`, `invalid_input`, `rule_refused`, `unknown_reference`
 */
export function updateEvent(storage: Storage, actor: Actor, request: UpdateRequest): Promise<Written<Updated>> {
  return writeChange(storage, actor, { kind: 'event.update' }, async (writer) => {
    const record = await presentRecord(writer, actor, request)
    const saved = await updatePart({ writer, actor }, record, request)
    const present = await ownRecord(writer.trx, actor.userId, saved.id)
    return {
      ...(await showEvent(writer.trx, actor, present, request.year)),
      droppedExceptions: [...saved.droppedExceptions],
    }
  })
}

function updatePart(surroundings: Surroundings, record: EventRecord, request: UpdateRequest): Promise<Saved> {
  const part = partOf(record, request)
  switch (part.scope) {
    case 'all':
      return updateAll(surroundings, record, request.patch)
    case 'this':
      return updateThis(surroundings, { record, recurrenceId: part.recurrenceId }, request.patch)
    case 'following':
      return updateFollowing(surroundings, { record, recurrenceId: part.recurrenceId }, request.patch)
  }
}

async function updateAll(surroundings: Surroundings, record: EventRecord, patch: EventPatch): Promise<Saved> {
  const { content, droppedExceptions } = await mergeAll(surroundings, contentOf(record), patch)
  await surroundings.writer.put('event', [{ id: record.row.id, content }])
  return { id: record.row.id, droppedExceptions }
}

interface OneOccurrence {
  readonly record: EventRecord
  readonly recurrenceId: string
}

async function updateThis(
  surroundings: Surroundings,
  { record, recurrenceId }: OneOccurrence,
  patch: EventPatch,
): Promise<Saved> {
  refuseWhatSeriesHave(patch)
  const { row, exceptions } = record
  const present = exceptions.find((exception) => exception.recurrence_id === recurrenceId)
  const changed = await mergeOccurrence(surroundings, present ?? plainOccurrence(record, recurrenceId), patch)
  const others = exceptions.filter((exception) => exception.recurrence_id !== recurrenceId)
  const all = [...others, changed].sort((a, b) => (a.recurrence_id < b.recurrence_id ? -1 : 1))
  const event = withDerived({ ...eventColumns(row), ics_sequence: row.ics_sequence + 1 }, all)
  await surroundings.writer.put('event', [{ id: row.id, content: { event, exceptions: all } }])
  return { id: row.id, droppedExceptions: [] }
}

/** A single occurrence has no rule, reminders or calendar of its own. */
function refuseWhatSeriesHave(patch: EventPatch): void {
  for (const path of ['recurrence', 'reminders', 'calendarId'] as const) {
    if (patch[path] !== undefined) throw invalidInput(path, 'belongs to the whole series')
  }
}

/** An occurrence as the rule made it, in the form of an exception. */
const plainOccurrence = ({ row }: EventRecord, recurrenceId: string): ExceptionColumns => ({
  ...occurrenceColumns(row),
  ...timeColumns(timesOfOccurrence(row, recurrenceId)),
  recurrence_id: recurrenceId,
  ics_extra: null,
})

async function updateFollowing(
  surroundings: Surroundings,
  { record, recurrenceId }: OneOccurrence,
  patch: EventPatch,
): Promise<Saved> {
  const { row } = record
  const { before, after } = splitRecord(record, recurrenceId)
  if (before === null) return updateAll(surroundings, record, patch)
  const id = uuid()
  const begun = { ...after.event, uid: id, split_from: row.id, created_at: surroundings.writer.now }
  const merged = await mergeAll(surroundings, { ...after, event: begun }, patch)
  const content = { ...merged.content, event: { ...merged.content.event, ics_sequence: 0 } }
  await surroundings.writer.put('event', [
    { id: row.id, content: before },
    { id, content },
  ])
  return { id, droppedExceptions: merged.droppedExceptions }
}
