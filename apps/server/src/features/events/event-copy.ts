import { eventColumns, occurrenceColumns, type EventContent } from '#server/db/journal/units/event-unit.ts'
import { repetitionColumns, withDerived } from './event-columns.ts'
import { asNewEvent, editContent, occurrenceOf, type Edit, type EditResult } from './event-edit.ts'
import type { EventRecord } from './event-record.ts'
import { contentOf, splitRecord } from './event-split.ts'
import type { Part } from './event-target.ts'

/**
 * A new event from part of another, edited on the way; a single occurrence becomes an event that does not repeat.
 * Imported properties are not copied.
 * @throws AppError `not_found`, `invalid_input`
 */
export function copyPart(record: EventRecord, part: Part, edit: Edit): EditResult {
  const { content, droppedExceptions } = editContent(partContent(record, part), edit, part.recurrenceId)
  const event = { ...content.event, ics_extra: null }
  const exceptions = content.exceptions.map((exception) => ({ ...exception, ics_extra: null }))
  return { states: [asNewEvent({ event, exceptions }, edit.now, null)], droppedExceptions }
}

function partContent(record: EventRecord, part: Part): EventContent {
  switch (part.scope) {
    case 'all':
      return contentOf(record)
    case 'following':
      return splitRecord(record, part.recurrenceId).after
    case 'this':
      return occurrenceContent(record, part.recurrenceId)
  }
}

function occurrenceContent(record: EventRecord, recurrenceId: string): EventContent {
  const event = {
    ...eventColumns(record.row),
    ...occurrenceColumns(occurrenceOf(record, recurrenceId)),
    ...repetitionColumns({ rrule: null, rdates: [], exdates: [] }),
  }
  return { event: withDerived(event, []), exceptions: [] }
}
