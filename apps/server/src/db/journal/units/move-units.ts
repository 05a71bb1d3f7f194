import { isOneOf } from '../../dialect.ts'
import type { Queries } from '../../schema.ts'
import type { StoredUnit, UnitTable, WriteBatch } from './unit.ts'

/** Moves units to or out of the trash without changing their content, one statement per type. */
export async function moveUnits(
  db: Queries,
  table: UnitTable,
  { ownerId, now, units }: WriteBatch<unknown>,
): Promise<void> {
  for (const alike of Map.groupBy(units, placeOf).values()) {
    const [{ contentId, deletedAt }] = alike as [StoredUnit<unknown>]
    await db
      .updateTable(table as 'event')
      .set((update) => ({
        version: update('version', '+', 1),
        content_id: contentId,
        deleted_at: deletedAt,
        updated_at: now,
      }))
      .where('owner_id', '=', ownerId)
      .where(
        isOneOf(
          db,
          'id',
          alike.map(({ id }) => id),
        ),
      )
      .execute()
  }
}

const placeOf = ({ contentId, deletedAt }: StoredUnit<unknown>): string => `${String(contentId)} ${String(deletedAt)}`

/** The content id of each stored unit; missing for units that do not exist. */
export async function contentIdsOf(
  db: Queries,
  table: UnitTable,
  { ownerId, ids }: { ownerId: string; ids: readonly string[] },
): Promise<Map<string, string | null>> {
  const rows = await db
    .selectFrom(table as 'event')
    .select(['id', 'content_id'])
    .where('owner_id', '=', ownerId)
    .where(isOneOf(db, 'id', ids))
    .execute()
  return new Map(rows.map((row) => [row.id, row.content_id]))
}
