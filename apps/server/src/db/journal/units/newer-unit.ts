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

/** The id of the first unit that is no longer what a change left, or not there any more; null if all of them are. */
export async function newerUnit(db: Queries, { ownerId, sequence, type, ids }: Left): Promise<string | null> {
  // The tables begin with the columns of a unit.
  const table = storeOf(type).table as 'event'
  const newer = await db
    .selectFrom('change_row')
    .leftJoin(`${table} as unit`, (join) =>
      join.onRef('unit.owner_id', '=', 'change_row.owner_id').onRef('unit.id', '=', 'change_row.unit_id'),
    )
    .select('change_row.unit_id')
    .where('change_row.owner_id', '=', ownerId)
    .where('change_row.sequence', '=', sequence)
    .where('change_row.unit_type', '=', type)
    .where('change_row.unit_id', '>=', ids.at(0) ?? '')
    .where('change_row.unit_id', '<=', ids.at(-1) ?? '')
    .where((be) =>
      be.or([
        be('unit.id', 'is', null),
        be('unit.content_id', 'is distinct from', be.ref('change_row.after_content_id')),
      ]),
    )
    .orderBy('change_row.unit_id')
    .limit(1)
    .executeTakeFirst()
  return newer?.unit_id ?? null
}
