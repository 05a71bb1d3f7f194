import type { Actor } from '#server/actor.ts'
import type { ChangeWriter } from '#server/db/journal/change-writer.ts'
import { writeChange, type Storage, type Written } from '#server/db/journal/write-change.ts'
import { withoutOccurrences, withoutPart } from './event-removal.ts'
import { partOf, presentRecord, type EventTarget } from './event-target.ts'

/**
 * Deletes an event; of a series, one occurrence, it and all that follow, or the whole. A series that has no occurrence
 * left goes as a whole.
 * @throws AppError `not_found`, `stale_version`, `scope_required`, `invalid_input`
 */
export function deleteEvent(storage: Storage, actor: Actor, target: EventTarget): Promise<Written<null>> {
  return writeChange(storage, actor, { kind: 'event.delete' }, async (writer) => {
    await putDeletion(writer, actor, target)
    return null
  })
}

/**
 * Deletes an event or a part of it within a change that may do more.
 * @throws AppError as `deleteEvent` does
 */
export async function putDeletion(writer: ChangeWriter, actor: Actor, target: EventTarget): Promise<void> {
  const record = await presentRecord(writer, actor, target)
  const part = partOf(record, target)
  const rest = part.scope === 'this' ? withoutOccurrences(record, [part.recurrenceId]) : withoutPart(record, part)
  await writer.put('event', [rest])
}
