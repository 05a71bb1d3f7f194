import type { EventPatch } from '@dodici/contract/types'
import { isOwn, ownIds } from '#server/db/journal/own-units.ts'
import type { Queries } from '#server/db/schema.ts'
import { unknownReference } from '#server/errors.ts'
import { getOrMake } from '#server/get-or-make.ts'
import { defaultCalendarId } from '#server/features/calendars/calendars.service.ts'
import type { ShownIds } from './event-record.ts'

/**
 * The calendar of a new event: the named one, or the person's oldest visible one.
 * @throws AppError `unknown_reference` for one that is not the person's own
 */
async function checkedCalendar(db: Queries, ownerId: string, id: string | undefined): Promise<string> {
  if (id === undefined) return defaultCalendarId(db, ownerId)
  if (!(await isOwn(db, 'calendar', ownerId, id))) throw unknownReference('calendarId')
  return id
}

/**
 * Checks a category reference; `path` is its place in the request.
 * @throws AppError `unknown_reference` for one that is not the person's own
 */
export async function checkedCategory(
  db: Queries,
  ownerId: string,
  id: string | null,
  path = 'categoryId',
): Promise<string | null> {
  if (id !== null && !(await isOwn(db, 'category', ownerId, id))) throw unknownReference(path)
  return id
}

/**
 * Checks a goal reference.
 * @throws AppError `unknown_reference` for one that is not the person's own
 */
async function checkedGoal(db: Queries, ownerId: string, id: string | null): Promise<string | null> {
  if (id !== null && !(await isOwn(db, 'goal', ownerId, id))) throw unknownReference('goalId')
  return id
}

/** Checks references of many events, with one query per name. */
export interface ReferenceChecks {
  readonly calendar: (id: string | undefined) => Promise<string>
  readonly category: (id: string | null) => Promise<string | null>
  readonly goal: (id: string | null) => Promise<string | null>
}

/** Each throws as the check of a single one does. */
export const referenceChecks = (db: Queries, ownerId: string): ReferenceChecks => ({
  calendar: askedOnce((id: string | undefined) => checkedCalendar(db, ownerId, id)),
  category: askedOnce((id: string | null) => checkedCategory(db, ownerId, id)),
  goal: askedOnce((id: string | null) => checkedGoal(db, ownerId, id)),
})

function askedOnce<Name, Answer>(ask: (name: Name) => Promise<Answer>): (name: Name) => Promise<Answer> {
  const known = new Map<Name, Promise<Answer>>()
  return (name) => getOrMake(known, name, () => ask(name))
}

/**
 * Refuses a patch with invalid references.
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

/** The references that events may show: none from the trash. */
export async function shownIds(db: Queries, ownerId: string): Promise<ShownIds> {
  return { categoryIds: await ownIds(db, 'category', ownerId), goalIds: await ownIds(db, 'goal', ownerId) }
}
