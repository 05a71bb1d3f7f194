import type { Queries } from '../../schema.ts'
import type { UnitType } from './unit.ts'
import { storeOf } from './unit-stores.ts'

interface Left {
  readonly ownerId: string
  /** The number of the change. */
  readonly sequence: number
  readonly type: UnitType
  /** Those that are asked about: all units of the type that the change touched from the first to the last of them. */
  readonly ids: readonly string[]
}

/**
 * The id of the first unit that is no longer what a change left, or not there any more; null if all of them are. Each is looked
 * up by itself: in a join, PostgreSQL takes somebody of whom its statistics know little for somebody who has little, and reads
 * all events of an import once for each of them.
 */
export async function newerUnit(db: Queries, { ownerId, sequence, type, ids }: Left): Promise<string | null> {
  // The tables begin with the columns of a unit.
  const table = storeOf(type).table as 'event'
  const newer = await db
    .selectFrom('change_row')
    .select('change_row.unit_id')
    .where('change_row.owner_id', '=', ownerId)
    .where('change_row.sequence', '=', sequence)
    .where('change_row.unit_type', '=', type)
    .where('change_row.unit_id', '>=', ids.at(0) ?? '')
    .where('change_row.unit_id', '<=', ids.at(-1) ?? '')
    .where((be) =>
      be(
        be
          .selectFrom(`${table} as unit`)
          .select((of) => of.fn.coalesce('unit.content_id', of.val('')).as('content_id'))
          .where('unit.owner_id', '=', ownerId)
          .whereRef('unit.id', '=', 'change_row.unit_id'),
        'is distinct from',
        be.fn.coalesce('change_row.after_content_id', be.val('')),
      ),
    )
    .orderBy('change_row.unit_id')
    .limit(1)
    .executeTakeFirst()
  return newer?.unit_id ?? null
}
