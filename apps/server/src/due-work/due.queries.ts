import type { Queries } from '#server/db/schema.ts'

/** Tables whose rows are looked at when they are due: calendars of somebody. */
type DueTable = 'subscription' | 'linked_calendar'

/** What of such a row says whose turn it is. Null is never due. */
export interface DueRow {
  readonly owner_id: string
  readonly calendar_id: string
  readonly due_at: string | null
}

/** Whose turn it is: an owner, and since when something of theirs is due. */
interface DueOwner {
  readonly owner_id: string
  readonly due_at: string | null
}

/** What is due in a table, through its index. */
export interface DueQueries {
  /** Owners with something due, but for some of them and for the disabled, those who wait longest first. */
  readonly findOwners: (
    db: Queries,
    wanted: { readonly now: string; readonly without: readonly string[]; readonly most: number },
  ) => Promise<DueOwner[]>
  /** Calendars of an owner that are due, those that wait longest first. */
  readonly findOf: (
    db: Queries,
    ownerId: string,
    wanted: { readonly now: string; readonly most: number },
  ) => Promise<DueRow[]>
  /** Puts one off, if it is still due as it was when it was found: of two servers, one does. */
  readonly claim: (db: Queries, row: DueRow, until: string) => Promise<boolean>
  /** Lets what a wrong clock has put off too far be looked at now. */
  readonly bringForward: (db: Queries, wanted: { readonly now: string; readonly after: string }) => Promise<void>
  readonly isAnyMisplaced: (db: Queries, after: string) => Promise<boolean>
}

export function dueIn(table: DueTable): DueQueries {
  // All have these columns, which the type of one of them says.
  const name = table as 'subscription'
  return {
    findOwners: (db, { now, without, most }) => {
      const due = db
        .selectFrom(name)
        .select(({ fn }) => ['owner_id', fn.min('due_at').as('due_at')])
        .where('due_at', '<=', now)
        .where('owner_id', 'not in', (disabled) =>
          disabled.selectFrom('user').select('id').where('disabled_at', 'is not', null),
        )
        .groupBy('owner_id')
        .orderBy('due_at')
        .orderBy('owner_id')
        .limit(most)
      return (without.length === 0 ? due : due.where('owner_id', 'not in', [...without])).execute()
    },
    findOf: (db, ownerId, { now, most }) =>
      db
        .selectFrom(name)
        .select(['owner_id', 'calendar_id', 'due_at'])
        .where('owner_id', '=', ownerId)
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .orderBy('calendar_id')
        .limit(most)
        .execute(),
    claim: async (db, { owner_id, calendar_id, due_at }, until) => {
      const claimed = await db
        .updateTable(name)
        .set({ due_at: until })
        .where('owner_id', '=', owner_id)
        .where('calendar_id', '=', calendar_id)
        .where('due_at', '=', due_at)
        .returning('calendar_id')
        .execute()
      return claimed.length > 0
    },
    bringForward: async (db, { now, after }) => {
      await db.updateTable(name).set({ due_at: now }).where('due_at', '>', after).execute()
    },
    isAnyMisplaced: async (db, after) =>
      (await db.selectFrom(name).select('owner_id').where('due_at', '>', after).limit(1).executeTakeFirst()) !==
      undefined,
  }
}
