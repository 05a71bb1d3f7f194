import type { Access } from '#server/actor.ts'
import type { ChangeWriter } from '#server/db/journal/change-writer.ts'
import { writeChange, type Storage, type Written } from '#server/db/journal/write-change.ts'
import { withoutOccurrences, withoutPart } from './event-removal.ts'
import { inTurns } from '#server/event-loop-turns.ts'
import type { EventRecord } from './event-record.ts'
import { partOf, presentRecord, type EventTarget } from './event-target.ts'

/**
 * Deletes an event; of a series, one occurrence, it and all that follow, or all. A series without remaining occurrences
 * is deleted as a whole.
 * @throws AppError `not_found`, `stale_version`, `scope_required`, `invalid_input`
 */
export function deleteEvent(storage: Storage, access: Access, target: EventTarget): Promise<Written<null>> {
  return writeChange(storage, access, { kind: 'event.delete' }, async (writer) => {
    await putDeletion(writer, access, target)
    return null
  })
}

/**
 * Deletes an event or part of it within a larger change.
 * @throws AppError as `deleteEvent` does
 */
export async function putDeletion(writer: ChangeWriter, access: Access, target: EventTarget): Promise<void> {
  const record = await presentRecord(writer, access, target)
  await writer.put('event', [restOf({ record, target })])
}

/** Deletes an event, or part of it, that the transaction has already read. */
export interface KnownDeletion {
  readonly record: EventRecord
  readonly target: EventTarget
}

/**
 * Deletes several events or parts of different events within a larger change.
 * @throws AppError as `deleteEvent` does
 */
export async function putDeletions(writer: ChangeWriter, deletions: readonly KnownDeletion[]): Promise<void> {
  if (deletions.length > 0) await writer.put('event', await inTurns(deletions, restOf))
}

function restOf({ record, target }: KnownDeletion) {
  const part = partOf(record, target)
  return part.scope === 'this' ? withoutOccurrences(record, [part.recurrenceId]) : withoutPart(record, part)
}
