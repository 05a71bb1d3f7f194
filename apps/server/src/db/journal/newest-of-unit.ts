import type { Queries } from '../schema.ts'

interface OfUnit {
  readonly ownerId: string
  readonly unitId: string
  readonly limit: number
  /** Only older ones than this sequence number. */
  readonly before?: number
}

/** The sequence numbers of the newest changes of a unit, as a part of another query: no more are read of one changed often. */
export function newestOfUnit(db: Queries, { ownerId, unitId, limit, before }: OfUnit) {
  const all = db
    .selectFrom('change_row')
    .select('change_row.sequence')
    .where('change_row.owner_id', '=', ownerId)
    .where('change_row.unit_id', '=', unitId)
  const older = before === undefined ? all : all.where('change_row.sequence', '<', before)
  return older.orderBy('change_row.sequence', 'desc').limit(limit)
}
