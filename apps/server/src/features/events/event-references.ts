import type { EventPatch } from '@dodici/contract/types'
import type { Queries } from '#server/db/schema.ts'
import { unknownReference } from '#server/errors.ts'
import { defaultCalendarId, isOwnCalendar } from '#server/features/calendars/calendars.service.ts'
import { ownCategoryIds } from '#server/features/categories/categories.service.ts'
import { isOwnGoal, ownGoalIds } from '#server/features/goal-ids/goal-ids.ts'
import type { ShownIds } from './event-record.ts'

/**
 * The calendar that an event goes to: the one that is named, else the person's first that is shown.
 * @throws AppError `unknown_reference` for one that is not the person's own
 */
async function checkedCalendar(db: Queries, ownerId: string, id: string | undefined): Promise<string> {
  if (id === undefined) return defaultCalendarId(db, ownerId)
  if (!(await isOwnCalendar(db, ownerId, id))) throw unknownReference('calendarId')
  return id
}

/**
 * A category that an event may have. `path` is the way to it in what was sent.
 * @throws AppError `unknown_reference` for one that is not the person's own
 */
export async function checkedCategory(
  db: Queries,
  ownerId: string,
  id: string | null,
  path = 'categoryId',
): Promise<string | null> {
  if (id !== null && !(await ownCategoryIds(db, ownerId)).has(id)) throw unknownReference(path)
  return id
}

/**
 * A goal that an event may count for.
 * @throws AppError `unknown_reference` for one that is not the person's own
 */
async function checkedGoal(db: Queries, ownerId: string, id: string | null): Promise<string | null> {
  if (id !== null && !(await isOwnGoal(db, ownerId, id))) throw unknownReference('goalId')
  return id
}

/** Checks of what many events name: each name is asked about once. */
export interface ReferenceChecks {
  readonly calendar: (id: string | undefined) => Promise<string>
  readonly category: (id: string | null) => Promise<string | null>
  readonly goal: (id: string | null) => Promise<string | null>
}

/** Each of them throws as the check of one does. */
export const referenceChecks = (db: Queries, ownerId: string): ReferenceChecks => ({
  calendar: askedOnce((id: string | undefined) => checkedCalendar(db, ownerId, id)),
  category: askedOnce((id: string | null) => checkedCategory(db, ownerId, id)),
  goal: askedOnce((id: string | null) => checkedGoal(db, ownerId, id)),
})

function askedOnce<Name, Answer>(ask: (name: Name) => Promise<Answer>): (name: Name) => Promise<Answer> {
  const known = new Map<Name, Promise<Answer>>()
  return (name) => {
    const answer = known.get(name) ?? ask(name)
    known.set(name, answer)
    return answer
  }
}

/**
 * Refuses a patch that names what an event may not have.
 * @throws AppError `unknown_reference` for a category, a calendar or a goal that is not the person's own
 */
export async function refuseUnknownReferences(
  db: Queries,
  ownerId: string,
  { categoryId = null, goalId = null, calendarId }: Pick<EventPatch, 'categoryId' | 'goalId' | 'calendarId'>,
): Promise<void> {
  await checkedCategory(db, ownerId, categoryId)
  await checkedGoal(db, ownerId, goalId)
  if (calendarId !== undefined) await checkedCalendar(db, ownerId, calendarId)
}

/** What events may show of what they name: nothing that is in the trash. */
export async function shownIds(db: Queries, ownerId: string): Promise<ShownIds> {
  return { categoryIds: await ownCategoryIds(db, ownerId), goalIds: await ownGoalIds(db, ownerId) }
}
