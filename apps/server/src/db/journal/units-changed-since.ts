import type { ChangeRowTable, Queries } from '../schema.ts'

/** The units that changes after some number have touched. */
export interface UnitsChanged {
  /** Number of the newest of those changes. */
  readonly sequence: number
  readonly units: readonly Pick<ChangeRowTable, 'unit_type' | 'unit_id'>[]
}

/**
 * The units touched by an owner's changes after `since`. Null if the journal cannot tell: some changes are gone, or
 * they touched more than `most`.
 */
export async function unitsChangedSince(
  db: Queries,
  ownerId: string,
  { since, most }: { since: number; most: number },
): Promise<UnitsChanged | null> {
  const rows = await db
    .selectFrom('change_row')
    .select(['sequence', 'unit_type', 'unit_id'])
    .where('owner_id', '=', ownerId)
    .where('sequence', '>', since)
    .orderBy('sequence')
    .limit(most + 1)
    .execute()
  if (rows.length > most) return null
  let sequence = since
  for (const row of rows) {
    if (row.sequence > sequence + 1) return null
    sequence = row.sequence
  }
  return { sequence, units: rows }
}
