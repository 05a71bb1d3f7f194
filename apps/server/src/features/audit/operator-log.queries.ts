import { sql } from 'kysely'
import type { OperatorEntryTable, Queries, UserTable } from '#server/db/schema.ts'

export const insertOperatorEntry = async (trx: Queries, row: OperatorEntryTable): Promise<void> => {
  await trx.insertInto('operator_entry').values(row).execute()
}

export type ListedEntry = OperatorEntryTable & { readonly by: UserTable['username'] | null }

/** Newest first, with the name of who did it. */
export const findOperatorEntries = (
  db: Queries,
  { before, most }: { readonly before?: string | undefined; readonly most: number },
): Promise<ListedEntry[]> =>
  db
    .selectFrom('operator_entry')
    .leftJoin('user', 'user.id', 'operator_entry.operator_id')
    .selectAll('operator_entry')
    .select('user.username as by')
    .$if(before !== undefined, (found) => found.where('operator_entry.id', '<', before ?? ''))
    .orderBy('operator_entry.id', 'desc')
    .limit(most)
    .execute()

/** Deletes all that is about somebody. */
export const deleteEntriesAbout = async (
  trx: Queries,
  { id, email_key: key }: Pick<UserTable, 'id' | 'email_key'>,
): Promise<void> => {
  await trx
    .deleteFrom('operator_entry')
    .where((where) => where.or([where('user_id', '=', id), sql<boolean>`lower(subject) = ${key}`]))
    .execute()
}

/** Deletes all that is older, and all but the newest. */
export async function deleteOperatorEntries(
  trx: Queries,
  { before, most }: { readonly before: string; readonly most: number },
): Promise<void> {
  const newest = trx.selectFrom('operator_entry').select('id').orderBy('id', 'desc').limit(most)
  await trx
    .deleteFrom('operator_entry')
    .where((where) => where.or([where('at', '<', before), where('id', 'not in', newest)]))
    .execute()
}
