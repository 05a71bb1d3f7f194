import type { SelectQueryBuilder } from 'kysely'
import { AppError, notFound, staleVersion } from '../../errors.ts'
import type { Queries, Tables } from '../schema.ts'
import type { UnitTable } from './units/unit.ts'

/** Units as services read them: those of one person that are not in the trash. */

/** The beginning of a query for them. */
export const ownRows = <Table extends UnitTable>(db: Queries, table: Table, ownerId: string) =>
  presentRows(db, table, ownerId) as unknown as SelectQueryBuilder<Tables, Table, object>

// The tables begin with the columns of a unit. The union of their types is too much for the query builder.
const presentRows = (db: Queries, table: UnitTable, ownerId: string) =>
  db
    .selectFrom(table as 'category')
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)

/** A person's units, oldest first. */
export async function ownUnits<Table extends UnitTable>(
  db: Queries,
  table: Table,
  ownerId: string,
): Promise<Tables[Table][]> {
  const rows = await presentRows(db, table, ownerId).selectAll().orderBy('created_at').orderBy('id').execute()
  return rows as unknown as Tables[Table][]
}

/** Their ids; what refers to any other shows nothing. */
export async function ownIds(db: Queries, table: UnitTable, ownerId: string): Promise<ReadonlySet<string>> {
  const rows = await presentRows(db, table, ownerId).select('id').execute()
  return new Set(rows.map(({ id }) => id))
}

async function findOwnUnit<Table extends UnitTable>(
  db: Queries,
  table: Table,
  ownerId: string,
  id: string,
): Promise<Tables[Table] | undefined> {
  const row = await presentRows(db, table, ownerId).selectAll().where('id', '=', id).executeTakeFirst()
  return row as unknown as Tables[Table] | undefined
}

/** Whether a unit exists and is the person's own. */
export const isOwn = async (db: Queries, table: UnitTable, ownerId: string, id: string): Promise<boolean> =>
  (await findOwnUnit(db, table, ownerId, id)) !== undefined

/** @throws AppError `not_found` */
export async function ownUnit<Table extends UnitTable>(
  db: Queries,
  table: Table,
  ownerId: string,
  id: string,
): Promise<Tables[Table]> {
  const row = await findOwnUnit(db, table, ownerId, id)
  if (row === undefined) throw notFound()
  return row
}

/** A unit, and the version of the person's copy; null if it is not checked. */
export interface UnitTarget {
  readonly id: string
  readonly version: number | null
}

/**
 * The unit that a write is about.
 * @throws AppError `not_found`; `stale_version` with the newer copy, as `shown` makes it
 */
export async function presentUnit<Table extends UnitTable>(
  { trx, ownerId }: { readonly trx: Queries; readonly ownerId: string },
  table: Table,
  { id, version }: UnitTarget,
  shown: (row: Tables[Table]) => unknown,
): Promise<Tables[Table]> {
  const row = await ownUnit(trx, table, ownerId, id)
  if (version === null || row.version === version) return row
  throw staleVersion(table, shown(row))
}

/**
 * Refuses an id chosen by the client that anybody has, also in the trash.
 * @throws AppError `id_taken`
 */
export async function refuseTakenId(db: Queries, table: UnitTable, id: string | undefined): Promise<void> {
  if (id === undefined) return
  const taken = await db
    .selectFrom(table as 'category')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (taken !== undefined) throw new AppError('id_taken', 'This _id is taken.')
}
