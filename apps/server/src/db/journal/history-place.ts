import type { ChangeRowTable, Queries } from '../schema.ts'

/** A place in the history: everything up to a change, or up to one of the things that it touched. */
export interface HistoryPlace {
  readonly sequence: number
  readonly unit: Pick<ChangeRowTable, 'unit_type' | 'unit_id'> | null
}

export type TouchedUnit = Pick<ChangeRowTable, 'sequence' | 'unit_type' | 'unit_id'>

/** The place behind something that a change touched. */
export const placeOfUnit = ({ sequence, unit_type, unit_id }: TouchedUnit): HistoryPlace => ({
  sequence,
  unit: { unit_type, unit_id },
})

/** A place as text: `43`, or `43.event.ID`. */
export const textOfPlace = ({ sequence, unit }: HistoryPlace): string =>
  [String(sequence), ...(unit === null ? [] : [unit.unit_type, unit.unit_id])].join('.')

export function placeOfText(text: string): HistoryPlace {
  const [sequence = '', unit_type, unit_id] = text.split('.')
  const isInside = unit_type !== undefined && unit_id !== undefined
  return {
    sequence: Number(sequence),
    unit: isInside ? { unit_type: unit_type as ChangeRowTable['unit_type'], unit_id } : null,
  }
}

/** Whether changes are missing after a place: the oldest were forgotten, or the data are those of a backup. */
export function isHistoryGone({ sequence }: HistoryPlace, found: readonly TouchedUnit[], newest: number): boolean {
  if (found.length === 0) return sequence !== newest
  let known = sequence
  for (const row of found) {
    if (row.sequence > known + 1) return true
    known = row.sequence
  }
  return false
}

/** What an owner's changes have touched after a place, in order. */
export function findTouchedAfter(
  db: Queries,
  ownerId: string,
  { place: { sequence, unit }, before, limit }: { place: HistoryPlace; before: number; limit: number },
): Promise<(TouchedUnit & Pick<ChangeRowTable, 'before_content_id'>)[]> {
  const rows = db
    .selectFrom('change_row')
    .select(['sequence', 'unit_type', 'unit_id', 'before_content_id'])
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

/** Whether changes up to a number have touched anything of some types after a place. */
export const hasTouchedAfter = async (
  db: Queries,
  ownerId: string,
  { place, upTo, types }: { place: HistoryPlace; upTo: number; types: readonly ChangeRowTable['unit_type'][] },
): Promise<boolean> =>
  (await db
    .selectFrom('change_row')
    .select('sequence')
    .where('owner_id', '=', ownerId)
    // What of the first was told already counts again.
    .where('sequence', place.unit === null ? '>' : '>=', place.sequence)
    .where('sequence', '<=', upTo)
    .where('unit_type', 'in', [...types])
    .limit(1)
    .executeTakeFirst()) !== undefined

/** The number of an owner's change that is being written in parts, and may yet be taken back. */
export async function findUnfinished(db: Queries, ownerId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('unfinished_change')
    .select('sequence')
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  return row?.sequence
}
