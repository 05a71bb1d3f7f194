import { isDeepStrictEqual } from 'node:util'
import type { ImportNote } from '@dodici/contract/types'
import { v7 as uuid } from 'uuid'
import type { UnitState } from '#server/db/journal/change-writer.ts'
import type { EventContent } from '#server/db/journal/units/event-unit.ts'
import type { StoredUnit } from '#server/db/journal/units/unit.ts'
import { settleExceptions } from '#server/features/events/settle-exceptions.ts'
import { openTurns } from '#server/event-loop-turns.ts'
import type { FileEvent, FileException } from './ics-content.ts'

/** What an import would do. */
export interface ImportPlan {
  readonly added: readonly UnitState<'event'>[]
  readonly updated: readonly UnitState<'event'>[]
  readonly unchanged: number
  readonly skipped: readonly ImportNote[]
}

/** Where an event of a file is put. */
export interface FileTarget {
  readonly calendarId: string
  readonly now: string
  /** Category ids by the name in the file. */
  readonly categoryIds: ReadonlyMap<string, string>
}

interface Target extends FileTarget {
  /** Existing events by UID. */
  readonly present: ReadonlyMap<string, StoredUnit<EventContent>>
}

/**
 * Compares a file with a calendar. A new UID is added. A known one is updated if the file differs, unless its SEQUENCE
 * is lower than ours: then ours is newer and stays. Yields now and then.
 */
export async function planImport(
  events: readonly FileEvent[],
  target: Target,
  pause: () => Promise<void>,
): Promise<ImportPlan> {
  const added: UnitState<'event'>[] = []
  const updated: UnitState<'event'>[] = []
  const skipped: ImportNote[] = []
  let unchanged = 0
  const turns = openTurns(pause)
  for (const event of events) {
    const turn = turns()
    if (turn !== undefined) await turn
    const unit = target.present.get(event.event.uid)
    const content = contentOfFile(event, target, unit)
    if (unit === undefined) added.push({ id: uuid(), content })
    else if (isDeepStrictEqual(unit.content, content)) unchanged += 1
    else if (event.event.ics_sequence < unit.content.event.ics_sequence) skipped.push(olderNote(event))
    else updated.push({ id: unit.id, content })
  }
  return { added, updated, unchanged, skipped }
}

const olderNote = ({ event }: FileEvent): ImportNote => ({
  uid: event.uid,
  title: event.title,
  reason: 'olderSequence',
  detail: String(event.ics_sequence),
})

/** What is stored of an event of a file, with what the planner knows of the present one beside it. */
export function contentOfFile(
  file: FileEvent,
  target: FileTarget,
  unit: StoredUnit<EventContent> | undefined,
): EventContent {
  const idOf = categoriesOfExceptions(file, target, unit)
  return settleExceptions({
    event: {
      ...file.event,
      calendar_id: target.calendarId,
      category_id: categoryOf(file, target, unit),
      goal_id: unit?.content.event.goal_id ?? null,
      split_from: unit?.content.event.split_from ?? null,
      created_at: earlierOf(file.createdAt, unit?.content.event.created_at ?? target.now),
    },
    exceptions: file.exceptions.map(({ category, ...row }) => ({ ...row, category_id: idOf({ category, ...row }) })),
  })
}

/** When an event was made, by its file or by us. Files have no fractions of seconds. */
const earlierOf = (written: string | null, stored: string): string =>
  written !== null && written.slice(0, 19) < stored.slice(0, 19) ? written : stored

/** The file's content; without a category, the event keeps the one that the person gave it. */
function categoryOf(
  { category }: FileEvent,
  { categoryIds }: FileTarget,
  unit: StoredUnit<EventContent> | undefined,
): string | null {
  if (category === null) return unit?.content.event.category_id ?? null
  return categoryIds.get(category) ?? null
}

/** The same for its exceptions; without any category in the file they keep theirs. */
function categoriesOfExceptions(
  file: FileEvent,
  target: FileTarget,
  unit: StoredUnit<EventContent> | undefined,
): (exception: FileException) => string | null {
  const present = new Map(unit?.content.exceptions.map((row) => [row.recurrence_id, row.category_id]))
  const otherwise = file.category === null ? categoryOf(file, target, unit) : null
  return ({ category, recurrence_id }) => {
    if (category !== null) return target.categoryIds.get(category) ?? null
    const known = present.get(recurrence_id)
    return known === undefined ? otherwise : known
  }
}
