import type { Event, EventPatch } from '@dodici/contract/types'
import type { Access } from '#server/actor.ts'
import type { ChangeWriter } from '#server/db/journal/change-writer.ts'
import { writeChange, type Storage, type Written } from '#server/db/journal/write-change.ts'
import { invalidInput } from '#server/errors.ts'
import { inTurns, openTurns } from '#server/event-loop-turns.ts'
import { editOccurrence, editSeries, withOccurrences, type Edit, type EditResult } from './event-edit.ts'
import type { EventRecord } from './event-record.ts'
import { refuseUnknownReferences } from './event-references.ts'
import { partOf, presentRecord, type EventTarget, type Part } from './event-target.ts'
import { ownRecord, showEvent } from './events.service.ts'
import { refuseMadeBeyondPlan, refuseMailsBeyondPlan } from './plan.ts'

interface UpdateRequest extends EventTarget {
  readonly patch: EventPatch
  /** The year of the occurrences in the answer. */
  readonly year?: number | undefined
}

type Updated = Event & { droppedExceptions: string[] }

/**
 * Edits an event; of a series, one occurrence, it and all that follow, or all. *Following* ends the series just before
 * and answers the new event that starts there.
 * @throws AppError `not_found`, `stale_version`, `scope_required`, `invalid_input`, `rule_refused`,
 * `unknown_reference`, `plan_limit`
 */
export function updateEvent(storage: Storage, access: Access, request: UpdateRequest): Promise<Written<Updated>> {
  return writeChange(storage, access, { kind: 'event.update', isLarge: true }, async (writer) => {
    const edited = await putUpdate(writer, access, request)
    const present = await ownRecord(writer.trx, access.ownerId, edited.states.at(-1)?.id ?? '')
    return {
      ...(await showEvent(writer.trx, access, present, request.year)),
      droppedExceptions: [...edited.droppedExceptions],
    }
  })
}

/**
 * Edits an event within a larger change.
 * @throws AppError as `updateEvent` does
 */
export async function putUpdate(writer: ChangeWriter, access: Access, request: UpdateRequest): Promise<EditResult> {
  // A series may have thousands of exceptions: reading, computing and writing them are separate turns.
  const pause = openTurns(writer.pause)
  const known = { record: await presentRecord(writer, access, request), request }
  await pause()
  const edited = editedBy(known, { writer, access })
  await pause()
  await refuseEdited(writer, access, { updates: [known], states: edited.states })
  for (const state of edited.states) {
    await writer.put('event', [state])
    await pause()
  }
  return edited
}

/** Edits an event that the transaction has already read. */
export interface KnownUpdate {
  readonly record: EventRecord
  readonly request: UpdateRequest
}

/**
 * Edits several events, each once, within a larger change.
 * @throws AppError as `updateEvent` does
 */
export async function putUpdates(writer: ChangeWriter, access: Access, updates: readonly KnownUpdate[]): Promise<void> {
  if (updates.length === 0) return
  const edited = await inTurns(updates, (known) => editedBy(known, { writer, access }))
  const states = edited.flatMap((one) => one.states)
  await refuseEdited(writer, access, { updates, states })
  await writer.put('event', states)
}

function editedBy(
  { record, request }: KnownUpdate,
  { writer, access }: { writer: ChangeWriter; access: Access },
): EditResult {
  const { patch } = request
  const part = partOf(record, request)
  if (part.scope === 'this') refuseWhatSeriesHave(patch)
  if (patch.reminders !== undefined) refuseMailsBeyondPlan(access, patch.reminders, record.row)
  return editPart(record, part, { actor: access.actor, now: writer.now, patchOf: () => patch, isOfEach: false })
}

/** @throws AppError `unknown_reference`, `plan_limit` */
async function refuseEdited(
  { trx, ownerId }: Pick<ChangeWriter, 'trx' | 'ownerId'>,
  access: Access,
  { updates, states }: { updates: readonly KnownUpdate[]; states: EditResult['states'] },
): Promise<void> {
  // Many changes share few categories, calendars and goals: each is looked up once.
  const patches = updates.map(({ request }) => request.patch)
  const references = new Map(patches.map((one) => [JSON.stringify([one.categoryId, one.calendarId, one.goalId]), one]))
  for (const patch of references.values()) await refuseUnknownReferences(trx, ownerId, patch)
  await refuseMadeBeyondPlan(trx, access, { states, of: new Set(updates.map(({ record }) => record.row.id)) })
}

const editPart = (record: EventRecord, part: Part, edit: Edit): EditResult =>
  part.scope === 'this'
    ? withOccurrences(record, [editOccurrence(record, part.recurrenceId, edit)])
    : editSeries(record, part, edit)

/** A single occurrence has no rule, reminders, calendar or goal of its own. */
function refuseWhatSeriesHave(patch: EventPatch): void {
  for (const path of ['recurrence', 'reminders', 'calendarId', 'goalId'] as const) {
    if (patch[path] !== undefined) throw invalidInput(path, 'belongs to the whole series')
  }
}
