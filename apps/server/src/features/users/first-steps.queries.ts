import type { ChangeTable, Queries } from '#server/db/schema.ts'

/** Kinds of somebody's first changes that are in effect, of those asked for. `last` bounds what is read. */
export async function findFirstKinds(
  db: Queries,
  ownerId: string,
  { kinds, last }: { readonly kinds: readonly ChangeTable['kind'][]; readonly last: number },
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('change')
    .select('kind')
    .distinct()
    .where('owner_id', '=', ownerId)
    .where('sequence', '<=', last)
    .where('kind', 'in', kinds)
    .where('undone_by', 'is', null)
    .execute()
  return new Set(rows.map(({ kind }) => kind))
}
