import type { Actor } from '#server/actor.ts'
import type { ChangeWriter } from '#server/db/journal/change-writer.ts'
import { writeChange, type Storage, type Written } from '#server/db/journal/write-change.ts'
import { eventColumns, type EventContent } from '#server/db/journal/units/event-unit.ts'
import { withDerived } from './event-columns.service.ts'
import type { EventRecord } from './event-record.service.ts'
import { isEmpty, splitRecord } from './event-split.ts'
import { partOf, presentRecord, type EventTarget } from './event-target.ts'

/**
 * Deletes an event; of a series, one occurrence, it and all that follow, or the whole. A series that has no occurrence
 * left goes as a whole.
 * @throws AppError `not_found`, `stale_version`, `scope_required`, `invalid_input`
 */
export function deleteEvent(storage: Storage, actor: Actor, target: EventTarget): Promise<Written<null>> {
  return writeChange(storage, actor, { kind: 'event.delete' }, async (writer) => {
    const record = await presentRecord(writer, actor, target)
    const part = partOf(record, target)
    const rest =
      part.scope === 'all'
        ? null
        : part.scope === 'this'
          ? withoutOccurrence(record, part.recurrenceId)
          : splitRecord(record, part.recurrenceId).before
    await putRest(writer, record, rest)
    return null
  })
}

async function putRest(writer: ChangeWriter, { row }: EventRecord, rest: EventContent | null): Promise<void> {
  const isGone = rest === null || isEmpty(rest)
  if (isGone) await writer.remove('event', [row.id])
  else await writer.put('event', [{ id: row.id, content: rest }])
}

function withoutOccurrence({ row, exceptions }: EventRecord, recurrenceId: string): EventContent {
  const rest = exceptions.filter((exception) => exception.recurrence_id !== recurrenceId)
  const exdates = [...(JSON.parse(row.exdates) as string[]), recurrenceId].sort()
  const event = {
    ...eventColumns(row),
    exdates: JSON.stringify([...new Set(exdates)]),
    ics_sequence: row.ics_sequence + 1,
  }
  return { event: withDerived(event, rest), exceptions: rest }
}
