import type { EventBatch } from '@dodici/contract/types'
import { namingTarget } from './batch-faults.ts'
import type { TargetEvent } from './batch-targets.ts'
import { copyPart } from './event-copy.ts'
import { editOccurrence, editSeries, withOccurrences, type Edit, type EditResult } from './event-edit.ts'
import { timesOf } from './event-record.ts'
import { withoutOccurrences, withoutPart } from './event-removal.ts'
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
