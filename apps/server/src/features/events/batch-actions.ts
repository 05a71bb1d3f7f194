import { namingTarget } from './batch-faults.ts'
import type { MeantEvent } from './batch-targets.ts'
import { copyPart } from './event-copy.ts'
import { editOccurrence, editSeries, withOccurrences, type Edit, type Edited } from './event-edit.ts'
import { withoutOccurrences, withoutPart } from './event-removal.ts'

/** Edits what a batch means of an event: of a series all its occurrences in question at once. */
export function editMeant(event: MeantEvent, edit: Edit): Edited {
  const { record } = event
  if ('part' in event) return namingTarget(event.index, () => editSeries(record, event.part, edit))
  const changed = event.occurrences.map(({ index, recurrenceId }) =>
    namingTarget(index, () => editOccurrence(record, recurrenceId, edit)),
  )
  return withOccurrences(record, changed)
}

/** Copies what a batch means of an event, edited on the way: each occurrence in question is an event of its own. */
export function copyMeant(event: MeantEvent, edit: Edit): Edited {
  const { record } = event
  if ('part' in event) return namingTarget(event.index, () => copyPart(record, event.part, edit))
  const copies = event.occurrences.map(({ index, recurrenceId }) =>
    namingTarget(index, () => copyPart(record, { scope: 'this', recurrenceId }, edit)),
  )
  return { states: copies.flatMap((copy) => copy.states), droppedExceptions: [] }
}

/** Takes out what a batch means of an event. */
export function removeMeant(event: MeantEvent): Edited {
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
