import type { EventBatch } from '@dodici/contract/types'
import { eventColumns, occurrenceColumns, type EventContent } from '#server/db/journal/units/event-unit.ts'
import { invalidInput } from '#server/errors.ts'
import { namingTarget } from './batch-faults.ts'
import type { TargetEvent } from './batch-targets.ts'
import { repetitionColumns, withDerived } from './event-columns.ts'
import {
  asNewEvent,
  editContent,
  editOccurrence,
  editSeries,
  occurrenceOf,
  withOccurrences,
  type Edit,
  type EditResult,
} from './event-edit.ts'
import { timesOf, type EventRecord } from './event-record.ts'
import { withoutOccurrences, withoutPart } from './event-removal.ts'
import { splitEvent } from './event-parting.ts'
import { contentOf, splitRecord } from './event-split.ts'
import type { Part } from './event-target.ts'
import { shiftedTimes, type DayShift } from './event-times.ts'

export type Action = EventBatch['action']

/** The action of a batch. Its category must be the person's own (`checkedCategory`). */
export function actOf(action: Action, by: Pick<Edit, 'actor' | 'now'>): (event: TargetEvent) => EditResult {
  const shiftBy = (shift: DayShift): Edit => ({
    ...by,
    patchOf: (base) => shiftedTimes(timesOf(base), shift),
    isOfEach: true,
  })
  switch (action.kind) {
    case 'shift':
      return (event) => editMeant(event, shiftBy(action))
    case 'copy':
      return (event) => copyMeant(event, shiftBy({ startDays: action.days, endDays: action.days }))
    case 'split':
      return (event) => splitMeant(event, action.days, by)
    case 'category': {
      const { categoryId } = action
      return (event) => editMeant(event, { ...by, patchOf: () => ({ categoryId }), isOfEach: true })
    }
    case 'delete':
      return removeMeant
  }
}

/** Edits the targets of a batch in one event; for a series all its named occurrences at once. */
function editMeant(event: TargetEvent, edit: Edit): EditResult {
  const { record } = event
  if ('part' in event) return namingTarget(event.index, () => editSeries(record, event.part, edit))
  const changed = event.occurrences.map(({ index, recurrenceId }) =>
    namingTarget(index, () => editOccurrence(record, recurrenceId, edit)),
  )
  return withOccurrences(record, changed)
}

/** Copies the targets of a batch in one event; each occurrence becomes a separate event. */
function copyMeant(event: TargetEvent, edit: Edit): EditResult {
  const { record } = event
  if ('part' in event) return namingTarget(event.index, () => copyPart(record, event.part, edit))
  const copies = event.occurrences.map(({ index, recurrenceId }) =>
    namingTarget(index, () => copyPart(record, { scope: 'this', recurrenceId }, edit)),
  )
  return { states: copies.flatMap((copy) => copy.states), droppedExceptions: [] }
}

/**
 * A new event from part of another, edited on the way; a single occurrence becomes an event that does not repeat.
 * Imported properties are not copied.
 * @throws AppError `not_found`, `invalid_input`
 */
function copyPart(record: EventRecord, part: Part, edit: Edit): EditResult {
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

/** Parts the event of a batch in two. */
function splitMeant(event: TargetEvent, days: number, by: Pick<Edit, 'actor' | 'now'>): EditResult {
  const { record } = event
  if ('part' in event) return namingTarget(event.index, () => splitEvent(record, event.part, { ...by, days }))
  const [first] = event.occurrences
  return namingTarget(first?.index ?? 0, () => {
    throw invalidInput('scope', 'a series is parted at what follows an occurrence')
  })
}

/** Deletes the targets of a batch in one event. */
function removeMeant(event: TargetEvent): EditResult {
  const { record } = event
  const rest =
    'part' in event
      ? withoutPart(record, event.part)
      : withoutOccurrences(
          record,
          event.occurrences.map(({ recurrenceId }) => recurrenceId),
        )
  return { states: [rest], droppedExceptions: [] }
}
