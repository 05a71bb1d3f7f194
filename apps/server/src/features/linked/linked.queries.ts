import type { LinkedAccountTable, LinkedCalendarTable, Queries } from '#server/db/schema.ts'

/** Whose account, and which. */
export type AccountKey = Pick<LinkedAccountTable, 'owner_id' | 'id'>

/** Whose linked calendar, and which. */
export type LinkKey = Pick<LinkedCalendarTable, 'owner_id' | 'calendar_id'>

/** A person's accounts elsewhere, oldest first. */
export const findAccounts = (db: Queries, ownerId: string): Promise<LinkedAccountTable[]> =>
  db
    .selectFrom('linked_account')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const findAccount = (db: Queries, { owner_id, id }: AccountKey): Promise<LinkedAccountTable | undefined> =>
  db.selectFrom('linked_account').selectAll().where('owner_id', '=', owner_id).where('id', '=', id).executeTakeFirst()

export const insertAccount = async (db: Queries, row: LinkedAccountTable): Promise<void> => {
  await db.insertInto('linked_account').values(row).execute()
}

export const setAccount = async (
  db: Queries,
  { owner_id, id }: AccountKey,
  facts: Partial<LinkedAccountTable>,
): Promise<void> => {
  // A statement that sets nothing is none.
  if (Object.keys(facts).length === 0) return
  await db.updateTable('linked_account').set(facts).where('owner_id', '=', owner_id).where('id', '=', id).execute()
}

export const deleteAccount = async (db: Queries, { owner_id, id }: AccountKey): Promise<void> => {
  await db.deleteFrom('linked_account').where('owner_id', '=', owner_id).where('id', '=', id).execute()
}

/** A person's linked calendars, oldest first. */
export const findLinks = (db: Queries, ownerId: string): Promise<LinkedCalendarTable[]> =>
  db
    .selectFrom('linked_calendar')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('calendar_id')
    .execute()

export const findLink = (db: Queries, { owner_id, calendar_id }: LinkKey): Promise<LinkedCalendarTable | undefined> =>
  db
    .selectFrom('linked_calendar')
    .selectAll()
    .where('owner_id', '=', owner_id)
    .where('calendar_id', '=', calendar_id)
    .executeTakeFirst()

export const insertLink = async (db: Queries, row: LinkedCalendarTable): Promise<void> => {
  await db.insertInto('linked_calendar').values(row).execute()
}

export const setLink = async (
  db: Queries,
  { owner_id, calendar_id }: LinkKey,
  facts: Partial<LinkedCalendarTable>,
): Promise<void> => {
  await db
    .updateTable('linked_calendar')
    .set(facts)
    .where('owner_id', '=', owner_id)
    .where('calendar_id', '=', calendar_id)
    .execute()
}

/** All of an account. */
export const setLinksOf = async (
  db: Queries,
  { owner_id, id }: AccountKey,
  facts: Partial<LinkedCalendarTable>,
): Promise<void> => {
  await db
    .updateTable('linked_calendar')
    .set(facts)
    .where('owner_id', '=', owner_id)
    .where('account_id', '=', id)
    .execute()
}

/** Ends a link: the calendar stays, and nothing is known of the other side any more. */
export async function deleteLink(db: Queries, { owner_id, calendar_id }: LinkKey): Promise<void> {
  for (const table of ['linked_object', 'linked_calendar'] as const) {
    await db.deleteFrom(table).where('owner_id', '=', owner_id).where('calendar_id', '=', calendar_id).execute()
  }
}

/** The number of the newest change of a calendar's events; 0 if there was none. */
export async function findMark(db: Queries, { owner_id, calendar_id }: LinkKey): Promise<number> {
  const row = await db
    .selectFrom('calendar_mark')
    .select('sequence')
    .where('owner_id', '=', owner_id)
    .where('calendar_id', '=', calendar_id)
    .executeTakeFirst()
  return row?.sequence ?? 0
}

/** Lets calendars of a person in which something changed here be looked at soon, but for those that are paused or put off. */
export async function hastenChanged(db: Queries, ownerId: string, dueAt: string): Promise<number> {
  const changed = await db
    .updateTable('linked_calendar')
    .set({ due_at: dueAt })
    .where('owner_id', '=', ownerId)
    .where('due_at', '>', dueAt)
    .where('fault', 'is', null)
    .where((where) =>
      where.exists(
        where
          .selectFrom('calendar_mark')
          .select('calendar_mark.sequence')
          .whereRef('calendar_mark.owner_id', '=', 'linked_calendar.owner_id')
          .whereRef('calendar_mark.calendar_id', '=', 'linked_calendar.calendar_id')
          .whereRef('calendar_mark.sequence', '>', 'linked_calendar.local_mark'),
      ),
    )
    .returning('calendar_id')
    .execute()
  return changed.length
}

/** Whether a person has any linked calendar in which something changed here. */
export const isAnyChanged = async (db: Queries, ownerId: string): Promise<boolean> =>
  (await db
    .selectFrom('linked_calendar')
    .innerJoin('calendar_mark', (join) =>
      join
        .onRef('calendar_mark.owner_id', '=', 'linked_calendar.owner_id')
        .onRef('calendar_mark.calendar_id', '=', 'linked_calendar.calendar_id'),
    )
    .select('linked_calendar.calendar_id')
    .where('linked_calendar.owner_id', '=', ownerId)
    .where('linked_calendar.due_at', 'is not', null)
    .where('linked_calendar.fault', 'is', null)
    .whereRef('calendar_mark.sequence', '>', 'linked_calendar.local_mark')
    .limit(1)
    .executeTakeFirst()) !== undefined
