import { lockName } from '#server/db/dialect.ts'
import type { AuditEntryTable, Queries } from '#server/db/schema.ts'

/** Has what strangers cause noted one after another: at once, neither sees the other's entry, and counts or removes it. */
export const holdFailures = (trx: Queries, ownerId: string): Promise<void> => lockName(trx, `failures ${ownerId}`)

/** Newest first. */
export const findEntries = (db: Queries, ownerId: string): Promise<AuditEntryTable[]> =>
  db
    .selectFrom('audit_entry')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** What makes two entries alike. */
type Alike = Pick<AuditEntryTable, 'owner_id' | 'kind' | 'name' | 'user_agent' | 'place' | 'by_operator'>

/** Counts one more of what is alike and began after an instant. Returns whether there was any. */
export async function countAgain(
  trx: Queries,
  { owner_id, kind, name, user_agent, place, by_operator }: Alike,
  { since, now }: { readonly since: string; readonly now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('audit_entry')
    .set((update) => ({ at: now, count: update('count', '+', 1) }))
    .where('owner_id', '=', owner_id)
    .where('first_at', '>', since)
    .where('kind', '=', kind)
    .where('name', '=', name)
    .where('user_agent', '=', user_agent)
    .where('place', '=', place)
    .where('by_operator', '=', by_operator)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const insertEntry = async (trx: Queries, row: AuditEntryTable): Promise<void> => {
  await trx.insertInto('audit_entry').values(row).execute()
}

/** Deletes all but the newest of a kind. */
export async function deleteEntriesBeyond(
  trx: Queries,
  ownerId: string,
  { kind, most }: { readonly kind: string; readonly most: number },
): Promise<void> {
  const newest = trx
    .selectFrom('audit_entry')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
  await trx
    .deleteFrom('audit_entry')
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .where('id', 'not in', newest)
    .execute()
}

/** Whether something of these kinds was noted; optionally by the same program from the same place. */
export const hasEntry = async (
  db: Queries,
  ownerId: string,
  { kinds, from }: { readonly kinds: readonly string[]; readonly from?: Pick<AuditEntryTable, 'user_agent' | 'place'> },
): Promise<boolean> =>
  (await db
    .selectFrom('audit_entry')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('kind', 'in', [...kinds])
    .$if(from !== undefined, (found) =>
      found.where('user_agent', '=', from?.user_agent ?? '').where('place', '=', from?.place ?? ''),
    )
    .limit(1)
    .executeTakeFirst()) !== undefined

export const deleteEntriesBefore = async (trx: Queries, instant: string): Promise<void> => {
  await trx.deleteFrom('audit_entry').where('at', '<', instant).execute()
}
