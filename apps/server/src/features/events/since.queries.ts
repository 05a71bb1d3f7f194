import type { ChangeRowTable, Queries } from '#server/db/schema.ts'

/** A place in the history: everything up to a change, or up to one of the things that it touched. */
export interface HistoryPlace {
  readonly sequence: number
  readonly unit: Pick<ChangeRowTable, 'unit_type' | 'unit_id'> | null
}

type Touched = Pick<ChangeRowTable, 'sequence' | 'unit_type' | 'unit_id'>

/** What an owner's changes have touched after a place, in order. */
export function findTouchedAfter(
  db: Queries,
  ownerId: string,
  { place: { sequence, unit }, before, limit }: { place: HistoryPlace; before: number; limit: number },
): Promise<Touched[]> {
  const rows = db
    .selectFrom('change_row')
    .select(['sequence', 'unit_type', 'unit_id'])
    .where('owner_id', '=', ownerId)
    .where('sequence', '<', before)
    .orderBy('sequence')
    .orderBy('unit_type')
    .orderBy('unit_id')
    .limit(limit)
  if (unit === null) return rows.where('sequence', '>', sequence).execute()
  return rows
    .where((where) =>
      where(
        where.refTuple('sequence', 'unit_type', 'unit_id'),
        '>',
        where.tuple(sequence, unit.unit_type, unit.unit_id),
      ),
    )
    .execute()
}

/** The number of an owner's change that is being written in parts, and may yet be taken back. */
export async function findUnfinished(db: Queries, ownerId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('unfinished_change')
    .select('sequence')
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  return row?.sequence
}
