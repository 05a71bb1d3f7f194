import { TOLD_MAX, tallyOf } from '#server/db/journal/change-groups.ts'
import type { ChangeTable, Queries } from '#server/db/schema.ts'
import { findChange, findChanges } from './changes.queries.ts'

const ROWS_A_LOOK = 50

/** The number of the first change of a group, of whose changes this is the newest; they follow each other. */
const firstOf = (newest: ChangeTable): number => newest.sequence - (tallyOf(newest)?.changes ?? 1) + 1

interface EntryPage {
  /** A sequence number; null for the newest of all. */
  readonly before: number | null
  readonly limit: number
}

/** The newest change of each group, newest first. Members of a group are skipped, however many there are. */
export async function findNewestOfGroups(
  db: Queries,
  ownerId: string,
  { before, limit }: EntryPage,
): Promise<ChangeTable[]> {
  const shown = before === null ? undefined : await findAt(db, ownerId, before)
  let next = shown === undefined ? (before ?? Number.MAX_SAFE_INTEGER) : firstOf(shown)
  const found: ChangeTable[] = []
  for (let isMore = true; isMore && found.length < limit;) {
    const most = Math.min(limit - found.length, ROWS_A_LOOK)
    const rows = await findChanges(db, ownerId, { before: next, limit: most })
    for (const row of rows) {
      if (row.sequence >= next) continue
      found.push(row)
      next = firstOf(row)
    }
    isMore = rows.length === most
  }
  return found
}

const findAt = (db: Queries, ownerId: string, sequence: number): Promise<ChangeTable | undefined> =>
  db
    .selectFrom('change')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('sequence', '=', sequence)
    .executeTakeFirst()

/** The changes of the group of one of them, of which it has at most so many, newest first; none if there is no such change. */
export async function findGroup(
  db: Queries,
  ownerId: string,
  { id, limit }: { readonly id: string; readonly limit: number },
): Promise<ChangeTable[]> {
  const one = await findChange(db, ownerId, id)
  if (one === undefined) return []
  const first = firstOf(one)
  const ofGroup = db
    .selectFrom('change')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('sequence', '>=', first)
    .where('sequence', '<', first + limit)
    .where('group_id', '=', one.group_id)
  return ofGroup.orderBy('sequence', 'desc').execute()
}

/** The newest changes of each of some groups, of which the newest is given; one that is alone is all of its group. */
export async function findTold(
  db: Queries,
  ownerId: string,
  newest: readonly ChangeTable[],
): Promise<Pick<ChangeTable, 'sequence' | 'kind' | 'group_id'>[]> {
  if (newest.every((change) => change.group_tally === null)) return [...newest]
  const sequences = newest.flatMap((change) => {
    const first = Math.max(firstOf(change), change.sequence - TOLD_MAX + 1)
    return Array.from({ length: change.sequence - first + 1 }, (_, at) => first + at)
  })
  return db
    .selectFrom('change')
    .select(['sequence', 'kind', 'group_id'])
    .where('owner_id', '=', ownerId)
    .where('sequence', 'in', sequences)
    .orderBy('sequence', 'desc')
    .execute()
}

/** Whether some change of a group, of which the newest is given, is in effect. */
export async function stillStands(db: Queries, newest: ChangeTable): Promise<boolean> {
  if (newest.undone_by === null) return true
  if (newest.group_tally === null) return false
  const standing = await db
    .selectFrom('change')
    .select('id')
    .where('owner_id', '=', newest.owner_id)
    .where('sequence', '>=', firstOf(newest))
    .where('sequence', '<', newest.sequence)
    .where('undone_by', 'is', null)
    .executeTakeFirst()
  return standing !== undefined
}
