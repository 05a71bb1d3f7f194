import type { Queries } from '#server/db/schema.ts'

/** Tables whose rows are looked at when they are due, and what names a row beside its owner. */
interface DueTables {
  readonly subscription: 'calendar_id'
  readonly linked_calendar: 'calendar_id'
  readonly webhook: 'id'
}

/** What of such a row says whose turn it is. Null is never due. */
export interface DueRow {
  readonly owner_id: string
  readonly due_at: string | null
}

/** One of a calendar. */
export type DueCalendar = DueRow & { readonly calendar_id: string }

/** Whose turn it is: an owner, and since when something of theirs is due. */
interface DueOwner {
  readonly owner_id: string
  readonly due_at: string | null
}

/** What is due in a table, through its index. */
export interface DueQueries<Found extends DueRow = DueCalendar> {
  /** Owners with something due, but for some of them and for the disabled, those who wait longest first. */
  readonly findOwners: (
    db: Queries,
    wanted: { readonly now: string; readonly without: readonly string[]; readonly most: number },
  ) => Promise<DueOwner[]>
  /** What of an owner is due, what waits longest first. */
  readonly findOf: (
    db: Queries,
    ownerId: string,
    wanted: { readonly now: string; readonly most: number },
  ) => Promise<Found[]>
  /** Puts one off, if it is still due as it was when it was found: of two servers, one does. */
  readonly claim: (db: Queries, row: Found, until: string) => Promise<boolean>
  /** Lets what a wrong clock has put off too far be looked at now. */
  readonly bringForward: (db: Queries, wanted: { readonly now: string; readonly after: string }) => Promise<void>
  readonly isAnyMisplaced: (db: Queries, after: string) => Promise<boolean>
}

type FoundIn<Table extends keyof DueTables> = DueRow & { readonly [Key in DueTables[Table]]: string }

/** Only rows of which the last try failed, or only the others. */
interface OnlySome {
  readonly isFailing: boolean
}

/** All have these columns, which the type of one of them says. */
const namesOf = (table: keyof DueTables, key: DueTables[keyof DueTables]) => [table as 'webhook', key as 'id'] as const

export function dueIn<Table extends keyof DueTables>(
  table: Table,
  key: DueTables[Table],
  only?: OnlySome,
): DueQueries<FoundIn<Table>> {
  const [name, id] = namesOf(table, key)
  const rows = (db: Queries) => {
    const all = db.selectFrom(name)
    return only === undefined ? all : all.where('tries', only.isFailing ? '>' : '=', 0)
  }
  return {
    ...changesIn(table, key),
    findOwners: (db, { now, without, most }) => {
      const due = rows(db)
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
    findOf: async (db, ownerId, { now, most }) => {
      const due = rows(db).select(['owner_id', id, 'due_at']).where('owner_id', '=', ownerId).where('due_at', '<=', now)
      return (await due.orderBy('due_at').orderBy(id).limit(most).execute()) as DueRow[] as FoundIn<Table>[]
    },
  }
}

function changesIn<Table extends keyof DueTables>(
  table: Table,
  key: DueTables[Table],
): Pick<DueQueries<FoundIn<Table>>, 'claim' | 'bringForward' | 'isAnyMisplaced'> {
  const [name, id] = namesOf(table, key)
  return {
    claim: async (db, row, until) => {
      const { owner_id, due_at } = row
      const claimed = await db
        .updateTable(name)
        .set({ due_at: until })
        .where('owner_id', '=', owner_id)
        .where(id, '=', row[key])
        .where('due_at', '=', due_at)
        .returning('owner_id')
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
