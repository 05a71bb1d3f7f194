import { sql } from 'kysely'
import type { ProposalTable, Queries } from '#server/db/schema.ts'

export const findProposal = (db: Queries, ownerId: string, id: string): Promise<ProposalTable | undefined> =>
  db.selectFrom('proposal').selectAll().where('owner_id', '=', ownerId).where('id', '=', id).executeTakeFirst()

/** The existing ones of some ids. At most some hundred. */
export const findProposals = (db: Queries, ownerId: string, ids: readonly string[]): Promise<ProposalTable[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('proposal')
        .selectAll()
        .where('owner_id', '=', ownerId)
        .where('id', 'in', [...ids])
        .execute()

/** Those of some changes that are undone, and not done again. */
export async function undoneAmong(
  db: Queries,
  ownerId: string,
  changeIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (changeIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('change')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', 'in', [...changeIds])
    .where('undone_by', 'is not', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Those of some ids whose cards can be applied still. */
export async function findOpenProposals(
  db: Queries,
  ownerId: string,
  { ids, now }: { readonly ids: readonly string[]; readonly now: string },
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('proposal')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', 'in', [...ids])
    .where('change_id', 'is', null)
    .where('expires_at', '>', now)
    .execute()
  return rows.map(({ id }) => id)
}

/** Number and bytes of somebody's stored cards: at most some hundred, of which only lengths are read. */
export async function sumOfProposals(db: Queries, ownerId: string): Promise<{ count: number; bytes: number }> {
  const { count, bytes } = await db
    .selectFrom('proposal')
    .select((select) => [
      select.fn.countAll().as('count'),
      sql<number>`coalesce(sum(octet_length(items)), 0)`.as('bytes'),
    ])
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return { count: Number(count), bytes }
}

export const insertProposal = async (db: Queries, row: ProposalTable): Promise<void> => {
  await db.insertInto('proposal').values(row).execute()
}

/** Ends the time in which a card can be applied, unless it was. */
export const expireProposal = async (
  db: Queries,
  ownerId: string,
  { id, now }: { readonly id: string; readonly now: string },
): Promise<void> => {
  await db
    .updateTable('proposal')
    .set({ expires_at: now })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('change_id', 'is', null)
    .where('expires_at', '>', now)
    .execute()
}

export const updateProposal = async (
  db: Queries,
  { owner_id: ownerId, id }: Pick<ProposalTable, 'owner_id' | 'id'>,
  columns: Partial<Pick<ProposalTable, 'items' | 'goal' | 'change_id'>>,
): Promise<void> => {
  await db.updateTable('proposal').set(columns).where('owner_id', '=', ownerId).where('id', '=', id).execute()
}
