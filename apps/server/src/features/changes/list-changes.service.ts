import { UNDO_CHANGES_MAX } from '@dodici/contract/limits'
import type { Change, ChangeDetail } from '@dodici/contract/types'
import type { Access } from '#server/actor.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { ChangeTable } from '#server/db/schema.ts'
import { detailsOf } from './change-details.ts'
import { findGroup, findNewestOfGroups, findTold, stillStands } from './change-groups.queries.ts'
import { changeOfRow, groupOfRow } from './change-row.ts'
import { findChanges, findDetails } from './changes.queries.ts'

interface ChangesQuery {
  readonly limit: number
  readonly before?: number | undefined
  readonly event?: string | undefined
  readonly group?: string | undefined
}

/**
 * Changes with what they did, newest first. What a device did without a pause is one entry, that of its newest change;
 * of one event, or of one such group, each change is an entry. A few rows are read for each, however much it changed.
 */
export async function listChanges(
  storage: Storage,
  access: Access,
  { limit, before, event: unitId, group }: ChangesQuery,
): Promise<Change[]> {
  const { read } = storage.db
  const { ownerId } = access
  const older = before ?? Number.MAX_SAFE_INTEGER
  if (group !== undefined) {
    const all = await findGroup(read, ownerId, { id: group, limit: UNDO_CHANGES_MAX })
    return listEach(storage, access, { changes: all.filter(({ sequence }) => sequence < older).slice(0, limit) })
  }
  if (unitId === undefined) return listGroups(storage, access, { before: before ?? null, limit })
  const changes = await findChanges(read, ownerId, { before: older, limit, unitId })
  return listEach(storage, access, { changes, unitId })
}

/** Changes, and the unit of which it is told what they did, if not of their first. */
interface Listed<Row> {
  readonly changes: readonly Row[]
  readonly unitId?: string
}

async function listEach(storage: Storage, access: Access, { changes, unitId }: Listed<ChangeTable>): Promise<Change[]> {
  const details = await readDetails(storage, access, unitId === undefined ? { changes } : { changes, unitId })
  return changes.map((row) => changeOfRow(row, details.get(row.sequence)))
}

async function listGroups(
  storage: Storage,
  access: Access,
  page: { readonly before: number | null; readonly limit: number },
): Promise<Change[]> {
  const { read } = storage.db
  const newest = await findNewestOfGroups(read, access.ownerId, page)
  const told = await findTold(read, access.ownerId, newest)
  const details = await readDetails(storage, access, { changes: told })
  const byGroup = Map.groupBy(told, (change) => change.group_id)
  const entries: Change[] = []
  for (const change of newest) {
    const ofGroup = (byGroup.get(change.group_id) ?? []).flatMap(({ sequence }) => details.get(sequence) ?? [])
    entries.push(groupOfRow(change, { details: ofGroup, stands: await stillStands(read, change) }))
  }
  return entries
}

async function readDetails(
  { db: { read } }: Storage,
  access: Access,
  { changes, unitId }: Listed<Pick<ChangeTable, 'sequence' | 'kind'>>,
): Promise<ReadonlyMap<number, readonly ChangeDetail[]>> {
  const sequences = changes.map(({ sequence }) => sequence)
  return detailsOf(read, access, { changes, rows: await findDetails(read, access.ownerId, { sequences, unitId }) })
}
